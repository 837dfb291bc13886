import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import fc from 'fast-check'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'
import { callingHoursSetting, callQueueSetting } from './queue-settings.ts'
import { outcomes } from './schemas.ts'

// People who claim, call, give back, lose and pass on leads, several at once, in any order: whatever they do, nobody is
// called by two, nobody is called who must not be, and the queue is what it would be if it were made anew.

let mettle: TestService
let people: TestPerson[]
let manager: TestPerson
let admin: TestPerson
before(async () => {
  mettle = await testService()
  people = await Promise.all([1, 2, 3, 4].map(() => mettle.person('telecaller')))
  manager = await mettle.person('manager')
  admin = await mettle.person('admin')
  const body = { ...callingHoursSetting.default, from: '00:00', to: '24:00' }
  await mettle.call('PUT', '/api/settings/calling-hours', { as: admin, body })
})

type Held = { lead: { id: string }; claim: { id: string } }

const Step = fc.record({
  who: fc.nat({ max: 3 }),
  what: fc.constantFrom('next', 'next', 'next', 'call', 'call', 'release', 'reassign', 'expire', 'delete'),
  outcome: fc.constantFrom(...outcomes),
  which: fc.nat({ max: 5 }),
})
type Step = typeof Step extends fc.Arbitrary<infer T> ? T : never

async function take({ who, what, outcome, which }: Step, held: Map<string, Held[]>) {
  const as = people[who] as TestPerson
  const mine = held.get(as.id) as Held[]
  const one = mine[which % Math.max(1, mine.length)]
  if (what === 'next') {
    const { status, body, text } = await mettle.call('POST', '/api/queue/next', { as })
    assert.equal(status, 200, text)
    if (body.data) mine.push(body.data)
    return body.data as Held | null
  }
  if (!one) return null
  const [path, claim] = [`/api/leads/${one.lead.id}`, `/api/queue/claims/${one.claim.id}`]
  const answer =
    what === 'call'
      ? await mettle.call('POST', `${path}/interactions`, { as, body: { type: 'call', outcome } })
      : what === 'release'
        ? await mettle.call('DELETE', claim, { as })
        : what === 'reassign'
          ? await mettle.call('PUT', path, { as: manager, body: { assigned_to: people[which % 4]?.id } })
          : what === 'delete'
            ? await mettle.call('DELETE', path, { as })
            : undefined
  if (what === 'expire')
    await mettle.superuser.query('update queue_claims set expires_at = now() where id = $1', [one.claim.id])
  // What ended meanwhile is not there any more; nothing else may go wrong.
  assert.ok(answer === undefined || [200, 201, 404].includes(answer.status), answer?.text)
  return null
}

const wrong = `
  select 'claimed by one and assigned to another' as what from queue_claims c join leads l on l.id = c.lead_id
  where c.person is distinct from l.assigned_to
  union all select 'claimed and not to be called' from queue_claims join lead_contact_state s using (lead_id) where s.do_not_call
  union all select 'queued and not to be called' from app.call_queue join lead_contact_state s using (lead_id) where s.do_not_call
  union all select 'calls that were not counted' from lead_contact_state s
  where attempts <> (select count(*) from interactions i where i.lead_id = s.lead_id)`

async function queueRows() {
  const { rows } = await mettle.superuser.query('select * from app.call_queue order by lead_id')
  return rows
}

async function isAsMadeAnew() {
  const kept = await queueRows()
  await mettle.superuser.query('select app.refresh_call_queue(array(select id from leads))')
  assert.deepEqual(kept, await queueRows())
  return kept
}

it('new leads stand where the queue made anew would put them, one by one and many at once', async () => {
  await mettle.superuser.query('delete from leads')
  await mettle.superuser.query(
    `insert into app.refused_numbers (digest) values (app.number_digest('+919876500009'))`,
  )
  const body = { ...callQueueSetting.default, source_priority: ['Referral', 'website'] }
  await mettle.call('PUT', '/api/settings/call-queue', { as: admin, body })
  const insert = (from: number, to: number) =>
    mettle.superuser.query(
      `insert into leads (name, phone, phone_e164, status, source, assigned_to)
       select 'Lead ' || n, number, number, (array['new', 'new', 'contacted', 'lost'])[n % 4 + 1],
         (array['referral', 'WEBSITE', 'fair', null])[n % 5 + 1], ($1::uuid[])[n % 5 + 1]
       from (select n, (array['+919876500001', '+14155550101', '+442071838750', '+919876500009', '+80012345678', null])[n % 6 + 1] as number
         from generate_series($2::int, $3::int) n) made`,
      [people.map(person => person.id), from, to],
    )
  for (let n = 0; n < 12; n++) await insert(n, n)
  await insert(12, 131)
  const madeWith = (number: string, more: string) =>
    mettle.superuser.query(
      `with made as (insert into leads (name, phone, phone_e164) values ('Lead', '${number}', '${number}') returning id)
       ${more}`,
    )
  await madeWith(
    '+14155550198',
    'insert into lead_contact_state (lead_id, do_not_call) select id, true from made',
  )
  await madeWith('+14155550199', 'insert into follow_ups (lead_id, due_at) select id, now() from made')
  const queued = await isAsMadeAnew()
  assert.deepEqual(new Set(queued.map(row => row.priority)), new Set([0, 1, 2, 1000]))
  assert.equal(new Set(queued.map(row => row.zone)).size, 4)
  assert.equal(queued.length, 45)
})

it('any sequence of claims and calls by many people keeps queue, claims and consent right', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(Step, { minLength: 1, maxLength: 5 }), { maxLength: 8 }),
      async rounds => {
        await mettle.superuser.query('delete from leads')
        await mettle.superuser.query('delete from app.refused_numbers')
        await mettle.superuser.query(
          `insert into leads (name, phone, phone_e164, assigned_to)
         select 'Lead ' || n, '+919876543210', '+919876543210', ($1::uuid[])[n % 5 + 1] from generate_series(0, 11) n`,
          [people.map(person => person.id)],
        )
        const held = new Map(people.map(person => [person.id, [] as Held[]]))
        for (const steps of rounds) {
          const claimed = (await Promise.all(steps.map(step => take(step, held)))).filter(one => one !== null)
          const others = steps.some(({ what }) => what !== 'next')
          // Released, expired or called meanwhile, a lead may be claimed again.
          if (!others) assert.equal(new Set(claimed.map(({ lead }) => lead.id)).size, claimed.length)
          assert.deepEqual((await mettle.superuser.query(wrong)).rows, [])
        }
        await isAsMadeAnew()
      },
    ),
    { numRuns: 25 },
  )
})
