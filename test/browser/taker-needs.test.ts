import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { eventually } from '../harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../harness/index.ts'
import { answerTo } from '../harness/taker.ts'
import { assertAccessible, comeIn, openPage, type View, views, withoutBrowser } from './browser.ts'
import { answer, createShort, question, signUp } from './taker.fixture.ts'

const phone = views[0] as View
const wide = views[2] as View
const inOrder = (tree: string, parts: readonly string[]) => {
  const places = parts.map(part => tree.indexOf(part))
  assert.ok(
    places.every((at, n) => at >= 0 && at > (places[n - 1] ?? -1)),
    `${JSON.stringify(places)} in\n${tree}`,
  )
}
const twiceTheText = (page: Page) => page.evaluate(`document.documentElement.style.fontSize = '200%'`)
/** For the beginning of an assessment: these accommodations, and what the service made of them. */
async function beginWith(page: Page, assessment: string, needs: readonly string[]) {
  await page.goto(`/assessments?start=${assessment}`)
  for (const need of needs) await page.getByLabel(need, { exact: true }).check()
  await page.getByLabel('I have read this').check()
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.getByRole('radiogroup').waitFor()
  const said = await page.getByText(/^About \d+ minutes left/).textContent()
  return Number(said?.match(/\d+/)?.[0])
}

