import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { eventually } from '../harness/eventually.ts'
import { type Answer, type TestPerson, type TestService, testService } from '../harness/index.ts'
import { assertFailure, createLead } from '../spec/support.ts'

let mettle: TestService
let ada: TestPerson
before(async () => {
  mettle = await testService()
  ada = await mettle.person('telecaller')
})

describe('connections that the database cuts', () => {
  it('while requests wait on them: each is told to come again, nothing is half done, and the next requests are served', async () => {
    const leads = [await createLead(mettle, ada), await createLead(mettle, ada)]
    const { superuser } = mettle
    await superuser.query('begin; lock table leads in exclusive mode')
    const waiting = [
      mettle.call('POST', '/api/leads', { as: ada, body: { name: 'In one statement' } }),
      ...leads.map(({ id }) =>
        mettle.call('PUT', `/api/leads/${id}`, { as: ada, body: { company: 'Several' } }),
      ),
      mettle.call('POST', '/api/leads', {
        as: ada,
        body: { name: 'With a key' },
        headers: { 'idempotency-key': 'cut off' },
      }),
    ]
    const all = Promise.all(waiting)
    const answers = await eventually(async () => {
      await superuser.query(`select pg_terminate_backend(pid)
        from pg_locks l join pg_database d on d.oid = l.database
        where not granted and relation = 'leads'::regclass and datname = current_database()`)
      return Promise.race([all, undefined])
    })
    await superuser.query('rollback')
    const [one, first, second, withKey] = answers as [Answer, Answer, Answer, Answer]
    for (const answer of [one, withKey]) {
      assertFailure(answer, 400, 'LEAD_CREATE_ERROR')
      assert.equal(answer.body.error.details.reason, 'UNAVAILABLE')
    }
    for (const answer of [first, second]) assertFailure(answer, 503, 'UNAVAILABLE')
    for (const { headers } of answers) assert.match(headers.get('retry-after') ?? '', /^\d+$/)

    const { rowCount } = await superuser.query(
      `select from leads where name <> 'Grace Hopper' or company is not null`,
    )
    assert.equal(rowCount, 0)
    for (let n = 0; n < 10; n++)
      assert.equal((await mettle.call('GET', '/api/leads', { as: ada })).status, 200)
    const again = await mettle.call('POST', '/api/leads', {
      as: ada,
      body: { name: 'With a key' },
      headers: { 'idempotency-key': 'cut off' },
    })
    assert.equal(again.status, 201)
  })

  it('while nobody uses them: nobody notices', async () => {
    await createLead(mettle, ada)
    const { rows } = await mettle.superuser.query<{ pid: number }>(
      `select pid, pg_terminate_backend(pid) from pg_stat_activity
       where application_name like 'mettle#%' and datname = current_database()`,
    )
    assert.ok(rows.length > 0)
    await eventually(async () => {
      const left = await mettle.superuser.query('select from pg_stat_activity where pid = any($1)', [
        rows.map(({ pid }) => pid),
      ])
      return left.rowCount === 0
    })
    for (let n = 0; n < 10; n++)
      assert.equal((await mettle.call('GET', '/api/leads', { as: ada })).status, 200)
    await createLead(mettle, ada)
  })
})
