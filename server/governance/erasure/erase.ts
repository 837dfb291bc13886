import { setTimeout as sleep } from 'node:timers/promises'
import { chainKey } from '../chain.ts'
import { redactSome } from '../redactions.ts'
import { register } from '../register/index.ts'
import { eraseLead } from './erase-lead.ts'
import { erasePerson } from './erase-person.ts'
import { appendToLedger } from './ledger.ts'
import { type EraseParts, system } from './parts.ts'
import {
  absorbedErasures,
  addToReceipt,
  beginErasure,
  finishErasure,
  isAnybodyOlder,
  type Running,
  wentSoFar,
} from './queries.ts'
import { makeReceipt, type Receipt, receiptDigest, signReceipt } from './receipt.ts'

const entriesAtOnce = 500
const stragglersMs = 30_000

export const erase = async (parts: EraseParts, id: string) =>
  finishErasures(parts, await removeTraces(parts, id))

/**
 * All that can be removed while others work, from wherever it was left: of the subject, and before it of the leads that it
 * has absorbed. None where there is nothing to do.
 */
export async function removeTraces(parts: EraseParts, id: string): Promise<Running[]> {
  const running = await parts.db.withActor(system, tx => beginErasure(tx, id))
  if (!running) return []
  await waitForStragglers(parts, id)
  const absorbed: Running[] = []
  for (const other of await parts.db.withActor(system, tx => absorbedErasures(tx, id)))
    absorbed.push(...(await removeTraces(parts, other)))
  await (running.kind === 'person' ? erasePerson : eraseLead)(parts, running)
  await redactAudit(parts, running, new Date())
  return [...absorbed, running]
}

/** Whoever began before the subject was shut out may still write in their name. */
async function waitForStragglers({ db }: EraseParts, id: string) {
  for (const until = Date.now() + stragglersMs; Date.now() < until; await sleep(100))
    if (!(await db.withActor(system, tx => isAnybodyOlder(tx, id)))) return
}

/** Entries have to be sealed before they can be unnamed; those that come in last are met by the next night. */
export async function redactAudit({ db, seal, sealer }: EraseParts, running: Running, until: Date) {
  const { id, subject_id: subject, pseudonym } = running
  for (let waited = 0; waited < 50; ) {
    await sealer.extend()
    const { redacted, unsealed } = await db.withActor(system, async tx => {
      const key = await chainKey(tx, seal)
      const done = await redactSome(tx, key, { subject, pseudonym, until, most: entriesAtOnce })
      if (done.redacted > 0) await addToReceipt(tx, id, { 'pseudonym audit.entries': done.redacted })
      return done
    })
    if (redacted === 0 && !unsealed) return
    if (redacted === 0) {
      waited++
      await sleep(100)
    }
  }
}

/** Where text of theirs stands in the open, whether or not rows of it are known to have gone. */
const alwaysRewritten = {
  person: [
    'public.profiles',
    'identity.accounts',
    'identity.identities',
    'identity.sessions',
    'identity.api_tokens',
    'identity.places',
    'identity.invitations',
    'public.lead_imports',
    'app.lead_import_problems',
    'public.purchases',
    'app.settings',
    // The key that came with a request is whatever a client made of it.
    'app.replays',
    'app.data_keys',
    'audit.entries',
  ],
  lead: [
    'public.leads',
    'public.lead_merges',
    'app.lead_import_changes',
    'app.lead_import_problems',
    'app.lead_facts',
    'app.lead_sums',
    'app.lead_waits',
    'app.replays',
    'app.data_keys',
  ],
}

/** What these hold is of no use without its key, which is gone. */
const sealed = new Set([
  'public.interactions',
  'public.assessment_responses',
  'public.assessment_results',
  'app.files',
  'app.mail',
])

/** Tables are written anew once for all of them. */
export async function finishErasures(parts: EraseParts, erasures: Running[]) {
  if (erasures.length === 0) return
  const { db, rewrite } = parts
  const ended = await db.withActor(system, async tx => {
    const all = []
    for (const running of erasures) {
      const went = await wentSoFar(tx, running.id)
      const touched = Object.keys(went).filter(name => name in register && !sealed.has(name))
      all.push({ running, went, tables: [...alwaysRewritten[running.kind], ...touched] })
    }
    return all
  })
  const large = await rewrite([...new Set(ended.flatMap(({ tables }) => tables))])
  for (const { running, went, tables } of ended)
    await giveReceipt(
      parts,
      makeReceipt(
        running,
        went,
        large.filter(table => tables.includes(table)),
      ),
    )
}

/** Whoever sees that it is done finds it in the list too. */
const giveReceipt = ({ db, seal, dataDir }: EraseParts, receipt: Receipt) =>
  db.withActor(system, async tx => {
    const signature = await signReceipt(tx, seal, receipt)
    if (!(await finishErasure(tx, receipt.erasure, receipt, signature))) return
    const { kind, subject_id: id, finished_at: at } = receipt
    await appendToLedger(dataDir, [{ kind, id, at, receipt: receiptDigest(receipt) }])
  })
