import { randomUUID } from 'node:crypto'
import Type, { type TSchema } from 'typebox'
import type { Actor, Tx } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import { unstorable } from '../platform/http/json-body.ts'
import { Nullable, Uuid } from '../platform/http/schemas.ts'
import { checked } from '../platform/http/validation.ts'
import { deleteLeads, insertLeads, knownPeople, lockLeads, updateLeads } from './bulk-queries.ts'
import { reassigns } from './change-lead.ts'
import { e164, emailKey } from './normalise-lead.ts'
import { LeadChange, NewLead } from './schemas.ts'

export const operations = ['create', 'update', 'assign', 'delete'] as const
export type Operation = (typeof operations)[number]

export type RowReport = {
  row: number
  outcome: 'done' | 'failed'
  id: string | null
  error: { code: string; message: string; field: string | null } | null
}

const named = (more: Record<string, TSchema>) =>
  Type.Object({ id: Uuid, ...more }, { additionalProperties: false })
const check: Record<Operation, (row: unknown) => Failure | undefined> = {
  create: checked(NewLead),
  update: checked(named(LeadChange.properties)),
  assign: checked(named({ assigned_to: Nullable(Uuid) })),
  delete: checked(named({})),
}

type Given = Omit<LeadChange, 'status'> & {
  id: string
  status?: string | null
  created_at?: unknown
  updated_at?: unknown
}

/**
 * One operation on many leads in one transaction. Rows that cannot be done are found before anything is written: with
 * `all_or_nothing` the first of them is thrown and nothing happens, with `per_row` the others are done.
 */
export async function bulk(
  tx: Tx,
  actor: Extract<Actor, { kind: 'person' }>,
  operation: Operation,
  mode: 'all_or_nothing' | 'per_row',
  rows: unknown[],
  region: string,
): Promise<RowReport[]> {
  const faults = new Map<number, Failure>()
  for (const [i, row] of rows.entries()) {
    const fault = unstorable(row) ?? check[operation](row)
    if (fault) faults.set(i, fault)
  }
  const given = rows as Given[]
  if (operation !== 'create') await findFaults(tx, operation, given, faults)
  const [first] = faults
  if (first && mode === 'all_or_nothing') throw atRow(...first)

  const sound = [...given.keys()].filter(i => !faults.has(i))
  const ids = new Map(sound.map(i => [i, operation === 'create' ? randomUUID() : (given[i] as Given).id]))
  const changes = sound.map(i => ({ id: ids.get(i) as string, change: withKeys(given[i] as Given, region) }))
  if (operation === 'create')
    await insertLeads(
      tx,
      actor.id,
      changes.map(({ id, change }) => ({ ...empty, ...change, name: change.name as string, id })),
    )
  else if (operation === 'delete') await deleteLeads(tx, [...ids.values()])
  else await updateLeads(tx, changes)
  return given.map((_, row) => report(row, ids.get(row), faults.get(row)))
}

const empty = {
  status: 'new',
  email: null,
  phone: null,
  company: null,
  source: null,
  phone_e164: null,
  email_key: null,
}

function withKeys(row: Given, region: string) {
  const { id: _id, created_at: _made, updated_at: _changed, status, ...fields } = row
  return {
    ...fields,
    ...(status === undefined ? {} : { status: status ?? 'new' }),
    ...(fields.phone === undefined ? {} : { phone_e164: e164(fields.phone, region) }),
    ...(fields.email === undefined ? {} : { email_key: emailKey(fields.email) }),
  }
}

async function findFaults(tx: Tx, operation: Operation, given: Given[], faults: Map<number, Failure>) {
  const sound = [...given.keys()].filter(i => !faults.has(i))
  const there = new Map(
    (
      await lockLeads(
        tx,
        sound.map(i => (given[i] as Given).id),
      )
    ).map(lead => [lead.id, lead.assigned_to]),
  )
  const managing = tx.role === 'manager' || tx.role === 'admin'
  if (!managing && (operation === 'assign' || operation === 'delete'))
    throw new Failure('FORBIDDEN', `Only a manager can ${operation} many leads at once.`)
  const wanted = sound.map(i => given[i]?.assigned_to).filter(id => typeof id === 'string')
  const people = new Set(managing && wanted.length > 0 ? await knownPeople(tx, [...new Set(wanted)]) : [])
  const seen = new Set<string>()
  for (const i of sound) {
    const { id, assigned_to } = given[i] as Given
    const key = id.toLowerCase()
    if (!there.has(key)) faults.set(i, new Failure('LEAD_NOT_FOUND', undefined, { field: 'id' }))
    else if (seen.has(key))
      faults.set(i, new Failure('VALIDATION_ERROR', 'id: stands in an earlier row already', { field: 'id' }))
    else if (reassigns(assigned_to, there.get(key) ?? null) && !managing)
      faults.set(
        i,
        new Failure('FORBIDDEN', 'Only a manager can give a lead to somebody else.', {
          field: 'assigned_to',
        }),
      )
    else if (typeof assigned_to === 'string' && managing && !people.has(assigned_to.toLowerCase()))
      faults.set(i, new Failure('VALIDATION_ERROR', 'assigned_to: names nobody', { field: 'assigned_to' }))
    seen.add(key)
  }
}

const atRow = (row: number, { code, message, details }: Failure) => {
  const field = details?.field ? `rows.${row}.${details.field}` : `rows.${row}`
  return new Failure(code, `Row ${row + 1}: ${message}`, { ...details, field })
}

const report = (row: number, id: string | undefined, fault: Failure | undefined): RowReport => ({
  row,
  outcome: fault ? 'failed' : 'done',
  id: id ?? null,
  error: fault ? { code: fault.code, message: fault.message, field: fault.details?.field ?? null } : null,
})
