import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import fc from 'fast-check'
import { type TestPerson, type TestService, testDatabase, testService } from '../../test/harness/index.ts'
import { countingProxy } from '../../test/harness/round-trips.ts'
import { readConfig } from '../platform/config.ts'
import { startService } from '../service.ts'
import { callOutcomeSetting } from './call-outcomes.ts'
import { outcomes, statuses } from './schemas.ts'

const minutes = (n: number) => n * 60_000
const later = (ms: number) => new Date(Date.now() + ms).toISOString()

let mettle: TestService
let asha: TestPerson
let admin: TestPerson
before(async () => {
  mettle = await testService()
  asha = await mettle.person('telecaller')
  admin = await mettle.person('admin')
})

let numbers = 0
/** Each with a number of its own: whoever asks not to be called asks it for the number. */
async function newLead(status = 'new'): Promise<string> {
  const body = { name: 'Grace Hopper', phone: `+91 98765 ${10_000 + numbers++}`, status }
  return (await mettle.call('POST', '/api/leads', { as: asha, body })).body.data.id
}
const log = (lead: string, body: object) =>
  mettle.call('POST', `/api/leads/${lead}/interactions`, { as: asha, body: { type: 'call', ...body } })
const plan = (lead: string, due_at: string) =>
  mettle.call('PUT', `/api/leads/${lead}/follow-up`, { as: asha, body: { due_at } })
const endings = async (lead: string) =>
  (
    await mettle.superuser.query('select ending from follow_up_history where lead_id = $1 order by id', [
      lead,
    ])
  ).rows.map(row => row.ending)
const change = (body: object) => mettle.call('PUT', '/api/settings/call-outcomes', { as: admin, body })

describe('the rules of a call’s outcome', () => {
  it('are the same in the database as they are declared', async () => {
    const { rows } = await mettle.superuser.query('select app.default_call_outcomes() as rules')
    assert.deepEqual(rows[0].rules, callOutcomeSetting.default)
  })

  it('can be changed by an admin, and hold for the next call', async () => {
    const rules = callOutcomeSetting.default
    const voicemail = {
      ...rules.voicemail,
      contact: true,
      status: { from: ['new'], to: 'qualified' },
      retry_minutes: [7],
      follow_up: 'required',
    }
    assert.equal((await change({ ...rules, voicemail })).status, 200)
    const lead = await newLead()
    const bare = await log(lead, { outcome: 'voicemail' })
    assert.deepEqual(
      [bare.status, bare.body.error.details.field, bare.body.error.message],
      [400, 'follow_up_at', 'follow_up_at: is required with the outcome voicemail'],
    )
    const { moved } = (await log(lead, { outcome: 'voicemail', follow_up_at: later(minutes(60)) })).body.meta
    assert.deepEqual([moved.contact, moved.status.to, moved.attempts], [true, 'qualified', 1])
    assert.equal((await change(rules)).status, 200)
  })

  it('cannot be changed so that somebody who asked not to be called is called', async () => {
    const rules = callOutcomeSetting.default
    for (const [broken, field] of [
      [{ do_not_call: false }, 'do_not_call.do_not_call'],
      [{ follow_up: 'optional' }, 'do_not_call.follow_up'],
      [{ retry_minutes: [60] }, 'do_not_call.retry_minutes'],
    ] as const) {
      const refused = await change({ ...rules, do_not_call: { ...rules.do_not_call, ...broken } })
      assert.deepEqual([refused.status, refused.body.error.details.field], [400, field])
    }
    const backwards = { ...rules.busy, status: { from: ['converted'], to: 'lost' } }
    assert.equal((await change({ ...rules, busy: backwards })).status, 400)
  })
})

