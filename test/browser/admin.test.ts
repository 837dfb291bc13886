import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { startReceiver } from '../../server/notifications/receiver.fixture.ts'
import { eventually } from '../harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../harness/index.ts'
import { disorder } from './admin.fixture.ts'
import { assertAccessible, isTrue, openPage, type View, withoutBrowser } from './browser.ts'
import { password, signIn } from './desk.fixture.ts'
import { press, tabTo } from './keyboard.ts'

const wide: View = { width: 1440, height: 900, colorScheme: 'light' }
const narrow: View = { width: 320, height: 640, colorScheme: 'dark' }

describe('the admin', { skip: withoutBrowser }, () => {
  let mettle: TestService
  let link: string
  let receiver: Awaited<ReturnType<typeof startReceiver>>
  before(async () => {
    receiver = await startReceiver()
    mettle = await testService({ EVENTS_ALLOW_PRIVATE: '1' })
    const message = await mettle.identity.startupMessage(mettle.url)
    link = message.match(/\/setup#token=\S+/)?.[0] as string
  })

  const find = async (page: Page, name: string) => {
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('combobox', { name: 'Find a lead, a page, an action' }).waitFor()
    await page.keyboard.type(name)
    await page.getByRole('option', { name, selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await page
      .getByRole('heading', { level: 1, name: name === 'Attention' ? 'What needs you' : name })
      .waitFor()
  }
  const account = async (role: TestPerson['role'], email: string, first_name: string) => {
    const body = { email, password, first_name, last_name: 'Desai' }
    const { id } = (await mettle.call('POST', '/api/auth/signup', { body })).body.data.user
    await mettle.superuser.query('update profiles set role = $2 where id = $1', [id, role])
    await mettle.superuser.query('update identity.accounts set email_verified_at = now() where id = $1', [id])
    return { id, role, token: await mettle.identity.accessTokenFor(id) } as TestPerson
  }

  it('has a first day by keyboard alone: set-up, people, an assessment, an endpoint, the audit log', async () => {
    const { page, complaints, close } = await openPage(mettle.url, wide)
    await page.goto(link)
    await page.getByLabel('E-mail').focus()
    for (const text of ['ada@example.com', 'Ada', 'Lovelace', password]) {
      await page.keyboard.type(text)
      if (text !== password) await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'What needs you' }).waitFor()
    assert.equal(new URL(page.url()).pathname, '/attention')
    const needs = page.getByRole('list', { name: 'To do' })
    await needs.getByRole('heading', { name: 'No mail leaves: no mail server is set' }).waitFor()
    assert.equal(await page.getByRole('heading', { name: 'Nothing needs you' }).count(), 0)
    await page.getByRole('heading', { name: 'Database' }).waitFor()
    await page.getByRole('table', { name: 'Lately' }).getByText('signed in').waitFor()
    await assertAccessible(page, 'attention of a first day', [wide, narrow])

    await find(page, 'People')
    await page.getByRole('table', { name: 'Everybody with an account' }).waitFor()
    await page.keyboard.press('i')
    const invite = page.getByRole('dialog', { name: 'Invite somebody' })
    await invite.waitFor()
    await isTrue(page, `document.activeElement.type === 'email'`)
    await page.keyboard.press('Enter')
    await invite.getByText('Give the address to write to.').waitFor()
    await page.keyboard.type('ritu@example.com')
    await page.keyboard.press('Tab')
    await page.keyboard.press('m')
    await assertAccessible(page, 'inviting', [wide, narrow])
    await page.keyboard.press('Tab')
    await page.keyboard.type('Ritu')
    await page.keyboard.press('Enter')
    await page.getByText('The invitation for ritu@example.com is kept under Mail', { exact: false }).waitFor()
    await invite.waitFor({ state: 'detached' })

    await tabTo(page, /^tab People$/)
    await page.keyboard.press('ArrowRight')
    await page.getByRole('table', { name: 'Invitations not yet accepted' }).getByText('Manager').waitFor()
    await assertAccessible(page, 'invitations')
    await page.keyboard.press('ArrowRight')
    await page.getByText('No mail server is set', { exact: false }).waitFor()
    await assertAccessible(page, 'mail')
    await press(page, /^Read “You are invited to Mettle”$/)
    const letter = page.getByRole('dialog', { name: 'You are invited to Mettle' })
    await letter.getByText('/invite#token=', { exact: false }).waitFor()
    const mailTo = await letter.getByRole('link', { name: 'Open in my mail program' }).getAttribute('href')
    assert.match(String(mailTo), /^mailto:ritu%40example\.com\?subject=You%20are%20invited.*%23token%3D/)
    await assertAccessible(page, 'a letter', [wide, narrow])
    await press(page, /^Passed on, take it away$/)
    await page.getByRole('heading', { name: 'Every letter has left' }).waitFor()

    await find(page, 'Definitions')
    await press(page, /^Write an assessment$/)
    await page.getByRole('heading', { level: 1, name: 'Write an assessment' }).waitFor()
    await page.getByLabel('Title').focus()
    await page.keyboard.type('Steady work')
    await press(page, /^Add a statement$/)
    await isTrue(page, `document.activeElement.tagName === 'TEXTAREA'`)
    await page.keyboard.type('I finish what I begin.')
    await page.getByRole('heading', { name: 'It can be taken as it stands' }).waitFor()
    await press(page, /^Create it$/)
    await page.getByRole('heading', { name: 'Steady work' }).waitFor()

    await find(page, 'Events')
    await page.getByRole('heading', { name: 'Nothing is posted anywhere' }).waitFor()
    await assertAccessible(page, 'no endpoints')
    await press(page, /^Add an endpoint$/)
    await page.getByRole('dialog', { name: 'Add an endpoint' }).waitFor()
    await isTrue(page, `document.activeElement.type === 'url'`)
    await page.keyboard.type(receiver.url)
    await assertAccessible(page, 'a new endpoint')
    await page.keyboard.press('Enter')
    const secret = page.getByRole('dialog', { name: 'Its secret' })
    await secret.getByText(/^whsec_/).waitFor()
    await assertAccessible(page, 'a secret')
    await press(page, /^I have kept it$/)
    await secret.waitFor({ state: 'detached' })
    await press(page, new RegExp(`^${receiver.url}$`))
    await press(page, /^Send a test$/)
    const sent = page.getByRole('listitem').filter({ hasText: 'Test' })
    await sent.getByText('Delivered').waitFor()
    assert.equal(receiver.received[0]?.event.type, 'endpoint.test')
    await sent.locator('summary').focus()
    await page.keyboard.press('Enter')
    await sent.getByText('answered 204', { exact: false }).waitFor()
    await assertAccessible(page, 'an endpoint', [wide, narrow])
    await page.getByRole('link', { name: 'All endpoints' }).focus()
    await press(page, /^Pause$/)
    await page.getByRole('button', { name: 'Switch on' }).waitFor()

    await find(page, 'Audit')
    const log = page.getByRole('table', { name: 'Entries of the audit log' })
    await log.getByText('created an endpoint for events').waitFor()
    await press(page, /^Verify the whole log$/)
    await page.getByText(/^Whole\. All \d+ sealed entries hold\.$/).waitFor()
    await assertAccessible(page, 'a whole log')
    await page.getByLabel('With what').focus()
    await page.keyboard.type('invitations')
    await log.getByText('created an endpoint for events').waitFor({ state: 'detached' })
    await log.getByText('created invitations').waitFor()
    assert.match(page.url(), /resource=invitations/)
    assert.deepEqual(complaints, [])
    await close()
  })

  it('sees what is wrong, in order, and mends it from there', async () => {
    const adi = await account('admin', 'adi@example.com', 'Adi')
    const { endpoint } = await disorder(mettle, adi)
    const { page, complaints, close } = await openPage(mettle.url, wide)
    await signIn(page, '/', 'adi@example.com')
    const needs = page.getByRole('list', { name: 'To do' })
    await needs.waitFor()
    const titles = (await needs.getByRole('heading').allTextContents()).map(text => text.replace(/\d+/, 'n'))
    assert.deepEqual(titles, [
      'There is no backup',
      'The only known copy of the key lies beside the data',
      'n jobs of “mail” failed',
      'Events to crm.example are paused',
      'A message from outside failed',
      'No mail leaves: no mail server is set',
      'n follow-up that nobody keeps',
      'A recalibration of “Mettle Strengths” waits for your word',
    ])
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /Attention\s*8/ })
      .waitFor()
    await assertAccessible(page, 'attention, much to do')

    const row = (name: RegExp) => needs.getByRole('listitem').filter({ hasText: name })
    await row(/nobody keeps/)
      .getByRole('link', { name: 'All late ones of Adi Desai' })
      .click()
    await page.getByRole('link', { name: 'Rohan Deshmukh' }).first().waitFor()
    assert.equal(await page.getByLabel('Follow-up', { exact: true }).inputValue(), 'due')
    await page.goBack()
    await row(/nobody keeps/)
      .getByRole('link', { name: 'All late ones, oldest first' })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Follow-ups' }).waitFor()
    await page.getByRole('link', { name: 'Rohan Deshmukh', exact: true }).waitFor()
    await page.goBack()
    await row(/recalibration/)
      .getByRole('link', { name: 'Review' })
      .click()
    await page.getByRole('heading', { name: 'Calibration' }).waitFor()
    await page.goBack()
    await row(/jobs of/)
      .getByRole('button', { name: 'Try again' })
      .click()
    await page.getByText('2 jobs are tried again.').waitFor()
    await row(/jobs of/).waitFor({ state: 'detached' })

    await row(/crm\.example/)
      .getByRole('link', { name: 'See attempts' })
      .click()
    await page.getByText('so the service paused it', { exact: false }).waitFor()
    await page.getByText('Parked').first().waitFor()
    await page.getByText('A lead is new').nth(1).click()
    await page.getByText('answered 500', { exact: false }).first().waitFor()
    await assertAccessible(page, 'parked events', [wide, narrow])
    await page.getByRole('button', { name: 'Send all that are parked again' }).click()
    await page.getByText('3 events are sent once more.').waitFor()
    await page.getByRole('button', { name: 'New secret' }).click()
    await page
      .getByRole('dialog', { name: 'Give it a new secret?' })
      .getByRole('button', { name: 'New secret' })
      .click()
    await page.getByText(/^whsec_/).waitFor()
    await page.getByRole('button', { name: 'I have kept it' }).click()
    await page.getByText('signs too until', { exact: false }).waitFor()
    const missed: string[] = []
    page.on('response', answer => {
      if (answer.status() === 404) missed.push(answer.url())
    })
    // A slow line: it is gone long before the page hears of it.
    await page.route('**/api/notifications/endpoints/*', async route => {
      if (route.request().method() !== 'DELETE') return route.continue()
      const response = await route.fetch()
      await setTimeout(3_000)
      await route.fulfill({ response })
    })
    await page.getByRole('button', { name: 'Delete' }).click()
    await page
      .getByRole('dialog', { name: 'Delete this endpoint?' })
      .getByRole('button', { name: 'Delete' })
      .click()
    await page.getByText('The endpoint is deleted.').waitFor()
    const { body } = await mettle.call('GET', '/api/notifications/endpoints', { as: adi })
    assert.ok(!body.data.some(({ id }: { id: string }) => id === endpoint))
    assert.deepEqual(missed, [], 'nothing of it is asked for any more')

    await page.goto('/events?part=in&state=failed')
    await page.getByText('No product has this reference.').waitFor()
    await assertAccessible(page, 'messages')
    await page.getByRole('button', { name: 'Read checkout.session.completed' }).click()
    await page.getByText('Its contents are no longer kept.').waitFor()
    await assertAccessible(page, 'a message', [wide, narrow])

    await page.goto('/events?part=products')
    await page.getByRole('button', { name: 'Put a price on something' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Name').fill('Strengths for teams')
    await form.getByLabel('Price').fill('499')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('This is needed.').waitFor()
    await assertAccessible(page, 'a price', [wide, narrow])
    await form.getByLabel('What the provider calls it').fill('plink_1')
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('table', { name: 'What has a price' }).getByText('₹499.00').waitFor()
    await page.getByRole('button', { name: 'Payments for Strengths for teams' }).click()
    await page.getByText('Nobody has paid yet.').waitFor()
    await assertAccessible(page, 'payments', [wide, narrow])
    assert.deepEqual(complaints, [])
    await close()
  })

  it('changes roles, ends sessions, sends reset links, disables, and is told what cannot be', async () => {
    await account('admin', 'mira@example.com', 'Mira')
    const ben = await account('telecaller', 'ben@example.com', 'Ben')
    const { page, complaints, close } = await openPage(mettle.url, wide)
    await signIn(page, '/people', 'mira@example.com')
    await page.getByLabel('Search by name, e-mail or role').fill('ben@')
    await page.getByRole('link', { name: 'Ben Desai' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ben Desai' })
    await dialog.getByText('node').waitFor()
    await assertAccessible(page, 'a person', [wide, narrow])
    await dialog.getByLabel('Role').selectOption('manager')
    await page.getByText('Ben Desai was changed.').waitFor()
    await dialog.getByRole('button', { name: 'Send a link for a new password' }).click()
    await page.getByText('The link for ben@example.com is kept under Mail', { exact: false }).waitFor()
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
    await dialog.getByText('Nowhere just now.').waitFor()
    await dialog.getByRole('button', { name: 'Disable' }).click()
    await dialog.getByRole('button', { name: 'Enable' }).waitFor()
    const me = () => mettle.call('GET', '/api/auth/me', { as: ben })
    await eventually(async () => (await me()).status === 401)

    // The last admin who is not disabled stays one.
    await mettle.superuser.query(
      `update identity.accounts a set disabled_at = now() from profiles p
       where p.id = a.id and p.role = 'admin' and a.email <> 'mira@example.com'`,
    )
    await page.goto('/people?q=mira')
    await page.getByRole('link', { name: 'Mira Desai' }).click()
    const own = page.getByRole('dialog', { name: 'Mira Desai' })
    await own.getByLabel('Role').selectOption('manager')
    await own.getByRole('alert').getByText('This is the last admin.', { exact: false }).waitFor()
    assert.equal(await own.getByLabel('Role').inputValue(), 'admin')
    await page.goto('/people?q=nobody-at-all')
    await page.getByRole('heading', { name: 'Nobody was found' }).waitFor()
    await assertAccessible(page, 'nobody found')
    assert.deepEqual(complaints, [])
    await close()
  })

  it('finds all pages readable on a narrow, dark page', async () => {
    await account('admin', 'noor@example.com', 'Noor')
    const { page, complaints, close } = await openPage(mettle.url, narrow)
    await signIn(page, '/attention', 'noor@example.com')
    for (const [path, shown] of [
      ['/attention', 'Database'],
      ['/people', 'Noor Desai'],
      ['/people?part=invitations', 'ritu@example.com'],
      ['/people?part=mail', 'Confirm your e-mail address'],
      ['/audit', 'signed in'],
      ['/definitions', 'Steady work'],
      ['/keep', 'Leads, lost'],
      ['/limits', 'RATE_LIMIT_BULK'],
      ['/events', receiver.url],
      ['/events?part=in', 'checkout.session.completed'],
      ['/events?part=products', 'Strengths for teams'],
    ] as const) {
      if (path !== '/attention') await page.goto(path)
      // In the page itself: the frame has the admin's own name too.
      await page.getByRole('main').getByText(shown, { exact: false }).first().waitFor({ state: 'attached' })
      await assertAccessible(page, `${path}, narrow and dark`)
    }
    assert.deepEqual(complaints, [])
    await close()
  })

  it('has all pages in the rail on a screen of 900 pixels, and reaches each by keyboard on a lower one', async () => {
    await account('admin', 'rana@example.com', 'Rana')
    const { page, complaints, close } = await openPage(mettle.url, wide)
    await signIn(page, '/attention', 'rana@example.com')
    const rail = page.getByRole('navigation', { name: 'Main' })
    const links = rail.getByRole('link')
    const person = rail.getByRole('button', { name: 'Rana Desai' })
    const isWhole = async (one: Locator, height: number) => {
      const box = await one.boundingBox()
      return box !== null && box.y >= 0 && box.y + box.height <= height
    }
    await links.filter({ hasText: 'What predicts' }).waitFor()
    for (const one of [...(await links.all()), person])
      assert.ok(await isWhole(one, 900), `${await one.textContent()} is in view`)

    await page.setViewportSize({ width: 1440, height: 480 })
    await links.first().focus()
    const addresses = await Promise.all((await links.all()).slice(1).map(link => link.getAttribute('href')))
    for (const address of addresses) {
      await page.keyboard.press('Tab')
      const focused = rail.locator(':focus')
      assert.equal(await focused.getAttribute('href'), address)
      const [link, foot] = [await focused.boundingBox(), await person.boundingBox()]
      assert.ok(
        link && foot && link.y >= 0 && link.y + link.height <= foot.y,
        `${address} is above the person`,
      )
    }
    assert.ok(await isWhole(person, 480))
    await assertAccessible(page, 'a low screen')
    assert.deepEqual(complaints, [])
    await close()
  })

  it('alone sees these pages: others are told so, and find none of them', async () => {
    await account('manager', 'max@example.com', 'Max')
    const { page, complaints, close } = await openPage(mettle.url, wide)
    await signIn(page, '/attention', 'max@example.com')
    for (const path of [
      '/attention',
      '/people',
      '/audit',
      '/events',
      '/definitions',
      '/definitions/new',
      '/keep',
      '/limits',
    ]) {
      if (path !== '/attention') await page.goto(path)
      await page.getByText('This is not open to you').waitFor()
    }
    await assertAccessible(page, 'forbidden')
    assert.equal(await page.getByRole('navigation').getByRole('link', { name: 'Audit' }).count(), 0)
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('combobox', { name: 'Find a lead, a page, an action' }).waitFor()
    await page.keyboard.type('Audit')
    await page.getByText('Nothing found for “Audit”.').waitFor()
    assert.deepEqual(complaints, [])
    await close()
  })
})
