import assert from 'node:assert/strict'
import { before, beforeEach, describe, it } from 'node:test'
import { eventually } from '../../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { callingHoursSetting } from '../queue-settings.ts'

let mettle: TestService
let manager: TestPerson
let ann: TestPerson
let bob: TestPerson
let cat: TestPerson
before(async () => {
  mettle = await testService()
  manager = await mettle.person('manager')
  ;[ann, bob, cat] = [
    await mettle.person('telecaller', { first_name: 'Ann' }),
    await mettle.person('telecaller', { first_name: 'Bob' }),
    await mettle.person('telecaller', { first_name: 'Cat' }),
  ]
})
beforeEach(() =>
  mettle.superuser.query(
    `delete from leads; delete from availability; delete from app.assignment_turns; delete from app.settings`,
  ),
)

const leadsFrom = async (count: number, source: string | null = null) =>
  (
    await mettle.superuser.query(
      `insert into leads (name, source, created_at) select 'Lead ' || n, $2, '2026-01-01'::timestamptz + n * interval '1 minute'
       from generate_series(1, $1) n returning id`,
      [count, source],
    )
  ).rows.map(row => row.id as string)
const rules = (given: object[]) =>
  mettle.call('PUT', '/api/settings/assignment', { as: manager, body: { rules: given } })
const run = async (body: object = {}) =>
  (await mettle.call('POST', '/api/assignment/runs', { as: manager, body })).body.data
const owners = async () =>
  (await mettle.superuser.query('select assigned_to from leads order by created_at, id')).rows.map(
    row => row.assigned_to as string | null,
  )
const counts = (people: (string | null)[]) =>
  [ann, bob, cat].map(({ id }) => people.filter(one => one === id).length)
const any = { sources: [], people: [], capacity: null }

