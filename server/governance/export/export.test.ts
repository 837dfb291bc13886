import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { eventually } from '../../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { tidyExports } from './jobs.ts'

describe('an export of everything held', () => {
  let mettle: TestService
  let admin: TestPerson
  let tara: TestPerson
  before(async () => {
    mettle = await testService()
    admin = await mettle.person('admin')
    tara = await mettle.person('telecaller', { first_name: 'Tara', last_name: 'Teller' })
  })

  async function made(path: string, as: TestPerson): Promise<string> {
    const asked = await mettle.call('POST', `/api${path}/export`, { as })
    assert.equal(asked.status, 202, asked.text)
    const { id } = asked.body.data
    assert.equal(asked.headers.get('location'), `/api/exports/${id}`)
    await eventually(
      async () => (await mettle.call('GET', `/api/exports/${id}`, { as })).body.data.state === 'ready',
    )
    return id
  }
  const file = (id: string, as: TestPerson) => mettle.call('GET', `/api/exports/${id}/file`, { as })

  it('of a lead opens what is sealed, says what is in it and what is not, and is given once', async () => {
    const body = { name: 'Lila Lead', phone: '9876522222', email: 'lila@example.com' }
    const { id } = (await mettle.call('POST', '/api/leads', { as: tara, body })).body.data
    const content = 'likes to be called in the evening'
    await mettle.call('POST', `/api/leads/${id}/interactions`, {
      as: tara,
      body: { type: 'call', content, outcome: 'connected', duration_seconds: 5 },
    })
    const made1 = await made(`/leads/${id}`, admin)
    const { rows } = await mettle.superuser.query(
      'select p.sealed from app.file_pieces p join app.data_exports e on e.file_id = p.file_id where e.id = $1',
      [made1],
    )
    assert.ok(!rows[0].sealed.includes('Lila'), 'sealed at rest')
    const head = await fetch(`${mettle.url}/api/exports/${made1}/file`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${admin.token}` },
    })
    assert.equal(head.status, 405, 'which would have been the one time')
    const given = await file(made1, admin)
    assert.equal(given.status, 200)
    assert.match(given.headers.get('content-disposition') ?? '', /attachment/)
    const { index, data } = given.body
    assert.equal(index.about.id, id)
    assert.deepEqual(Object.keys(data), index.sections)
    assert.equal(data['public.leads'][0].name, 'Lila Lead')
    assert.equal(data['public.interactions'][0].content, content)
    assert.equal(data['public.calls'][0].outcome, 'connected')
    assert.ok(index.not_exported.every((one: { why: string }) => one.why))
    assert.equal((await file(made1, admin)).status, 404, 'once')
    await eventually(
      async () =>
        (await mettle.superuser.query(`select from app.files where purpose = 'data export'`)).rowCount === 0,
    )
    await eventually(
      async () =>
        (
          await mettle.superuser.query(
            `select from audit.entries where action = 'export' and resource = 'leads' and row_id = $1`,
            [id],
          )
        ).rowCount === 1,
    )
  })

  it('is there again when its file could not be read, and when nobody knows what became of the download', async () => {
    const id = await made(`/people/${tara.id}`, tara)
    await mettle.superuser.query('revoke select on app.files from mettle_person')
    assert.notEqual((await file(id, tara)).status, 200)
    await mettle.superuser.query('grant select on app.files to mettle_person')
    const taken = (since: string) =>
      mettle.superuser.query(
        `update app.data_exports set state = 'taken', taken_at = now() - $2::interval where id = $1`,
        [id, since],
      )
    const state = async () => (await mettle.call('GET', `/api/exports/${id}`, { as: tara })).body.data.state
    assert.equal(await state(), 'ready')
    await taken('59 minutes')
    await tidyExports(mettle.db)
    assert.equal(await state(), 'taken')
    await taken('61 minutes')
    await tidyExports(mettle.db)
    assert.equal((await file(id, tara)).status, 200)
  })

  it('of oneself holds one’s own, and nobody’s secrets', async () => {
    const { body } = await file(await made(`/people/${tara.id}`, tara), tara)
    assert.equal(body.data['public.profiles'][0].first_name, 'Tara')
    assert.equal(body.data['identity.accounts'][0].email, `${tara.id}@example.com`)
    assert.ok(!('password_hash' in body.data['identity.accounts'][0]))
    assert.ok(body.index.left_out.some((one: { what: string }) => one.what.includes('password_hash')))
    assert.ok(body.data['audit.entries'].length > 0)
  })

  it('by an admin leaves out what only the person may read', async () => {
    const { body } = await file(await made(`/people/${tara.id}`, admin), admin)
    assert.ok(
      body.index.left_out.some(
        (one: { what: string; why: string }) =>
          one.what === 'public.assessment_responses: sealed' && /nobody but/.test(one.why),
      ),
    )
  })

  it('is refused for somebody else and for who is not there, and ends after a week', async () => {
    assert.equal((await mettle.call('POST', `/api/people/${admin.id}/export`, { as: tara })).status, 403)
    const nobody = '00000000-0000-4000-8000-000000000000'
    assert.equal((await mettle.call('POST', `/api/people/${nobody}/export`, { as: admin })).status, 404)
    assert.equal((await mettle.call('POST', `/api/leads/${nobody}/export`, { as: admin })).status, 404)
    const id = await made(`/people/${tara.id}`, tara)
    await mettle.superuser.query(`update app.data_exports set expires_at = now() where id = $1`, [id])
    assert.equal((await file(id, tara)).status, 404)
  })
})
