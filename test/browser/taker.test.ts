import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { systemActor } from '../../server/platform/db/index.ts'
import { eventually } from '../harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../harness/index.ts'
import { assertAccessible, comeIn, narrowAndWide, openPage, views, withoutBrowser } from './browser.ts'
import {
  answer,
  answerEverything,
  begin,
  createShort,
  peerQuestions,
  question,
  reportShown,
  signUp,
} from './taker.fixture.ts'

const focused = (page: Page) => page.evaluate('document.activeElement.textContent')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor()
const kept = (page: Page) =>
  page.evaluate(`Object.keys(localStorage).filter(key => key.includes('answers')).length`)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

describe('the test taker', { skip: withoutBrowser }, () => {
  let mettle: TestService
  let admin: TestPerson
  let short: string
  before(async () => {
    mettle = await testService()
    admin = await mettle.person('admin')
    short = await createShort(mettle, admin)
    await mettle.superuser.query('update assessments set is_active = (id = $1)', [short])
  })

  it('comes from sign-up to results in one go, answering by keyboard', async () => {
    const { page, complaints, close } = await openPage(mettle.url, views[2])
    await signUp(page, 'asha@takers.example')
    await heading(page, 'Assessment')
    assert.equal(new URL(page.url()).pathname, '/assessments')
    await page.getByRole('link', { name: 'Read on and begin' }).click()
    await page.getByText('Your single answers are sealed').waitFor()
    await press(page, 'Begin')
    await page.getByText('Please tick this first.').waitFor()
    await assertAccessible(page, 'before the beginning, consent missing')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')

    await page.getByRole('radiogroup').waitFor()
    await page.getByText('no time limit').waitFor()
    await assertAccessible(page, 'a statement')
    const tree = await page.getByRole('main').ariaSnapshot()
    const readAfter = [
      'how you see yourself at work',
      'heading "I finish what I have begun',
      'radiogroup',
      'radio "Strongly disagree"',
      'radio "Strongly agree"',
      'status',
      'checkbox "Go on by itself',
    ].map(part => tree.indexOf(part))
    assert.ok(
      readAfter.every((at, n) => at >= 0 && at > (readAfter[n - 1] ?? -1)),
      tree,
    )
    await answer(page, '4')
    await eventually(async () => (await focused(page)) === (await question(page).textContent()))
    for (const digit of ['2', '5', '4']) await answer(page, digit)
    await page.keyboard.press('b')
    await page.getByRole('radio', { name: 'Agree', exact: true, checked: true }).waitFor()
    await eventually(async () => /statement/.test(String(await focused(page))))
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    assert.match(
      String(await question(page).textContent()),
      /statement/,
      'arrows look around and do not go on',
    )
    await page.keyboard.press('Enter')
    await page
      .getByRole('radio', { name: 'Agree', exact: true, checked: true })
      .waitFor({ state: 'detached' })
    await answer(page, '3')
    await answer(page, '4')

    // Which scene and which exercise comes first is chosen for each attempt.
    for (let scene = 0; scene < 2; scene++) {
      await page.getByText('Scenes from working life').waitFor()
      if (await page.getByText('Rate each way to act').isVisible()) {
        await assertAccessible(page, 'a scene to rate')
        for (const [rated, digit] of ['1', '3', '5'].entries()) {
          await page.keyboard.press(digit)
          await page.getByRole('radio', { checked: true }).nth(rated).waitFor({ state: 'attached' })
        }
      } else {
        await assertAccessible(page, 'a scene with best and worst')
        await page.getByRole('radio', { name: 'Best Ask which matters more.' }).check()
        await page.getByRole('radio', { name: 'Worst Leave both.' }).check()
      }
      const before = String(await question(page).textContent())
      await page.getByRole('button', { name: 'Next', exact: true }).click()
      await question(page).filter({ hasNotText: before }).waitFor()
    }
    for (let exercise = 0; exercise < 2; exercise++) {
      await page.getByText('Practical exercises').waitFor()
      if (await page.getByLabel('Your answer, a number').isVisible()) {
        await assertAccessible(page, 'a number')
        await page.getByLabel('Your answer, a number').fill('many')
        await page.keyboard.press('Enter')
        await page.getByText('Write a number').waitFor()
        await page.getByLabel('Your answer, a number').fill('95')
        await page.keyboard.press('Enter')
        await page.getByLabel('Your answer, a number').waitFor({ state: 'detached' })
      } else {
        await assertAccessible(page, 'an order')
        await press(page, 'Down: Say what comes next')
        await page.getByText('Say what comes next: now 2 of 3').waitFor({ state: 'attached' })
        await press(page, 'Down: Say what comes next')
        await page.getByRole('button', { name: 'Next', exact: true }).click()
        await page.getByText('Put these in order').waitFor({ state: 'detached' })
      }
    }

    await heading(page, 'Look through your answers')
    await eventually(async () => (await focused(page)) === 'Look through your answers')
    await assertAccessible(page, 'the answers')
    await page.getByRole('button', { name: /^Change the answer to: .*statement 1/ }).click()
    await answer(page, '1')
    await heading(page, 'Look through your answers')
    await page.getByText('Strongly disagree').waitFor()
    await page.getByRole('button', { name: 'Finish and see the results' }).first().click()

    await page.waitForURL(`**/results/${short}`)
    await reportShown(page)
    await assertAccessible(page, 'results')
    const row = page.getByRole('button', { name: /^Work Ethic .*Show the words behind it/ })
    await row.focus()
    await page
      .getByRole('status')
      .filter({ hasText: /Work Ethic\. Score .* confidence/ })
      .waitFor()
    await page.getByText('The same as a table').click()
    await page.getByRole('cell', { name: 'Work Ethic' }).waitFor()
    await page.getByRole('heading', { name: 'Action plan' }).waitFor()
    const tick = page.getByRole('checkbox').first()
    await tick.check()
    await page.reload()
    await page.getByRole('checkbox', { checked: true }).first().waitFor()
    assert.deepEqual(complaints, [])
    await close()
  })

  it('sees what has moved since last time, and what only chance explains', async () => {
    const { rows } = await mettle.superuser.query(
      `select id from identity.accounts where email = 'asha@takers.example'`,
    )
    const id = rows[0].id as string
    const asha: TestPerson = { id, role: 'user', token: await mettle.identity.accessTokenFor(id) }
    await mettle.call('PUT', `/api/assessments/${short}/retake-permissions/${id}`, { as: admin })
    const body = { assessment_id: short }
    const started = await mettle.call('POST', '/api/assessments/start', { as: asha, body })
    const { id: attempt_id, questions } = started.body.data
    const answers = questions.map((one: { id: string }) => ({ question_id: one.id, value: 4 }))
    const done = await mettle.call('POST', '/api/assessments/submit', {
      as: asha,
      body: { attempt_id, answers },
    })
    assert.equal(done.status, 200, done.text)
    const { page, complaints, close } = await openPage(mettle.url, views[2])
    await comeIn(page, 'asha@takers.example', '/results')
    await heading(page, 'How it has moved')
    const table = page.getByRole('table', { name: 'Scores from time to time' })
    const row = table.getByRole('row').filter({ hasText: 'Work Ethic' })
    assert.match(String(await row.textContent()), /\d\.\d\d\.\d(no change|higher|lower)/)
    await assertAccessible(page, 'history')
    assert.deepEqual(complaints, [])
    await close()
  })

  it('is told from when it can be taken again, and finds results of what is no longer in use', async () => {
    const { page, complaints, close } = await openPage(mettle.url, views[0])
    await comeIn(page, 'asha@takers.example', '/assessments')
    await page.getByText(/^You can take it again from .* on\.$/).waitFor()
    assert.equal(await page.getByRole('link', { name: 'Take it again' }).count(), 0)
    await page.goto(`/assessments?start=${short}`)
    await page.getByLabel('I have read this').check()
    await press(page, 'Begin')
    await heading(page, 'It is too early to take it again')
    await page.getByText(/You can take it again from .* on\.$/).waitFor()
    await assertAccessible(page, 'too early')

    await mettle.superuser.query('update assessments set is_active = false where id = $1', [short])
    await page.goto('/assessments')
    await page.getByText('No longer in use.').waitFor()
    assert.equal(await page.getByText('You can take it again').count(), 0)
    await assertAccessible(page, 'no longer in use', views)
    await page.getByRole('link', { name: 'See your results' }).click()
    await reportShown(page)
    await page.goto('/results')
    await reportShown(page)
    await mettle.superuser.query('update assessments set is_active = true where id = $1', [short])
    assert.deepEqual(complaints, [])
    await close()
  })

  it('has the report as a file, shares it by a link, and takes the link back', async () => {
    const { page, complaints, close } = await openPage(mettle.url, views[2])
    await comeIn(page, 'asha@takers.example', '/results')
    await reportShown(page)
    const file = page.waitForEvent('download', { timeout: 120_000 })
    await press(page, 'PDF')
    assert.equal((await file).suggestedFilename(), 'mettle-report.pdf')
    await press(page, 'Share')
    await page.getByText('There is no link.').waitFor()
    await page.getByLabel('For whom').fill('Mira')
    await press(page, 'Make a link')
    const url = String(await page.locator('code').textContent())
    await assertAccessible(page, 'sharing')
    const visitor = await openPage(mettle.url, views[0])
    const shared = new URL(url)
    await visitor.page.goto(shared.pathname + shared.hash)
    await visitor.page.getByText(/Shared with you until .* “you” is them/).waitFor()
    await reportShown(visitor.page)
    await visitor.page.evaluate('for (const one of document.querySelectorAll("details")) one.open = true')
    await assertAccessible(visitor.page, 'a shared report with everything open', views)
    await press(page, 'Take back: Mira')
    await page.getByText('There is no link.').waitFor()
    assert.equal(await page.locator('code').count(), 0, 'a link that was taken back is not offered')
    await visitor.page.reload()
    await heading(visitor.page, 'This link does not work')
    await assertAccessible(visitor.page, 'a link taken back')
    assert.deepEqual([complaints, visitor.complaints], [[], []])
    await close()
    await visitor.close()
  })

  it('asks colleagues, sees how many have answered and not who, and closes the round', async () => {
    const { superuser } = mettle
    const colleagues = await Promise.all(
      ['ada', 'bo', 'cy', 'di'].map(async name => {
        const { id } = await mettle.person('telecaller')
        const email = `${name}@colleagues.example`
        await superuser.query(
          'update identity.accounts set email = $2, email_verified_at = now() where id = $1',
          [id, email],
        )
        return email
      }),
    )
    const { page, complaints, close } = await openPage(mettle.url, views[1])
    await comeIn(page, 'asha@takers.example', '/results')
    await press(page, 'Ask colleagues')
    await page.getByText('You have asked nobody so far.').waitFor()
    await page.getByLabel('E-mail addresses').fill('ada')
    await press(page, 'Send the letters')
    await page.getByText('“ada” is not an e-mail address.').waitFor()
    await page.getByLabel('E-mail addresses').fill(colleagues.join('\n'))
    await press(page, 'Send the letters')
    await page.getByText('Confirm your own e-mail address first.').waitFor()
    await assertAccessible(page, 'an address that is not confirmed')
    await page.getByRole('link', { name: 'Have the link sent again' }).click()
    await page.getByText('The address asha@takers.example is not confirmed yet.', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Send the link again' }).waitFor()
    await page.goBack()
    await press(page, 'Ask colleagues')
    await superuser.query(
      `update identity.accounts set email_verified_at = now() where email = 'asha@takers.example'`,
    )
    const full = 'full@colleagues.example'
    await mettle.db.withActor(systemActor('test'), async tx => {
      for (let n = 0; n < 10; n++) await mettle.mail.limits.count(tx, 'feedback', full)
    })
    const emails = page.getByLabel('E-mail addresses')
    await emails.fill([colleagues[0], full, ...colleagues.slice(1)].join('\n'))
    await press(page, 'Send the letters')
    await page.getByText(`${full}: Was written to often enough within a day`, { exact: false }).waitFor()
    await assertAccessible(page, 'an address that has had its share of letters')
    await emails.fill(colleagues.join('\n'))
    await press(page, 'Send the letters')
    await page.getByRole('log').getByText('an admin passes them on').waitFor()
    await page.getByText('0 answered, 4 asked').waitFor()
    await assertAccessible(page, 'asked')

    const letters = (await mettle.call('GET', '/api/mail?limit=1000', { as: admin })).body.data as {
      to: string
      text: string
    }[]
    for (const email of colleagues.slice(0, 3)) {
      const text = letters.find(({ to }) => to === email)?.text ?? ''
      const token = /\/feedback#token=(\S+)/.exec(text)?.[1]
      const answers = peerQuestions.map((question_id, n) => ({ question_id, value: n === 0 ? 4 : 5 }))
      const given = await mettle.call('POST', `/api/peer-feedback/${token}`, { body: { answers } })
      assert.equal(given.status, 201, given.text)
    }
    await press(page, 'Close')
    await press(page, 'Ask colleagues')
    await page.getByText('3 answered, 4 asked').waitFor()
    await page.getByText('Enough have answered.', { exact: false }).waitFor()
    await press(page, 'Take back the invitation to di@colleagues.example')
    // Nobody is left to answer, which closes the round as well: what was said counts.
    await page.getByText('3 answered, 3 asked').waitFor()
    await press(page, 'Close the round')
    await assertAccessible(page, 'closing the round')
    await press(page, 'Yes, close it')
    await page.getByText('3 answered before').waitFor()
    const { rows } = await superuser.query(
      `select reason from assessment_results where assessment_id = $1 order by computed_at desc limit 1`,
      [short],
    )
    assert.equal(rows[0].reason, 'peers')
    await page.reload()
    const seen = page.getByRole('table', { name: 'Each strength beside your own view' })
    await seen.getByRole('row', { name: /^Work Ethic (more than|less than|much as) you do/ }).waitFor()
    await page.getByText('From 3 colleagues together').waitFor()
    await assertAccessible(page, 'how colleagues see me', narrowAndWide)
    assert.deepEqual(complaints, [])
    await close()
  })

  it('goes on at the same question in a second browser, and pauses', async () => {
    const first = await openPage(mettle.url, views[2])
    await signUp(first.page, 'ravi@takers.example')
    await begin(first.page)
    await answer(first.page, '4')
    await answer(first.page, '2')
    const left = String(await question(first.page).textContent())
    await eventually(async () => (await kept(first.page)) === 0)
    const stored = first.page.waitForResponse(response => response.url().includes('/pause'))
    await first.page.keyboard.press('p')
    await heading(first.page, 'Paused')
    await stored
    await assertAccessible(first.page, 'paused')
    await first.page.goto('/results')
    await first.page.getByText('You have begun', { exact: false }).waitFor()
    await first.page.getByRole('link', { name: 'Go on where you stopped' }).click()
    await question(first.page).filter({ hasText: left }).waitFor()
    await eventually(async () => !first.page.url().includes('resume'))
    const again = first.page.waitForResponse(response => response.url().includes('/pause'))
    await first.page.keyboard.press('p')
    await again
    await first.page.reload()
    await heading(first.page, 'Paused')

    const second = await openPage(mettle.url, views[0])
    await comeIn(second.page, 'ravi@takers.example', `/assessments/${short}/take`)
    await heading(second.page, 'Paused')
    await press(second.page, 'Go on')
    await question(second.page).filter({ hasText: left }).waitFor()
    await second.page.getByRole('button', { name: 'Back' }).click()
    await second.page.getByRole('radio', { name: 'Disagree', exact: true, checked: true }).waitFor()
    assert.deepEqual([first.complaints, second.complaints], [[], []])
    await first.close()
    await second.close()
  })

  it('loses nothing when the line drops: answers are kept, sent once and in order', async () => {
    const { page, context, close } = await openPage(mettle.url, views[0])
    await signUp(page, 'meera@takers.example')
    await begin(page)
    for (const digit of ['4', '2', '1']) await answer(page, digit)
    await eventually(async () => (await kept(page)) === 0)
    await context.setOffline(true)
    // The next questions were there before they were needed: two of this page, and one beyond it.
    for (const digit of ['5', '3']) await answer(page, digit)
    await page.keyboard.press('2')
    await page.getByText('3 answers are kept on this device').waitFor()
    await page.getByText('The next questions come as soon as the line is back').waitFor()
    await assertAccessible(page, 'offline')
    await context.setOffline(false)
    await page.getByText('kept on this device').waitFor({ state: 'detached' })
    await eventually(async () => {
      const { rows } = await mettle.superuser.query(
        `select count(*)::int as n from assessment_responses where kind = 'answer'
         and attempt_id = (select id from attempts order by started_at desc limit 1)`,
      )
      return rows[0].n === 6
    })
    assert.equal(await kept(page), 0)
    await close()
  })

  it('is told honestly: nothing yet, to be paid for, too much asked', async () => {
    const { page, close } = await openPage(mettle.url, views[0])
    await signUp(page, 'imran@takers.example')
    await page.goto('/results')
    await heading(page, 'There are no results yet')
    await assertAccessible(page, 'no results')
    const widths = await page.evaluate(`[...document.querySelectorAll('nav li a, nav li button')]
      .filter(one => one.offsetWidth > 0).map(one => Math.round(one.offsetWidth))`)
    assert.equal(new Set(widths as number[]).size, 1, `in the bar all have the same room: ${widths}`)
    const stranger = await mettle.person('user')
    const body = { title: 'Made by a stranger', questions: [] }
    const made = await mettle.call('POST', '/api/assessments', { as: stranger, body })
    await page.goto('/assessments')
    await page.getByRole('link', { name: 'Begin' }).first().waitFor()
    assert.equal(await page.getByText('Made by a stranger').count(), 0)
    await page.goto(`/assessments?start=${made.body.data.id}`)
    await heading(page, 'This assessment cannot be taken as it stands')
    await page.goto(`/assessments/${short}/take`)
    await heading(page, 'You have not begun this yet')
    await assertAccessible(page, 'not begun')
    const said = (status: number, code: string) => ({
      status,
      headers: { 'retry-after': '600' },
      contentType: 'application/json',
      body: JSON.stringify({ success: false, error: { code, message: 'No.' } }),
    })
    await page.route('**/api/assessments/start', route => route.fulfill(said(402, 'PAYMENT_REQUIRED')))
    await page.goto(`/assessments?start=${short}`)
    await page.getByLabel('I have read this').check()
    await press(page, 'Begin')
    await heading(page, 'This has to be paid for first')
    await assertAccessible(page, 'to be paid for')
    await page.route('**/api/assessments?*', route => route.fulfill(said(429, 'RATE_LIMITED')))
    await page.goto('/assessments')
    await heading(page, 'Too much was asked in this hour')
    await close()
  })

  it('comes through the full form too, in larger text, whatever is asked', async () => {
    const full = (
      await mettle.superuser.query(
        'update assessments set is_active = true where created_by is null returning id',
      )
    ).rows[0].id
    const { page, complaints, close } = await openPage(mettle.url, views[2])
    await signUp(page, 'farah@takers.example', `/sign-up?to=/assessments?start=${full}`)
    await page.goto(`/assessments?start=${full}`)
    await page.getByLabel('Larger text').check()
    await page.getByLabel('I have read this').check()
    await press(page, 'Begin')
    await page.getByRole('radiogroup').waitFor()
    const size = await question(page).evaluate(
      heading => heading.ownerDocument.defaultView?.getComputedStyle(heading).fontSize,
    )
    assert.ok(Number.parseFloat(String(size)) > 35, `asked for larger text: ${size}`)
    const answered = (await page.evaluate(answerEverything)) as number
    assert.ok(answered > 80, `${answered} answered`)
    await page.getByRole('button', { name: 'Finish and see the results' }).first().click()
    await page.waitForURL(`**/results/${full}`)
    await reportShown(page)
    assert.equal(await page.getByRole('button', { name: /Show the words behind it/ }).count(), 8)
    assert.deepEqual(complaints, [])
    await close()
    await mettle.superuser.query('update assessments set is_active = (id = $1)', [short])
  })

  it('can use it in Hindi too, in every view', async () => {
    const { page, complaints, close } = await openPage(mettle.url, views[0])
    await page.addInitScript(`localStorage.setItem('mettle.preferences', JSON.stringify({ language: 'hi' }))`)
    await comeIn(page, 'asha@takers.example', '/results')
    await reportShown(page, 'हर पट्टी दिखाती है')
    await assertAccessible(page, 'results', views)
    await page.goto('/assessments')
    await page.getByRole('link', { name: 'अपने परिणाम देखें' }).waitFor()
    await assertAccessible(page, 'the choice', narrowAndWide)
    assert.deepEqual(complaints, [])
    await close()
  })
})
