import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { eventually } from '../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'
import { takeAssessment } from '../../test/harness/taker.ts'
import { systemActor } from '../platform/db/index.ts'
import { listen } from '../realtime/listen.fixture.ts'
import { insertNotices } from './fan-out-queries.ts'
import { register, startReceiver, verify } from './receiver.fixture.ts'

class Undone extends Error {}

let mettle: TestService
let admin: TestPerson
let manager: TestPerson
let assessment: string
before(async () => {
  mettle = await testService({ EVENTS_ALLOW_PRIVATE: '1' })
  admin = await mettle.person('admin')
  manager = await mettle.person('manager')
  const { rows } = await mettle.superuser.query('select id from assessments limit 1')
  assessment = rows[0].id
})

type Notification = { id: string; type: string; data: Record<string, string>; read_at: string | null }
const mine = async (as: TestPerson, query = '') =>
  (await mettle.call('GET', `/api/notifications${query}`, { as })).body
const live = ({ heard }: Awaited<ReturnType<typeof listen>>) =>
  heard.filter(({ event }) => event === 'notification').map(({ data }) => data as unknown as Notification)

const startAttempt = async (taker: TestPerson) =>
  (
    await mettle.call('POST', '/api/assessments/start', {
      as: taker,
      body: { assessment_id: assessment, intake: { time: 'short' } },
    })
  ).body.data.id as string

