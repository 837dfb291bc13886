import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'
import { quantile } from './from-scratch.fixture.ts'

let mettle: TestService
let manager: TestPerson
let asha: TestPerson
let binod: TestPerson
before(async () => {
  mettle = await testService()
  manager = await mettle.person('manager')
  asha = await mettle.person('telecaller')
  binod = await mettle.person('telecaller')
})

const period = 'from=2025-03-01&to=2025-03-31'
const query = `${period}&limit=1000`
const read = async (path: string, as = manager) =>
  (await mettle.call('GET', `/api/analytics/${path}`, { as })).body.data

const created = Date.parse('2025-03-05T09:00:00Z')
const after = (seconds: number) => new Date(created + seconds * 1000)

async function addLead(owner: TestPerson) {
  const id = randomUUID()
  await mettle.superuser.query(
    `insert into leads (id, name, assigned_to, created_at) values ($1, 'Somebody', $2, $3)`,
    [id, owner.id, new Date(created)],
  )
  return id
}

/** Called, and with a stage later reached so many seconds after it was created. */
async function addWaited(attempt: number, contact: number, conversion: number) {
  const [lead, call] = [await addLead(asha), randomUUID()]
  await mettle.superuser.query(
    `insert into interactions (id, lead_id, type, created_by) values ($1, $2, 'call', $3)`,
    [call, lead, asha.id],
  )
  await mettle.superuser.query(
    `insert into calls (interaction_id, outcome, duration_seconds, occurred_at) values ($1, 'no_answer', 0, $2)`,
    [call, after(attempt)],
  )
  for (const [status, seconds] of [
    ['contacted', contact],
    ['converted', conversion],
  ] as const)
    await mettle.superuser.query(
      'insert into lead_status_history (lead_id, from_status, to_status, changed_by, changed_at) values ($1, $2, $3, $4, $5)',
      [lead, 'new', status, asha.id, after(seconds)],
    )
}

type Waited = { wait_seconds: number | null }
const secondsOf = (rows: Waited[]) => rows.map(row => row.wait_seconds as number).toSorted((a, b) => a - b)

