import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, describe, it } from 'node:test'
import { eventually } from '../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'
import { leadsFromScratch, personFromScratch, readEverything } from './from-scratch.fixture.ts'

let mettle: TestService
let manager: TestPerson
let telecallers: TestPerson[]
before(async () => {
  mettle = await testService()
  manager = await mettle.person('manager')
  telecallers = [await mettle.person('telecaller'), await mettle.person('telecaller')]
})

const read = (path: string, as = manager) => mettle.call('GET', `/api/analytics/${path}`, { as })

// The same choices every time, so that a failure can be seen again.
let seed = 7
const random = () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}
const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
const start = Date.parse('2025-03-01T00:00:00Z')
const someDay = () => new Date(start + Math.floor(random() * 20 * 86_400_000))
const later = (than: Date, days: number) =>
  new Date(than.getTime() + Math.floor(random() * days * 86_400_000))

const statuses = ['new', 'contacted', 'qualified', 'converted', 'lost']
const outcomes = ['connected', 'no_answer', 'busy', 'callback', 'not_interested', null]

async function makeLead() {
  const [id, owner, created] = [randomUUID(), pick(telecallers).id, someDay()]
  await mettle.superuser.query(
    'insert into leads (id, name, assigned_to, source, created_at) values ($1, $2, $3, $4, $5)',
    [id, 'Somebody', owner, pick(['web', 'fair', null]), created],
  )
  return id
}
const changes = {
  async call(lead: string) {
    const [id, at] = [randomUUID(), later(someDay(), 5)]
    await mettle.superuser.query(
      `insert into interactions (id, lead_id, type, created_by) values ($1, $2, 'call', $3)`,
      [id, lead, pick(telecallers).id],
    )
    await mettle.superuser.query(
      'insert into calls (interaction_id, outcome, duration_seconds, occurred_at) values ($1, $2, $3, $4)',
      [id, pick(outcomes), Math.floor(random() * 300), at],
    )
  },
  async move(lead: string) {
    await mettle.superuser.query(
      'insert into lead_status_history (lead_id, from_status, to_status, changed_by, changed_at) values ($1, $2, $3, $4, $5)',
      [lead, 'new', pick(statuses), pick([...telecallers.map(({ id }) => id), null]), later(someDay(), 5)],
    )
  },
  async status(lead: string) {
    await mettle.superuser.query('update leads set status = $2 where id = $1', [lead, pick(statuses)])
  },
  async reassign(lead: string) {
    await mettle.superuser.query('update leads set assigned_to = $2, source = $3 where id = $1', [
      lead,
      pick(telecallers).id,
      pick(['web', 'phone']),
    ])
  },
  async followUp(lead: string) {
    const due = someDay()
    await mettle.superuser.query(
      'insert into follow_up_history (lead_id, person, due_at, ended_at, ending) values ($1, $2, $3, $4, $5)',
      [
        lead,
        pick(telecallers).id,
        due,
        new Date(due.getTime() + (random() * 3 - 1) * 86_400_000),
        pick(['done', 'moved', 'dropped']),
      ],
    )
  },
  async forgetCall(lead: string) {
    await mettle.superuser.query('delete from interactions where lead_id = $1 and random() < 0.5', [lead])
  },
  async remove(lead: string) {
    await mettle.superuser.query('delete from leads where id = $1', [lead])
  },
}

/** Periods that begin and end within days, on days, and in one day. */
const periods = [
  ['2025-03-01T00:00:00Z', '2025-04-01T00:00:00Z'],
  ['2025-03-03T10:15:00Z', '2025-03-15T07:45:00Z'],
  ['2025-03-05T06:00:00Z', '2025-03-05T18:30:00Z'],
  ['2025-03-07T00:00:00Z', '2025-03-07T13:00:00Z'],
] as const