describe('what a taker needs', { skip: withoutBrowser }, () => {
  let mettle: TestService
  let admin: TestPerson
  let builtIn: string
  let short: string
  before(async () => {
    mettle = await testService()
    admin = await mettle.person('admin')
    builtIn = (await mettle.call('GET', '/api/assessments', { as: admin })).body.data[0].id
    short = await createShort(mettle, admin)
  })

  const personOf = async (email: string): Promise<TestPerson> => {
    const { rows } = await mettle.superuser.query('select id from identity.accounts where email = $1', [
      email,
    ])
    return { id: rows[0].id, role: 'user', token: await mettle.identity.accessTokenFor(rows[0].id) }
  }
  const attemptOf = async (email: string, assessment: string) =>
    (
      await mettle.call('GET', `/api/assessments/${assessment}/responses`, {
        as: await personOf(email),
      })
    ).body.data.attempt

  it('changes the page: more time, larger text, one question at a time, no exercises', async () => {
    const { page, close } = await openPage(mettle.url, wide)
    await signUp(page, 'plain@needs.example')
    const plain = await beginWith(page, builtIn, [])
    assert.equal((await attemptOf('plain@needs.example', builtIn)).questions.length, 5)
    const size = () =>
      question(page).evaluate(one =>
        Number.parseFloat(String(one.ownerDocument.defaultView?.getComputedStyle(one).fontSize)),
      )
    const ordinary = await size()
    await close()

    const other = await openPage(mettle.url, wide)
    await signUp(other.page, 'needs@needs.example')
    const longer = await beginWith(other.page, builtIn, [
      'Twice the time',
      'Larger text',
      'One question on each page',
    ])
    // Both begin with questions of their own, which take a little more or less.
    assert.ok(longer > 1.8 * plain, `${longer} minutes instead of ${plain}`)
    assert.equal((await attemptOf('needs@needs.example', builtIn)).questions.length, 1)
    const larger = await question(other.page).evaluate(one =>
      Number.parseFloat(String(one.ownerDocument.defaultView?.getComputedStyle(one).fontSize)),
    )
    assert.ok(larger > 1.2 * ordinary, `${larger} px instead of ${ordinary}`)
    await assertAccessible(other.page, 'larger text', views)
    await other.close()

    const third = await openPage(mettle.url, wide)
    await signUp(third.page, 'aid@needs.example')
    const shorter = await beginWith(third.page, builtIn, ['Leave out the practical exercises'])
    assert.ok(shorter < plain, `${shorter} minutes without exercises, ${plain} with them`)
    await third.close()
  })

  it('reads in the right order with a screen reader, which is told of each new question', async () => {
    const { page, close } = await openPage(mettle.url, phone)
    await signUp(page, 'reader@needs.example')
    await beginWith(page, short, [])
    await answer(page, '4')
    const tree = await page.ariaSnapshot()
    inOrder(tree, [
      'link "Skip to the content"',
      'banner',
      'minutes left · no time limit',
      'button "Pause',
      '- main:',
      'progressbar "1 of about',
      'Part 1 of 3 · how you see yourself at work',
      'heading "I finish what I have begun',
      'radiogroup "I finish what I have begun',
      'radio "Strongly disagree"',
      'radio "Strongly agree"',
      'button "Back',
      'status',
      'checkbox "Go on by itself',
    ])
    const focus = await page.evaluate('document.activeElement.tagName')
    assert.equal(focus, 'H1', 'the new question has the focus, and so is read out')
    await close()
  })

  it('stands on a dark phone with its lines unbroken, its edges in line and rings to choose', async () => {
    const { page, close } = await openPage(mettle.url, { width: 390, height: 844, colorScheme: 'dark' })
    await signUp(page, 'phone@needs.example')
    await beginWith(page, short, [])
    const limit = page.getByRole('banner').getByText('no time limit', { exact: true })
    const { height } = (await limit.boundingBox()) as { height: number }
    assert.ok(height < 30, `one line, ${height} px high`)
    const left = async (role: 'radiogroup' | 'checkbox') => (await page.getByRole(role).boundingBox())?.x
    assert.equal(await left('checkbox'), await left('radiogroup'))
    const ring = await page.evaluate(`(() => {
      const { appearance, backgroundColor } = getComputedStyle(document.querySelector('main [type=radio]'))
      return [appearance, backgroundColor]
    })()`)
    assert.deepEqual(ring, ['none', 'rgba(0, 0, 0, 0)'])
    await close()
  })

  it('has its results read in the order in which they are drawn', async () => {
    const body = { assessment_id: short }
    const reader = await personOf('reader@needs.example')
    const started = await mettle.call('POST', '/api/assessments/start', { as: reader, body })
    let { questions, id } = started.body.data
    while (questions.length > 0) {
      const answers = [{ question_id: questions[0].id, value: answerTo(questions[0]) }]
      const said = await mettle.call('POST', `/api/assessments/${short}/responses`, {
        as: reader,
        body: { attempt_id: id, answers },
      })
      assert.equal(said.status, 200, said.text)
      questions = said.body.data.attempt.questions
    }
    await mettle.call('POST', '/api/assessments/submit', { as: reader, body: { attempt_id: id } })
    const { page, close } = await openPage(mettle.url, phone)
    await comeIn(page, 'reader@needs.example', `/results/${short}`)
    await page.getByRole('heading', { name: 'Action plan' }).waitFor()
    inOrder(await page.getByRole('main').ariaSnapshot(), [
      'article',
      '[level=1]',
      'Each bar shows where you most likely stand',
      'heading "Your strengths, one by one" [level=2]',
      'button "Work Ethic',
      'status',
      'The same as a table',
      'heading "Work Ethic',
      'How sure',
      'heading "How far the answers can be trusted"',
      'heading "Action plan"',
      'checkbox',
    ])
    // On hover, on focus and by a tap the same is said in words.
    const row = page.getByRole('button', { name: /^Work Ethic/ })
    const said = page.getByRole('status').filter({ hasText: /^Work Ethic\. / })
    await page.getByText('The same as a table').focus()
    await row.hover()
    await said.waitFor()
    await row.focus()
    await said.waitFor()
    await row.click()
    await said.waitFor()
    await twiceTheText(page)
    await assertAccessible(page, 'results, 320 px, twice the text')
    await close()
  })

  it('fits a phone of 320 px with twice the text, in each form of question', async () => {
    const { page, complaints, close } = await openPage(mettle.url, phone)
    await signUp(page, 'large@needs.example')
    await page.goto(`/assessments?start=${short}`)
    await page.getByLabel('I have read this').waitFor()
    await twiceTheText(page)
    await assertAccessible(page, 'before the beginning, twice the text')
    await page.getByLabel('I have read this').check()
    await page.getByRole('button', { name: 'Begin', exact: true }).click()
    await page.getByRole('radiogroup').waitFor()
    const fits = new Set<string>()
    for (let n = 0; n < 10; n++) {
      const part = String(await page.locator('main p').nth(1).textContent())
      if (!fits.has(part)) await assertAccessible(page, `${part}, twice the text`)
      fits.add(part)
      const before = String(await question(page).textContent())
      if (await page.getByRole('radiogroup').first().isVisible()) await page.keyboard.press('3')
      else await answerByHand(page)
      await question(page).filter({ hasNotText: before }).waitFor()
    }
    await page.getByRole('heading', { name: 'Look through your answers' }).waitFor()
    await assertAccessible(page, 'the answers, twice the text')
    assert.deepEqual(complaints, [])
    await close()
  })

  it('goes on to the next question without waiting for a slow line', async () => {
    const { page, close } = await openPage(mettle.url, phone)
    await signUp(page, 'slow@needs.example')
    // Also for whoever has one question a page.
    await beginWith(page, builtIn, ['I use a screen reader, voice control or another aid'])
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route('**/responses', async route => {
      await held
      await route.continue()
    })
    for (const digit of ['4', '2']) await answer(page, digit)
    release()
    await eventually(async () => (await attemptOf('slow@needs.example', builtIn)).progress.answered === 2)
    await close()
  })

  it('has no time limit that cannot be extended, is warned of it, and loses no answer to it', async () => {
    const questions = Array.from({ length: 8 }, (_, n) => ({
      ...{ id: `q${n}`, kind: 'self', dimension: 'work_ethic', text: `I keep my word, ${n + 1}.` },
      parameters: { a: 1.5, b: [-1.5, -0.5, 0.5, 1.5] },
    }))
    const made = await mettle.call('POST', '/api/assessments', {
      as: admin,
      body: { title: 'With a limit', questions, scoring_rules: { time_limit_minutes: 10 } },
    })
    const limited = made.body.data.id as string
    const { page, complaints, close } = await openPage(mettle.url, phone)
    await signUp(page, 'late@needs.example')
    await page.goto(`/assessments?start=${limited}`)
    await page.getByLabel('I have read this').check()
    await page.getByRole('button', { name: 'Begin', exact: true }).click()
    await page.getByText('10 minutes of the time limit left').waitFor()
    const late = await personOf('late@needs.example')
    /** As if so much time had passed; what the service remembers ends with a pause. */
    const pass = async (minutes: number) => {
      for (const method of ['PUT', 'DELETE'])
        await mettle.call(method, `/api/assessments/${limited}/pause`, { as: late })
      const ago = `${minutes} minutes`
      await mettle.superuser.query(
        `update assessment_responses set at = at - $2::interval where attempt_id in (select id from attempts where user_id = $1)`,
        [late.id, ago],
      )
      await mettle.superuser.query(
        'update attempts set started_at = started_at - $2::interval where user_id = $1',
        [late.id, ago],
      )
    }
    await pass(8)
    await page.reload()
    await page
      .getByRole('alert')
      .filter({ hasText: '2 minutes of the time limit left. You can have more time.' })
      .waitFor()
    await assertAccessible(page, 'little time left')
    await pass(10)
    await page.keyboard.press('4')
    await page.getByRole('heading', { name: 'The time is up' }).waitFor()
    await assertAccessible(page, 'the time is up')
    for (let half = 0; half < 2; half++)
      await mettle.call('POST', `/api/assessments/${limited}/extensions`, { as: late })
    await page.getByRole('button', { name: 'Give me more time' }).click()
    await page.getByRole('radiogroup').waitFor()
    await eventually(async () => (await attemptOf('late@needs.example', limited)).progress.answered === 1)
    await pass(20)
    await page.keyboard.press('2')
    await page.getByRole('heading', { name: 'The time is up' }).waitFor()
    await page.getByRole('button', { name: 'Finish with what I have' }).click()
    await page.waitForURL(`**/results/${limited}`)
    assert.deepEqual(complaints, [])
    await close()
  })
})

/** A scene or an exercise, as it comes. */
async function answerByHand(page: Page) {
  if (await page.getByText('Rate each way to act').isVisible())
    for (const [rated, digit] of ['1', '3', '5'].entries()) {
      await page.keyboard.press(digit)
      await page.getByRole('radio', { checked: true }).nth(rated).waitFor({ state: 'attached' })
    }
  else if (await page.getByText('Choose the best and the worst').isVisible()) {
    await page.getByRole('radio', { name: 'Best Ask which matters more.' }).check()
    await page.getByRole('radio', { name: 'Worst Leave both.' }).check()
  } else if (await page.getByLabel('Your answer, a number').isVisible())
    await page.getByLabel('Your answer, a number').fill('95')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}
