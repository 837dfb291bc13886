import assert from 'node:assert/strict'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'
import { callingHoursSetting } from './queue-settings.ts'

export let mettle: TestService
export let asha: TestPerson
export let ben: TestPerson
export let manager: TestPerson
export let admin: TestPerson

export const around = { ...callingHoursSetting.default, from: '00:00', to: '24:00' }
export const set = async (name: string, body: object) => {
  const answer = await mettle.call('PUT', `/api/settings/${name}`, { as: admin, body })
  assert.equal(answer.status, 200, answer.text)
}

/** Before all tests of a file. */
export async function openQueue() {
  mettle = await testService()
  asha = await mettle.person('telecaller')
  ben = await mettle.person('telecaller')
  manager = await mettle.person('manager')
  admin = await mettle.person('admin')
}
/** Before each of them. */
export async function emptyQueue() {
  await mettle.superuser.query('delete from leads')
  await mettle.superuser.query('delete from app.refused_numbers')
  await set('calling-hours', around)
}

type Wanted = {
  owner?: string | null
  phone?: string | null
  e164?: string
  status?: string
  source?: string
  age?: string
}
export async function lead(name: string, { owner = asha.id, phone = '+919876543210', ...more }: Wanted = {}) {
  const { rows } = await mettle.superuser.query(
    `insert into leads (name, phone, phone_e164, assigned_to, status, source, created_at)
     values ($1, $2, $3, $4, $5, $6, now() - $7::interval) returning id`,
    [
      name,
      phone,
      more.e164 ?? phone,
      owner,
      more.status ?? 'new',
      more.source ?? null,
      more.age ?? '1 minute',
    ],
  )
  return rows[0].id as string
}
export const due = (id: string, ago: string) =>
  mettle.superuser.query('insert into follow_ups (lead_id, due_at) values ($1, now() - $2::interval)', [
    id,
    ago,
  ])
export const next = (as = asha, headers = {}) => mettle.call('POST', '/api/queue/next', { as, headers })
export const given = async (as = asha) => {
  const { data, meta } = (await next(as)).body
  return data ? [data.lead.name, data.reason] : meta.reason
}
export const log = (id: string, body: object, as = asha) =>
  mettle.call('POST', `/api/leads/${id}/interactions`, { as, body: { type: 'call', ...body } })
export const tried = (id: string, ago: string) =>
  log(id, {
    outcome: 'no_answer',
    occurred_at: new Date(Date.now() - Date.parse(`1970-01-01T${ago}Z`)).toISOString(),
  })
export const ownerOf = async (id: string) =>
  (await mettle.superuser.query('select assigned_to from leads where id = $1', [id])).rows[0].assigned_to
export const expire = () =>
  mettle.superuser.query(`update queue_claims set expires_at = now() - interval '1 second'`)

export type KnownNumber = { e164: string; zone: string }
// Far enough apart that it is day somewhere and night elsewhere at any moment.
export const numbers: KnownNumber[] = [
  { e164: '+919876543210', zone: 'Asia/Kolkata' },
  { e164: '+12125550123', zone: 'America/New_York' },
  { e164: '+18085550123', zone: 'Pacific/Honolulu' },
  { e164: '+442071234567', zone: 'Europe/London' },
  { e164: '+819012345678', zone: 'Asia/Tokyo' },
]
export const hourIn = (zone: string, at = new Date()) =>
  Number(new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(at))
export const isDay = ({ zone }: KnownNumber) => hourIn(zone) >= 9 && hourIn(zone) < 21
