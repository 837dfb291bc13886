import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { eventually } from '../harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../harness/index.ts'
import { assertAccessible, narrowAndWide, openPage, views, withoutBrowser } from './browser.ts'

const password = 'a few words in a row'
const noteOf = (page: Page, field: string) => page.locator(`#${field}-note`).textContent()
const focused = (page: Page) =>
  page.evaluate('document.activeElement.id || document.activeElement.textContent.trim()')

describe('the first admin', { skip: withoutBrowser }, () => {
  let mettle: TestService
  let link: string
  before(async () => {
    mettle = await testService()
    const message = await mettle.identity.startupMessage(mettle.url)
    link = message.match(/\/setup#token=\S+/)?.[0] as string
  })

  it('finishes the set-up link by keyboard alone, corrects what is refused, and is signed in', async () => {
    const { page, complaints, close } = await openPage(mettle.url)
    await page.goto(link)
    for (let i = 0; i < 6; i++) await page.keyboard.press('Tab')
    assert.equal(await focused(page), 'email')
    await page.keyboard.type('ada@example')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Ada')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Lovelace')
    await page.keyboard.press('Tab')
    await page.keyboard.type('short')
    await page.keyboard.press('Enter')

    await page.locator('[aria-invalid]').first().waitFor()
    assert.equal(await focused(page), 'email')
    assert.equal(await noteOf(page, 'email'), 'Invalid e-mail format.')
    await assertAccessible(page, 'a refused field')
    await page.keyboard.press('End')
    await page.keyboard.type('.com')
    assert.equal(await noteOf(page, 'email'), '')
    await page.keyboard.press('Enter')

    await page.locator('#password[aria-invalid]').waitFor()
    assert.equal(await focused(page), 'password')
    assert.equal(await noteOf(page, 'password'), 'Password must have at least 10 characters.')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(password)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    assert.equal(await page.locator('#password').getAttribute('type'), 'text')
    await page.keyboard.press('Space')
    assert.equal(await page.locator('#password').getAttribute('type'), 'password')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')

    await page.getByRole('button', { name: 'Ada Lovelace Admin' }).waitFor()
    await assertAccessible(page, 'signed in')
    await page.getByRole('button', { name: 'Ada Lovelace Admin' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    assert.deepEqual(complaints, [])
    await close()
  })

  it('is told when the link is used up, and where to go', async () => {
    const { page, close } = await openPage(mettle.url, views[0])
    await page.goto(link)
    await page.getByText('This set-up link does not work').waitFor()
    assert.equal(await page.locator('form').isVisible(), false)
    await assertAccessible(page, 'a used link')
    await close()
  })
})

describe('signing in', { skip: withoutBrowser }, () => {
  let mettle: TestService
  before(async () => {
    mettle = await testService()
    await mettle.call('POST', '/api/auth/signup', { body: { email: 'grace@example.com', password } })
  })

  const open = async () => {
    const opened = await openPage(mettle.url)
    await opened.page.goto('/sign-in')
    await opened.page.fill('#email', 'grace@example.com')
    await opened.page.fill('#password', password)
    return opened
  }
  const submit = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const notice = (page: Page) => page.getByRole('alert').textContent()
  const signedIn = (page: Page) => page.getByRole('button', { name: 'grace@example.com' }).waitFor()

  it('says what is missing before anything is sent', async () => {
    const { page, close } = await openPage(mettle.url)
    await page.goto('/sign-in')
    await submit(page)
    assert.equal(await noteOf(page, 'email'), 'Enter your e-mail address.')
    assert.equal(await noteOf(page, 'password'), 'Enter a password.')
    assert.equal(await focused(page), 'email')
    await close()
  })

  it('says that it could not ask how else one gets in, and asks again', async () => {
    const { page, close } = await openPage(mettle.url)
    await page.route('**/api/auth/providers', route => route.fulfill({ status: 429 }))
    await page.goto('/sign-in')
    await page.getByText('could not be asked just now').waitFor()
    await assertAccessible(page, 'other ways in are not known')
    await page.unroute('**/api/auth/providers')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('link', { name: 'Sign up' }).waitFor()
    await page.getByText('could not be asked just now').waitFor({ state: 'hidden' })
    await close()
  })

  it('speaks of the set-up link until there is an admin', async () => {
    const { page, close } = await openPage(mettle.url)
    await page.goto('/sign-in')
    const hint = page.getByText('Open the set-up link that Mettle printed')
    await hint.waitFor()
    await mettle.person('admin')
    await page.reload()
    await page.getByRole('link', { name: 'Sign up' }).waitFor()
    assert.equal(await hint.count(), 0)
    await close()
  })

  it('says that e-mail or password is wrong, and keeps what was typed', async () => {
    const { page, close } = await open()
    await page.fill('#password', 'not the password')
    await submit(page)
    await page.getByText('E-mail or password is wrong.').waitFor()
    assert.equal(await page.inputValue('#email'), 'grace@example.com')
    await assertAccessible(page, 'a refused sign-in')
    await close()
  })

  it('says so when there is no connection, and works once there is', async () => {
    const { page, context, close } = await open()
    await context.setOffline(true)
    await submit(page)
    await page.getByText('No connection to the service').waitFor()
    await context.setOffline(false)
    await submit(page)
    await signedIn(page)
    await close()
  })

  it('shows progress while the service works, sends once however often it is pressed, and moves nothing', async () => {
    const { page, close } = await open()
    let sent = 0
    let answer = () => {}
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route('**/api/auth/login', async route => {
      sent++
      await held
      await route.fulfill({
        status: 503,
        json: { success: false, error: { code: 'UNAVAILABLE', message: 'x' } },
      })
    })
    const button = page.getByRole('button', { name: 'Sign in', exact: true })
    const before = await button.boundingBox()
    await button.click()
    await button.click({ force: true })
    assert.equal(await page.locator('form').getAttribute('aria-busy'), 'true')
    assert.deepEqual(await button.boundingBox(), before)
    answer()
    await page.getByText('could not do this just now').waitFor()
    assert.equal(sent, 1)
    assert.equal(await page.locator('form').getAttribute('aria-busy'), 'false')
    assert.match((await notice(page)) ?? '', /still here/)
    await close()
  })

  it('shows a session that was ended elsewhere as ended', async () => {
    const { page, close } = await open()
    await submit(page)
    await signedIn(page)
    await mettle.superuser.query('delete from identity.sessions')
    await page.goto('/')
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await close()
  })

  it('renews the token once for two tabs that find it stale together', async () => {
    const { page, context, close } = await open()
    // Short enough that it is stale at once: a page renews half a minute before the end.
    await context.route('**/api/auth/login', async route => {
      const answer = await route.fetch()
      const body = await answer.json()
      await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, expires_in: 30 } } })
    })
    const second = await context.newPage()
    await second.goto('/forgot')
    const renewals: string[] = []
    context.on('request', request => {
      if (request.url().endsWith('/api/auth/refresh')) renewals.push(request.url())
    })
    await submit(page)
    await signedIn(page)
    await eventually(() => renewals.length > 0)
    renewals.length = 0
    await Promise.all([page.goto('/settings?part=tokens'), second.goto('/settings?part=tokens')])
    await Promise.all([page, second].map(tab => tab.getByText('You have no API tokens.').waitFor()))
    // Each page asks once when it is loaded; what they ask afterwards needs no renewal of its own.
    assert.equal(renewals.length, 2)
    await close()
  })
})