describe('notifications of assessments', () => {
  it('go to endpoints when one is started or completed, when its report is ready and when something goes wrong', async () => {
    const receiver = await startReceiver()
    const endpoint = await register(mettle, admin, receiver.url, ['*'])
    const taker = await mettle.person('user')
    const { attempt } = await takeAssessment(mettle, taker, assessment)
    const ask = async (anonymized: boolean) => {
      const asked = await mettle.call('POST', `/api/assessments/${assessment}/reports`, {
        as: taker,
        body: { format: 'web', attempt_id: attempt.id, anonymized },
      })
      assert.ok([201, 202].includes(asked.status), asked.text)
      return asked.body.data.id as string
    }
    const hidden = await ask(true)
    const report = await ask(false)
    await receiver.until(3)
    for (let n = 0; n < 2; n++)
      await mettle.superuser.query(`select app.tell_assessment_error($1, 'report_failed')`, [attempt.id])
    await receiver.until(4)
    const whole = { attempt_id: attempt.id, assessment_id: assessment, user_id: taker.id }
    assert.deepEqual(
      receiver.received.map(received => {
        const { type, data } = verify(endpoint.secret, received)
        return [type, data]
      }),
      [
        ['assessment.started', whole],
        ['assessment.completed', whole],
        ['report.generated', { ...whole, report_id: report }],
        ['assessment.error', { ...whole, reason: 'report_failed' }],
      ],
    )
    assert.ok(!receiver.received.some(({ body }) => body.includes(hidden)), 'whose it is would be told')
  })

  it('go live to the person they concern and to nobody else, in the stream of the change feed', async () => {
    const [taker, other] = [await mettle.person('user'), await mettle.person('user')]
    const streams = [
      await listen(mettle, { as: taker }),
      await listen(mettle, { as: other }),
      await listen(mettle, { as: manager }),
    ]
    const [takers, others, managers] = streams as [
      (typeof streams)[0],
      (typeof streams)[0],
      (typeof streams)[0],
    ]
    const { attempt } = await takeAssessment(mettle, taker, assessment)
    await eventually(() => live(takers).length === 2)
    const data = { attempt_id: attempt.id, assessment_id: assessment }
    assert.deepEqual(
      live(takers).map(({ type, data: told }) => [type, told]),
      [
        ['assessment.started', data],
        ['assessment.completed', data],
      ],
    )
    const own = await startAttempt(other)
    await eventually(() => live(others).length === 1)
    assert.equal(live(others)[0]?.data.attempt_id, own)
    for (const stream of streams) await stream.stop()
    assert.deepEqual([live(managers), live(takers).length], [[], 2])

    const listed = await mine(taker)
    assert.deepEqual(
      listed.data.map(({ id }: Notification) => id),
      live(takers)
        .map(({ id }) => id)
        .reverse(),
    )
    assert.deepEqual([(await mine(manager)).meta.total, (await mine(other)).meta.total], [0, 1])
  })

  it('are written in the order in which things happened, whichever way the database finds the people', async () => {
    const taker = await mettle.person('user')
    const happened = Array.from({ length: 20 }, (_, n) => `step ${n}`)
    for (const way of ['nestloop', 'mergejoin', 'hashjoin'])
      await mettle.db
        .withActor(systemActor('test'), async tx => {
          for (const other of ['nestloop', 'mergejoin', 'hashjoin'])
            await tx.rows(`set local enable_${other} = ${other === way}`)
          const at = new Date().toISOString()
          await insertNotices(
            tx,
            happened.map(type => ({ person: taker.id, type, data: {}, at, read: false })),
          )
          const told = await tx.rows<{ type: string }>(
            `select n.type from app.outbox o join notifications n on n.id = o.row_id
             where o.topic = 'notifications' and n.person = $1 order by o.id`,
            [taker.id],
          )
          assert.deepEqual(
            told.map(({ type }) => type),
            happened,
            way,
          )
          throw new Undone()
        })
        .catch(error => assert.ok(error instanceof Undone, error))
  })

  it('that were missed come by Last-Event-ID, with nothing twice', async () => {
    const taker = await mettle.person('user')
    const first = await listen(mettle, { as: taker })
    await first.stop()
    await startAttempt(taker)
    const again = await listen(mettle, { as: taker, after: first.state.lastId })
    await eventually(() => live(again).length === 1)
    const third = await listen(mettle, { as: taker, after: again.state.lastId })
    await third.stop()
    await again.stop()
    assert.deepEqual([live(again).length, live(third)], [1, []])
  })

  it('tell of an assessment that could not be scored, or has expired', async () => {
    const taker = await mettle.person('user')
    const attempt = await startAttempt(taker)
    await mettle.superuser.query(
      `update attempts set started_at = now() - interval '200 days', state = 'expired' where id = $1`,
      [attempt],
    )
    const [told] = await eventually(async () => {
      const { data } = await mine(taker, '?unread=true')
      return data.length > 0 && data
    })
    assert.deepEqual([told.type, told.data.reason], ['assessment.error', 'expired'])

    const unlucky = await mettle.person('user')
    const broken = await startAttempt(unlucky)
    await mettle.superuser.query(`update app.data_keys set wrapped = '\\x00' where person_id = $1`, [
      unlucky.id,
    ])
    await mettle.superuser.query(`update attempts set intake = '\\x00' where id = $1`, [broken])
    await mettle.superuser.query(
      `insert into assessment_responses (attempt_id, number, user_id, kind, question_id, sealed)
       select $1, max(number) + 1, $2, 'answer', 'x', '\\x00' from assessment_responses where attempt_id = $1`,
      [broken, unlucky.id],
    )
    for (let n = 0; n < 2; n++) {
      const submitted = await mettle.call('POST', '/api/assessments/submit', {
        as: unlucky,
        body: { assessment_id: assessment },
      })
      assert.equal(submitted.status, 500)
    }
    const failed = await eventually(async () => {
      const { data } = await mine(unlucky, '?unread=true')
      return data.length > 0 && data
    })
    assert.equal(failed.length, 1)
    assert.deepEqual([failed[0].data.attempt_id, failed[0].data.reason], [broken, 'scoring_failed'])
  })
})

