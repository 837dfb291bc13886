import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { eventually } from '../../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { createAssessment, smallQuestions } from '../../assessments/crowd.fixture.ts'
import { traceOf } from './traces.fixture.ts'

describe('somebody who is erased in the middle', () => {
  let mettle: TestService
  let admin: TestPerson
  let assessment: string
  before(async () => {
    mettle = await testService()
    admin = await mettle.person('admin')
    assessment = await createAssessment(mettle, admin, smallQuestions(['work_ethic', 'learning_agility'], 8))
  })
  async function erased(id: string) {
    const asked = await mettle.call('POST', `/api/people/${id}/erasure`, { as: admin })
    assert.equal(asked.status, 202, asked.text)
    const of = `/api/erasures/${asked.body.data.id}`
    await eventually(async () => (await mettle.call('GET', of, { as: admin })).body.data.state === 'done')
    assert.deepEqual(await traceOf(mettle.superuser, id), ['app.erasures'])
  }

  it('of an attempt leaves nothing of it, and their next answer is refused', async () => {
    const taker = await mettle.person('user')
    const started = await mettle.call('POST', '/api/assessments/start', {
      as: taker,
      body: { assessment_id: assessment },
    })
    assert.equal(started.status, 201, started.text)
    const [question] = started.body.data.questions
    const answer = () =>
      mettle.call('POST', `/api/assessments/${assessment}/responses`, {
        as: taker,
        body: { answers: [{ question_id: question.id, value: 3, elapsed_ms: 1000 }] },
      })
    assert.equal((await answer()).status, 200)
    await erased(taker.id)
    assert.equal((await answer()).status, 403)
    const { rowCount } = await mettle.superuser.query('select from attempts where user_id = $1', [taker.id])
    assert.equal(rowCount, 0)
  })

  it('of a call gives the lead back to the queue, while a manager reads it all the while', async () => {
    const caller = await mettle.person('telecaller')
    const manager = await mettle.person('manager')
    const body = { name: 'Called Now', phone: '9876544444' }
    const { id } = (await mettle.call('POST', '/api/leads', { as: caller, body })).body.data
    await mettle.call('POST', '/api/queue/next', { as: caller })
    let going = true
    const reads: number[] = []
    const reading = (async () => {
      while (going) reads.push((await mettle.call('GET', `/api/leads/${id}`, { as: manager })).status)
    })()
    await erased(caller.id)
    going = false
    await reading
    assert.ok(reads.length > 0 && reads.every(status => status === 200))
    const { body: now } = await mettle.call('GET', `/api/leads/${id}`, { as: manager })
    assert.equal(now.data.assigned_to, null)
    const { rows } = await mettle.superuser.query('select owner from app.call_queue where lead_id = $1', [id])
    assert.equal(rows[0].owner, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
  })

  it('of an import keeps what came in, and leaves neither the file nor its record', async () => {
    const importer = await mettle.person('telecaller')
    const lines = Array.from({ length: 3_000 }, (_, n) => `Imported ${n},98760${String(n).padStart(5, '0')}`)
    const upload = await mettle.call('POST', '/api/leads/imports', {
      as: importer,
      body: `name,phone\n${lines.join('\n')}\n`,
      headers: { 'content-type': 'text/csv' },
    })
    assert.equal(upload.status, 201, upload.text)
    await mettle.call('POST', `/api/leads/imports/${upload.body.data.id}/run`, {
      as: importer,
      body: { duplicates: 'create' },
    })
    await eventually(
      async () =>
        (await mettle.superuser.query('select from leads where assigned_to = $1', [importer.id])).rowCount,
    )
    await erased(importer.id)
    const { rows } = await mettle.superuser.query(
      `select (select count(*) from leads where name like 'Imported %') as leads,
         (select sum(leads) from app.lead_counts where person = app.everybody()) as counted,
         (select count(*) from leads) as there, (select count(*) from app.files where purpose = 'import') as files`,
    )
    assert.ok(Number(rows[0].leads) > 0)
    assert.equal(Number(rows[0].counted), Number(rows[0].there))
    assert.equal(Number(rows[0].files), 0)
  })
})
