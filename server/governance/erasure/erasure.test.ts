import assert from 'node:assert/strict'
import { createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { eventually } from '../../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { traceOf } from './traces.fixture.ts'

let mettle: TestService
let admin: TestPerson

before(async () => {
  mettle = await testService()
  admin = await mettle.person('admin')
})

const post = async (path: string, as: TestPerson, body?: object) => {
  const answer = await mettle.call('POST', `/api${path}`, { as, ...(body ? { body } : {}) })
  assert.ok(answer.status < 300, answer.text)
  return answer.body.data
}
const erasureOf = async (id: string) =>
  (await mettle.call('GET', `/api/erasures/${id}`, { as: admin })).body.data
async function erased(path: string) {
  const { id } = await post(`${path}/erasure`, admin)
  return eventually(async () => {
    const found = await erasureOf(id)
    return found.state === 'done' && found
  })
}
const lead = (as: TestPerson, body: object = {}) =>
  post('/leads', as, { name: 'Some Lead', phone: '9876500003', source: 'Fair', ...body })
const call = (as: TestPerson, id: string, outcome = 'connected') =>
  post(`/leads/${id}/interactions`, as, { type: 'call', content: 'we talked', outcome, duration_seconds: 60 })

describe('erasing a person', () => {
  it('leaves no trace of them but the receipt, keeps what was counted, and gives their leads back', async () => {
    const manager = await mettle.person('manager')
    const gone = await mettle.person('telecaller', { first_name: 'Gone', last_name: 'Person' })
    const others = await mettle.person('telecaller')
    const ids: string[] = []
    for (let i = 0; i < 6; i++) ids.push((await lead(i < 4 ? gone : others)).id)
    for (const id of ids.slice(0, 4)) await call(gone, id)
    await post(`/leads/${ids[0]}/merge`, gone, { lead_id: ids[1] })
    await mettle.call('GET', '/api/leads', { as: manager })
    await mettle.call('PUT', '/api/settings/assignment', {
      as: manager,
      body: { rules: [{ sources: [], people: [gone.id], capacity: null }] },
    })
    await post('/auth/tokens', gone, { name: 'a token of theirs' }).catch(() => {})
    const analytics = async () => {
      const { body } = await mettle.call('GET', '/api/analytics/leads', { as: manager })
      const { rows } = await mettle.superuser.query(
        `select grain, start, calls, connected, talk_seconds, contacted, contacted_converted, conversions, last_called
         from app.person_sums where person = app.everybody() order by 1, 2`,
      )
      const { counted_up_to: _, ...leads } = body.data
      return { leads, rows }
    }
    const counted = async () => {
      while ((await mettle.superuser.query('select app.fold_analytics(10000) as more')).rows[0].more);
      return analytics()
    }
    const before = await counted()

    const { receipt } = await erased(`/people/${gone.id}`)
    assert.deepEqual(await counted(), before)
    assert.deepEqual(await traceOf(mettle.superuser, gone.id), ['app.erasures'])
    assert.ok(receipt.went.some((one: { what: string }) => one.what === 'public.profiles'))
    assert.ok(
      receipt.pseudonymised.some((one: { what: string }) => one.what === 'public.interactions.created_by'),
    )
    const { body } = await mettle.call('GET', `/api/leads/${ids[2]}`, { as: manager })
    assert.equal(body.data.assigned_to, null)
    const told = await mettle.call('GET', `/api/leads/${ids[2]}/interactions`, { as: manager })
    assert.equal(told.body.data[0].content, 'we talked')
    assert.equal(told.body.data[0].first_name, 'Erased')
    const people = await mettle.call('GET', '/api/people?limit=1000', { as: admin })
    assert.ok(people.body.data.every((one: { first_name: string }) => one.first_name !== 'Erased'))
    assert.equal((await mettle.call('GET', `/api/leads/${ids[2]}`, { as: gone })).status, 403)
  })

  it('keeps the audit chain whole, and says there what was done without saying by whom', async () => {
    const gone = await mettle.person('telecaller')
    const { id } = await lead(gone)
    await erased(`/people/${gone.id}`)
    const verdict = (await mettle.call('GET', '/api/audit/verify', { as: admin })).body.data
    assert.equal(verdict.intact, true, JSON.stringify(verdict))
    const { rows } = await mettle.superuser.query(
      `select actor, address from audit.entries where resource = 'leads' and action = 'create' and row_id = $1`,
      [id],
    )
    assert.notEqual(rows[0].actor, gone.id)
    assert.equal(rows[0].address, null)
    await mettle.superuser.query('alter table audit.entries disable trigger all')
    const [{ id: altered }] = (
      await mettle.superuser.query(
        `select entry_id as id from audit.redactions order by entry_id desc limit 1`,
      )
    ).rows
    await mettle.superuser.query(`update audit.entries set action = 'read' || action where id = $1`, [
      altered,
    ])
    const tampered = (await mettle.call('GET', '/api/audit/verify', { as: admin })).body.data
    await mettle.superuser.query(`update audit.entries set action = substr(action, 5) where id = $1`, [
      altered,
    ])
    await mettle.superuser.query('alter table audit.entries enable trigger all')
    assert.equal(tampered.broken_at.problem, 'altered')
  })

  it('gives a receipt that anybody can check, and a line beside the database', async () => {
    const gone = await mettle.person('user')
    const { receipt, signature, public_key } = await erased(`/people/${gone.id}`)
    const holds = (text: string) =>
      verify(null, Buffer.from(text), createPublicKey(public_key), Buffer.from(signature, 'base64'))
    assert.ok(holds(JSON.stringify(receipt)))
    assert.ok(!holds(JSON.stringify({ ...receipt, went: [] })))
    const lines = readFileSync(join(mettle.dataDir, 'erasures.jsonl'), 'utf8').trim().split('\n')
    const last = JSON.parse(lines.at(-1) as string)
    assert.deepEqual(Object.keys(last), ['kind', 'id', 'at', 'receipt'])
    assert.equal(last.id, gone.id)
  })

  it('waits when somebody asks for themselves, and can be cancelled until then', async () => {
    const me = await mettle.person('user')
    const { id, due_at } = await post(`/people/${me.id}/erasure`, me)
    assert.ok(Date.parse(due_at) > Date.now() + 13 * 86_400_000)
    assert.equal((await post(`/people/${me.id}/erasure`, me)).id, id, 'asking again is the same')
    assert.equal((await mettle.call('GET', `/api/erasures/${id}`, { as: me })).body.data.state, 'waiting')
    assert.equal(
      (await mettle.call('DELETE', `/api/erasures/${id}`, { as: me })).body.data.state,
      'cancelled',
    )
    assert.equal((await mettle.call('DELETE', `/api/erasures/${id}`, { as: me })).status, 409)
    assert.equal((await mettle.call('GET', '/api/leads', { as: me })).status, 200)
    const again = await post(`/people/${me.id}/erasure`, me)
    await mettle.superuser.query('update app.erasures set due_at = now() where id = $1', [again.id])
    const now = await post(`/people/${me.id}/erasure`, admin)
    assert.equal(now.id, again.id)
    await eventually(async () => (await erasureOf(again.id)).state === 'done')
  })

  it('is refused where somebody was told of more days than there are now, and nothing is asked for', async () => {
    const me = await mettle.person('user')
    const ask = (days: number) =>
      mettle.call('POST', `/api/people/${me.id}/erasure?waiting_days=${days}`, { as: me })
    const { status, body } = await ask(15)
    assert.equal(status, 409)
    assert.match(body.error.message, /changed to 14\. Nothing was erased/)
    assert.equal((await mettle.call('GET', `/api/people/${me.id}/erasure`, { as: me })).status, 404)
    assert.equal((await ask(14)).status, 202)
  })

  it('is refused under a legal hold, for the last admin and for somebody who is not there', async () => {
    const held = await mettle.person('user')
    await mettle.call('PUT', `/api/people/${held.id}/legal-hold`, { as: admin, body: { reason: 'a case' } })
    const refused = await mettle.call('POST', `/api/people/${held.id}/erasure`, { as: admin })
    assert.equal(refused.status, 409)
    assert.match(refused.body.error.message, /legal hold/)
    const { rows } = await mettle.superuser.query(
      `select id from profiles where role = 'admin' and id <> $1`,
      [admin.id],
    )
    for (const { id } of rows) await erased(`/people/${id}`)
    const last = await mettle.call('POST', `/api/people/${admin.id}/erasure`, { as: admin })
    assert.equal(last.status, 409)
    assert.match(last.body.error.message, /last admin/)
    const gone = await mettle.person('user')
    await erased(`/people/${gone.id}`)
    assert.equal((await mettle.call('POST', `/api/people/${gone.id}/erasure`, { as: admin })).status, 404)
  })

  it('lets them sign up again, as somebody new', async () => {
    const body = { email: 'again@example.com', password: 'a long enough one 1', first_name: 'Back' }
    const sign = () => mettle.call('POST', '/api/auth/signup', { body })
    const first = await sign()
    assert.ok(first.status < 300, first.text)
    const idOf = async () =>
      (await mettle.superuser.query(`select id from identity.accounts where email = 'again@example.com'`))
        .rows
    const [{ id }] = await idOf()
    await erased(`/people/${id}`)
    assert.deepEqual(await idOf(), [])
    assert.ok((await sign()).status < 300)
    const [back] = await idOf()
    assert.notEqual(back.id, id)
  })
})

describe('erasing a lead', () => {
  it('leaves no trace of it but the receipt, and every number as it was', async () => {
    const tara = await mettle.person('telecaller')
    const body = {
      name: 'Rare Person',
      email: 'rare@example.com',
      phone: '9876511111',
      source: 'Only theirs',
    }
    const made = await mettle.call('POST', '/api/leads', {
      as: tara,
      body,
      headers: { 'idempotency-key': 'once' },
    })
    const { id } = made.body.data
    await call(tara, id)
    const numbers = async () => {
      while ((await mettle.superuser.query('select app.fold_analytics(10000) as more')).rows[0].more);
      const sums = await mettle.superuser.query(
        'select * from app.lead_sums where every order by grain, start',
      )
      const people = await mettle.superuser.query(
        'select * from app.person_sums order by grain, person, start',
      )
      return [sums.rows, people.rows]
    }
    const before = await numbers()
    const { receipt } = await erased(`/leads/${id}`)
    assert.deepEqual(await numbers(), before)
    // The news that it is gone is for whoever has it on the screen, and is cleared away in days.
    assert.deepEqual(await traceOf(mettle.superuser, id), ['app.erasures', 'app.outbox'])
    for (const text of ['Rare Person', 'rare@example.com', 'Only theirs'])
      assert.deepEqual(await traceOf(mettle.superuser, text), [], text)
    assert.ok(receipt.went.some((one: { what: string }) => one.what === 'app.replays'))
    assert.ok(receipt.went.some((one: { what: string }) => one.what === 'app.data_keys'))
    assert.equal((await mettle.call('GET', `/api/leads/${id}`, { as: tara })).status, 404)
    assert.equal((await mettle.call('POST', `/api/leads/${id}/erasure`, { as: admin })).status, 404)
    assert.equal((await mettle.call('GET', '/api/audit/verify', { as: admin })).body.data.intact, true)
  })
  it('erases what it has absorbed too, each with a receipt and a line of its own', async () => {
    const tara = await mettle.person('telecaller')
    const kept = await lead(tara, { name: 'Kept Lead', phone: '9876522221' })
    const other = await lead(tara, {
      name: 'Absorbed Lead',
      email: 'absorbed@example.com',
      phone: '9876522222',
    })
    await call(tara, other.id)
    await post(`/leads/${kept.id}/merge`, tara, { lead_id: other.id })
    const { receipt } = await erased(`/leads/${kept.id}`)
    const rowsOf = (what: string) =>
      receipt.went.find((one: { what: string }) => one.what === what)?.rows as number
    assert.deepEqual([rowsOf('public.interactions'), rowsOf('public.calls')], [1, 1])

    assert.deepEqual(await traceOf(mettle.superuser, other.id), ['app.erasures', 'app.outbox'])
    for (const text of ['Absorbed Lead', 'absorbed@example.com', '9876522222'])
      assert.deepEqual(await traceOf(mettle.superuser, text), [], text)
    const all = (await mettle.call('GET', '/api/erasures', { as: admin })).body.data
    const found = all.find((one: { subject_id: string }) => one.subject_id === other.id)
    assert.equal(found.state, 'done')
    const lines = readFileSync(join(mettle.dataDir, 'erasures.jsonl'), 'utf8')
    assert.ok(lines.includes(kept.id) && lines.includes(other.id))
  })
})
