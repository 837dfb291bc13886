import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { createAssessment, smallQuestions } from '../../server/assessments/crowd.fixture.ts'
import { type TestPerson, type TestService, testService } from '../harness/index.ts'
import {
  assertAccessible,
  narrowAndWide,
  openPage,
  type View,
  viewName,
  views,
  withoutBrowser,
} from './browser.ts'

const narrow = views[0] as View
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const focused = (page: Page): Promise<string> =>
  page.evaluate(
    `document.activeElement.labels?.[0]?.textContent ?? document.activeElement.textContent.trim()`,
  )
const answer = (page: Page, number: number, label = 'Agree') =>
  page.locator(`fieldset[aria-labelledby=question-${number}]`).getByLabel(label, { exact: true }).check()
const checked = (page: Page) =>
  page.evaluate(`[...document.querySelectorAll('input:checked')].map(one => one.name + '=' + one.value)`)
const next = (page: Page) => page.locator('[data-next]')
async function toTheEnd(page: Page) {
  while ((await next(page).textContent()) !== 'Send my answers') await next(page).click()
}
async function answerHalf(page: Page) {
  await press(page, 'Begin')
  for (const number of [1, 2, 3, 4]) await answer(page, number)
  await toTheEnd(page)
}
const count = (page: Page) => page.locator('[data-count]').textContent()

