import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { openReportFacts } from '../../server/assessments/index.ts'
import { readMasterKeys } from '../../server/platform/master-key.ts'
import { openSeal } from '../../server/platform/seal.ts'
import { quickAssessment, takeQuick } from '../../server/reports/crowd.fixture.ts'
import { makeReport } from '../../server/reports/make-report.ts'
import { type TestPerson, type TestService, testService } from '../harness/index.ts'
import { assertAccessible, isTrue, narrowAndWide, openPage, views, withoutBrowser } from './browser.ts'
import { password, signIn } from './desk.fixture.ts'
import { reportShown } from './taker.fixture.ts'

describe('a report by its own address', { skip: withoutBrowser }, () => {
  let mettle: TestService
  let asha: TestPerson
  let attempt: string
  let assessment: string
  let report: string

  const account = async (name: string, role: TestPerson['role']): Promise<TestPerson> => {
    const body = { email: `${name}@example.com`, password, first_name: name, last_name: 'Rao' }
    const { id } = (await mettle.call('POST', '/api/auth/signup', { body })).body.data.user
    await mettle.superuser.query('update profiles set role = $2 where id = $1', [id, role])
    return { id, role, token: await mettle.identity.accessTokenFor(id) }
  }

  before(async () => {
    mettle = await testService()
    const admin = await mettle.person('admin')
    assessment = await quickAssessment(mettle, admin)
    asha = await account('asha', 'telecaller')
    await account('mira', 'manager')
    await account('ben', 'user')
    attempt = await takeQuick(mettle, asha, assessment, ['work_ethic'])
    report = await queued('pdf', 'en')
    const seal = openSeal(readMasterKeys(undefined, mettle.dataDir) as Buffer[])
    await makeReport(
      {
        ...{ db: mettle.db, seal, mail: mettle.mail, log: mettle.log, config: { publicUrl: mettle.url } },
        facts: openReportFacts(seal),
        // What is on its pages is tested where they are drawn.
        renderPdf: async () => Buffer.from('%PDF-1.7 whole'),
      },
      report,
    )
  })

  /** A report that no job takes up. */
  const queued = async (format: string, language: string): Promise<string> =>
    (
      await mettle.superuser.query(
        `insert into reports (id, user_id, assessment_id, attempt_id, requested_by, format, language)
         values (gen_random_uuid(), $1, $2, $3, $1, $4, $5) returning id`,
        [asha.id, assessment, attempt, format, language],
      )
    ).rows[0].id

  it('is read by whom it is about, reached by its notification, and kept as a file', async () => {
    const { page, complaints, close } = await openPage(mettle.url, views[2])
    await signIn(page, `/reports/${report}`, 'asha@example.com')
    await reportShown(page)
    assert.equal(await page.title(), 'Report · Mettle')
    await page.getByRole('button', { name: 'Share', exact: true }).waitFor()
    await assertAccessible(page, 'a report', narrowAndWide)
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page.getByRole('link', { name: 'Your report is ready.' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.equal(new URL(page.url()).pathname, `/reports/${report}`)
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'PDF', exact: true }).click()
    assert.equal((await file).suggestedFilename(), 'mettle-report.pdf')
    assert.deepEqual(complaints, [])
    await close()
  })

  it('was finished on the reader’s day, wherever that is', async () => {
    const { page, close } = await openPage(mettle.url, views[2])
    await page.route(`**/api/reports/${report}`, async route => {
      const answer = await route.fetch()
      const body = await answer.json()
      const { subject } = body.data.report
      assert.match(subject.completed_at, /^\d{4}-\d\d-\d\dT.*Z$/)
      Object.assign(subject, { completed_at: '2026-11-19T21:27:00.000Z', completed_on_text: 'in UTC' })
      await route.fulfill({ response: answer, json: body })
    })
    await signIn(page, '/', 'asha@example.com')
    for (const [timeZone, day] of [
      ['Asia/Kolkata', '20 Nov 2026'],
      ['America/New_York', '19 Nov 2026'],
    ]) {
      const preferences = JSON.stringify({ timeZone })
      await page.evaluate(`localStorage.setItem('mettle.preferences', ${JSON.stringify(preferences)})`)
      await page.goto(`/reports/${report}`)
      await page.getByText(`asha Rao · ${day} · `, { exact: false }).waitFor()
    }
    await close()
  })

  it('is said to be ready where that covers no control, and not longer for a pointer that was there', async () => {
    const covered = `[...document.querySelectorAll('main button, header button, nav a, nav button')].filter(one => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[role=log]')
    }).map(one => one.textContent)`
    for (const width of [390, 1280]) {
      const { page, close } = await openPage(mettle.url, { width, height: 800, colorScheme: 'light' })
      await signIn(page, `/reports/${report}`, 'asha@example.com')
      await reportShown(page)
      // Where it will stand.
      const [x, y] = [width - 190, width < 832 ? 700 : 655]
      await page.mouse.move(x, y)
      await page.getByText('Live', { exact: true }).waitFor({ state: 'attached' })
      await mettle.superuser.query('select app.tell_report_generated($1, $2)', [attempt, report])
      const said = page.getByRole('log').getByText('Your report is ready')
      await said.waitFor()
      const isUnderIt = `document.querySelector('[role=log]').contains(document.elementFromPoint(${x}, ${y}))`
      await isTrue(page, isUnderIt)
      assert.deepEqual(await page.evaluate(covered), [], `${width} px wide`)
      await said.waitFor({ state: 'detached', timeout: 12_000 })
      await close()
    }
  })

  it('says that it is being made, why it failed, and is asked for again', async () => {
    const id = await queued('web', 'hi')
    const { page, complaints, close } = await openPage(mettle.url, views[2])
    await signIn(page, `/reports/${id}`, 'asha@example.com')
    await page.getByRole('heading', { name: 'Your report is being put together' }).waitFor()
    await assertAccessible(page, 'being made', narrowAndWide)
    await mettle.superuser.query(`update reports set state = 'failed', problem = $2 where id = $1`, [
      id,
      'PDF बनाने में बहुत समय लगा।',
    ])
    await page.getByRole('heading', { name: 'The report could not be made' }).waitFor()
    await page.getByText('PDF बनाने में बहुत समय लगा।').waitFor()
    await assertAccessible(page, 'failed', narrowAndWide)
    await page.getByRole('button', { name: 'Ask for it again' }).click()
    await reportShown(page)
    assert.ok(!page.url().includes(id))
    assert.deepEqual(complaints, [])
    await close()
  })

  it('is a manager’s to read, who is told that it is noted and cannot pass it on', async () => {
    const { page, complaints, close } = await openPage(mettle.url, views[2])
    await signIn(page, `/reports/${report}`, 'mira@example.com')
    await page.getByText('This is somebody else’s report.').waitFor()
    await reportShown(page)
    assert.equal(await page.getByRole('button', { name: 'Share', exact: true }).count(), 0)
    assert.equal(await page.getByRole('checkbox').count(), 0)
    assert.deepEqual(complaints, [])
    await close()
  })

  it('is not there for anybody else, in Hindi on a small dark screen either', async () => {
    const { page, complaints, close } = await openPage(mettle.url, views[1])
    await signIn(page, '/', 'ben@example.com')
    await page.evaluate(`localStorage.setItem('mettle.preferences', JSON.stringify({ language: 'hi' }))`)
    await page.goto(`/reports/${report}`)
    await page.getByRole('heading', { name: 'यह रिपोर्ट यहाँ नहीं है' }).waitFor()
    await assertAccessible(page, 'not there')
    assert.deepEqual(complaints, [])
    await close()
  })
})