describe('a call', () => {
  it('says what it moved', async () => {
    const lead = await newLead()
    const [occurred_at, due] = [later(-minutes(5)), later(minutes(90))]
    const { meta } = (await log(lead, { outcome: 'busy', occurred_at, follow_up_at: due })).body
    assert.deepEqual(meta.moved, {
      contact: false,
      status: { from: 'new', to: 'new', kept: false },
      attempts: 1,
      do_not_call: false,
      next_attempt_at: due,
      follow_up: { from: null, to: due },
      claim_ended: false,
    })
    assert.equal('meta' in (await log(lead, { type: 'note', content: 'x' })).body, false)
  })

  it('does not take a lead back from converted unless it says so', async () => {
    const lead = await newLead('converted')
    const kept = (await log(lead, { outcome: 'not_interested' })).body.meta.moved
    assert.deepEqual(kept.status, { from: 'converted', to: 'converted', kept: true })
    const said = (await log(lead, { outcome: 'not_interested', reopen: true })).body.meta.moved
    assert.deepEqual(said.status, { from: 'converted', to: 'lost', kept: false })
    assert.equal((await log(lead, { type: 'note', reopen: true })).status, 400)
  })

  it('that sells converts the lead in one step, and only where somebody was reached and not lost', async () => {
    const lead = await newLead()
    const { moved } = (await log(lead, { outcome: 'connected', converted: true })).body.meta
    assert.deepEqual(moved.status, { from: 'new', to: 'converted', kept: false })
    assert.equal(moved.next_attempt_at, null)
    const { rows } = await mettle.superuser.query(
      'select from_status, to_status from lead_status_history where lead_id = $1 order by id',
      [lead],
    )
    assert.deepEqual(
      rows.map(row => [row.from_status, row.to_status]),
      [
        [null, 'new'],
        ['new', 'converted'],
      ],
    )
    const other = await newLead()
    for (const wrong of [
      { outcome: 'no_answer' },
      { outcome: 'not_interested' },
      { outcome: 'do_not_call' },
      {},
      { type: 'note', content: 'x' },
    ]) {
      const { status, body } = await log(other, { ...wrong, converted: true })
      assert.deepEqual([status, body.error?.details.field], [400, 'converted'], JSON.stringify(wrong))
    }
    assert.equal((await log(other, { outcome: 'busy', converted: false })).body.meta.moved.attempts, 1)
  })

  it('that reaches nobody is tried again after a growing gap, and not for ever', async () => {
    const lead = await newLead()
    const gaps: (number | null)[] = []
    for (let n = 0; n < 8; n++) {
      const { data, meta } = (await log(lead, { outcome: 'no_answer' })).body
      const next = meta.moved.next_attempt_at
      gaps.push(next && (Date.parse(next) - Date.parse(data.occurred_at)) / minutes(1))
    }
    assert.deepEqual(gaps, [60, 240, 1440, 2880, 4320, 4320, 4320, null])
  })

  it('with do_not_call drops what lay ahead, and keeps what was due', async () => {
    const ahead = await newLead()
    await plan(ahead, later(minutes(600)))
    await log(ahead, { outcome: 'do_not_call' })
    assert.deepEqual(await endings(ahead), ['dropped'])
    const due = await newLead()
    await mettle.superuser.query(
      `insert into follow_ups (lead_id, due_at) values ($1, now() - interval '1 hour')`,
      [due],
    )
    await log(due, { outcome: 'do_not_call' })
    assert.deepEqual(await endings(due), ['done'])
  })

  it('says the time the queue goes by: a plan that lies further away, and none for who is lost', async () => {
    const body = { name: 'Jean Bartik', phone: '+91 98765 43211' }
    const lead = (await mettle.call('POST', '/api/leads', { as: asha, body })).body.data.id
    const due = later(minutes(60 * 24 * 10))
    await plan(lead, due)
    const { meta } = (await log(lead, { outcome: 'no_answer' })).body
    const { rows } = await mettle.superuser.query('select ready_at from app.call_queue where lead_id = $1', [
      lead,
    ])
    assert.deepEqual([meta.moved.next_attempt_at, rows[0].ready_at.toISOString()], [due, due])
    const lost = await newLead('lost')
    assert.equal((await log(lost, { outcome: 'no_answer' })).body.meta.moved.next_attempt_at, null)
  })

  it('is not one that was made long before its lead was known, nor planned beyond anybody’s plans', async () => {
    const lead = await newLead()
    const year = minutes(60 * 24 * 366)
    for (const [answer, field, message] of [
      [
        await log(lead, { occurred_at: later(-year - minutes(60)) }),
        'occurred_at',
        'must not lie more than a year before the lead was created',
      ],
      [
        await log(lead, { follow_up_at: later(6 * year) }),
        'follow_up_at',
        'must not lie more than five years ahead',
      ],
      [await plan(lead, later(6 * year)), 'due_at', 'must not lie more than five years ahead'],
      [await log(lead, { type: 'note', content: ' ' }), 'content', 'is required for a note'],
    ] as const)
      assert.deepEqual([answer.status, answer.body.error.details], [400, { field, message }])
    assert.equal((await log(lead, { occurred_at: later(-year / 2) })).status, 201)
    assert.equal((await log(lead, {})).status, 201)
  })

  it('with do_not_call leaves nothing to plan, in whichever way it is tried', async () => {
    const lead = await newLead()
    await log(lead, { outcome: 'do_not_call' })
    const due = later(minutes(60))
    const tries: [Awaited<ReturnType<typeof plan>>, string][] = [
      [await plan(lead, due), 'due_at'],
      [await log(lead, { type: 'note', content: 'x', follow_up_at: due }), 'follow_up_at'],
      [await log(lead, { outcome: 'connected', follow_up_at: due }), 'follow_up_at'],
    ]
    for (const [refused, field] of tries) {
      assert.equal(refused.status, 400, refused.text)
      assert.deepEqual(refused.body.error.details, {
        field,
        message: 'cannot be planned for somebody who must not be called',
      })
    }
    const listed = (await mettle.call('GET', '/api/follow-ups?limit=1000', { as: asha })).body.data
    assert.ok(!listed.some((one: { lead_id: string }) => one.lead_id === lead))
    assert.deepEqual(await endings(lead), [])
    const { rows } = await mettle.superuser.query(
      'select attempts from lead_contact_state where lead_id = $1',
      [lead],
    )
    assert.equal(rows[0].attempts, 1)
  })

  it('takes at most three round trips to the database, its content sealed', async () => {
    const database = await testDatabase()
    const proxy = await countingProxy(database.url)
    const service = await startService(
      readConfig({ DATABASE_URL: proxy.url, METTLE_DATA: mettle.dataDir, PORT: '0', LOG_LEVEL: 'fatal' }),
    )
    try {
      const id = asha.id
      await database.superuser.query(`insert into profiles (id, role) values ($1, 'telecaller')`, [id])
      const { rows } = await database.superuser.query(
        `insert into leads (name, assigned_to) values ('Grace', $1) returning id`,
        [id],
      )
      const headers = { authorization: `Bearer ${await service.identity.accessTokenFor(id)}` }
      const call = () =>
        service.app.inject({
          method: 'POST',
          url: `/api/leads/${rows[0].id}/interactions`,
          headers,
          payload: { type: 'call', outcome: 'connected', content: 'Hello', follow_up_at: later(minutes(5)) },
        })
      assert.equal((await call()).statusCode, 201)
      const trips = await proxy.fewest(6, call)
      assert.ok(trips >= 1 && trips <= 3, `${trips} round trips`)
    } finally {
      await service.stop()
      await database.drop()
    }
  })
})

