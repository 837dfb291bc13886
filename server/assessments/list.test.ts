import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { before, describe, it } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { builtIn } from '../../content/built-in.ts'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'

describe('the list of assessments, kept by each instance', () => {
  let mettle: TestService
  let beside: TestService
  let author: TestPerson
  before(async () => {
    const METTLE_KEY = randomBytes(32).toString('base64')
    mettle = await testService({ METTLE_KEY })
    beside = await testService({ METTLE_KEY, DATABASE_URL: mettle.databaseUrl })
    author = await mettle.person('user')
  })
  const titles = async (on: TestService) =>
    (await on.call('GET', '/api/assessments', { as: author })).body.data.map(
      (a: { title: string }) => a.title,
    )

  it('shows what another instance has added at once, and no longer what was taken out of use', async () => {
    assert.deepEqual(await titles(mettle), [builtIn.title])
    assert.deepEqual(await titles(beside), [builtIn.title])
    await mettle.call('POST', '/api/assessments', { as: author, body: { title: 'Second' } })
    assert.deepEqual(await titles(beside), ['Second', builtIn.title])
    await mettle.superuser.query(`update assessments set is_active = false where title = 'Second'`)
    assert.deepEqual(await titles(beside), [builtIn.title])
    assert.deepEqual(await titles(mettle), [builtIn.title])
  })

  it('leaves out the questions where they are not wanted, and says the rest', async () => {
    const { body } = await mettle.call('GET', '/api/assessments?without_questions=true', { as: author })
    const [{ title, description, questions, scoring_rules }] = body.data
    assert.deepEqual([title, questions, scoring_rules], [builtIn.title, null, null])
    assert.ok(description)
    const { body: whole } = await mettle.call('GET', '/api/assessments', { as: author })
    assert.notEqual(whole.data[0].questions, null)
  })

  it('offers nobody what somebody has made who only signed up', async () => {
    const [stranger, manager] = [await mettle.person('user'), await mettle.person('manager')]
    for (const [as, title] of [
      [stranger, 'Your account is locked'],
      [manager, 'Of ours'],
    ] as const)
      await mettle.call('POST', '/api/assessments', { as, body: { title } })
    const offered = async (as: TestPerson) => {
      const { body } = await mettle.call('GET', '/api/assessments?by=staff&without_questions=true', { as })
      assert.equal(body.meta.total, body.data.length)
      return body.data.map((one: { title: string }) => one.title)
    }
    assert.deepEqual(await offered(author), ['Of ours', builtIn.title])
    assert.deepEqual(await offered(stranger), ['Of ours', 'Your account is locked', builtIn.title])
    await mettle.superuser.query(
      `delete from assessments where title in ('Of ours', 'Your account is locked')`,
    )
  })

  it('the published schema takes the built-in definition and refuses one without questions', async () => {
    const { body } = await mettle.call('GET', '/api/assessments/schema', { as: author })
    const validate = new Ajv2020({ strict: false }).compile(body.data)
    assert.equal(validate(builtIn), true, JSON.stringify(validate.errors))
    assert.equal(validate({ ...builtIn, questions: [] }), false)
  })
})
