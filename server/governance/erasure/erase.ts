import { setTimeout as sleep } from 'node:timers/promises'
import { chainKey } from '../chain.ts'
import { redactSome } from '../redactions.ts'
import { register } from '../register/index.ts'
import { eraseLead } from './erase-lead.ts'
import { erasePerson } from './erase-person.ts'
import { appendToLedger } from './ledger.ts'
import { type EraseParts, system } from './parts.ts'
import {
  addToReceipt,
  beginErasure,
  finishErasure,
  isAnybodyOlder,
  type Running,
  wentSoFar,
} from './queries.ts'
import { makeReceipt, receiptDigest, signReceipt } from './receipt.ts'

const entriesAtOnce = 500
const stragglersMs = 30_000

/** The job: from wherever it was left. */
export async function erase(parts: EraseParts, id: string) {
  const { db } = parts
  const running = await db.withActor(system, tx => beginErasure(tx, id))
  if (!running) return
  await waitForStragglers(parts, id)
  await (running.kind === 'person' ? erasePerson : eraseLead)(parts, running)
  await redactAudit(parts, running, new Date())
  await finish(parts, running)
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

async function finish({ db, seal, dataDir, rewrite }: EraseParts, running: Running) {
  const went = await db.withActor(system, tx => wentSoFar(tx, running.id))
  const touched = Object.keys(went).filter(name => name in register && !sealed.has(name))
  const large = await rewrite([...new Set([...alwaysRewritten[running.kind], ...touched])])
  const receipt = await db.withActor(system, async tx => {
    const made = makeReceipt(running, went, large)
    return (await finishErasure(tx, running.id, made, await signReceipt(tx, seal, made))) && made
  })
  if (!receipt) return
  const { kind, subject_id: id, finished_at: at } = receipt
  appendToLedger(dataDir, [{ kind, id, at, receipt: receiptDigest(receipt) }])
}
