import assert from 'node:assert/strict'
import { before, beforeEach, describe, it } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { eventually } from '../harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../harness/index.ts'
import { assertAccessible, isTrue, narrowAndWide, type View, views, withoutBrowser } from './browser.ts'
import {
  addLead,
  addPromised,
  callsWith,
  chosen,
  leadShown,
  setUpDesk,
  signIn,
  sitDownAt,
  wide,
} from './desk.fixture.ts'
import { assertNothingLost, twiceTheText } from './twice-the-text.ts'

const narrow = views[0] as View
const name = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()
/** Whole, and with nothing over it. */
async function isInSight(button: Locator, tag = 'button') {
  const { x, y, width, height } = (await button.boundingBox()) as NonNullable<
    Awaited<ReturnType<Locator['boundingBox']>>
  >
  const corners = [x + 4, x + width - 4].flatMap(left =>
    [y + 4, y + height - 4].map(top => `${left}, ${top}`),
  )
  const seen = corners.map(at => `document.elementFromPoint(${at})?.closest('${tag}')?.textContent`)
  const words = (await button.page().evaluate(`[${seen}]`)) as string[]
  const own = await button.textContent()
  return words.every(one => one === own)
}
const focused = (page: Page) => page.evaluate('document.activeElement.tagName')

describe('the telecaller', { skip: withoutBrowser }, () => {
  let mettle: TestService
  let asha: TestPerson
  before(async () => {
    mettle = await testService()
    asha = (await setUpDesk(mettle)).asha
  })

  beforeEach(() => mettle.superuser.query('delete from leads'))

  const sitDown = (view?: View) => sitDownAt(mettle, view)
  const callsOf = (lead: { id: string }) => callsWith(mettle, asha, lead)

  it('finds the promised call first, with all that is needed on one screen, and works it by keyboard alone', async () => {
    const rohan = await addPromised(mettle, asha)
    await addLead(mettle, asha, 'Meera Joshi')
    const imran = await addLead(mettle, asha, 'Imran Shaikh')
    const { page, complaints, close } = await sitDown()
    await signIn(page)
    await leadShown(page, 'Rohan Deshmukh')
    assert.equal(new URL(page.url()).pathname, '/call')
    await page.getByText(/^Call-back you promised for .* · \d+ minutes? late$/).waitFor()
    await page.getByText(/it is \d\d:\d\d there/).waitFor()
    await page.getByRole('heading', { name: 'Script: Second conversation' }).waitFor()
    await page.getByText('Wants the price list. Buys 55 boxes a month from a local maker.').waitFor()
    await page.getByText('2, last connected').waitFor()
    await page.getByText(/^Meera Joshi/).waitFor()
    await page.getByRole('link', { name: 'Follow-ups 1', exact: true }).waitFor()
    const overflow = await page.evaluate('document.documentElement.scrollHeight - innerHeight')
    assert.equal(overflow, 0, 'one screen without scrolling')
    await assertAccessible(page, 'a lead to call')

    await page.keyboard.press('Enter')
    await page.getByText('Choose how it went first.').waitFor()
    await page.keyboard.press('c')
    await page.getByText('on the call', { exact: true }).waitFor()
    await page.keyboard.press('m')
    await page.keyboard.type('Decision on Friday, 2 boxes')
    await page.keyboard.press('Alt+1')
    await page.getByRole('button', { name: 'Connected', pressed: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('e')
    // Their clock too, where it is another one.
    const there = new Date().getTimezoneOffset() === -330 ? '' : ' \\(\\d\\d:\\d\\d there\\)'
    await page.getByText(new RegExp(`^Stays contacted, follow-up .* 16:00${there}$`)).waitFor()
    await page.getByText('Meera Joshi').waitFor()
    await eventually(async () => (await page.getByRole('timer').textContent()) !== '00:00')

    await page.reload()
    await leadShown(page, 'Rohan Deshmukh')
    assert.equal(await page.getByLabel('What was said').inputValue(), 'Decision on Friday, 2 boxes')
    await page.getByRole('button', { name: 'Connected', pressed: true }).waitFor()

    await page.keyboard.press('Enter')
    await leadShown(page, 'Meera Joshi')
    await page.getByRole('log').getByText('Saved: Rohan Deshmukh.').waitFor()
    await page.getByRole('link', { name: 'Follow-ups 0', exact: true }).waitFor()
    assert.notEqual(await focused(page), 'TEXTAREA')
    const [call] = await callsOf(rohan)
    assert.deepEqual([call?.outcome, call?.content], ['connected', 'Decision on Friday, 2 boxes'])
    assert.ok((call?.duration_seconds ?? 0) >= 1)
    const { body } = await mettle.call('GET', `/api/leads/${rohan.id}/follow-up`, { as: asha })
    assert.match(body.data.due_at, /T16:00:00/)

    await page.keyboard.press('2')
    await page.getByText(/^Stays new, tried again after/).waitFor()
    await page.keyboard.press('p')
    await page.getByRole('heading', { name: 'Paused' }).waitFor()
    await assertAccessible(page, 'paused')
    await page.keyboard.press('Enter')
    await leadShown(page, 'Imran Shaikh')
    assert.equal(await page.getByLabel('What was said').inputValue(), '')

    const bought = page.getByRole('button', { name: 'They bought' })
    await page.keyboard.press('1')
    await bought.waitFor()
    await page.keyboard.press('b')
    await page.getByText('Moves to converted, leaves the queue').waitFor()
    await page.keyboard.press('2')
    await bought.waitFor({ state: 'hidden' })
    await page.getByText(/^Stays new/).waitFor()
    await page.keyboard.press('1')
    assert.equal(await bought.getAttribute('aria-pressed'), 'false')
    await page.keyboard.press('b')
    await page.keyboard.press('r')
    const year = new Date().getFullYear() + 2
    await page.getByLabel('When').fill(`${year}-01-01T10:00`)
    await page.getByText(new RegExp(`^Moves to converted, follow-up .* ${year}, 10:00`)).waitFor()
    await page.keyboard.press('Alt+Enter')
    await page.getByRole('log').getByText('Saved: Imran Shaikh.').waitFor()
    await page.getByText(/^1\s*converted$/).waitFor()
    const sold = await mettle.call('GET', `/api/leads/${imran.id}`, { as: asha })
    assert.equal(sold.body.data.status, 'converted')
    assert.deepEqual(complaints, [])
    await close()
  })

  it('can use it on a narrow page too, in light and in dark', async () => {
    const look = (page: Page, name: string) =>
      assertAccessible(page, name, [narrow, { ...wide, colorScheme: 'dark' }])
    await addPromised(mettle, asha)
    const { page, complaints, close } = await sitDown(narrow)
    await signIn(page)
    await leadShown(page)
    await page.getByText('Wants the price list').waitFor()
    await look(page, 'a lead')
    await page.getByRole('button', { name: 'Do not call' }).click()
    await page.getByText('never called again').waitFor()
    await look(page, 'nothing may be planned')
    await page.getByRole('button', { name: 'Call back' }).click()
    await page.getByRole('button', { name: 'Pick a time' }).click()
    await page.getByLabel('When').fill('2020-01-01T10:00')
    await page.getByText('This time has passed.').waitFor()
    await look(page, 'a time that has passed')
    // Where a follow-up need not be, a time that is none is still not taken for nothing.
    await page.getByRole('button', { name: 'Connected' }).click()
    await page.getByRole('button', { name: 'Save and call next' }).click()
    await page.locator('input[type=datetime-local]:focus').waitFor()
    await page.getByText('This time has passed.').waitFor()
    await page.getByLabel('When').fill('')
    await page.getByRole('button', { name: 'Save and call next' }).click()
    await page.getByText('Say when to call back.').waitFor()
    assert.deepEqual(complaints, [])
    await close()
  })

  it('is told how to dial where there is no key to press', async () => {
    await addPromised(mettle, asha)
    const { page, close } = await sitDown({ ...narrow, isPhone: true })
    await signIn(page)
    await leadShown(page)
    await page.getByText('Press the number to dial it').waitFor()
    await page.getByText('dials', { exact: true }).waitFor({ state: 'hidden' })
    await close()
  })

  it('sees nothing move on a phone when earlier calls and the numbers of the day arrive', async () => {
    await addPromised(mettle, asha)
    const { page, close } = await sitDown({ width: 390, height: 844, colorScheme: 'light' })
    const released = Promise.withResolvers<void>()
    for (const late of ['**/api/leads/*?include=*', '**/api/analytics/**'])
      await page.route(late, route => released.promise.then(() => route.continue()))
    await signIn(page)
    await leadShown(page)
    const outcomes = page.getByRole('group', { name: 'How did it go' })
    const before = await outcomes.boundingBox()
    released.resolve()
    await page.getByText('Wants the price list').waitFor()
    await page.getByText(/it is \d\d:\d\d there/).waitFor()
    await page.getByText('converted').waitFor()
    assert.deepEqual(await outcomes.boundingBox(), before)
    await close()
  })

  for (const [width, height] of [
    [390, 844],
    [320, 640],
  ] as const)
    it(`reaches every outcome, every next step and Save on a phone ${width} px wide`, async () => {
      await addPromised(mettle, asha)
      const { page, close } = await sitDown({ width, height, colorScheme: 'light' })
      await signIn(page)
      await leadShown(page)
      await page.getByText('Wants the price list').waitFor()
      const outcomes = await page.getByRole('group', { name: 'How did it go' }).getByRole('button').all()
      const steps = await page.getByRole('group', { name: 'Next step' }).getByRole('button').all()
      const save = page.getByRole('button', { name: 'Save and call next' })
      assert.deepEqual([outcomes.length, steps.length >= 4], [8, true])
      if (height > 800)
        for (const one of outcomes)
          assert.ok(await isInSight(one), `${await one.textContent()} at first sight`)
      const reachAll = async () => {
        for (const one of [...outcomes, ...steps, save]) {
          await one.focus()
          assert.ok(await isInSight(one), `${await one.textContent()} is covered`)
        }
      }
      await reachAll()
      await outcomes[0]?.click()
      if (height > 800) assert.ok(await isInSight(save), 'Save is under the thumb once the outcome is chosen')
      await reachAll()
      await close()
    })

  for (const [width, height] of [
    [1280, 800],
    [1280, 720],
    [390, 844],
    [390, 664],
  ] as const)
    it(`sees what saving does beside Save before it is saved, ${width} × ${height}`, async () => {
      await addPromised(mettle, asha)
      const { page, close } = await sitDown({ width, height, colorScheme: 'light' })
      await signIn(page)
      await leadShown(page)
      await page.getByText('Wants the price list').waitFor()
      const save = page.getByRole('button', { name: 'Save and call next' })
      if (width > 800) assert.ok(await isInSight(save), 'Save before anything is chosen')
      for (const [key, effect] of [
        ['1', 'Stays'],
        ['8', 'never called again'],
      ] as const) {
        await page.keyboard.press(key)
        const line = page.getByRole('status').filter({ hasText: effect })
        await line.waitFor()
        assert.ok(await isInSight(save), `Save after ${key}`)
        assert.ok(await isInSight(line, 'p'), `what saving does after ${key}`)
      }
      await page.keyboard.press('5')
      const steps = await page.getByRole('group', { name: 'Next step' }).getByRole('button').all()
      for (const one of [...steps, ...steps.toReversed()]) {
        await one.focus()
        assert.ok(await isInSight(one), `${await one.textContent()} is covered`)
      }
      await close()
    })

  it('makes sixty calls in an hour with fewer than 300 requests', async t => {
    const calls = 60
    const rows = Array.from({ length: calls + 1 }, (_, n) => ({
      name: `Lead ${100 + n}`,
      phone: `+91 98200 ${10_000 + n}`,
      source: 'website',
    }))
    await mettle.call('POST', '/api/leads/bulk', { as: asha, body: { operation: 'create', rows } })
    const { page, complaints, close } = await sitDown()
    // The hour that ends now: what the page does by the clock is counted too.
    await page.clock.install({ time: Date.now() - calls * 60_000 })
    const asked = new Map<string, number>()
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (!pathname.startsWith('/api/')) return
      const what = `${request.method()} ${pathname.replace(/[0-9a-f-]{36}/, '{id}')}`
      asked.set(what, (asked.get(what) ?? 0) + 1)
    })
    await signIn(page)
    await leadShown(page)
    for (let n = 0; n < calls; n++) {
      const before = await name(page)
      await page.keyboard.press('2')
      await page.getByRole('button', { name: 'No answer', pressed: true }).waitFor()
      await page.clock.fastForward(60_000)
      await page.keyboard.press('Enter')
      await page
        .getByRole('heading', { level: 1 })
        .filter({ hasNotText: new RegExp(`^(Call|${before})$`) })
        .waitFor()
    }
    const total = [...asked.values()].reduce((sum, count) => sum + count, 0)
    t.diagnostic(`${total} requests: ${JSON.stringify([...asked])}`)
    assert.ok(total < 300, `${total} requests: ${JSON.stringify([...asked])}`)
    const made = await mettle.superuser.query(
      "select count(*)::int as calls from interactions where type = 'call'",
    )
    assert.equal(made.rows[0].calls, calls)
    assert.deepEqual(complaints, [])
    await close()
  })

  it('is told how many are left right after each call, and soon when others give and take leads', async () => {
    for (const name of ['Sunil Rao', 'Priya Nair', 'Leela Rao']) await addLead(mettle, asha, name)
    const { page, close } = await sitDown()
    await page.clock.install()
    let counted = 0
    page.on('request', request => {
      if (request.url().endsWith('/api/queue?limit=1')) counted++
    })
    await signIn(page)
    await leadShown(page)
    await page.getByText('Live', { exact: true }).waitFor()
    const left = (count: number) =>
      page.getByRole('link', { name: `Call ${count} left`, exact: true }).waitFor()
    await left(3)
    const before = counted
    const save = async (key: string) => {
      const called = await name(page)
      await page.keyboard.press(key)
      await chosen(page)
      await page.keyboard.press('Enter')
      await page
        .getByRole('heading', { level: 1 })
        .filter({ hasNotText: new RegExp(`^(Call|${called})$`) })
        .waitFor()
    }
    await save('6')
    await left(2)
    // Nobody answered: it comes back by itself, but not now.
    await save('2')
    await left(1)
    await page.clock.fastForward(15_000)
    assert.equal(counted, before, 'an own call costs no count')

    await addLead(mettle, asha, 'Vikram Shah')
    await eventually(async () => {
      await page.clock.fastForward(1_000)
      return counted === before + 1
    })
    await left(2)
    for (let n = 0; n < 5; n++) await addLead(mettle, asha, `Lead ${n}`)
    await page.clock.fastForward(5_000)
    assert.equal(counted, before + 1)
    await page.clock.fastForward(15_000)
    await left(7)
    assert.equal(counted, before + 2)
    await close()
  })

  it('is told why there is nobody to call and when there will be, and gets a lead that arrives', async () => {
    const { page, close } = await sitDown()
    await signIn(page)
    await page.getByRole('heading', { name: 'There is nobody to call' }).waitFor()
    await assertAccessible(page, 'nobody to call', narrowAndWide)
    await page.getByText('Live', { exact: true }).waitFor()
    const lead = await addLead(mettle, asha, 'Nisha Patil')
    await leadShown(page, 'Nisha Patil')
    await page.keyboard.press('2')
    await chosen(page)
    // On a slow line too, what comes gets the focus.
    await page.route('**/api/queue/next', async route => {
      await setTimeout(600)
      await route.continue()
    })
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Nothing is due just now' }).waitFor()
    await isTrue(page, `document.activeElement.textContent === 'Nothing is due just now'`)
    await page.getByText(/^The next call-back or retry comes at .*\d\d:\d\d\.$/).waitFor()
    await eventually(async () => (await callsOf(lead)).length === 1)
    await close()
  })

  it('gets a lead that arrives while the page is told that there is nobody', async () => {
    const { page, close } = await sitDown()
    await page.clock.install()
    await signIn(page)
    await page.getByRole('heading', { name: 'There is nobody to call' }).waitFor()
    await page.getByText('Live', { exact: true }).waitFor()
    const { promise: told, resolve: tell } = Promise.withResolvers<void>()
    let asked = false
    await page.route(
      '**/api/queue/next',
      async route => {
        const response = await route.fetch()
        asked = true
        await told
        await route.fulfill({ response })
      },
      { times: 1 },
    )
    await page.keyboard.press('Enter')
    await eventually(() => asked)
    await addLead(mettle, asha, 'Nisha Patil')
    // The page has heard of it once its count has.
    await eventually(async () => {
      await page.clock.fastForward(1_000)
      return page.getByRole('link', { name: 'Call 1 left', exact: true }).isVisible()
    })
    tell()
    await leadShown(page, 'Nisha Patil')
    await close()
  })

  it('gets a lead that arrives though no news come through', async () => {
    const { page, close } = await sitDown()
    await page.clock.install()
    await page.route('**/api/realtime/leads*', route => route.abort())
    await signIn(page)
    await page.getByRole('heading', { name: 'There is nobody to call' }).waitFor()
    await addLead(mettle, asha, 'Nisha Patil')
    await page.clock.fastForward(61_000)
    await leadShown(page, 'Nisha Patil')
    await close()
  })

  it('is told with whom a follow-up is due, behind the bell and live, while the lead is theirs', async () => {
    const remind = (lead: { id: string }) =>
      mettle.superuser.query(
        `insert into notifications (person, type, data) values ($1, 'follow_up.due', $2)`,
        [asha.id, { lead_id: lead.id }],
      )
    const vikram = await addLead(mettle, asha, 'Vikram Shah')
    await remind(vikram)
    const { page, close } = await sitDown()
    await signIn(page, '/settings')
    const bell = page.getByRole('button', { name: /^Notifications/ })
    await page.getByRole('button', { name: /^Notifications, \d+ new$/ }).click()
    const named = page.getByRole('link', { name: 'A follow-up with Vikram Shah is due.' })
    await named.waitFor()
    assert.equal(await named.getAttribute('href'), `/leads/${vikram.id}`)
    await assertAccessible(page, 'notifications', narrowAndWide)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()

    await page.getByText('Live', { exact: true }).waitFor()
    await remind(await addLead(mettle, asha, 'Leela Rao'))
    await page.getByRole('log').getByText('A follow-up with Leela Rao is due.').waitFor()
    await mettle.call('DELETE', `/api/leads/${vikram.id}`, { as: asha })
    await bell.click()
    await page.getByRole('link', { name: 'A follow-up with Leela Rao is due.' }).waitFor()
    await named.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'A follow-up is due.' }).first().waitFor()
    await close()
  })

  it('finds Import in the rail, on a phone behind More, and imports a single row as one', async () => {
    const { page, complaints, close } = await sitDown(narrow)
    await signIn(page, '/settings')
    const rail = page.getByRole('navigation', { name: 'Main' })
    assert.deepEqual(
      (await rail.getByRole('link').allInnerTexts()).map(text => text.split('\n')[0]),
      ['Call', 'Leads', 'Follow-ups', 'My numbers'],
    )
    await rail.getByRole('button', { name: 'More' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Import' }).click()
    const file = {
      name: 'one.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Name;Phone\r\nKavya Nair;98111 22333'),
    }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByText('one.csv · 1 row · ', { exact: false }).first().waitFor()
    await page.getByRole('button', { name: 'Try it out' }).click()
    await page.getByRole('button', { name: 'Import 1 row', exact: true }).click()
    await page.getByText('Imported: 1 new, 0 changed.').waitFor()
    await page.getByRole('button', { name: 'Another file' }).click()
    await page.getByText('Imported: 1 new, 0 changed', { exact: true }).waitFor()
    await page.setViewportSize(wide)
    await rail.getByRole('link', { name: 'Import' }).waitFor()
    assert.deepEqual(complaints, [])
    await close()
  })

  it('loses nothing of a call, the list and a lead with letters twice as large', async () => {
    await addPromised(mettle, asha)
    await addLead(mettle, asha, 'Meera Joshi of Bharat Forge', { company: 'Bharat Forge and Sons' })
    const { page, complaints, close } = await sitDown(twiceTheText)
    await signIn(page)
    await leadShown(page)
    await page.getByText('Wants the price list').waitFor()
    await page.getByRole('button', { name: 'Connected' }).click()
    await assertNothingLost(page, 'a call')
    await page.goto('/leads')
    const rohan = page.getByRole('link', { name: 'Rohan Deshmukh' })
    await rohan.waitFor()
    await assertNothingLost(page, 'the list')
    await rohan.click()
    await page.getByRole('heading', { name: 'Rohan Deshmukh' }).waitFor()
    await assertNothingLost(page, 'a lead')
    assert.deepEqual(complaints, [])
    await close()
  })

  it('needs at most 160 KB of script', async () => {
    await addLead(mettle, asha, 'Leela Rao')
    const { page, close } = await sitDown()
    const sizes: Promise<number>[] = []
    page.on('response', response => {
      if (response.url().endsWith('.js'))
        sizes.push(
          response
            .request()
            .sizes()
            .then(({ responseBodySize }) => responseBodySize),
        )
    })
    await signIn(page)
    await leadShown(page)
    await page.waitForLoadState('load')
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    assert.ok(total <= 160_000, `${total} bytes of script`)
    await close()
  })
})