describe('one’s notifications', () => {
  it('tell of a follow-up that is due, to whom the lead belongs', async () => {
    const telecaller = await mettle.person('telecaller')
    const lead = (await mettle.call('POST', '/api/leads', { as: telecaller, body: { name: 'Due' } })).body
      .data
    await mettle.superuser.query(
      `insert into follow_ups (lead_id, due_at, set_by) values ($1, now() - interval '1 minute', $2)`,
      [lead.id, telecaller.id],
    )
    await mettle.superuser.query('select app.remind_due_follow_ups(100)')
    const [told] = await eventually(async () => {
      const { data } = await mine(telecaller)
      return data.length > 0 && data
    })
    assert.deepEqual([told.type, told.data, told.read_at], ['follow_up.due', { lead_id: lead.id }, null])
  })

  const soon = new Date(Date.now() + 3_600_000).toISOString()
  for (const [how, method, path, body] of [
    ['done', 'POST', 'interactions', { type: 'call', outcome: 'connected' }],
    ['moved', 'PUT', 'follow-up', { due_at: soon }],
    ['dropped', 'DELETE', 'follow-up', undefined],
  ] as const)
    it(`of a follow-up are no news once it is ${how}, and others stay`, async () => {
      const telecaller = await mettle.person('telecaller')
      const add = async (name: string) => {
        const { data } = (await mettle.call('POST', '/api/leads', { as: telecaller, body: { name } })).body
        await mettle.superuser.query(
          `insert into follow_ups (lead_id, due_at, reminded_at) values ($1, now() - interval '1 minute', now())`,
          [data.id],
        )
        await mettle.superuser.query(
          `insert into notifications (person, type, data) values ($1, 'follow_up.due', json_build_object('lead_id', $2::uuid))`,
          [telecaller.id, data.id],
        )
        return data.id as string
      }
      const [other, settled] = [await add('Other'), await add('Settled')]
      const { status } = await mettle.call(method, `/api/leads/${settled}/${path}`, { as: telecaller, body })
      assert.ok(status < 300)
      const { data, meta } = await mine(telecaller)
      assert.equal(meta.unread, 1)
      assert.deepEqual(
        data.map(({ data: { lead_id }, read_at }: { data: { lead_id: string }; read_at: string | null }) => [
          lead_id,
          read_at === null,
        ]),
        [
          [settled, false],
          [other, true],
        ],
      )
    })

  it('name the lead while it is the reader’s, and nobody once it is given away or deleted', async () => {
    const holder = await mettle.person('manager')
    const add = async (name: string) => {
      const { data } = (await mettle.call('POST', '/api/leads', { as: holder, body: { name } })).body
      await mettle.superuser.query(
        `insert into notifications (person, type, data) values ($1, 'follow_up.due', json_build_object('lead_id', $2::uuid))`,
        [holder.id, data.id],
      )
      return data as { id: string; name: string }
    }
    const [kept, given, deleted] = [await add('Kept'), await add('Given'), await add('Deleted')]
    const named = async () =>
      (await mine(holder, '?include=lead')).data.map((one: { lead: object | null }) => one.lead)
    const names = (leads: { id: string; name: string }[]) => leads.map(({ id, name }) => ({ id, name }))
    assert.deepEqual(await named(), names([deleted, given, kept]))
    const telecaller = await mettle.person('telecaller')
    const rows = [{ id: given.id, assigned_to: telecaller.id }]
    await mettle.call('POST', '/api/leads/bulk', { as: admin, body: { operation: 'assign', rows } })
    await mettle.call('DELETE', `/api/leads/${deleted.id}`, { as: admin })
    assert.deepEqual(await named(), [null, null, ...names([kept])])
    assert.ok((await mine(holder)).data.every((one: object) => !('lead' in one)))
  })

  it('are marked read by those they belong to, one by one or up to a moment', async () => {
    const [taker, thief] = [await mettle.person('user'), await mettle.person('admin')]
    await mettle.superuser.query(
      `insert into notifications (person, type, data, created_at)
       select $1, 'report.generated', '{}', now() + n * interval '1 second' from generate_series(1, 5) n`,
      [taker.id],
    )
    const { data, meta } = await mine(taker, '?limit=2')
    assert.deepEqual([data.length, meta.total, meta.unread], [2, 5, 5])
    const mark = async (as: TestPerson, body: object) =>
      (await mettle.call('PUT', '/api/notifications/read', { as, body })).body.data?.unread
    assert.equal(await mark(thief, { ids: [data[0].id] }), (await mine(thief)).meta.unread)
    assert.equal((await mine(taker)).meta.unread, 5, 'nobody marks another’s')
    assert.equal(await mark(taker, { ids: [data[0].id] }), 4)
    assert.equal(await mark(taker, { until: data[1].created_at }), 0)
    assert.deepEqual((await mine(taker, '?unread=true')).data, [])
    assert.equal(await mark(taker, {}), undefined)
  })
})

