import { randomUUID } from 'node:crypto'
import type { ReadLog } from '../platform/audit.ts'
import type { Database, Tx } from '../platform/db/index.ts'
import { Failure, invalid } from '../platform/errors.ts'
import { isUuid } from '../platform/http/schemas.ts'
import type { Seal } from '../platform/seal.ts'
import { setFollowUp } from './follow-up-queries.ts'
import {
  type InteractionRow,
  insertCall,
  insertInteraction,
  listInteractions,
  lockLead,
  type Person,
} from './queries.ts'
import type { Interaction, NewInteraction } from './schemas.ts'

const place = (id: string) => ({ table: 'interactions', row: id, column: 'content' })

export async function readInteractions(
  { db, seal, readLog }: { db: Database; seal: Seal; readLog: ReadLog },
  actor: Person,
  lead: string,
  page: { limit: number; offset: number; type?: string },
) {
  const rows = isUuid(lead) ? await listInteractions(db, actor, lead, page.limit, page.offset, page.type) : []
  const [first] = rows
  if (!first) return undefined
  if (first.notOwn) readLog.note(actor, 'interactions', [lead])
  const there = rows.filter(row => row.id !== null)
  return { total: first.total, interactions: there.map(row => show(row, seal)) }
}

function show(row: InteractionRow, seal: Seal): Interaction {
  const id = row.id as string
  const content =
    row.content && row.key_id
      ? seal.open(
          seal.unwrap({ id: row.key_id, master_id: row.master_id, wrapped: row.wrapped }),
          place(id),
          row.content,
        )
      : null
  const { type, created_at, created_by, first_name, last_name, outcome, duration_seconds, occurred_at } = row
  const call = occurred_at === null ? {} : { outcome, duration_seconds, occurred_at }
  return { id, type, content, created_at, created_by, first_name, last_name, ...call } as Interaction
}

/** Only whoever the lead is assigned to; a lead that can be read but is not theirs is 403, any other 404. */
export async function addInteraction(
  tx: Tx,
  seal: Seal,
  actor: Person,
  lead: string,
  given: NewInteraction,
): Promise<Interaction> {
  const locked = isUuid(lead) ? await lockLead(tx, lead) : undefined
  if (!locked) throw new Failure('LEAD_NOT_FOUND')
  if (locked.assigned_to !== actor.id)
    throw new Failure(
      'FORBIDDEN',
      'Only the person this lead is assigned to can record interactions with it.',
    )
  refuseMismatch(given)

  const id = randomUUID()
  const text = given.content ?? null
  const content =
    text === null ? null : seal.seal(await seal.keyFor(tx, { kind: 'lead', id: lead }), place(id), text)
  const made = await insertInteraction(tx, id, lead, actor, given, content)
  const call = given.type === 'call' ? await insertCall(tx, id, given) : undefined
  if (call?.outcome) await moveStatus(tx, lead, call.outcome)
  if (given.follow_up_at) await setFollowUp(tx, lead, given.follow_up_at, actor.id)
  const { created_at, first_name, last_name } = made
  return {
    id,
    type: given.type,
    content: text,
    created_at,
    created_by: actor.id,
    first_name,
    last_name,
    ...call,
  } as Interaction
}

function refuseMismatch({ type, outcome, duration_seconds, occurred_at, follow_up_at }: NewInteraction) {
  if (type !== 'call') {
    for (const [field, value] of Object.entries({ outcome, duration_seconds, occurred_at }))
      if (value !== undefined && value !== null) throw invalid(field, 'is allowed only for calls')
  }
  if (occurred_at && Date.parse(occurred_at) > Date.now() + 300_000)
    throw invalid('occurred_at', 'must not lie in the future')
  if (follow_up_at && Date.parse(follow_up_at) < Date.now() - 60_000)
    throw invalid('follow_up_at', 'must not lie in the past')
  if (outcome === 'do_not_call' && follow_up_at)
    throw invalid('follow_up_at', 'cannot be planned for somebody who must not be called')
}

/** Speaking with somebody new makes them contacted; a refusal makes them lost. A lead that is further on stays there. */
async function moveStatus(tx: Tx, lead: string, outcome: string) {
  if (outcome === 'connected' || outcome === 'callback') {
    await tx.rows(`update public.leads set status = 'contacted' where id = $1 and status = 'new'`, [lead])
  } else if (outcome === 'not_interested' || outcome === 'do_not_call' || outcome === 'wrong_number') {
    await tx.rows(`update public.leads set status = 'lost' where id = $1 and status <> 'converted'`, [lead])
  }
}