describe('assignment by rule', () => {
  it('takes turns over everybody, and goes on where it stopped', async () => {
    await leadsFrom(4)
    assert.equal((await run()).assigned, 4)
    await leadsFrom(5)
    assert.equal((await run()).assigned, 5)
    assert.deepEqual(counts(await owners()), [3, 3, 3])
  })

  it('skips who is away, until they are back by themselves', async () => {
    const away = { available: false, until: new Date(Date.now() + 3_600_000).toISOString() }
    const put = await mettle.call('PUT', '/api/availability', { as: ann, body: away })
    assert.deepEqual([put.body.data.available, put.body.data.until], [false, away.until])
    await mettle.call('PUT', `/api/people/${bob.id}/availability`, {
      as: manager,
      body: { available: false },
    })
    await leadsFrom(3)
    await run()
    assert.deepEqual(counts(await owners()), [0, 0, 3])
    await mettle.superuser.query(
      `update availability set until = now() - interval '1 second' where id = $1`,
      [ann.id],
    )
    assert.equal((await mettle.call('GET', '/api/availability', { as: ann })).body.data.available, true)
    await leadsFrom(1)
    await run()
    assert.deepEqual(counts(await owners()), [1, 0, 3])
    const seen = (await mettle.call('GET', '/api/people/availability', { as: manager })).body.data
    assert.deepEqual(
      seen.map(({ first_name, available, open_leads }: Record<string, unknown>) => [
        first_name,
        available,
        open_leads,
      ]),
      [
        ['Ann', true, 1],
        ['Bob', false, 0],
        ['Cat', true, 3],
      ],
    )
  })

  it('skips who is disabled or makes no calls', async () => {
    await mettle.superuser.query('update identity.accounts set disabled_at = now() where id = $1', [ann.id])
    await rules([{ ...any, people: [ann.id, manager.id] }])
    await leadsFrom(1)
    const { left, leads } = await run()
    await mettle.superuser.query('update identity.accounts set disabled_at = null where id = $1', [ann.id])
    assert.deepEqual([left, leads[0].problem], [1, 'nobody_free'])
  })

  it('goes by the first rule that fits the source, and says where none does', async () => {
    await rules([
      { ...any, sources: ['web'], people: [ann.id] },
      { ...any, sources: [null, 'fair'], people: [bob.id] },
    ])
    await leadsFrom(2, 'web')
    await leadsFrom(1, 'fair')
    await leadsFrom(1, null)
    await leadsFrom(1, 'other')
    const { leads } = await run()
    const problems = leads.filter(({ problem }: { problem: string | null }) => problem !== null)
    assert.deepEqual(counts(await owners()), [2, 2, 0])
    assert.deepEqual(
      problems.map(({ problem, rule }: Record<string, unknown>) => [problem, rule]),
      [['no_rule', null]],
    )
  })

  it('gives nobody more open leads than the rule allows', async () => {
    await rules([{ ...any, people: [ann.id, bob.id], capacity: 2 }])
    await leadsFrom(5)
    const { assigned, left } = await run()
    assert.deepEqual([assigned, left], [4, 1])
    await mettle.superuser.query(
      `update leads set status = 'converted' where id = (select id from leads where assigned_to = $1 limit 1)`,
      [bob.id],
    )
    assert.equal((await run()).leads[0].person, bob.id)
  })

  it('gives each lead to one person when several managers run it at once', async () => {
    await leadsFrom(30)
    const runs = await Promise.all(Array.from({ length: 5 }, () => run({ limit: 30 })))
    assert.ok(runs.every(({ left }) => left === 0))
    assert.deepEqual((await owners()).includes(null), false)
    const { rows } = await mettle.superuser.query(
      'select count(*)::int as n from lead_assignment_history where from_person is null',
    )
    assert.equal(rows[0].n, 30)
  })

  it('can be tried out on the last hundred leads and changes nothing', async () => {
    await leadsFrom(101)
    const tried = await mettle.call('POST', '/api/assignment/try-out', {
      as: manager,
      body: { rules: [{ ...any, people: [cat.id] }] },
    })
    assert.deepEqual([tried.body.data.assigned, tried.body.data.left], [100, 0])
    assert.equal(tried.body.data.leads[0].person, cat.id)
    assert.ok((await owners()).every(owner => owner === null))
    assert.equal((await mettle.superuser.query('select from app.assignment_turns')).rowCount, 0)
  })

  it('takes a source however it is capitalised, and no source only where the rule says so', async () => {
    await rules([
      { ...any, sources: ['Facebook', null], people: [ann.id] },
      { ...any, sources: ['Ärzte-Messe'], people: [bob.id] },
    ])
    for (const source of ['facebook', 'FACEBOOK', 'ÄRZTE-MESSE', null, 'face', 'null'])
      await leadsFrom(1, source)
    const { leads } = await run()
    const given = new Map(leads.map((line: { lead_id: string; rule: number }) => [line.lead_id, line.rule]))
    const { rows } = await mettle.superuser.query('select id, source from leads')
    assert.deepEqual(Object.fromEntries(rows.map(({ id, source }) => [source ?? 'none', given.get(id)])), {
      facebook: 0,
      FACEBOOK: 0,
      'ÄRZTE-MESSE': 1,
      none: 0,
      face: null,
      null: null,
    })
  })

  it('is tried out on leads that nobody has, by the rules in force, and gives them out the same afterwards', async () => {
    await rules([{ ...any, sources: ['web'], people: [ann.id], capacity: 2 }])
    await leadsFrom(3, 'web')
    const [theirs] = await leadsFrom(1, 'web')
    await leadsFrom(1, 'fair')
    await mettle.superuser.query('update leads set assigned_to = $1 where id = $2', [bob.id, theirs])
    const body = { leads: 'unassigned' }
    const tried = (await mettle.call('POST', '/api/assignment/try-out', { as: manager, body })).body.data
    assert.deepEqual([tried.assigned, tried.left], [2, 2])
    assert.deepEqual(counts(await owners()), [0, 1, 0])
    assert.deepEqual(await run(), tried)
    assert.deepEqual(counts(await owners()), [2, 1, 0])
  })

  it('holds nobody up while it is tried out: neither who calls next nor who assigns', async () => {
    const hours = { ...callingHoursSetting.default, from: '00:00', to: '24:00' }
    await mettle.call('PUT', '/api/settings/calling-hours', { as: await mettle.person('admin'), body: hours })
    const leads = await leadsFrom(3)
    await mettle.superuser.query(
      `update leads set phone = n.phone, phone_e164 = n.phone
       from (select id, '+91987654321' || row_number() over () as phone from leads) n where n.id = leads.id`,
    )
    await mettle.superuser.query('begin; lock table app.assignment_turns')
    const body = { leads: 'unassigned' }
    const trying = mettle.call('POST', '/api/assignment/try-out', { as: manager, body })
    try {
      await eventually(async () => {
        const { rowCount } = await mettle.superuser.query(
          `select from pg_locks where relation = 'app.assignment_turns'::regclass and not granted`,
        )
        return rowCount === 1
      })
      const next = await mettle.call('POST', '/api/queue/next', { as: cat })
      assert.ok(leads.includes(next.body.data?.lead.id), next.text)
      const { rows } = await mettle.superuser.query('select pg_try_advisory_xact_lock(7238440) as free')
      assert.equal(rows[0].free, true)
    } finally {
      await mettle.superuser.query('rollback')
      await trying
    }
    assert.deepEqual([(await trying).status, (await trying).body.data.assigned], [200, 3])
    assert.deepEqual(counts(await owners()), [0, 0, 1])
    assert.equal((await mettle.superuser.query('select from app.assignment_turns')).rowCount, 0)
    const { rowCount } = await mettle.superuser.query(
      `select from lead_assignment_history where reason = 'by_rule'`,
    )
    assert.equal(rowCount, 0)
  })

  it('counts what it gives and what it takes towards the most that somebody may have', async () => {
    const leads = await leadsFrom(3)
    await mettle.superuser.query('update leads set assigned_to = $1', [ann.id])
    await mettle.superuser.query(`update leads set status = 'lost' where id = $1`, [leads[2]])
    const given = [{ ...any, people: [bob.id, cat.id], capacity: 1 }]
    const tried = await mettle.call('POST', '/api/assignment/try-out', {
      as: manager,
      body: { rules: given },
    })
    await rules(given)
    const done = await run({ lead_ids: leads })
    assert.deepEqual(tried.body.data, done)
    assert.deepEqual([counts(await owners()), done.left], [[1, 1, 1], 1])
  })

  it('is tried out by few at a time: try-outs that wait leave connections to others', async () => {
    await mettle.superuser.query('begin; lock table app.assignment_turns')
    let refused = 0
    const answers = Array.from({ length: 30 }, async () => {
      const { status } = await mettle.call('POST', '/api/assignment/try-out', {
        as: manager,
        body: { rules: [any] },
      })
      if (status === 429) refused++
    })
    try {
      await eventually(() => refused > 0)
      assert.equal((await mettle.call('GET', '/api/leads', { as: manager })).status, 200)
    } finally {
      await mettle.superuser.query('rollback')
      await Promise.all(answers)
    }
  })

  it('takes no rule for people who do not exist, and says which', async () => {
    const nobody = crypto.randomUUID()
    const rules = [
      { sources: [], people: [], capacity: null },
      { sources: [], people: [manager.id, nobody], capacity: null },
    ]
    for (const [method, path] of [
      ['PUT', '/api/settings/assignment'],
      ['POST', '/api/assignment/try-out'],
    ] as const) {
      const { status, body } = await mettle.call(method, path, { as: manager, body: { rules } })
      assert.deepEqual([status, body.error.details.field], [400, 'rules.1.people.1'], path)
    }
  })

  it('is one event in the lead’s history, beside its statuses and follow-ups', async () => {
    const [lead] = await leadsFrom(1)
    await run()
    const [owner] = await owners()
    await mettle.call('PUT', `/api/leads/${lead}`, {
      as: manager,
      body: { assigned_to: manager.id, status: 'lost' },
    })
    const { data, meta } = (await mettle.call('GET', `/api/leads/${lead}/history`, { as: manager })).body
    const seen = data.map(({ kind, detail }: { kind: string; detail: Record<string, unknown> }) => [
      kind,
      detail.to,
      detail.by,
      detail.reason,
    ])
    assert.equal(meta.total, 4)
    assert.deepEqual(
      seen.toSorted(),
      [
        ['assignment', manager.id, manager.id, 'by_hand'],
        ['assignment', owner, manager.id, 'by_rule'],
        ['status', 'lost', manager.id, undefined],
        ['status', 'new', null, undefined],
      ].toSorted(),
    )
  })

  it('refuses an absence that is over or makes no sense', async () => {
    const put = async (body: object) =>
      (await mettle.call('PUT', '/api/availability', { as: ann, body })).body.error?.details.field
    assert.equal(await put({ available: false, until: '2020-01-01T00:00:00Z' }), 'until')
    assert.equal(await put({ available: true, until: '2040-01-01T00:00:00Z' }), 'until')
    assert.equal((await rules([{ ...any, capacity: 0 }])).body.error.details.field, 'rules.0.capacity')
  })
})