const Step = fc.record(
  {
    outcome: fc.constantFrom(...outcomes, null),
    hoursAgo: fc.integer({ min: 0, max: 72 }),
    follow_up_hours: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
    reopen: fc.boolean(),
    converted: fc.boolean(),
  },
  { requiredKeys: ['outcome', 'hoursAgo'] },
)

it('any sequence of calls leaves attempts, consent, follow-ups, status and their history consistent', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...statuses),
      fc.array(Step, { minLength: 1, maxLength: 7 }),
      async (status, steps) => {
        const lead = await newLead(status)
        let taken = 0
        let refused = false
        let planned = 0
        for (const { outcome, hoursAgo, follow_up_hours, reopen, converted } of steps) {
          const answer = await log(lead, {
            outcome,
            occurred_at: later(-minutes(hoursAgo * 60)),
            ...(follow_up_hours ? { follow_up_at: later(minutes(follow_up_hours * 60)) } : {}),
            ...(reopen === undefined ? {} : { reopen }),
            ...(converted === undefined ? {} : { converted }),
          })
          const mayPlan: boolean = !refused && outcome !== 'do_not_call'
          const maySell = outcome === 'connected' || outcome === 'callback'
          const fits: boolean = (!follow_up_hours || mayPlan) && (!converted || maySell)
          assert.equal(answer.status, fits ? 201 : 400, answer.text)
          if (answer.status !== 201) continue
          taken++
          refused ||= outcome === 'do_not_call'
          if (follow_up_hours) planned++
          const { moved } = answer.body.meta
          assert.deepEqual([moved.attempts, moved.do_not_call], [taken, refused])
          if ((moved.status.from === 'converted' && !reopen) || converted)
            assert.equal(moved.status.to, 'converted')
          if (refused) assert.deepEqual([moved.next_attempt_at, moved.follow_up.to], [null, null])
        }
        const { rows } = await mettle.superuser.query(
          `select l.status, (select count(*)::int from interactions where lead_id = l.id) as calls,
             (select count(*)::int from follow_ups where lead_id = l.id) as open,
             (select count(*)::int from follow_up_history where lead_id = l.id) as ended,
             (select json_agg(json_build_array(from_status, to_status) order by id) from lead_status_history
              where lead_id = l.id) as moves
           from leads l where id = $1`,
          [lead],
        )
        const { calls, open, ended, moves, status: now } = rows[0]
        assert.equal(calls, taken)
        assert.equal(open + ended, planned)
        assert.ok(moves.every(([from]: [string], i: number) => from === (i ? moves[i - 1][1] : null)))
        assert.equal(moves.at(-1)[1], now)
      },
    ),
    { numRuns: 30 },
  )
})