describe('links from letters', { skip: withoutBrowser }, () => {
  let mettle: TestService
  let boss: TestPerson
  before(async () => {
    mettle = await testService()
    boss = await mettle.person('admin')
  })

  /** The newest letter to somebody that holds a link to this page. */
  const linkTo = async (path: string, to: string) => {
    const { body } = await mettle.call('GET', '/api/mail', { as: boss })
    const letters: { to: string; text: string }[] = body.data
    const found = letters
      .filter(letter => letter.to === to)
      .map(({ text }) => text.match(`/${path}#token=\\S+`)?.[0])
    return found.find(link => link !== undefined) as string
  }

  it('choose a new password, once', async () => {
    await mettle.call('POST', '/api/auth/signup', { body: { email: 'joan@example.com', password } })
    const { page, complaints, close } = await openPage(mettle.url, views[1])
    await page.goto('/forgot')
    await page.fill('#email', 'joan@example.com')
    await page.keyboard.press('Enter')
    await page.getByText('This installation sends no mail.').waitFor()
    await assertAccessible(page, 'asked')

    const link = await linkTo('reset', 'joan@example.com')
    await page.goto(link)
    await page.fill('#password', 'quite another sentence')
    await page.keyboard.press('Enter')
    await page.getByText('Your new password is set.').waitFor()
    await page.getByRole('link', { name: 'Sign in with it' }).click()
    await page.fill('#email', 'joan@example.com')
    await page.fill('#password', 'quite another sentence')
    await page.keyboard.press('Enter')
    await page.getByRole('navigation', { name: 'Main' }).waitFor()

    await page.goto(link)
    await page.fill('#password', 'a third sentence')
    await page.keyboard.press('Enter')
    await page.getByText('This link does not work').waitFor()
    assert.deepEqual(complaints, [])
    await close()
  })

  it('confirm an address', async () => {
    await mettle.call('POST', '/api/auth/signup', { body: { email: 'mary@example.com', password } })
    const { page, close } = await openPage(mettle.url, views[3])
    await page.goto('/sign-in')
    await page.fill('#email', 'mary@example.com')
    await page.fill('#password', password)
    await page.keyboard.press('Enter')
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
    const first = await linkTo('verify', 'mary@example.com')
    await page.goto('/settings?part=letters')
    const notYet = page.getByText('The address mary@example.com is not confirmed yet.')
    await notYet.waitFor()
    await page.getByRole('button', { name: 'Send the link again' }).click()
    await page.getByText('A new letter was written').waitFor()
    await assertAccessible(page, 'not confirmed yet', narrowAndWide)
    const again = await linkTo('verify', 'mary@example.com')
    assert.notEqual(again, first)
    await page.goto(again)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('Your e-mail address is confirmed.').waitFor()
    await assertAccessible(page, 'confirmed')
    const account = page.waitForResponse(answer => answer.url().endsWith('/api/auth/me'))
    await page.goto('/settings?part=letters')
    await (await account).finished()
    await page.getByLabel(/^Write to me when a report is ready/).waitFor()
    await page.evaluate('new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
    assert.equal(await notYet.count(), 0)
    await close()
  })

  it('confirm an address where they are not signed in, and choose the password', async () => {
    await mettle.call('POST', '/api/auth/signup', { body: { email: 'nora@example.com', password } })
    const { page, close } = await openPage(mettle.url, views[3])
    await page.goto(await linkTo('verify', 'nora@example.com'))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.fill('#password', 'quite another sentence')
    await page.keyboard.press('Enter')
    await page.getByText('Your new password is set.').waitFor()
    await close()
  })

  it('let somebody invited come in', async () => {
    const invitation = { email: 'ida@example.com', role: 'telecaller' }
    const made = await mettle.call('POST', '/api/invitations', { as: boss, body: invitation })
    assert.equal(made.status, 201, made.text)
    const { page, close } = await openPage(mettle.url, views[0])
    await page.goto(await linkTo('invite', 'ida@example.com'))
    await page.fill('#first_name', 'Ida')
    await page.fill('#password', password)
    await page.keyboard.press('Enter')
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
    await close()
  })
})
