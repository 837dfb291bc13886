import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { eventually } from '../harness/eventually.ts'
import { type TestService, testService } from '../harness/index.ts'
import { assertAccessible, comeIn, openPage, password, type View, views, withoutBrowser } from './browser.ts'

const [narrow, wideDark] = [views[0] as View, views[3] as View]
const me = (page: Page) => page.getByRole('button', { name: 'Asha Kulkarni' })

describe('the frame', { skip: withoutBrowser }, () => {
  let mettle: TestService
  before(async () => {
    mettle = await testService()
    const account = { email: 'asha@example.com', password, first_name: 'Asha', last_name: 'Kulkarni' }
    await mettle.call('POST', '/api/auth/signup', { body: account })
  })

  const fillIn = async (page: Page, secret = password) => {
    await page.getByLabel('E-mail').fill('asha@example.com')
    await page.getByLabel('Password', { exact: true }).fill(secret)
    await page.keyboard.press('Enter')
  }
  const isIn = (page: Page) => page.getByRole('navigation', { name: 'Main' }).waitFor()
  const signIn = async (path = '/') => {
    const opened = await openPage(mettle.url)
    await opened.page.goto(path)
    await fillIn(opened.page)
    await isIn(opened.page)
    return opened
  }
  const enter = async (path: string) => {
    const opened = await openPage(mettle.url)
    await comeIn(opened.page, 'asha@example.com', path)
    await isIn(opened.page)
    return opened
  }

  it('is accessible in every state, narrow and in light, wide and in dark', async () => {
    const look = (page: Page, name: string) => assertAccessible(page, name, [narrow, wideDark])
    const { page, complaints, close } = await openPage(mettle.url, narrow)
    for (const path of ['/sign-in', '/sign-up']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await look(page, path)
    }
    await page.goto('/sign-in')
    await fillIn(page, 'not the password')
    await page.getByText('E-mail or password is wrong.').waitFor()
    await look(page, 'a refused sign-in')
    await fillIn(page)
    await page.getByRole('heading', { name: 'Assessment', exact: true }).waitFor()
    await page.goto('/settings')
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    for (const part of ['Display', 'Keys', 'Account', 'Signed in', 'API tokens']) {
      await page.getByRole('tab', { name: part }).click()
      await page.getByRole('tabpanel', { name: part }).waitFor()
      await look(page, part)
    }
    await page.goto('/nothing-here')
    await page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor()
    await look(page, 'nothing here')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').waitFor()
    await look(page, 'find')
    await page.keyboard.press('Escape')
    await page.getByRole('combobox').waitFor({ state: 'detached' })
    await page.keyboard.press('?')
    await page.getByRole('heading', { name: 'Keys on this page' }).waitFor()
    await look(page, 'the list of keys')
    assert.deepEqual(complaints, [])
    await close()
  })

  it('comes back to the address that was asked for, and stays signed in over a reload', async () => {
    const { page, context, close } = await signIn('/settings?part=keys')
    assert.equal(new URL(page.url()).pathname + new URL(page.url()).search, '/settings?part=keys')
    await page.reload()
    await page.getByRole('tab', { name: 'Keys', selected: true }).waitFor()
    const readable = await page.evaluate('JSON.stringify([document.cookie, { ...localStorage }])')
    assert.equal(readable, '["",{"mettle.signed-in":"1"}]', 'no token where a script finds it later')
    const cookies = await context.cookies(`${mettle.url}/api/auth`)
    assert.ok(cookies.find(({ name }) => name === 'mettle_session')?.httpOnly)
    await close()
  })

  it('signs out everywhere else, and stays signed in here', async () => {
    const email = 'everywhere@example.com'
    await mettle.call('POST', '/api/auth/signup', { body: { email, password } })
    const { page, complaints, close } = await openPage(mettle.url)
    await comeIn(page, email, '/settings?part=sessions')
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await page.getByRole('row').nth(2).waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('row').nth(1).waitFor()
    assert.equal(await page.getByRole('row').count(), 2, 'this one, below the names of the columns')
    assert.deepEqual(complaints, [])
    await close()
  })

  it('lets one change name and password, and stays signed in with them', async () => {
    const email = 'uma@example.com'
    await mettle.call('POST', '/api/auth/signup', { body: { email, password } })
    const { page, complaints, close } = await openPage(mettle.url)
    await comeIn(page, email, '/settings?part=account')
    await page.getByText(`You sign in as ${email}.`).waitFor()
    await page.getByLabel('First name').fill('Uma')
    await page.getByLabel('Last name').fill('Rao')
    await page.getByRole('button', { name: 'Save the name' }).click()
    await page.getByRole('button', { name: 'Uma Rao' }).waitFor()

    const other = 'another few words '
    const change = async (current: string) => {
      await page.getByLabel('Current password', { exact: true }).fill(current)
      await page.getByLabel('New password', { exact: true }).fill(other)
      await page.getByRole('button', { name: 'Change the password' }).click()
    }
    await change('not the password')
    await page.locator('[name=current_password][aria-invalid]').waitFor()
    await assertAccessible(page, 'a password that is not theirs', [narrow, wideDark])
    await change(password)
    await page.getByText('The password is changed.').waitFor()
    assert.equal(await page.getByLabel('New password', { exact: true }).inputValue(), '')
    await page.reload()
    // It ends with a blank, which belongs to it.
    await change(other)
    await page.getByText('The password is changed.').waitFor()
    await page.getByRole('button', { name: 'Uma Rao' }).waitFor()
    assert.deepEqual(complaints, [])
    await close()
    const logIn = (secret: string) =>
      mettle.call('POST', '/api/auth/login', { body: { email, password: secret } })
    assert.deepEqual([(await logIn(password)).status, (await logIn(other)).status], [401, 200])
  })

  it('goes nowhere else after signing in, whatever the address says', async () => {
    const { page, context, complaints, close } = await openPage(mettle.url)
    for (const to of [
      'https://example.org/',
      '//example.org/',
      '/\\example.org',
      '/\t/example.org',
      'javascript:alert(1)',
    ]) {
      await page.goto(`/sign-in?to=${encodeURIComponent(to)}`)
      await fillIn(page)
      await isIn(page)
      assert.equal(new URL(page.url()).origin, mettle.url, to)
      assert.deepEqual(complaints, [])
      await context.clearCookies()
      await page.evaluate('localStorage.clear()')
    }
    await close()
  })

  it('takes what stands behind # in an address nowhere: it may be a secret', async () => {
    const { page, close } = await openPage(mettle.url)
    const asked: string[] = []
    page.on('request', request => asked.push(`${request.url()} ${request.headers().referer}`))
    await page.goto('/invitation?by=mail#token=a-secret')
    await page.getByLabel('Password', { exact: true }).waitFor()
    assert.equal(new URL(page.url()).searchParams.get('to'), '/invitation?by=mail')
    assert.ok(!page.url().includes('a-secret'), page.url())
    await page.reload()
    await page.getByLabel('Password', { exact: true }).waitFor()
    assert.ok(asked.length > 0 && asked.every(one => !one.includes('a-secret')))
    await close()
  })

  it('chooses which letters come', async () => {
    const { page, close } = await enter('/settings?part=letters')
    const reports = page.getByLabel(/^Write to me when a report is ready/)
    await reports.uncheck()
    await page.getByText('Saved.').waitFor()
    await assertAccessible(page, 'letters', [narrow, wideDark])
    await page.reload()
    await reports.waitFor()
    assert.equal(await reports.isChecked(), false)
    await close()
  })

  it('asks for the password over the page when the session has ended, and goes on with what was asked', async () => {
    const { page, close } = await enter('/settings?part=tokens')
    await page.getByLabel('Name').fill('nightly export')
    await page.getByRole('button', { name: 'Make a token' }).click()
    await page.getByText('Confirm your e-mail address first').waitFor()
    await mettle.superuser.query(
      'update identity.accounts set email_verified_at = now(); delete from identity.sessions',
    )
    await page.getByRole('button', { name: 'Make a token' }).click()
    await page.getByRole('dialog', { name: 'You were signed out' }).waitFor()
    await assertAccessible(page, 'signed out')
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('wrong words here')
    await page.keyboard.press('Enter')
    await page.getByText('E-mail or password is wrong.').waitFor()
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.getByText('Copy it now. It will not be shown again.').waitFor()
    await page.getByRole('cell', { name: 'nightly export' }).waitFor()
    await close()
  })

  it('signs out in every tab, and leaves no note on the device', async () => {
    const { page, context, close } = await signIn()
    const second = await context.newPage()
    await second.goto('/settings')
    await me(second).waitFor()
    const { rows } = await mettle.superuser.query("select id from profiles where first_name = 'Asha'")
    const note = `mettle.note.${rows[0].id}.lead`
    await page.evaluate(`localStorage.setItem('${note}', 'what was said')`)
    await me(page).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await Promise.all([page, second].map(tab => tab.getByRole('heading', { name: 'Sign in' }).waitFor()))
    assert.equal(await page.evaluate(`localStorage.getItem('${note}')`), null, 'no note is left behind')
    await close()
  })

  it('says when a limit lets requests through again', async () => {
    const { page, close } = await openPage(mettle.url)
    for (const path of ['login', 'refresh'])
      await page.route(`**/api/auth/${path}`, route =>
        route.fulfill({
          status: 429,
          headers: { 'retry-after': '3600' },
          json: { success: false, error: { code: 'RATE_LIMITED', message: 'Too many requests.' } },
        }),
      )
    await page.goto('/sign-in')
    await fillIn(page)
    await page.getByText(/Too many attempts\. Try again at \d\d:\d\d\./).waitFor()
    // With a session to ask for, the page says the same instead of blaming the line.
    await page.evaluate(`localStorage.setItem('mettle.signed-in', '1')`)
    await page.goto('/settings')
    await page.getByText(/The service takes requests again at \d\d:\d\d\./).waitFor()
    await assertAccessible(page, 'a limit at the start of the page')
    await close()
  })

  it('wears the theme and speaks the language that was chosen, from the first moment after a reload', async () => {
    const { page, close } = await enter('/settings')
    await page.getByLabel('Theme').selectOption('dark')
    await page.getByLabel('Language').selectOption('hi')
    await page.getByRole('heading', { name: 'सेटिंग' }).waitFor()
    await assertAccessible(page, 'Hindi, dark')
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('heading', { name: 'सेटिंग' }).waitFor()
    const root = await page.evaluate(
      '[document.documentElement.lang, getComputedStyle(document.documentElement).colorScheme]',
    )
    assert.deepEqual(root, ['hi', 'dark'])
    await close()
  })

  it('finds pages and actions by keyboard, and its keys can be changed and turned off', async () => {
    const { page, close } = await enter('/settings')
    const dialog = page.getByRole('dialog')
    const keys = page.getByRole('tab', { name: 'Keys' })
    await page.getByRole('button', { name: 'Find a page' }).waitFor()
    await page.keyboard.press('/')
    await page.getByRole('combobox', { name: 'Find' }).fill('dark')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    assert.equal(await page.evaluate('document.documentElement.dataset.theme'), 'dark')

    await keys.click()
    const find = page.getByLabel('Key for “Find”')
    await find.focus()
    await page.keyboard.press('f')
    await eventually(async () => /^f$/i.test(await find.inputValue()))
    await keys.focus()
    await page.keyboard.press('/')
    assert.equal(await dialog.count(), 0)
    await page.keyboard.press('f')
    await dialog.getByRole('combobox').and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.getByLabel('Single keys press controls').uncheck()
    await keys.focus()
    await page.keyboard.press('f')
    assert.equal(await dialog.count(), 0)
    await page.keyboard.press('Control+k')
    await dialog.waitFor()
    await close()
  })

  it('says that there is no line, and is there when it comes back', async () => {
    const { page, context, close } = await enter('/settings')
    await page.getByText('Live', { exact: true }).waitFor()
    await context.setOffline(true)
    await page.getByRole('tab', { name: 'API tokens' }).click()
    await page.getByText('There is no connection to the service').waitFor()
    await assertAccessible(page, 'offline')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('There is no connection to the service').waitFor({ state: 'hidden' })
    await close()
  })

  it('needs little: at most 160 KB of script to sign in', async () => {
    const { page, close } = await openPage(mettle.url)
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
    await page.goto('/sign-in', { waitUntil: 'networkidle' })
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    assert.ok(total > 50_000 && total <= 160_000, `${total} bytes of script`)
    await close()
  })
})
