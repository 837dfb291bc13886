import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { createAssessment, smallQuestions } from '../crowd.fixture.ts'

describe('what an admin sees of the definitions', () => {
  let mettle: TestService
  let admin: TestPerson
  before(async () => {
    mettle = await testService()
    admin = await mettle.person('admin')
  })
  const get = (path: string) => mettle.call('GET', `/api/assessments${path}`, { as: admin })
  const start = async (assessment_id: string) =>
    mettle.call('POST', '/api/assessments/start', {
      as: await mettle.person('user'),
      body: { assessment_id },
    })

  it('names retired ones too, each with its version and its use', async () => {
    const id = await createAssessment(mettle, admin, smallQuestions(['work_ethic'], 8))
    await start(id)
    await start(id)
    await mettle.superuser.query(
      `update attempts set state = 'scored' where id = (select id from attempts limit 1)`,
    )
    await mettle.call('DELETE', `/api/assessments/${id}`, { as: admin })
    const { body } = await get('/usage')
    assert.deepEqual(
      body.data.map((one: Record<string, unknown>) => [
        one.title,
        one.is_active,
        one.started,
        one.finished,
        one.last_started_at === null,
      ]),
      [
        ['Small', false, 2, 1, false],
        ['Mettle Strengths', true, 0, 0, true],
      ],
    )
    assert.equal(body.meta.total, 2)
    const titles = async (state: string) =>
      (await get(`/usage?state=${state}`)).body.data.map(({ title }: { title: string }) => title)
    assert.deepEqual([await titles('active'), await titles('retired')], [['Mettle Strengths'], ['Small']])
    const second = await get('/usage?page=2&limit=1')
    assert.deepEqual([second.body.data[0].title, second.body.meta.total], ['Mettle Strengths', 2])
  })

  it('keeps the versions that somebody has taken, and says by how many', async () => {
    const id = await createAssessment(mettle, admin, smallQuestions(['work_ethic'], 8))
    const change = (title: string) =>
      mettle.call('PUT', `/api/assessments/${id}`, { as: admin, body: { title } })
    await start(id)
    await change('Second')
    await change('Third')
    await start(id)
    await start(id)
    const { body } = await get(`/${id}/versions`)
    assert.deepEqual(
      body.data.map((one: Record<string, unknown>) => [
        one.version,
        one.title,
        one.started,
        one.replaced_at === null,
      ]),
      [
        [3, 'Third', 2, true],
        [1, 'Small', 1, false],
      ],
    )
    assert.equal((await get('/nothing/versions')).status, 404)
  })
})