describe('the rows behind a number', () => {
  it('say how long each lead waited, so that median and 95th percentile can be computed from them', async () => {
    // Who calls before a lead is entered has waited no time.
    await addWaited(-60, 600, 7_200)
    await addWaited(300.4, 900, 86_400)
    await addWaited(4_000, 5_000, 90_000)
    const totals = await read(`leads?${query}`)
    const waits = {
      time_to_first_attempt: [0, 300, 4_000],
      time_to_first_contact: [600, 900, 5_000],
      time_to_conversion: [7_200, 86_400, 90_000],
    }
    for (const [measure, expected] of Object.entries(waits)) {
      const seconds = secondsOf(await read(`leads/rows?${query}&measure=${measure}`))
      assert.deepEqual(seconds, expected, measure)
      assert.equal(quantile(seconds, 0.5), totals[measure].p50_seconds, measure)
      assert.ok(Math.abs((quantile(seconds, 0.95) ?? 0) - totals[measure].p95_seconds) <= 1, measure)
    }
    const [lead] = await read(`leads/rows?${query}&measure=converted`)
    assert.equal(lead.wait_seconds, null, 'of a number that is no wait')

    const person = await read(`telecallers/${asha.id}?${query}`)
    const rows = await read(`telecallers/${asha.id}/rows?${query}&measure=time_to_first_contact`)
    assert.deepEqual(secondsOf(rows), waits.time_to_first_contact)
    assert.equal(quantile(secondsOf(rows), 0.5), person.time_to_first_contact.p50_seconds)
    const [call] = await read(`telecallers/${asha.id}/rows?${query}&measure=total_calls`)
    assert.deepEqual([call.wait_seconds, call.follow_up], [null, null])
  })

  it('say when a follow-up was due, how it ended and whether it counts as kept', async () => {
    const due = after(3_600)
    const end = async (ending: string, hours: number) => {
      const lead = await addLead(asha)
      const ended = new Date(due.getTime() + hours * 3_600_000)
      await mettle.superuser.query(
        'insert into follow_up_history (lead_id, person, due_at, ended_at, ending) values ($1, $2, $3, $4, $5)',
        [lead, asha.id, due, ended, ending],
      )
      return [lead, { due_at: due.toISOString(), ended_at: ended.toISOString(), ending }] as const
    }
    const open = await addLead(asha)
    await mettle.superuser.query('insert into follow_ups (lead_id, due_at) values ($1, $2)', [open, due])
    const early = await end('done', -5)
    const inTime = await end('done', 23)
    const late = await end('done', 25)
    const moved = await end('moved', 1)
    await end('moved', -1)
    const expected = new Map([
      [early[0], { ...early[1], kept: true }],
      [inTime[0], { ...inTime[1], kept: true }],
      [late[0], { ...late[1], kept: false }],
      [moved[0], { ...moved[1], kept: false }],
      [open, { due_at: due.toISOString(), ended_at: null, ending: null, kept: false }],
    ])
    type FollowUpRow = { lead: { id: string }; follow_up: { kept: boolean } }
    const rowsOf = (part: string, as?: TestPerson): Promise<FollowUpRow[]> =>
      read(`telecallers/${asha.id}/rows?${query}&measure=follow_up_compliance_of.${part}`, as)
    const rows = await rowsOf('denominator')
    assert.deepEqual(new Map(rows.map(row => [row.lead.id, row.follow_up])), expected)
    const { follow_up_compliance_of } = await read(`telecallers/${asha.id}?${query}`)
    assert.deepEqual(follow_up_compliance_of, {
      numerator: rows.filter(row => row.follow_up.kept).length,
      denominator: rows.length,
    })
    assert.ok((await rowsOf('numerator')).every(row => row.follow_up.kept))

    await mettle.superuser.query('update leads set assigned_to = $2 where id = $1', [inTime[0], binod.id])
    const seen = (await rowsOf('denominator', asha)).map(row => row.lead.id)
    assert.ok(seen.includes(early[0]) && !seen.includes(inTime[0]), 'not of leads that are another’s by now')
  })

  it('say how many the number counts besides, and why those are not shown', async () => {
    const chitra = await mettle.person('telecaller')
    const leads = [await addLead(chitra), await addLead(chitra), await addLead(chitra)]
    for (const [n, lead] of [...leads, leads[0] as string].entries()) {
      const call = randomUUID()
      await mettle.superuser.query(
        `insert into interactions (id, lead_id, type, created_by) values ($1, $2, 'call', $3)`,
        [call, lead, chitra.id],
      )
      await mettle.superuser.query(
        `insert into calls (interaction_id, outcome, duration_seconds, occurred_at) values ($1, $2, 9, $3)`,
        [call, n === 1 ? 'busy' : 'connected', after(n * 60)],
      )
    }
    const leftOut = async (measure: string, as = chitra, more = '') => {
      const path = `/api/analytics/telecallers/${chitra.id}/rows?${period}&measure=${measure}${more}`
      const { data, meta } = (await mettle.call('GET', path, { as })).body
      return [data.length, meta.left_out]
    }
    assert.deepEqual(await leftOut('total_calls'), [4, null])
    await mettle.superuser.query('update leads set assigned_to = $2 where id = $1', [leads[0], binod.id])
    const elsewhere = (rows: number) => ({ rows, reason: 'assigned_elsewhere' })
    assert.deepEqual(await leftOut('total_calls'), [2, elsewhere(2)])
    assert.deepEqual(await leftOut('total_calls', chitra, '&limit=1'), [1, elsewhere(2)])
    assert.deepEqual(await leftOut('connected_calls'), [1, elsewhere(2)])
    assert.deepEqual(await leftOut('unique_leads_called'), [2, elsewhere(1)])
    assert.deepEqual(await leftOut('talk_time_seconds'), [2, null])
    assert.deepEqual(await leftOut('leads_assigned'), [2, null])
    assert.deepEqual(await leftOut('total_calls', manager), [4, null])

    // What goes by age leaves its numbers.
    await mettle.superuser.query(`select app.forget_leads(array[$1]::uuid[], 'retention')`, [leads[1]])
    assert.deepEqual(await leftOut('total_calls', manager), [3, { rows: 1, reason: 'forgotten' }])
    assert.deepEqual(await leftOut('unique_leads_called', manager), [2, { rows: 1, reason: 'forgotten' }])
    assert.deepEqual(await leftOut('total_calls'), [1, elsewhere(3)])
  })

  it('of nobody’s number are not found', async () => {
    const unknown = `/api/analytics/telecallers/${randomUUID()}/rows?${query}`
    assert.equal((await mettle.call('GET', unknown, { as: manager })).status, 404)
  })
})
