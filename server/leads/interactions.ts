import { randomUUID } from 'node:crypto'
import type { ReadLog } from '../platform/audit.ts'
import type { Database } from '../platform/db/index.ts'
import { Failure, invalid } from '../platform/errors.ts'
import { mostText } from '../platform/http/paging.ts'
import { isUuid } from '../platform/http/schemas.ts'
import type { Seal } from '../platform/seal.ts'
import { type InteractionRow, listInteractions, type Person } from './queries.ts'
import { keyOfLead, type Recorded, recordInteraction } from './record-interaction-queries.ts'
import type { Interaction, Moved, NewInteraction } from './schemas.ts'
import type { Statements } from './statements.ts'

const place = (id: string) => ({ table: 'interactions', row: id, column: 'content' })

/** In JSON a character may take six bytes, as one that cannot be seen does; an ordinary text takes little more than it is long. */
const mostJson = 2 * mostText

/** Those of a page as JSON, each with `more` of its own, and which of them come without their content. */
export async function readInteractions(
  { db, seal, readLog }: { db: Database; seal: Seal; readLog: ReadLog },
  actor: Person,
  lead: string,
  page: { limit: number; offset: number; type?: string },
  more: object = {},
) {
  const rows = isUuid(lead) ? await listInteractions(db, actor, lead, page.limit, page.offset, page.type) : []
  const [first] = rows
  if (!first) return undefined
  if (first.notOwn) readLog.note(actor, 'interactions', [lead])
  const leftOut: string[] = []
  let room = mostJson
  const texts = rows.flatMap(row => {
    if (row.id === null) return []
    const isLeftOut = row.isLeftOut || (row.content !== null && room <= 0)
    if (isLeftOut) leftOut.push(row.id)
    const text = JSON.stringify({ ...more, ...show(isLeftOut ? { ...row, content: null } : row, seal) })
    room -= text.length
    return [text]
  })
  return { total: first.total, body: `[${texts.join()}]`, leftOut }
}

type Sealed = Pick<InteractionRow, 'id' | 'content' | 'key_id' | 'master_id' | 'wrapped'>

/** What was said, opened with the key that came with the row. */
export const contentOf = ({ id, content, key_id, master_id, wrapped }: Sealed, seal: Seal) =>
  content && key_id
    ? seal.open(seal.unwrap({ id: key_id, master_id, wrapped }), place(id as string), content)
    : null

function show(row: InteractionRow, seal: Seal): Interaction {
  const id = row.id as string
  const content = contentOf(row, seal)
  const { type, created_at, created_by, first_name, last_name, outcome, duration_seconds, occurred_at } = row
  const call = occurred_at === null ? {} : { outcome, duration_seconds, occurred_at }
  return { id, type, content, created_at, created_by, first_name, last_name, ...call } as Interaction
}

/**
 * Only whoever the lead is assigned to; a lead that can be read but is not theirs is 403, any other 404. What a call
 * does to its lead is the database's own rule (app.call_made), and comes with the same statement.
 */
export async function addInteraction(
  statements: Statements,
  seal: Seal,
  actor: Person,
  lead: string,
  given: NewInteraction,
): Promise<{ interaction: Interaction; moved: Moved | undefined }> {
  if (!isUuid(lead)) throw new Failure('LEAD_NOT_FOUND')
  refuseMismatch(given)
  const id = randomUUID()
  const content = given.content ?? null
  const write = async () => {
    const { sealed, entry, wrapped } =
      content === null
        ? { sealed: null, entry: {}, wrapped: null }
        : await sealFor(statements, seal, lead, id, content)
    return statements.write<[Recorded]>(
      recordInteraction({ ...given, content: undefined, id, lead_id: lead, ...entry }, sealed, wrapped),
    )
  }
  // Somebody else made the lead's key meanwhile: it is there now, and the content is sealed with it.
  const [row] = await write().catch(error => {
    if (!statements.standsAlone || (error as { code?: string }).code !== '40001') throw error
    return write()
  })
  const made = (row as [Recorded])[0]
  const { created_at, first_name, last_name, outcome, duration_seconds, occurred_at } = made
  const about = { id, type: given.type, content, created_at, created_by: actor.id, first_name, last_name }
  if (given.type !== 'call') return { interaction: about, moved: undefined }
  return {
    interaction: { ...about, outcome, duration_seconds, occurred_at } as Interaction,
    moved: movedBy(made),
  }
}

async function sealFor(statements: Statements, seal: Seal, lead: string, id: string, content: string) {
  const [row] = await statements.read<[string | null, string, Buffer]>(keyOfLead(lead))
  if (!row) throw new Failure('LEAD_NOT_FOUND')
  const [key_id, master_id, wrapped] = row
  if (key_id !== null) {
    const key = seal.unwrap({ id: key_id, master_id, wrapped })
    return { sealed: seal.seal(key, place(id), content), entry: {}, wrapped: null }
  }
  const made = seal.makeKey()
  return {
    sealed: seal.seal(made, place(id), content),
    entry: { key_id: made.id, master_id: made.master_id },
    wrapped: made.wrapped,
  }
}

const movedBy = ({ reached, before, after, wanted_status }: Recorded): Moved => ({
  contact: reached,
  status: {
    from: before.status,
    to: after.status,
    kept: after.status === 'converted' && wanted_status !== null && wanted_status !== 'converted',
  },
  attempts: after.attempts,
  do_not_call: after.do_not_call,
  next_attempt_at: nextAttempt(after),
  follow_up: { from: before.follow_up_at, to: after.follow_up_at },
  claim_ended: before.claimed && !after.claimed,
})

/** As the queue goes by it: a plan comes before any gap between attempts, and who is won or lost is not tried again. */
const nextAttempt = ({ status, follow_up_at, next_attempt_at }: Recorded['after']) =>
  follow_up_at ?? (status === 'converted' || status === 'lost' ? null : next_attempt_at)

function refuseMismatch({
  type,
  outcome,
  duration_seconds,
  occurred_at,
  follow_up_at,
  reopen,
  converted,
}: NewInteraction) {
  if (type !== 'call') {
    for (const [field, value] of Object.entries({
      outcome,
      duration_seconds,
      occurred_at,
      reopen,
      converted,
    }))
      if (value !== undefined && value !== null) throw invalid(field, 'is allowed only for calls')
  }
  if (occurred_at && Date.parse(occurred_at) > Date.now() + 300_000)
    throw invalid('occurred_at', 'must not lie in the future')
  if (follow_up_at && Date.parse(follow_up_at) < Date.now() - 60_000)
    throw invalid('follow_up_at', 'must not lie in the past')
}
