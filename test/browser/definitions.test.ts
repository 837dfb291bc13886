import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, describe, it } from 'node:test'
import { createAssessment, smallQuestions } from '../../server/assessments/crowd.fixture.ts'
import { type TestService, testService } from '../harness/index.ts'
import { assertAccessible, openPage, type View, views, withoutBrowser } from './browser.ts'
import { password, signIn } from './desk.fixture.ts'

const phoneDark = views[1] as View
const parameters = { a: 1.2, b: [-1, 0, 1, 2] }
const item = (id: string, more: object) => ({
  id,
  answers: 240,
  state: 'calibrated',
  reason: null,
  old: parameters,
  new: { a: 1.5, b: [-0.5, 0.5, 1.5, 2.5] },
  se: parameters,
  drift: { a: 0.1, meanThreshold: 0.5, distance: 0.01, drifted: false },
  fit: { infit: 1, outfit: 1, misfit: false },
  dif: [],
  ...more,
})
const dif = {
  grouping: 'language',
  n: [120, 120],
  p: { any: 0, uniform: 0, nonUniform: 1 },
  effect: 0.1,
  shift: 0.4,
}
const report = {
  summary: 'Two of three items changed.',
  people: 240,
  doubtful_left_out: 3,
  dimensions: [
    {
      dimension: 'work_ethic',
      people: 240,
      state: 'calibrated',
      reason: null,
      iterations: 20,
      log_likelihood: -1000,
      reliability: 0.87,
      link: { slope: 1, intercept: 0, anchors: [] },
      items: [
        item('steady', {}),
        item('moved', { drift: { a: 0, meanThreshold: 0.5, distance: 0.2, drifted: true } }),
        item('unfair', { dif: [{ ...dif, size: 'large' }] }),
      ],
    },
  ],
}

describe('an admin keeping assessments', { skip: withoutBrowser }, () => {
  let mettle: TestService
  let small: string
  before(async () => {
    mettle = await testService()
    const boss = await mettle.person('admin')
    const account = { email: 'adi@example.com', password, first_name: 'Adi' }
    const { body } = await mettle.call('POST', '/api/auth/signup', { body: account })
    await mettle.superuser.query("update profiles set role = 'admin' where id = $1", [body.data.user.id])
    small = await createAssessment(mettle, boss, smallQuestions(['work_ethic'], 8))
    await mettle.superuser.query('update assessments set is_active = (id = $1)', [small])
    await mettle.superuser.query(
      `insert into calibrations (id, assessment_id, number, state, engine_version, finished_at, parameters, report)
       values ($1, $2, 1, 'proposed', '1.1.0', now(), '{}', $3)`,
      [randomUUID(), small, JSON.stringify(report)],
    )
  })

  it('sees what it asks, reviews a calibration, and takes it out of use and back', async () => {
    const { page, complaints, close } = await openPage(mettle.url, views[2])
    await signIn(page, '/assessments', 'adi@example.com')
    await page.getByRole('link', { name: 'Definition and calibration' }).click()
    const asks = page.getByRole('table', { name: 'What it asks' })
    await asks.getByRole('row', { name: 'Statements about oneself 8 Work Ethic' }).waitFor()
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as JSON' }).click()
    assert.equal((await file).suggestedFilename(), 'assessment.json')

    await page
      .getByText('It rests on the answers of 240 people. Left out, as their answers are doubtful: 3.')
      .waitFor()
    await page.getByRole('row', { name: 'Work Ethic 240 3 of 3 1 0 1 0.87' }).waitFor()
    await page.locator('summary').click()
    const first = page.getByRole('row', { name: /^moved 240 1\.20 → 1\.50 0\.50 → 1\.00 drifted good/ })
    await first.waitFor()
    await page.getByText('large difference by ease of reading').waitFor()
    await assertAccessible(page, 'a calibration to review')
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.getByRole('heading', { name: 'No. 1 · approved' }).waitFor()
    await page.getByRole('button', { name: 'Work all results out anew' }).waitFor()

    await page.getByRole('button', { name: 'Take out of use' }).click()
    await page.getByRole('button', { name: 'Yes, take it out of use' }).click()
    await page.getByText('Taken out of use').waitFor()
    await page.getByRole('button', { name: 'Put back into use' }).click()
    await page.getByText('In use', { exact: true }).waitFor()
    assert.deepEqual(complaints, [])
    await close()
  })

  it('finds it readable on a small dark screen; others are told that it is not theirs', async () => {
    const { page, complaints, close } = await openPage(mettle.url, phoneDark)
    await signIn(page, `/assessments/${small}`, 'adi@example.com')
    await page.getByRole('button', { name: 'Show no. 1' }).click()
    await page.getByRole('table', { name: 'By strength' }).waitFor()
    await assertAccessible(page, 'a definition, 320 px, dark')
    assert.deepEqual(complaints, [])
    await close()

    const other = await openPage(mettle.url, views[2])
    const body = { email: 'asha@example.com', password, first_name: 'Asha' }
    await mettle.call('POST', '/api/auth/signup', { body })
    await signIn(other.page, `/assessments/${small}`)
    await other.page.getByText('This is not open to you').waitFor()
    await assertAccessible(other.page, 'forbidden')
    await other.close()
  })
})
