import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Answer, TestPerson, TestService } from '../harness/index.ts'

export const leadFields = [
  'id',
  'name',
  'email',
  'phone',
  'company',
  'status',
  'source',
  'assigned_to',
  'created_at',
  'updated_at',
]

export const iso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/

export async function createLead(mettle: TestService, as: TestPerson, fields: Record<string, unknown> = {}) {
  const made = await mettle.call('POST', '/api/leads', { as, body: { name: 'Grace Hopper', ...fields } })
  assert.equal(made.status, 201, made.text)
  return made.body.data
}

export async function addInteraction(
  mettle: TestService,
  as: TestPerson,
  lead: string,
  fields: Record<string, unknown>,
) {
  const made = await mettle.call('POST', `/api/leads/${lead}/interactions`, { as, body: fields })
  assert.equal(made.status, 201, made.text)
  return made.body.data
}

/** Holds an answer against the error body of the spec, whatever its details. */
export function assertFailure(answer: Answer, status: number, code: string) {
  assert.equal(answer.status, status, answer.text.slice(0, 500))
  assert.equal(answer.body.success, false)
  assert.equal(answer.body.error.code, code, answer.text)
  assert.equal(typeof answer.body.error.message, 'string')
  assert.ok(answer.body.error.message.length > 0)
  assert.ok(!('data' in answer.body))
  assertSafe(answer)
}

/** No stack, no SQL, no file of ours in what a caller sees. */
export function assertSafe({ text }: Answer) {
  assert.doesNotMatch(
    text,
    /\bat .+:\d+:\d+|node_modules|\.ts\b|\bselect\b.+\bfrom\b|relation "|violates|syntax error/i,
  )
}

/** A row that somebody without any profile would hold a token for. */
export const nobody = async (mettle: TestService): Promise<TestPerson> => {
  const person = await mettle.person('user')
  await mettle.superuser.query('delete from profiles where id = $1', [person.id])
  return person
}

/** Runs statements as the database runs them for this person; everything is undone. */
export async function asPerson<T>(
  mettle: TestService,
  person: TestPerson,
  work: (
    query: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>,
  ) => Promise<T>,
): Promise<T> {
  const { superuser } = mettle
  await superuser.query('begin')
  try {
    await superuser.query(
      `select set_config('app.user_id', $1, true), set_config('role', app.enter($1::uuid, 'user', null, null), true)`,
      [person.id],
    )
    return await work((text, values) => superuser.query(text, values))
  } finally {
    await superuser.query('rollback')
  }
}

export const strangeIds = [
  '1',
  'abc',
  'null',
  `${randomUUID()}x`,
  '00000000-0000-0000-0000-00000000000g',
  '%F0%9F%92%A9',
]