describe('an endpoint that keeps failing', () => {
  it('is paused after a day without success; its owner gets a letter, and admins are told live', async () => {
    const receiver = await startReceiver(response => response.writeHead(500).end())
    const endpoint = await register(mettle, admin, receiver.url, ['lead.created'])
    const stream = await listen(mettle, { as: admin })
    await mettle.superuser.query(
      `update notification_endpoints set failing_since = now() - interval '25 hours' where id = $1`,
      [endpoint.id],
    )
    const telecaller = await mettle.person('telecaller')
    await mettle.call('POST', '/api/leads', { as: telecaller, body: { name: 'Somebody' } })
    await eventually(() => live(stream).length > 0)
    await stream.stop()
    const [told] = live(stream) as [Notification]
    assert.deepEqual(
      [told.type, told.data],
      ['endpoint.paused', { endpoint_id: endpoint.id, reason: 'failing' }],
    )
    const path = `/api/notifications/endpoints/${endpoint.id}`
    const shown = (await mettle.call('GET', path, { as: admin })).body.data
    assert.deepEqual([shown.is_active, shown.paused_reason], [false, 'failing'])
    const letters = (await mettle.call('GET', '/api/mail', { as: admin })).body.data
    const letter = letters.find(({ subject }: { subject: string }) =>
      subject.startsWith('Events to 127.0.0.1'),
    )
    assert.equal(letter.to, `${admin.id}@example.com`)

    receiver.take()
    const resumed = await mettle.call('PATCH', path, { as: admin, body: { is_active: true } })
    assert.deepEqual([resumed.body.data.failing_since, resumed.body.data.paused_reason], [null, null])
    await receiver.until(2)
  })

  it('is sent what has waited as soon as it has another address', async () => {
    const broken = await startReceiver(response => response.writeHead(500).end())
    const endpoint = await register(mettle, admin, broken.url, ['lead.created'])
    const telecaller = await mettle.person('telecaller')
    await mettle.call('POST', '/api/leads', { as: telecaller, body: { name: 'Somebody' } })
    const path = `/api/notifications/endpoints/${endpoint.id}`
    const shown = async () => (await mettle.call('GET', path, { as: admin })).body.data
    await eventually(async () => (await shown()).failing_since !== null)
    const { rowCount } = await mettle.superuser.query(
      `update app.event_deliveries set next_attempt_at = now() + interval '10 hours'
       where endpoint_id = $1 and state = 'waiting'`,
      [endpoint.id],
    )
    assert.equal(rowCount, 1)
    const mended = await startReceiver()
    await mettle.call('PATCH', path, { as: admin, body: { url: mended.url } })
    await mended.until(1)
    await eventually(async () => (await shown()).failing_since === null)
  })

  it('is paused at once when it answers that it is gone', async () => {
    const receiver = await startReceiver(response => response.writeHead(410).end())
    const endpoint = await register(mettle, admin, receiver.url, ['lead.created'])
    const path = `/api/notifications/endpoints/${endpoint.id}`
    await mettle.call('POST', `${path}/test`, { as: admin })
    await eventually(
      async () =>
        (await mettle.call('GET', `${path}/deliveries`, { as: admin })).body.data[0]?.state === 'parked',
    )
    const tried = (await mettle.call('GET', path, { as: admin })).body.data
    assert.equal(tried.is_active, true, 'but not by an admin’s test')
    const telecaller = await mettle.person('telecaller')
    await mettle.call('POST', '/api/leads', { as: telecaller, body: { name: 'Somebody' } })
    await eventually(
      async () => (await mettle.call('GET', path, { as: admin })).body.data.paused_reason === 'gone',
    )
  })
})