describe('analytics', () => {
  it('agree with a computation from scratch, whatever happened and in whatever order it was counted', async () => {
    const leads: string[] = []
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 25; i++) leads.push(await makeLead())
      for (let i = 0; i < 120; i++) {
        const name = random() < 0.03 ? 'remove' : pick(Object.keys(changes).filter(one => one !== 'remove'))
        const lead = pick(leads)
        await changes[name as keyof typeof changes](lead).catch(error => {
          // A lead that is gone takes no calls.
          assert.equal(error.code, '23503')
        })
      }
      const all = await readEverything(mettle.superuser)
      for (const [from, to] of periods) {
        const expected = leadsFromScratch(all, new Date(from), new Date(to))
        const got = (await read(`leads?from=${from}&to=${to}`)).body.data
        assert.deepEqual(got.totals, expected.totals, `${from} to ${to}`)
        assert.deepEqual(got.by_status, expected.by_status)
        assert.equal(got.time_to_first_attempt.leads, expected.first_attempt.leads)
        assert.equal(got.time_to_first_attempt.p50_seconds, expected.first_attempt.p50)
        const bySource = got.by_source.map(({ leads }: { leads: number }) => leads)
        assert.equal(
          bySource.reduce((sum: number, n: number) => sum + n, 0),
          expected.totals.leads,
        )
        for (const { id } of telecallers) {
          const person = (await read(`telecallers/${id}?from=${from}&to=${to}`)).body.data
          const wanted = personFromScratch(all, id, new Date(from), new Date(to))
          const same = Object.fromEntries(Object.keys(wanted).map(key => [key, person[key]]))
          assert.deepEqual(same, wanted, `${from} to ${to}`)
        }
      }
      const open = (await read(`telecallers/${telecallers[0]?.id}?from=2025-03-01T00:00:00Z`)).body.data
      const wanted = personFromScratch(all, telecallers[0]?.id ?? '', new Date(start), new Date())
      assert.equal(open.unique_leads_called, wanted.unique_leads_called)
    }
  })

  it('add up over days in the caller’s time zone, India’s half hour and summer time included', async () => {
    for (const zone of ['UTC', 'Asia/Kolkata', 'America/New_York', 'Asia/Kathmandu']) {
      const { body } = await read(`leads?from=2025-03-01&to=2025-03-31&time_zone=${zone}`)
      const { series, totals, period } = body.data
      assert.equal(period.time_zone, zone)
      assert.equal(series.length, 31)
      const sum = (key: string) =>
        series.reduce((all: number, point: Record<string, number>) => all + (point[key] ?? 0), 0)
      assert.equal(sum('created'), totals.leads)
      assert.equal(sum('converted'), totals.converted)
    }
    const india = (await read('leads?from=2025-03-05&to=2025-03-05&time_zone=Asia/Kolkata')).body.data
    assert.equal(india.period.from, '2025-03-04T18:30:00.000Z')
    assert.equal(india.period.to, '2025-03-05T18:30:00.000Z')
    const spring = (await read('leads?from=2025-03-09&to=2025-03-09&time_zone=America/New_York')).body.data
    assert.equal(Date.parse(spring.period.to) - Date.parse(spring.period.from), 23 * 3_600_000)
  })

  it('of one person or one source are what the rows behind them are', async () => {
    const [from, to] = periods[1]
    const query = `from=${from}&to=${to}`
    for (const filter of ['', `&assigned_to=${telecallers[0]?.id}`, '&source=web']) {
      const { totals, by_status, ...more } = (await read(`leads?${query}${filter}`)).body.data
      const behind = async (measure: string) =>
        (await read(`leads/rows?${query}${filter}&measure=${measure}&limit=1000`)).body.data.length
      for (const measure of ['leads', 'attempted', 'contacted', 'qualified', 'converted', 'lost'])
        assert.equal(await behind(measure), totals[measure], `${measure} ${filter}`)
      for (const [status, leads] of Object.entries(by_status))
        assert.equal(await behind(`by_status.${status}`), leads, status)
      for (const wait of ['time_to_first_attempt', 'time_to_first_contact', 'time_to_conversion'])
        assert.equal(await behind(wait), more[wait].leads, `${wait} ${filter}`)
      for (const rate of ['conversion_rate_of', 'win_rate_of'])
        for (const [part, leads] of Object.entries(more[rate]))
          assert.equal(await behind(`${rate}.${part}`), leads, `${rate} ${part}`)
    }
    const id = telecallers[0]?.id
    const person = (await read(`telecallers/${id}?${query}`)).body.data
    const rowsOf = async (measure: string) =>
      (await read(`telecallers/${id}/rows?${query}&measure=${measure}&limit=1000`)).body.data
    for (const measure of [
      'leads_assigned',
      'total_calls',
      'connected_calls',
      'unique_leads_called',
      'conversions',
    ])
      assert.equal((await rowsOf(measure)).length, person[measure], measure)
    for (const rate of ['connection_rate_of', 'conversion_rate_of', 'follow_up_compliance_of'])
      for (const [part, counted] of Object.entries(person[rate]))
        assert.equal((await rowsOf(`${rate}.${part}`)).length, counted, `${rate} ${part}`)
    assert.equal((await rowsOf('time_to_first_contact')).length, person.time_to_first_contact.leads)
    const spoken = (await rowsOf('talk_time_seconds')) as { duration_seconds: number }[]
    assert.equal(
      spoken.reduce((sum, { duration_seconds }) => sum + duration_seconds, 0),
      person.talk_time_seconds,
    )
  })

  it('of leads without a source are what the rows behind them are', async () => {
    const [from, to] = periods[0]
    const query = `from=${from}&to=${to}`
    const { by_source } = (await read(`leads?${query}`)).body.data
    const none = by_source.find(({ source }: { source: string | null }) => source === null)
    const { totals } = (await read(`leads?${query}&without_source=true`)).body.data
    assert.ok(totals.leads > 0)
    assert.equal(totals.leads, none.leads)
    for (const measure of ['leads', 'contacted', 'converted']) {
      const behind = await read(`leads/rows?${query}&without_source=true&measure=${measure}&limit=1000`)
      assert.equal(behind.body.data.length, none[measure], measure)
      assert.ok(behind.body.data.every(({ source }: { source: string | null }) => source === null))
    }
    const both = await read(`leads?${query}&without_source=true&source=web`)
    assert.deepEqual([both.status, both.body.error.details.field], [400, 'without_source'])
  })

  it('of everybody’s calls, at each point of the series, are what the rows behind them are', async () => {
    const own = telecallers[0] as TestPerson
    for (const [as, filter] of [
      [manager, ''],
      [manager, `&assigned_to=${own.id}`],
      [own, ''],
    ] as const) {
      const whole = `from=2025-03-01&to=2025-03-31&time_zone=Asia/Kolkata`
      const { series } = (await read(`leads?${whole}${filter}&interval=week`, as)).body.data
      assert.ok(series.some(({ calls }: { calls: number }) => calls > 0))
      for (const [i, point] of series.entries()) {
        const { start } = point
        const from = start < '2025-02-28T18:30' ? '2025-02-28T18:30:00Z' : start
        const to = series[i + 1]?.start ?? '2025-03-31T18:30:00Z'
        for (const measure of ['calls', 'connected_calls']) {
          const path = `calls/rows?from=${from}&to=${to}&measure=${measure}&limit=1000${filter}`
          const { data } = (await read(path, as)).body
          // What somebody called may be another's by now.
          if (as === own) assert.ok(data.length <= point[measure])
          else assert.equal(data.length, point[measure], `${start} ${measure}`)
          if (filter || as === own)
            assert.ok(data.every(({ caller }: { caller: { id: string } }) => caller.id === own.id))
        }
      }
    }
    const first = (await read('calls/rows?from=2025-03-01&to=2025-03-31&limit=5')).body
    const { next_cursor } = first.meta
    const second = (await read(`calls/rows?from=2025-03-01&to=2025-03-31&limit=5&cursor=${next_cursor}`)).body
    const all = (await read('calls/rows?from=2025-03-01&to=2025-03-31&limit=10')).body.data
    assert.deepEqual([...first.data, ...second.data], all)
  })

  it('give the rows behind a number page by page, each once', async () => {
    const whole = (await read('leads/rows?from=2025-03-01&to=2025-03-31&limit=1000')).body.data
    const paged: { id: string }[] = []
    for (let cursor = ''; ; ) {
      const page = (await read(`leads/rows?from=2025-03-01&to=2025-03-31&limit=7&cursor=${cursor}`)).body
      paged.push(...page.data)
      if (page.meta.next_cursor === null) break
      cursor = page.meta.next_cursor
    }
    assert.deepEqual(
      paged.map(({ id }) => id),
      whole.map(({ id }: { id: string }) => id),
    )
    assert.equal((await read('leads/rows?cursor=nonsense')).body.error.details.field, 'cursor')
  })

  it('show a telecaller their own leads and row, with their place among all', async () => {
    const own = telecallers[0] as TestPerson
    const query = 'from=2025-03-01&to=2025-03-31'
    const seen = (await read(`leads?${query}`, own)).body.data
    const asked = (await read(`leads?${query}&assigned_to=${own.id}`)).body.data
    assert.deepEqual(seen.totals, asked.totals)
    assert.deepEqual(seen.by_source, asked.by_source)
    assert.deepEqual(seen.series, asked.series)
    const others = (await read(`leads?${query}&assigned_to=${telecallers[1]?.id}`, own)).body.data
    assert.equal(others.totals.leads, 0)
    const { data } = (await read(`telecallers?${query}`, own)).body
    assert.deepEqual(
      data.map(({ id }: { id: string }) => id),
      [own.id],
    )
    const everybody = (await read(`telecallers?${query}`)).body.data
    const mine = everybody.find(({ id }: { id: string }) => id === own.id)
    assert.deepEqual(data[0], mine)
    assert.equal(data[0].ranked_people, 2)
  })

  it('are null, not 0, where there is nothing to divide by', async () => {
    const { data } = (await read('leads?from=2001-01-01&to=2001-01-31')).body
    assert.equal(data.conversion_rate, null)
    assert.deepEqual(data.conversion_rate_of, { numerator: 0, denominator: 0 })
    assert.equal(data.win_rate, null)
    assert.equal(data.time_to_first_contact.p50_seconds, null)
    assert.equal(data.funnel[0].of_created, null)
    const idle = (await read(`telecallers/${manager.id}?from=2001-01-01&to=2001-01-31`)).body.data
    assert.equal(idle.connection_rate, null)
    assert.equal(idle.follow_up_compliance, null)
    assert.equal(idle.avg_talk_time_seconds, null)
    assert.equal(idle.rank, null)
  })

  it('say how many leads are too young to have converted', async () => {
    const { data } = (await read('leads?from=2020-01-01&interval=month')).body
    assert.ok(data.maturity.median_seconds_to_conversion === null || data.maturity.leads_too_young >= 0)
    const quick = await mettle.call('POST', '/api/leads', { as: manager, body: { name: 'Quick' } })
    await mettle.call('PUT', `/api/leads/${quick.body.data.id}`, {
      as: manager,
      body: { status: 'converted' },
    })
    await mettle.superuser.query(
      `update lead_status_history set changed_at = now() + interval '1 hour' where lead_id = $1 and to_status = 'converted'`,
      [quick.body.data.id],
    )
    await mettle.superuser.query(`insert into app.lead_marks (lead_id) values ($1)`, [quick.body.data.id])
    await mettle.call('POST', '/api/leads', { as: manager, body: { name: 'Young' } })
    await mettle.call('POST', '/api/leads', { as: manager, body: { name: 'Over', status: 'lost' } })
    const old = await mettle.call('POST', '/api/leads', { as: manager, body: { name: 'Old' } })
    await mettle.superuser.query(`update leads set created_at = now() - interval '2 days' where id = $1`, [
      old.body.data.id,
    ])
    const { maturity } = (await read('leads')).body.data
    assert.ok(Math.abs(maturity.median_seconds_to_conversion - 3600) < 60)
    assert.equal(maturity.leads_too_young, 1)
    const { data: young } = (await read('leads/rows?measure=maturity.leads_too_young')).body
    assert.deepEqual(
      young.map(({ name }: { name: string }) => name),
      ['Young'],
    )
  })

  it('count what somebody else is just counting, and wait for that', async () => {
    const before = (await read('leads')).body.data.totals.leads
    await mettle.call('POST', '/api/leads', { as: manager, body: { name: 'Just Now' } })
    const { superuser } = mettle
    await superuser.query('begin')
    await superuser.query('select app.fold_analytics(10000)')
    const asked = ['leads', 'leads', 'telecallers'].map(path => read(path))
    const answered = asked.map(one => one.then(() => true))
    const isWaiting = async () =>
      (
        await superuser.query(
          `select from pg_locks where locktype = 'advisory' and objid = 7238430 and not granted
           and database = (select oid from pg_database where datname = current_database())`,
        )
      ).rowCount
    await eventually(async () => (await isWaiting()) || Promise.race([...answered, false]))
    await superuser.query('commit')
    const [first, second] = await Promise.all(asked)
    for (const answer of [first, second]) assert.equal(answer?.body.data.totals.leads, before + 1)
  })

  it('count all that is new, however much it is', async () => {
    const before = (await read('leads')).body.data.totals.leads
    await mettle.superuser.query(`insert into leads (name) select 'Many' from generate_series(1, 1300)`)
    const answers = await Promise.all([1, 2, 3, 4].map(() => read('leads')))
    for (const { body } of answers) assert.equal(body.data.totals.leads, before + 1300)
  })

  it('refuse what is no period, no zone and no interval, by field', async () => {
    const refused = async (query: string) => {
      const answer = await read(`leads?${query}`)
      assert.equal(answer.status, 400, query)
      return answer.body.error.details.field
    }
    assert.equal(await refused('from=yesterday'), 'from')
    assert.equal(await refused('to=2025-02-30'), 'to')
    assert.equal(await refused('from=2025-03-02&to=2025-03-01'), 'to')
    assert.equal(await refused('from=1990-01-01&to=2025-03-01&interval=month'), 'from')
    assert.equal(await refused('from=2020-01-01&to=2025-03-01&interval=day'), 'interval')
    assert.equal(await refused('interval=year'), 'interval')
    assert.equal(await refused('time_zone=Mars/Olympus'), 'time_zone')
    assert.equal(await refused('time_zone=%2B05:30'), 'time_zone')
    assert.equal(await refused('time_zone=IST'), 'time_zone')
    // Node knows it, PostgreSQL does not.
    assert.equal(await refused('time_zone=US/Pacific-New'), 'time_zone')
    assert.equal((await read('telecallers/nobody')).status, 404)
    assert.equal((await read(`telecallers/${randomUUID()}`)).status, 404)
  })
})