describe('the page for feedback', { skip: withoutBrowser }, () => {
  let mettle: TestService
  let admin: TestPerson
  let small: string
  let builtIn: string
  before(async () => {
    mettle = await testService()
    admin = await mettle.person('admin')
    builtIn = (await mettle.call('GET', '/api/assessments', { as: admin })).body.data[0].id
    // Eight questions for peers, so two parts of four.
    small = await createAssessment(mettle, admin, smallQuestions(['work_ethic', 'learning_agility'], 8))
  })

  let peers = 0
  /** Somebody who asks, and the link in the letter to whom they asked. */
  const invited = async (assessment = small, names: { first_name?: string } = { first_name: 'Ada' }) => {
    const taker = await mettle.person('user', names)
    const body = { assessment_id: assessment }
    assert.equal((await mettle.call('POST', '/api/assessments/start', { as: taker, body })).status, 201)
    const email = `peer${++peers}@peers.example`
    const path = `/api/assessments/${assessment}/peers`
    assert.equal((await mettle.call('POST', path, { as: taker, body: { emails: [email] } })).status, 201)
    const letters = await mettle.call('GET', '/api/mail?limit=1000', { as: admin })
    const { text } = letters.body.data.find(({ to }: { to: string }) => to === email)
    const link = /\/feedback#token=\S+/.exec(text)?.[0] as string
    const arrived = async () => (await mettle.call('GET', path, { as: taker })).body.data.answered
    return { link, arrived }
  }
  const open = async (link: string, view: View = narrow) => {
    const opened = await openPage(mettle.url, view)
    await opened.page.goto(link)
    return opened
  }

  it('is accessible and fits in every state and view', async () => {
    const { link } = await invited(builtIn)
    const { page, context, complaints, close } = await open(link)
    await heading(page, 'How do you see Ada at work?')
    await assertAccessible(page, 'the introduction', views)
    await press(page, 'Begin')
    await answer(page, 1)
    await assertAccessible(page, 'a part', views)
    for (let part = 1; part < 8; part++) await press(page, 'Next')
    await press(page, 'Check and send')
    await press(page, 'Send my answers')
    await page.getByText('23 more are needed. Choose').waitFor()
    await assertAccessible(page, 'too few answers', narrowAndWide)
    await page.getByRole('button', { name: 'Part 1 ' }).click()
    for (let number = 2; number <= 24; number++) {
      if (number % 6 === 1) await press(page, 'Next')
      await answer(page, number, 'Strongly disagree')
    }
    await toTheEnd(page)
    await context.setOffline(true)
    await press(page, 'Send my answers')
    await page.getByText('Mettle cannot be reached.').waitFor()
    await assertAccessible(page, 'not sent', narrowAndWide)
    await context.setOffline(false)
    await press(page, 'Send my answers')
    await heading(page, 'Thank you')
    await assertAccessible(page, 'sent', views)
    await page.reload()
    await heading(page, 'You have sent your answers already')
    await assertAccessible(page, 'sent before', narrowAndWide)
    await page.goto('/feedback#token=unknown')
    await heading(page, 'This link does not work')
    await assertAccessible(page, 'a dead link', narrowAndWide)
    await page.goto('about:blank')
    await page.goto('/feedback')
    await heading(page, 'A part of the link is missing')
    await assertAccessible(page, 'half a link', narrowAndWide)
    assert.deepEqual(complaints, [])
    await close()
  })

  it('is there in Hindi as well, to be chosen on the page, and loses no answer by it', async () => {
    const { link, arrived } = await invited()
    const { page, complaints, close } = await open(link, views[1])
    await press(page, 'Begin')
    await answer(page, 1)
    await page.getByRole('link', { name: 'हिन्दी' }).click()
    await heading(page, 'काम पर आप Ada को कैसे देखते हैं?')
    assert.equal(await page.evaluate('document.documentElement.lang'), 'hi')
    const loaded = await page.evaluate(`document.fonts.ready.then(fonts =>
      [...fonts].filter(font => font.status === 'loaded').map(font => font.family).join())`)
    assert.match(String(loaded), /Noto Sans Devanagari/)
    await assertAccessible(page, 'the introduction in Hindi')
    await press(page, 'आगे बढ़ें')
    await heading(page, 'भाग 1, कुल 2')
    assert.equal(await count(page), '8 में से 1')
    for (const number of [2, 3, 4]) await answer(page, number)
    await assertAccessible(page, 'a part in Hindi')
    await press(page, 'आगे')
    await press(page, 'जाँचें और भेजें')
    await page.getByText('इतना काफ़ी है').waitFor()
    await press(page, 'मेरे उत्तर भेजें')
    await heading(page, 'धन्यवाद')
    assert.equal(await arrived(), 1)
    assert.deepEqual(complaints, [])
    await close()
  })

  it('is answered by keyboard alone, statements passed over, through to the thanks', async () => {
    const { link, arrived } = await invited()
    const { page, complaints, close } = await open(link)
    await heading(page, 'How do you see Ada at work?')
    const key = (name: string) => page.keyboard.press(name)
    await key('Tab')
    assert.equal(await focused(page), 'Begin')
    await key('Enter')
    assert.equal(await focused(page), 'Part 1 of 2')
    await key('Tab')
    await key('Space')
    assert.equal(await focused(page), 'Strongly disagree')
    for (const label of ['Disagree', 'Neither agree nor disagree', 'Agree']) {
      await key('ArrowDown')
      assert.equal(await focused(page), label)
    }
    await key('ArrowUp')
    assert.equal(await count(page), '1 of 8')
    assert.deepEqual(await checked(page), ['answer-1=3'])
    await key('Tab')
    assert.equal(await focused(page), 'Clear this answer')
    await key('Enter')
    assert.equal(await count(page), '0 of 8')
    assert.equal(await focused(page), 'Strongly disagree')
    await key('ArrowUp')
    assert.deepEqual(await checked(page), ['answer-1=5'], 'the arrows go round')
    await key('Enter')
    assert.equal(await focused(page), 'Part 2 of 2', 'Enter goes on')
    for (const number of [5, 6, 7]) {
      await key('Tab')
      await key('Space')
      assert.equal(await count(page), `${number - 3} of 8`)
      await key('Tab')
    }
    await key('Shift+Tab')
    await key('Enter')
    assert.equal(await focused(page), 'Ready to send?')
    await page.getByText('You have answered 4 of 8 statements and passed over 4. That is enough.').waitFor()
    for (let tabs = 0; tabs < 4; tabs++) await key('Tab')
    assert.equal(await focused(page), 'Send my answers')
    assert.equal(await arrived(), 0)
    await key('Enter')
    await heading(page, 'Thank you')
    assert.equal(await focused(page), 'Thank you')
    assert.equal(await arrived(), 1)
    assert.deepEqual(complaints, [])
    await close()
  })

  it('keeps answers and place over a reload, without keeping the link', async () => {
    const { link } = await invited()
    const { page, close } = await open(link)
    await press(page, 'Begin')
    await answer(page, 2, 'Disagree')
    await press(page, 'Next')
    await answer(page, 5)
    await page.reload()
    await heading(page, 'Part 2 of 2')
    assert.deepEqual(await checked(page), ['answer-2=2', 'answer-5=4'])
    await page.goBack()
    await heading(page, 'Part 1 of 2')
    await page.goBack()
    await press(page, 'Go on')
    await heading(page, 'Part 1 of 2')
    const kept: string = await page.evaluate('JSON.stringify([sessionStorage, localStorage])')
    assert.match(kept, /mettle\.feedback\./)
    assert.ok(!kept.includes(link.split('token=')[1] as string))

    const other = await invited(small, { first_name: 'Grace' })
    await page.goto(other.link)
    await heading(page, 'How do you see Grace at work?')
    assert.deepEqual(await checked(page), [], 'another link, another sheet')
    await close()
  })

  it('goes to the answer that the service refuses', async () => {
    const { link, arrived } = await invited()
    const { page, close } = await open(link)
    await press(page, 'Begin')
    for (const number of [1, 3, 4]) await answer(page, number)
    await page.evaluate(`document.querySelector('[name=answer-2]').value = '9'`)
    await answer(page, 2, 'Strongly disagree')
    await toTheEnd(page)
    await press(page, 'Send my answers')
    const wrong = page.locator('fieldset[aria-invalid]')
    await wrong.waitFor()
    assert.equal(await page.evaluate('document.activeElement.name'), 'answer-2')
    assert.equal(
      await wrong.locator('.note').textContent(),
      'This answer was not taken. Choose again, or clear it.',
    )
    await assertAccessible(page, 'a refused answer')
    await page.keyboard.press('ArrowDown')
    assert.equal(await wrong.count(), 0)
    await toTheEnd(page)
    await press(page, 'Send my answers')
    await heading(page, 'Thank you')
    assert.equal(await arrived(), 1)
    await close()
  })

  it('sends once however often it is pressed', async () => {
    const { link } = await invited()
    const { page, close } = await open(link)
    await answerHalf(page)
    let sent = 0
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route('**/api/peer-feedback/*', async route => {
      sent++
      await held
      await route.continue()
    })
    await press(page, 'Send my answers')
    await page.locator('[data-next]').click({ force: true })
    assert.equal(await page.locator('form').getAttribute('aria-busy'), 'true')
    release()
    await heading(page, 'Thank you')
    assert.equal(sent, 1)
    await page.goBack()
    await heading(page, 'Thank you')
    await close()
  })

  it('opens by itself when the connection comes back', async () => {
    const { link } = await invited()
    const { page, context, close } = await openPage(mettle.url, narrow)
    await page.route('**/api/peer-feedback/*', route => route.abort('internetdisconnected'))
    await page.goto(link)
    await heading(page, 'No connection')
    await assertAccessible(page, 'no connection')
    await press(page, 'Try again')
    await heading(page, 'No connection')
    await page.unroute('**/api/peer-feedback/*')
    await context.setOffline(true)
    await context.setOffline(false)
    await heading(page, 'How do you see Ada at work?')
    await close()
  })

  it('says what to think when the connection breaks after the answers have arrived', async () => {
    const { link, arrived } = await invited()
    const { page, close } = await open(link)
    await answerHalf(page)
    await page.route('**/api/peer-feedback/*', async route => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await press(page, 'Send my answers')
    await page.getByText('Your answers are still here').waitFor()
    assert.equal(await arrived(), 1)
    await page.unroute('**/api/peer-feedback/*')
    await press(page, 'Send my answers')
    await heading(page, 'Your answers have most likely arrived')
    await assertAccessible(page, 'perhaps arrived')
    await close()
  })

  it('says that the link is dead to whoever opens it after it was used elsewhere', async () => {
    const { link } = await invited()
    const first = await open(link)
    const second = await open(link)
    await answerHalf(second.page)
    await answerHalf(first.page)
    await press(first.page, 'Send my answers')
    await heading(first.page, 'Thank you')
    await press(second.page, 'Send my answers')
    await heading(second.page, 'This link does not work')
    assert.match(await focused(second.page), /^This link does not work/)
    await first.close()
    await second.close()
  })

  it('names nobody where no name is known, and says so', async () => {
    const { link } = await invited(small, {})
    const { page, close } = await open(link)
    await heading(page, 'How do you see this person at work?')
    await page.getByText('They have not given their name.').waitFor()
    await close()
  })

  for (const view of [views[0], views[2]] as View[])
    it(`moves nothing while it loads and is answered, ${viewName(view)}`, async () => {
      const { link } = await invited(builtIn)
      const { page, close } = await openPage(mettle.url, view)
      await page.addInitScript(`
        window.shifts = []
        const moved = ({ node, previousRect, currentRect }) => [node?.outerHTML ?? node?.textContent, previousRect, currentRect]
        new PerformanceObserver(list =>
          shifts.push(...list.getEntries().map(({ value, sources }) => ({ value, sources: sources.map(moved) }))))
          .observe({ type: 'layout-shift', buffered: true })`)
      let release = () => {}
      const held = new Promise<void>(resolve => {
        release = resolve
      })
      await page.route('**/api/peer-feedback/*', async route => {
        await held
        await route.continue()
      })
      await page.goto(link)
      await heading(page, 'One moment')
      await page.evaluate('Promise.all(document.getAnimations().map(one => one.finished)).then(() => {})')
      await assertAccessible(page, 'loading')
      release()
      await heading(page, 'How do you see Ada at work?')
      await press(page, 'Begin')
      const tops = `[...document.querySelectorAll('fieldset')].map(one => one.offsetTop)`
      const before = await page.evaluate(tops)
      for (let number = 1; number <= 6; number++) await answer(page, number)
      await page.locator('fieldset .plain').first().click()
      assert.deepEqual(await page.evaluate(tops), before)
      await page.evaluate(`document.querySelector('[data-next]').scrollIntoView()`)
      assert.deepEqual(await page.evaluate('shifts'), [])
      await close()
    })

  it('draws nothing in motion for those who asked for less of it', async () => {
    const { link } = await invited()
    const { page, close } = await open(link)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await answerHalf(page)
    await press(page, 'Send my answers')
    await heading(page, 'Thank you')
    assert.equal(await page.evaluate('document.getAnimations().length'), 0)
    await close()
  })
})
