import { columnsOf } from '../register/held.ts'
import { register } from '../register/index.ts'
import { removeJobsAbout } from './job-traces.ts'
import { removeKeptAnswersAbout } from './kept-answers.ts'
import { linksToPeers } from './letter-queries.ts'
import { removeLettersAbout } from './letters.ts'
import { emptyMessagesAbout } from './messages.ts'
import type { EraseParts } from './parts.ts'
import { system } from './parts.ts'
import { unnameAsPeer } from './peers.ts'
import {
  addToReceipt,
  contactOfPerson,
  foldSome,
  moveSums,
  pseudonymise,
  type Running,
  releaseLeads,
  removeByEmail,
  removeExports,
  removeFromOutbox,
  removePerson,
  removePersonEvents,
  replaceInSettings,
  unnameInRecords,
} from './queries.ts'

const atOnce = 500

/** Rows of these are moved by steps of their own. */
const apart = new Set([
  'public.leads',
  'app.call_queue',
  'app.lead_counts',
  'app.person_sums',
  'app.person_waits',
  'app.person_leads',
  'app.lead_sums',
  'app.lead_waits',
  'audit.entries',
])
const counted = new Set(['app.lead_facts', 'app.activity_marks'])
const namingColumns = (from: (table: string) => boolean) =>
  Object.entries(register).flatMap(([table, { people }]) =>
    from(table) ? columnsOf(people).map(column => [table, column] as const) : [],
  )

/**
 * Whatever can be found only by what is known of somebody comes first; then others' rows get the pseudonym, then what is
 * counted of them; the person goes last. Every step can be done again, so that a kill costs nothing but time.
 */
export async function erasePerson(parts: EraseParts, running: Running) {
  const { db } = parts
  const { id, subject_id, pseudonym } = running
  const inOne = <T>(work: Parameters<typeof db.withActor<T>>[1]) => db.withActor(system, work)

  const contact = await inOne(tx => contactOfPerson(tx, subject_id))
  if (contact) {
    const { first_name, last_name, emails } = contact
    const name = first_name && last_name ? `${first_name} ${last_name}` : null
    const links = await inOne(tx => linksToPeers(tx, subject_id))
    const letters = await removeLettersAbout(parts, [...emails, name, subject_id], links)
    const messages = await emptyMessagesAbout(parts, running, emails)
    const keptAnswers = await removeKeptAnswersAbout(parts, [subject_id, ...emails])
    const asPeer = await unnameAsPeer(parts, emails, pseudonym)
    await inOne(async tx => {
      const byEmail = await removeByEmail(tx, emails, pseudonym)
      for (const email of emails) await replaceInSettings(tx, email, 'erased@erased.invalid')
      await addToReceipt(tx, id, {
        'app.mail': letters,
        'app.webhook_deliveries': messages,
        'app.replays': keptAnswers,
        'pseudonym public.peer_invitations.email': asPeer,
        ...byEmail,
      })
    })
  }
  await inOne(async tx => {
    await replaceInSettings(tx, subject_id, pseudonym)
    await addToReceipt(tx, id, await removeExports(tx, subject_id))
    await unnameInRecords(tx, running)
  })
  await removeJobsAbout(parts, running)

  const untilNone = async (
    what: string,
    some: (tx: Parameters<typeof pseudonymise>[0]) => Promise<number>,
  ) => {
    for (let n = atOnce; n === atOnce; )
      n = await inOne(async tx => {
        const changed = await some(tx)
        await addToReceipt(tx, id, { [what]: changed })
        return changed
      })
  }
  const rename = async (columns: (readonly [string, string])[]) => {
    for (const [table, column] of columns)
      await untilNone(`pseudonym ${table}.${column}`, tx => pseudonymise(tx, table, column, running, atOnce))
  }
  const foldAll = async () => {
    while (await inOne(foldSome));
  }
  await untilNone('pseudonym public.leads.assigned_to', tx => releaseLeads(tx, running, atOnce))
  await rename(namingColumns(table => !apart.has(table) && !counted.has(table)))
  await foldAll()
  await rename(namingColumns(table => counted.has(table)))
  for (let again = 0; again < 5 && (await inOne(tx => moveSums(tx, running))); again++) await foldAll()

  await inOne(async tx => {
    await addToReceipt(tx, id, await removePerson(tx, running))
    await removeFromOutbox(tx, running)
  })
  await untilNone('app.event_deliveries', tx => removePersonEvents(tx, running, atOnce))
}
