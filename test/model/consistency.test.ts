import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import fc from 'fast-check'
import { listen } from '../../server/realtime/listen.fixture.ts'
import { eventually } from '../harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../harness/index.ts'

// Many people work on the same leads at once, at random. Whatever they did, in whatever order it was done: lists, totals,
// histories, contact state, analytics and the change feed must tell the same story afterwards.

let mettle: TestService
let people: TestPerson[]
before(async () => {
  mettle = await testService()
  people = [
    await mettle.person('telecaller'),
    await mettle.person('telecaller'),
    await mettle.person('telecaller'),
    await mettle.person('manager'),
  ]
})

type Step = { who: number; what: string; lead: number; choice: number }
const step = fc.record({
  who: fc.nat(3),
  what: fc.constantFrom(
    'create',
    'create',
    'change',
    'status',
    'give',
    'call',
    'call',
    'delete',
    'merge',
    'claim',
  ),
  lead: fc.nat(30),
  choice: fc.nat(9),
})

const statuses = ['new', 'contacted', 'qualified', 'converted', 'lost']
const outcomes = ['connected', 'no_answer', 'busy', 'callback', 'not_interested', 'do_not_call']

async function perform(known: string[], { who, what, lead, choice }: Step) {
  const as = people[who] as TestPerson
  const id = known[lead % Math.max(known.length, 1)] ?? 'none'
  const other = known[(lead + choice + 1) % Math.max(known.length, 1)] ?? 'none'
  const send = (method: string, path: string, body?: object) =>
    mettle.call(method, path, { as, ...(body ? { body } : {}) })
  const steps: Record<string, () => Promise<{ status: number }>> = {
    async create() {
      const made = await send('POST', '/api/leads', {
        name: `Lead ${choice}`,
        source: `source ${choice % 3}`,
      })
      known.push(made.body.data.id)
      return made
    },
    change: () => send('PUT', `/api/leads/${id}`, { company: `Company ${choice}` }),
    status: () => send('PUT', `/api/leads/${id}`, { status: statuses[choice % 5] }),
    give: () => send('PUT', `/api/leads/${id}`, { assigned_to: people[choice % 4]?.id }),
    call: () =>
      send('POST', `/api/leads/${id}/interactions`, { type: 'call', outcome: outcomes[choice % 6] }),
    delete: () => send('DELETE', `/api/leads/${id}`),
    merge: () =>
      id === other ? send('GET', '/api/leads') : send('POST', `/api/leads/${id}/merge`, { lead_id: other }),
    claim: () => send('POST', '/api/queue/next', {}),
  }
  const { status } = await (steps[what] as () => Promise<{ status: number }>)()
  assert.ok(status < 500, `${what} was answered with ${status}`)
}

/** A list as the spec tells clients to keep it: inserted ones put in, updated ones replaced, deleted ones removed. */
function keepList(heard: Awaited<ReturnType<typeof listen>>['heard']) {
  const list = new Map<string, unknown>()
  for (const { data } of heard)
    if (data.type === 'DELETE') list.delete(data.old?.id as string)
    else list.set(data.new?.id as string, data.new)
  return list
}

const everything = async (as: TestPerson) => {
  const { data, meta } = (await mettle.call('GET', '/api/leads?limit=1000', { as })).body
  assert.equal(meta.total, data.length)
  return new Map<string, Record<string, unknown>>(data.map((lead: { id: string }) => [lead.id, lead]))
}

describe('whatever many people do at once', () => {
  it('leaves lists, totals, histories, analytics and the change feed in agreement', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 90 }), async steps => {
        await mettle.superuser.query('delete from leads')
        const streams = await Promise.all(people.map(as => listen(mettle, { as })))
        const known: string[] = []
        // Four at a time, so that they meet.
        for (let i = 0; i < steps.length; i += 4)
          await Promise.all(steps.slice(i, i + 4).map(one => perform(known, one)))

        const { rows: leads } = await mettle.superuser.query('select id, status, assigned_to from leads')
        for (const [i, as] of people.entries()) {
          const list = await everything(as)
          const visible = leads.filter(lead => as.role === 'manager' || lead.assigned_to === as.id)
          assert.deepEqual([...list.keys()].toSorted(), visible.map(({ id }) => id).toSorted())
          // The feed ends where the list stands.
          await eventually(() => {
            const kept = keepList(streams[i]?.heard ?? [])
            return (
              kept.size === list.size &&
              [...list].every(([id, lead]) => JSON.stringify(kept.get(id)) === JSON.stringify(lead))
            )
          })
          for (const status of statuses) {
            const { total } = (await mettle.call('GET', `/api/leads?status=${status}`, { as })).body.meta
            assert.equal(total, visible.filter(lead => lead.status === status).length, status)
          }
        }
        await Promise.all(streams.map(stream => stream.stop()))

        const { rows: wrong } = await mettle.superuser.query(`
          select l.id, 'status' as what from leads l where status <> (
            select to_status from lead_status_history h where h.lead_id = l.id order by changed_at desc, id desc limit 1)
            and not exists (select from lead_merges m where m.survivor_id = l.id)
          union all select l.id, 'attempts' from leads l left join lead_contact_state s on s.lead_id = l.id
          where coalesce(s.attempts, 0) <> (select count(*) from interactions i where i.lead_id = l.id and i.type = 'call')
          union all select f.lead_id, 'follow-up of somebody who must not be called'
          from follow_ups f join lead_contact_state s on s.lead_id = f.lead_id where s.do_not_call
          union all select c.person, 'count' from (select person, status, sum(leads) as n from app.lead_counts group by 1, 2) c
          where c.n <> (select count(*) from leads l where l.status = c.status and (c.person = app.everybody()
            or coalesce(l.assigned_to, app.nobody()) = c.person))`)
        assert.deepEqual(wrong, [])

        const manager = people[3] as TestPerson
        const { totals, by_status } = (await mettle.call('GET', '/api/analytics/leads', { as: manager })).body
          .data
        assert.equal(totals.leads, leads.length)
        for (const status of statuses)
          assert.equal(by_status[status], leads.filter(lead => lead.status === status).length, status)
      }),
      { numRuns: 6 },
    )
  })
})
