import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { runJob } from '../../assessments/crowd.fixture.ts'
import { readMasterKeys } from '../../platform/master-key.ts'
import { openSeal } from '../../platform/seal.ts'
import { runRetention } from './run.ts'
import { retentionSetting } from './setting.ts'

describe('retention', () => {
  let mettle: TestService
  let admin: TestPerson
  let tara: TestPerson
  const letters: { to: string; text: string }[] = []

  const put = (changes: object) =>
    mettle.call('PUT', '/api/settings/retention', {
      as: admin,
      body: { ...retentionSetting.default, ...changes },
    })
  const leads = (ages: object) => ({ leads: { ...retentionSetting.default.leads, ...ages } })
  /** A lead with a call, as many days ago as said. */
  async function lead(name: string, days: number, status = 'lost') {
    const made = await mettle.call('POST', '/api/leads', {
      as: tara,
      body: { name, phone: '9876500002', source: 'Fair' },
    })
    const { id } = made.body.data
    await mettle.call('POST', `/api/leads/${id}/interactions`, {
      as: tara,
      body: { type: 'call', content: `talked with ${name}`, outcome: 'connected', duration_seconds: 60 },
    })
    await mettle.superuser.query(
      `with l as (update leads set status = $3, created_at = now() - $2 * interval '1 day' where id = $1),
         s as (update lead_contact_state set last_attempt_at = now() - $2 * interval '1 day' where lead_id = $1)
       update interactions set created_at = now() - $2 * interval '1 day' where lead_id = $1`,
      [id, days, status],
    )
    return id as string
  }
  const there = async (id: string) =>
    (await mettle.superuser.query('select from leads where id = $1', [id])).rowCount === 1
  const run = (db = mettle.db) =>
    runRetention({
      ...mettle,
      db,
      config: { publicUrl: mettle.url } as never,
      seal: openSeal(readMasterKeys(undefined as never, mettle.dataDir) as Buffer[]),
      mail: { send: async (_: unknown, letter: (typeof letters)[0]) => void letters.push(letter) } as never,
    })
  const fold = async () => {
    while (
      (await mettle.superuser.query('select app.fold_analytics(10000) as more')).rows[0].more ||
      (await mettle.superuser.query('select from app.lead_marks')).rowCount
    );
  }

  before(async () => {
    mettle = await testService()
    admin = await mettle.person('admin')
    tara = await mettle.person('telecaller')
  })

  it('is off until an admin sets it, but for what is only technical', async () => {
    const { value } = (await mettle.call('GET', '/api/settings', { as: admin })).body.data.find(
      (one: { name: string }) => one.name === 'retention',
    )
    assert.deepEqual(value, retentionSetting.default)
    const { rows } = await mettle.superuser.query('select app.default_retention() as declared')
    assert.deepEqual(rows[0].declared, value)
    const old = await lead('Never Forgotten', 9_000)
    await fold()
    await run()
    assert.ok(await there(old))
  })

  it('has a smallest and a largest age for each kind, and names the one that is wrong', async () => {
    for (const [changes, field] of [
      [leads({ lost: 0 }), 'leads.lost'],
      [leads({ lost: 365_000_000 }), 'leads.lost'],
      [{ audit: 30 }, 'audit'],
      [{ events: 400 }, 'events'],
      [{ mail: null }, 'mail'],
      [{ interactions: -1 }, 'interactions'],
    ] as const) {
      const answer = await put(changes)
      assert.equal(answer.status, 400, answer.text)
      assert.equal(answer.body.error.details.field, field)
    }
  })

  it('shows what would go before it goes, and takes nothing that was dealt with since, planned or held', async () => {
    const gone = await lead('Long Lost', 400)
    const recent = await lead('Lately Lost', 100)
    const open = await lead('Still Open', 400, 'contacted')
    const planned = await lead('Planned With', 400)
    const held = await lead('Held Back', 400)
    await mettle.superuser.query(
      `insert into follow_ups (lead_id, due_at) values ($1, now() + interval '1 day')`,
      [planned],
    )
    await mettle.call('PUT', `/api/leads/${held}/legal-hold`, { as: admin, body: { reason: 'a case' } })
    await put(leads({ lost: 365 }))
    await fold()

    const preview = (await mettle.call('GET', '/api/retention/preview', { as: admin })).body.data
    const [due] = preview.filter((one: { kind: string }) => one.kind === 'leads')
    const names = due.examples.map((one: { name: string }) => one.name)
    assert.equal(due.count, due.examples.length)
    assert.ok(names.includes('Long Lost'))
    for (const name of ['Lately Lost', 'Still Open', 'Planned With', 'Held Back'])
      assert.ok(!names.includes(name), name)
    assert.ok(await there(gone), 'a preview removes nothing')

    const removed = await run()
    assert.equal(removed['leads lost'], due.count)
    assert.ok(!(await there(gone)))
    for (const id of [recent, open, planned, held]) assert.ok(await there(id))
    assert.match(letters.at(-1)?.text ?? '', new RegExp(`- ${due.count} leads removed, status lost`))
    const { rows } = await mettle.superuser.query(
      `select actor, action, row_ids from audit.entries where action = 'forget' and row_ids @> array[$1]`,
      [gone],
    )
    assert.equal(rows[0].actor, 'system:retention')
  })

  it('leaves what telecallers and campaigns achieved as it was counted', async () => {
    for (let i = 0; i < 6; i++) await lead(`Counted ${i}`, 500)
    await fold()
    const numbers = async () => {
      const query = '?from=2020-01-01&to=2100-01-01'
      const sums = await mettle.superuser.query(
        'select * from app.lead_sums where every order by grain, start',
      )
      const people = await mettle.superuser.query(
        'select * from app.person_sums order by grain, person, start',
      )
      const shown = await mettle.call('GET', `/api/analytics/telecallers${query}`, { as: admin })
      return { sums: sums.rows, people: people.rows, shown: shown.body?.data }
    }
    const before = await numbers()
    await put(leads({ lost: 365 }))
    assert.equal((await run())['leads lost'], 6)
    await fold()
    assert.deepEqual(await numbers(), before)
    const { rows } = await mettle.superuser.query(
      `select from app.lead_facts f where not exists (select from leads l where l.id = f.lead_id)`,
    )
    assert.ok(rows.length >= 6, 'their facts stand under pseudonyms')
  })

  it('does not call again whoever refused, when their number comes back', async () => {
    const refused = await lead('Do Not Call', 500)
    await mettle.superuser.query('update lead_contact_state set do_not_call = true where lead_id = $1', [
      refused,
    ])
    await mettle.superuser.query(`update leads set phone_e164 = '+919812312312' where id = $1`, [refused])
    await fold()
    await run()
    assert.ok(!(await there(refused)))
    const again = await mettle.call('POST', '/api/leads', {
      as: tara,
      body: { name: 'Came Back', phone: '+919812312312' },
    })
    const { rowCount } = await mettle.superuser.query('select from app.call_queue where lead_id = $1', [
      again.body.data.id,
    ])
    assert.equal(rowCount, 0)
  })

  it('goes by an age that is changed while the night goes on, from the next step', async () => {
    const old = (name: string, days: number) =>
      mettle.superuser.query(
        `insert into leads (name, status, created_at) select $1, 'lost', now() - $2 * interval '1 day'
         from generate_series(1, 150)`,
        [name, days],
      )
    const left = async (name: string) =>
      (await mettle.superuser.query('select from leads where name = $1', [name])).rowCount
    /** The setting is changed as soon as the first of these leads are gone, which is a hundred. */
    const runWith = async (name: string, ages: object) => {
      let changed = false
      const removed = await run({
        async withActor(...args: Parameters<typeof mettle.db.withActor>) {
          const done = await mettle.db.withActor(...args)
          if (changed || (await left(name)) === 150) return done
          changed = true
          assert.equal((await put(leads(ages))).status, 200)
          return done
        },
      } as never)
      assert.ok(changed)
      return removed['leads lost']
    }
    await put(leads({ lost: 365 }))
    await old('Two Years', 700)
    await old('Half A Year', 180)
    await fold()
    assert.equal(await runWith('Two Years', { lost: 150 }), 300, 'shortened')
    assert.deepEqual([await left('Two Years'), await left('Half A Year')], [0, 0])

    await old('Spared', 700)
    await fold()
    assert.equal(await runWith('Spared', { lost: null }), 100, 'taken back')
    assert.equal(await left('Spared'), 50)
    await mettle.superuser.query(`delete from leads where name = 'Spared'`)
  })

  it('empties what others sent past its age, and keeps that it came', async () => {
    const insert = `insert into app.webhook_deliveries (id, source, event_id, digest, type, state, body, received_at)
      values (gen_random_uuid(), 'stripe', $1::text, sha256($1::text::bytea), 'x', $2, 'sealed', now() - $3 * interval '1 day')`
    for (const values of [
      ['old', 'processed', 20],
      ['waiting', 'received', 20],
      ['new', 'processed', 5],
    ])
      await mettle.superuser.query(insert, values)
    await put({ ...leads({}), webhooks: 10 })
    const preview = (await mettle.call('GET', '/api/retention/preview', { as: admin })).body.data
    assert.equal(preview.find((one: { kind: string }) => one.kind === 'webhooks').count, 1)
    await runJob(mettle, 'webhooks-upkeep')
    const { rows } = await mettle.superuser.query(
      `select event_id from app.webhook_deliveries where body = '' order by event_id`,
    )
    assert.deepEqual(rows, [{ event_id: 'old' }])
    assert.equal((await mettle.superuser.query('select from app.webhook_deliveries')).rowCount, 3)
  })

  it('empties what was said, and keeps that it was said, for interactions past their age', async () => {
    const id = await lead('Talked To', 90, 'contacted')
    await put({ ...leads({}), interactions: 60 })
    await fold()
    assert.ok(((await run()).interactions ?? 0) >= 1)
    const { body } = await mettle.call('GET', `/api/leads/${id}/interactions`, { as: tara })
    assert.deepEqual(
      body.data.map((one: { type: string; content: unknown }) => [one.type, one.content]),
      [['call', null]],
    )
  })

  it('removes the audit log from the front, keeps the chain verifiable, and nothing while a hold stands', async () => {
    await put({ ...leads({}), audit: 365 })
    await mettle.call('GET', '/api/audit/verify', { as: admin })
    const aged = await mettle.superuser.query(`begin;
      select set_config('session_replication_role', 'replica', true);
      create temporary table old as select c.position from audit.chain c order by position limit 20; commit`)
    assert.ok(aged)
    // Entries say in their seal when they were made; a clock that is ahead makes them old.
    await mettle.superuser.query(
      `create or replace function app.retention_days(kind text) returns integer language sql stable
         as $$ select case kind when 'audit' then 0 else 30 end $$`,
    )
    assert.equal((await run()).audit, undefined, 'a hold stands')
    await mettle.superuser.query('delete from app.legal_holds')
    const tamper = (change: string) =>
      mettle.superuser.query(`alter table audit.entries disable trigger all;
        update audit.entries set action = ${change} where id = (select entry_id from audit.chain where position = 2);
        alter table audit.entries enable trigger all`)
    await tamper(`action || 'd'`)
    assert.equal((await run()).audit, undefined, 'what was tampered with is not cleared away')
    await tamper('left(action, -1)')
    const removed = (await run()).audit as number
    assert.ok(removed > 20)
    const verdict = (await mettle.call('GET', '/api/audit/verify', { as: admin })).body.data
    assert.equal(verdict.intact, true, JSON.stringify(verdict))
    assert.equal(verdict.from, removed)
    const started = await mettle.call('POST', '/api/audit/verify', { as: admin })
    assert.equal(started.status, 202)
    await mettle.superuser.query('update audit.prunings set position = position, mac = mac, signature = $1', [
      Buffer.from('forged'),
    ])
    const forged = (await mettle.call('GET', '/api/audit/verify', { as: admin })).body.data
    assert.equal(forged.intact, false)
  })
})
