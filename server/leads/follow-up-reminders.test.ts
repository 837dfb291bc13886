import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'
import { systemActor } from '../platform/db/index.ts'
import type { Letter } from '../platform/mail.ts'
import { announceDueFollowUps, sendOverdueDigests } from './follow-up-reminders.ts'

describe('follow-ups', () => {
  let mettle: TestService
  let asha: TestPerson
  let ben: TestPerson
  let manager: TestPerson
  before(async () => {
    mettle = await testService()
    asha = await mettle.person('telecaller', { first_name: 'Asha' })
    ben = await mettle.person('telecaller')
    manager = await mettle.person('manager')
  })

  async function due(name: string, owner: TestPerson | undefined, at: string): Promise<string> {
    const { rows } = await mettle.superuser.query(
      `with lead as (insert into leads (name, phone, assigned_to) values ($1, '0987654321', $2) returning id)
       insert into follow_ups (lead_id, due_at) select id, now() + $3::interval from lead returning lead_id`,
      [name, owner?.id ?? null, at],
    )
    return rows[0].lead_id
  }
  const told = async () =>
    (
      await mettle.superuser.query(
        `select row_id, audience_after from app.outbox where topic = 'follow_up_reminders' order by id`,
      )
    ).rows.map(row => [row.row_id, row.audience_after])

  it('are announced once when their time comes, and again when they were moved', async () => {
    const now = await due('Now', asha, '-1 minute')
    await due('Later', asha, '1 hour')
    await due('Of nobody', undefined, '-1 minute')
    await announceDueFollowUps(mettle.db)
    await announceDueFollowUps(mettle.db)
    assert.deepEqual(await told(), [[now, asha.id]])
    const body = { due_at: new Date(Date.now() - 30_000).toISOString() }
    await mettle.call('PUT', `/api/leads/${now}/follow-up`, { as: asha, body })
    await announceDueFollowUps(mettle.db)
    assert.deepEqual(await told(), [
      [now, asha.id],
      [now, asha.id],
    ])
    const { rows } = await mettle.superuser.query(
      `select action from audit.entries where resource = 'follow_ups' and row_id = $1 order by id`,
      [now],
    )
    assert.deepEqual(
      rows.map(row => row.action),
      ['create', 'update'],
      'being reminded is no change of what was planned',
    )
  })

  it('that are overdue are told in one letter a day, to verified addresses of people who want it', async () => {
    const [unverified, disabled, tired] = (await Promise.all(
      [1, 2, 3].map(() => mettle.person('telecaller')),
    )) as [TestPerson, TestPerson, TestPerson]
    await mettle.superuser.query(
      'update identity.accounts set email_verified_at = case when id <> $1 then now() end',
      [unverified.id],
    )
    await mettle.superuser.query('update identity.accounts set disabled_at = now() where id = $1', [
      disabled.id,
    ])
    const body = { digest: false }
    assert.equal((await mettle.call('PUT', '/api/follow-ups/preferences', { as: tired, body })).status, 200)
    assert.deepEqual((await mettle.call('GET', '/api/follow-ups/preferences', { as: tired })).body.data, body)
    for (const person of [unverified, disabled, tired]) await due('Somebody', person, '-2 days')
    await due('Forgotten', asha, '-2 days')
    await due('Long forgotten', asha, '-3 days')
    await due('Still in time', ben, '-2 hours')
    const sent: Letter[] = []
    const mail = {
      goesOut: true,
      kept: async () => ({ letters: [], total: 0 }),
      send: async (_: unknown, letter: Letter) => void sent.push(letter),
    }
    const parts = {
      config: { publicUrl: 'https://mettle.example' },
      db: mettle.db,
      mail,
    } as unknown as Parameters<typeof sendOverdueDigests>[0]
    await sendOverdueDigests(parts)
    await sendOverdueDigests(parts)
    assert.deepEqual(
      sent.map(letter => [letter.to, letter.subject]),
      [[`${asha.id}@example.com`, '2 follow-ups are overdue']],
    )
    assert.match(sent[0]?.text ?? '', /Hello Asha,[\s\S]*- Long forgotten, due [\s\S]*- Forgotten, due /)
    await mettle.superuser.query(`update follow_up_preferences set digest_sent_at = now() - interval '1 day'`)
    await mettle.db.withActor(systemActor('somebody else'), async tx => {
      await tx.rows('insert into notifications (person, type, data) values ($1, $2, $3)', [
        asha.id,
        'any',
        '{}',
      ])
      await Promise.all([sendOverdueDigests(parts), sendOverdueDigests(parts)])
    })
    assert.equal(sent.length, 2, 'once, whatever else is written of them in that moment')
  })

  it('are listed for a day where it is lived, with its 23 hours or 25', async () => {
    const person = await mettle.person('telecaller')
    for (const moment of [
      '2030-03-31T04:59Z',
      '2030-03-10T04:59Z',
      '2030-03-10T05:00Z',
      '2030-03-11T03:59Z',
      '2030-03-11T04:00Z',
    ])
      await mettle.superuser.query(
        `with lead as (insert into leads (name, assigned_to) values ($1, $2) returning id)
         insert into follow_ups (lead_id, due_at) select id, $1::timestamptz from lead`,
        [moment, person.id],
      )
    const names = async (query: string) => {
      const { status, body, text } = await mettle.call('GET', `/api/follow-ups?${query}`, { as: person })
      assert.equal(status, 200, text)
      assert.equal(body.meta.total, body.data.length)
      return body.data.map((one: { lead: { name: string } }) => one.lead.name)
    }
    const day = ['2030-03-10T05:00Z', '2030-03-11T03:59Z']
    assert.deepEqual(await names('day=2030-03-10&time_zone=America/New_York'), day)
    assert.deepEqual(await names('from=2030-03-10T05:00:00Z&to=2030-03-11T04:00:00Z'), day)
    assert.deepEqual(await names('day=2030-03-31&due=later'), ['2030-03-31T04:59Z'])
    for (const [query, field] of [
      ['day=2030-02-30', 'day'],
      ['day=2030-03-10&time_zone=Mars/Olympus', 'time_zone'],
      ['day=2030-03-10&time_zone=%2B05:30', 'time_zone'],
      ['day=2030-03-10&time_zone=US/Pacific-New', 'time_zone'],
      ['day=2030-03-10&time_zone=IST', 'time_zone'],
      ['day=2030-03-10&from=2030-03-10T05:00:00Z', 'day'],
      ['from=soon', 'from'],
    ] as const) {
      const refused = await mettle.call('GET', `/api/follow-ups?${query}`, { as: person })
      assert.deepEqual([refused.status, refused.body.error.details.field], [400, field], query)
    }
  })

  it('are counted: kept in time, too late, dropped, moved, open', async () => {
    const person = await mettle.person('telecaller')
    const id = await due('Open', person, '-2 days')
    for (const [ending, dueAgo, endedAgo] of [
      ['done', '10 days', '9 days 1 hour'],
      ['done', '10 days', '8 days'],
      ['dropped', '10 days', '9 days'],
      ['moved', '10 days', '9 days'],
      ['dropped', '10 days', '11 days'],
      ['done', '40 days', '40 days'],
    ])
      await mettle.superuser.query(
        `insert into follow_up_history (lead_id, person, due_at, ended_at, ending)
         values ($1, $2, now() - $3::interval, now() - $4::interval, $5)`,
        [id, person.id, dueAgo, endedAgo, ending],
      )
    const counted = (as: TestPerson, query = '') =>
      mettle.call('GET', `/api/follow-ups/compliance${query}`, { as })
    const { from: _from, to: _to, ...own } = (await counted(person)).body.data
    const expected = { came_due: 5, on_time: 1, late: 1, dropped: 1, moved: 1, open: 1, compliance: 0.2 }
    assert.deepEqual(own, { person: person.id, ...expected })
    assert.equal((await counted(manager, `?person=${person.id}`)).body.data.on_time, 1)
    assert.equal((await counted(ben)).body.data.compliance, null)
    assert.equal((await counted(ben, '?from=2030-01-01T00:00:00Z&to=2029-01-01T00:00:00Z')).status, 400)
  })
})
