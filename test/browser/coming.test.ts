import assert from 'node:assert/strict'
import { before, beforeEach, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { type TestPerson, type TestService, testService } from '../harness/index.ts'
import { assertAccessible, openPage, views, withoutBrowser } from './browser.ts'
import { addLead, addPromised, setUpDesk, signIn } from './desk.fixture.ts'

const always = { from: '00:00', to: '24:00', days: [1, 2, 3, 4, 5, 6, 7] }
const hour = 3_600_000
const inIndia = (moment: number) =>
  new Date(moment).toLocaleTimeString('sv-SE', {
    timeZone: 'Asia/Kolkata',
    hour: '2-digit',
    minute: '2-digit',
  })

/** An hour of the day in which it is not now in India. */
function otherHours() {
  const now = Date.now()
  const [from, to] = [inIndia(now + 2 * hour), inIndia(now + 3 * hour)]
  return from < to
    ? { ...always, from, to }
    : { ...always, from: inIndia(now - 3 * hour), to: inIndia(now - 2 * hour) }
}

const rows = async (page: Page) => {
  const shown = await page.locator('tbody tr').all()
  return Promise.all(shown.map(row => row.getByRole('cell').allTextContents()))
}

describe('what is coming', { skip: withoutBrowser }, () => {
  let mettle: TestService
  let asha: TestPerson
  let boss: TestPerson
  before(async () => {
    mettle = await testService()
    ;({ asha, boss } = await setUpDesk(mettle))
  })
  const setHours = (body: object) => mettle.call('PUT', '/api/settings/calling-hours', { as: boss, body })
  beforeEach(async () => {
    await mettle.superuser.query('delete from leads')
    await setHours(always)
  })

  it('is not what somebody holds already: another browser goes on with that', async () => {
    await addLead(mettle, asha, 'Meera Joshi')
    await addLead(mettle, asha, 'Nisha Patil')
    const first = await openPage(mettle.url)
    await signIn(first.page)
    const heading = first.page.getByRole('heading', { level: 1 })
    await first.page.getByRole('button', { name: /Save/ }).first().waitFor()
    const name = (await heading.first().textContent()) as string
    await first.close()
    const second = await openPage(mettle.url)
    await signIn(second.page)
    await second.page.getByRole('heading', { level: 1, name }).waitFor()
    const { rows: held } = await mettle.superuser.query('select from queue_claims')
    assert.equal(held.length, 1)
    await second.close()
  })

  it('is not what was agreed where calling hours are over then, which is said before it is saved', async () => {
    await addLead(mettle, asha, 'Meera Joshi')
    const { page, close } = await openPage(mettle.url)
    await signIn(page)
    await page.getByRole('heading', { level: 1, name: 'Meera Joshi' }).waitFor()
    // Tomorrow there, wherever the page stands.
    const closed = [1, 2].map(days => new Date(Date.now() + days * 24 * hour).getDay() || 7)
    await setHours({ ...always, days: always.days.filter(day => !closed.includes(day)) })
    await page.keyboard.press('1')
    await page.keyboard.press('w')
    const said = page.getByText(/, follow-up .*, but not before calling hours begin there/)
    await said.waitFor()
    await page.keyboard.press('n')
    await said.waitFor({ state: 'hidden' })
    await close()
  })

  it('stands one page from the call, in its order, with why, when and what each waits for', async () => {
    const imran = await addLead(mettle, asha, 'Imran Shaikh')
    const missed = { type: 'call', outcome: 'no_answer' }
    await mettle.call('POST', `/api/leads/${imran.id}/interactions`, { as: asha, body: missed })
    const meera = await addLead(mettle, asha, 'Meera Joshi', { company: 'Joshi Textiles' })
    await addPromised(mettle, asha)
    const nisha = await addLead(mettle, asha, 'Nisha Patil')
    await mettle.superuser.query('update leads set assigned_to = null where id = $1', [nisha.id])
    const { page, complaints, close } = await openPage(mettle.url)
    await signIn(page)
    await page.getByRole('heading', { level: 1, name: 'Rohan Deshmukh' }).waitFor()
    await page.getByRole('link', { name: 'What is coming' }).click()
    await page.getByText(/^3 leads in the order in which they come, as of \d\d:\d\d\. /).waitFor()
    await page.getByText('1 lead belongs to nobody yet', { exact: false }).waitFor()
    const shown = await rows(page)
    const wanted = [
      [/^1 Rohan Deshmukh Nandini Foods$/, /^Call-back$/, /\d\d:\d\d$/, /^You, until .*\d\d:\d\d$/],
      [/^2 Meera Joshi Joshi Textiles$/, /^Never called, website$/, /\d\d:\d\d$/, /^Nothing$/],
      [/^3 Imran Shaikh ?$/, /^To be tried again$/, /\d\d:\d\d$/, /^Its time$/],
    ]
    assert.equal(shown.length, wanted.length)
    for (const [row, cells] of wanted.entries())
      for (const [cell, form] of cells.entries()) assert.match(shown[row]?.[cell] ?? '', form)
    await page.getByText('Leads may be called every day, at any hour.').waitFor()
    await assertAccessible(page, 'what is coming', views)

    await page.getByRole('link', { name: 'Meera Joshi' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/leads/${meera.id}`)
    await page.goBack()
    await page.getByRole('link', { name: 'To the call' }).click()
    await page.getByRole('heading', { level: 1, name: 'Rohan Deshmukh' }).waitFor()
    assert.deepEqual(complaints, [])
    await close()
  })

  it('says that leads wait for the calling hours where they are, and when those are', async () => {
    await addLead(mettle, asha, 'Meera Joshi')
    const hours = otherHours()
    const { page, close } = await openPage(mettle.url)
    await signIn(page, '/call/coming')
    await page.getByRole('cell', { name: 'Nothing', exact: true }).waitFor()
    await setHours(hours)
    await page.getByRole('button', { name: 'Look again' }).click()
    await page.getByRole('cell', { name: 'Calling hours where it rings' }).waitFor()
    await page.goto('/call')
    await page.getByRole('heading', { name: 'It is too early or too late where your leads are' }).waitFor()
    await page.getByRole('link', { name: 'What is coming' }).click()
    await page
      .getByText(`Leads may be called every day, from ${hours.from} to ${hours.to} where their number rings.`)
      .waitFor()
    await close()
  })

  it('is shown fifty at a time, and says where the list ends before the leads do', async () => {
    const many = Array.from({ length: 1010 }, (_, n) => ({
      name: `Lead ${1000 + n}`,
      phone: `+91 98200 ${10_000 + n}`,
    }))
    await mettle.call('POST', '/api/leads/bulk', { as: asha, body: { operation: 'create', rows: many } })
    const { page, close } = await openPage(mettle.url)
    await signIn(page, '/call/coming')
    await page.getByText(/^The first 1,000 leads in the order in which they come, as of/).waitFor()
    await page.getByText('1–50 of 1,000').waitFor()
    assert.equal((await rows(page)).length, 50)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText('51–100 of 1,000').waitFor()
    assert.match((await rows(page))[0]?.[0] ?? '', /^51 Lead/)
    await close()
  })

  it('says what went wrong and tries again, and says so when there is nothing', async () => {
    const { page, complaints, close } = await openPage(mettle.url)
    const released = Promise.withResolvers<void>()
    let isDown = true
    await page.route('**/api/queue?*', async route => {
      await released.promise
      return isDown ? route.abort() : route.continue()
    })
    await signIn(page, '/call/coming')
    await page.getByRole('main').getByText('Loading').waitFor()
    released.resolve()
    await page.getByText('There is no connection to the service').waitFor()
    await assertAccessible(page, 'no connection')
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Nothing is coming' }).waitFor()
    await assertAccessible(page, 'nothing is coming', views)
    assert.deepEqual(complaints, [])
    await close()
  })
})
