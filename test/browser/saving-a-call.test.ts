import assert from 'node:assert/strict'
import { before, beforeEach, describe, it } from 'node:test'
import { eventually } from '../harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../harness/index.ts'
import { assertAccessible, narrowAndWide, withoutBrowser } from './browser.ts'
import { addLead, callsWith, chosen, leadShown, setUpDesk, signIn, sitDownAt } from './desk.fixture.ts'

describe('a call that is saved', { skip: withoutBrowser }, () => {
  let mettle: TestService
  let asha: TestPerson
  before(async () => {
    mettle = await testService()
    asha = (await setUpDesk(mettle)).asha
  })

  beforeEach(() => mettle.superuser.query('delete from leads'))

  const sitDown = () => sitDownAt(mettle)
  const callsOf = (lead: { id: string }) => callsWith(mettle, asha, lead)

  it('loses nothing when the line drops: it is kept, sent once when the line is back, and said', async () => {
    const leads = [await addLead(mettle, asha, 'Sunil Rao'), await addLead(mettle, asha, 'Priya Nair')]
    const { page, context, close } = await sitDown()
    await signIn(page)
    const first = leads[0] as { id: string; name: string }
    await leadShown(page, first.name)
    await context.setOffline(true)
    await page.getByLabel('What was said').fill('asked for the brochure')
    await page.getByRole('button', { name: 'Connected' }).click()
    await page.getByRole('button', { name: 'Save and call next' }).click()
    await page.getByText('1 call kept here, not yet sent').waitFor()
    await page.getByText('No connection', { exact: true }).waitFor()
    await assertAccessible(page, 'offline')
    assert.deepEqual(await callsOf(first), [])
    await context.setOffline(false)
    await page.getByText('The line is back. What you did was sent.').waitFor()
    await leadShown(page, 'Priya Nair')
    const sent = await callsOf(first)
    assert.deepEqual(
      sent.map(({ outcome, content }) => [outcome, content]),
      [['connected', 'asked for the brochure']],
    )
    await close()
  })

  it('sends once, even when only the answer was lost', async () => {
    const lead = await addLead(mettle, asha, 'Kavya N.')
    const { page, close } = await sitDown()
    await signIn(page)
    await leadShown(page, 'Kavya N.')
    let tries = 0
    await page.route('**/interactions', async route => {
      if (route.request().method() !== 'POST') return route.continue()
      const answer = await route.fetch()
      return ++tries === 1 ? route.abort() : route.fulfill({ response: answer })
    })
    await page.keyboard.press('3')
    await chosen(page)
    await page.keyboard.press('Enter')
    await page.getByText('The line is back. What you did was sent.').waitFor({ timeout: 60_000 })
    assert.equal(tries, 2)
    assert.equal((await callsOf(lead)).length, 1)
    await close()
  })

  it('is said in one place, however fast one works, and covers no link', async () => {
    for (const name of ['Asha Rao', 'Bina Rao', 'Chitra Rao', 'Divya Rao']) await addLead(mettle, asha, name)
    const { page, close } = await sitDownAt(mettle, { width: 1280, height: 800, colorScheme: 'light' })
    await signIn(page)
    const log = page.getByRole('log')
    for (let n = 0; n < 3; n++) {
      await leadShown(page)
      const name = await page.getByRole('heading', { level: 1 }).textContent()
      await page.keyboard.press('2')
      await chosen(page)
      await page.keyboard.press('Enter')
      await log.getByText(`Saved: ${name}.`).waitFor()
      await page.getByRole('heading', { level: 1, name: String(name) }).waitFor({ state: 'detached' })
    }
    await leadShown(page)
    assert.equal(await log.getByRole('button', { name: 'Dismiss' }).count(), 1)
    await page.getByRole('complementary').getByRole('link', { name: 'What is coming' }).waitFor()
    const covered = `[...document.querySelectorAll('a')].filter(link => {
      const { x, y, width, height } = link.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[role=log]')
    }).map(link => link.textContent)`
    assert.deepEqual(await page.evaluate(covered), [])
    const ends = `['aside', '[role=log]'].map(one => document.querySelector(one).getBoundingClientRect())`
    const [side, toasts] = (await page.evaluate(ends)) as { bottom: number; top: number }[]
    assert.ok(side && toasts && side.bottom <= toasts.top, 'what is said stands under the column')
    await close()
  })

  it('is said on a phone over none of what the next call needs', async () => {
    for (const name of ['Esha Rao', 'Fatima Rao']) await addLead(mettle, asha, name)
    const { page, close } = await sitDownAt(mettle, { width: 390, height: 844, colorScheme: 'light' })
    await signIn(page)
    await leadShown(page)
    const name = await page.getByRole('heading', { level: 1 }).textContent()
    await page.keyboard.press('2')
    await chosen(page)
    await page.keyboard.press('Enter')
    await page.getByRole('log').getByText(`Saved: ${name}.`).waitFor()
    await page.getByRole('heading', { level: 1, name: String(name) }).waitFor({ state: 'detached' })
    await leadShown(page)
    await page.keyboard.press('2')
    await chosen(page)
    const covered = `[...document.querySelectorAll('main button, main a, header button, nav a')].filter(one => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[role=log]')
    }).map(one => one.textContent)`
    assert.deepEqual(await page.evaluate(covered), [])
    await close()
  })

  it('is saved as what was chosen last, wherever the focus was when it was chosen', async () => {
    const { id } = await addLead(mettle, asha, 'Lakshmi Kulkarni')
    const { page, close } = await sitDown()
    await signIn(page)
    await leadShown(page, 'Lakshmi Kulkarni')
    await page.keyboard.press('Enter')
    await page.getByText('Choose how it went first.').waitFor()
    await page.getByRole('button', { name: 'Connected' }).focus()
    await page.keyboard.press('5')
    await page.getByRole('button', { name: 'Call back', pressed: true }).waitFor()
    await page.getByRole('button', { name: /^Tomorrow/ }).focus()
    await page.keyboard.press('r')
    await page.getByLabel('When', { exact: true }).fill('2031-05-04T16:30')
    await page.keyboard.press('Enter')
    await page.getByRole('log').getByText('Saved: Lakshmi Kulkarni.').waitFor()
    const stored = await mettle.call('GET', `/api/leads/${id}?include=follow_up,interactions`, { as: asha })
    const { follow_up, interactions } = stored.body.data
    assert.deepEqual(
      [interactions.length, interactions[0].outcome, follow_up.due_at.slice(0, 10)],
      [1, 'callback', '2031-05-04'],
    )
    await mettle.call('DELETE', `/api/leads/${id}`, { as: asha })
    await page.getByText('Live', { exact: true }).waitFor()
    const other = await addLead(mettle, asha, 'Shreya Deshmukh')
    await leadShown(page, 'Shreya Deshmukh')
    await page.keyboard.press('Enter')
    await page.keyboard.press('8')
    await page.keyboard.press('Enter')
    await page.getByRole('log').getByText('Saved: Shreya Deshmukh.').waitFor()
    assert.deepEqual(
      (await callsOf(other)).map(({ outcome }) => outcome),
      ['do_not_call'],
    )
    await mettle.call('DELETE', `/api/leads/${other.id}`, { as: asha })
    await close()
  })

  it('types what they look for into the field that is on its way, not into the call', async () => {
    const lead = await addLead(mettle, asha, 'Neha Hegde')
    const { page, close } = await sitDown()
    await page.route(/\/find-[^/]*\.js/, async route => {
      await new Promise(resolve => setTimeout(resolve, 1_000))
      await route.continue()
    })
    await signIn(page)
    await leadShown(page, 'Neha Hegde')
    await page.keyboard.type('/98x', { delay: 30 })
    await page.keyboard.press('Backspace')
    await page.keyboard.type('765', { delay: 30 })
    await page.getByRole('combobox').waitFor()
    await eventually(async () => (await page.getByRole('combobox').inputValue()) === '98765')
    await page.keyboard.type('43')
    assert.equal(await page.getByRole('combobox').inputValue(), '9876543')
    await page.keyboard.press('Escape')
    await page.getByRole('combobox').waitFor({ state: 'detached' })
    assert.equal(
      await page.getByRole('button', { pressed: true, name: /Connected|Not interested|Wrong/ }).count(),
      0,
    )
    await page.keyboard.press('2')
    await page.getByRole('button', { name: 'No answer', pressed: true }).waitFor()
    await mettle.call('DELETE', `/api/leads/${lead.id}`, { as: asha })
    await close()
  })

  it('puts right what was refused because the rules had changed, and goes on by the new ones', async () => {
    const lead = await addLead(mettle, asha, 'Arjun Varma')
    const { page, close } = await sitDown()
    await signIn(page)
    await leadShown(page, 'Arjun Varma')
    // It has the rules of before.
    await page.getByText('Choose how it went to see what saving does.').waitFor()
    const admin = await mettle.person('admin')
    const rules = (await mettle.call('GET', '/api/settings/call-outcomes', { as: admin })).body.data
    const set = async (callback: object) => {
      const body = { ...rules, callback: { ...rules.callback, ...callback } }
      assert.equal((await mettle.call('PUT', '/api/settings/call-outcomes', { as: admin, body })).status, 200)
    }
    await set({ follow_up: 'required' })
    await page.keyboard.press('5')
    await page.getByLabel('What was said').fill('rings back')
    await page.getByRole('button', { name: 'Save and pause' }).click()
    const refused = page.getByRole('region', { name: 'Could not be saved' })
    await refused.getByText('Call back · rings back').waitFor()
    await assertAccessible(page, 'a call that was refused', narrowAndWide)
    await refused.getByRole('button', { name: 'Put it right' }).click()
    const dialog = page.getByRole('dialog', { name: 'A call with Arjun Varma' })
    await dialog.getByRole('button', { name: 'Call back', pressed: true }).waitFor()
    await dialog.getByRole('button', { name: 'Save the call' }).click()
    await dialog.getByText('Say when to call back.').waitFor()
    await page.keyboard.press('w')
    await page.keyboard.press('Enter')
    await refused.waitFor({ state: 'detached' })
    await page.getByRole('log').getByText('The call was saved.').waitFor()
    const [call] = await callsOf(lead)
    assert.deepEqual([call?.outcome, call?.content], ['callback', 'rings back'])
    await set({})
    await mettle.call('DELETE', `/api/leads/${lead.id}`, { as: asha })
    await close()
  })

  it('keeps what the service would not take, with its words and the reason', async () => {
    const lead = await addLead(mettle, asha, 'Gone Tomorrow')
    const { page, context, close } = await sitDown()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signIn(page)
    await leadShown(page, 'Gone Tomorrow')
    await page.getByText('Live', { exact: true }).waitFor()
    await page.getByLabel('What was said').fill('moved to another town')
    await mettle.call('DELETE', `/api/leads/${lead.id}`, { as: asha })
    await page.getByText('This lead was given to somebody else or deleted.', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Connected' }).click()
    await page.getByRole('button', { name: 'Save and pause' }).click()
    await page.getByRole('heading', { name: 'Could not be saved' }).waitFor()
    await page.getByText('moved to another town').waitFor()
    const refused = page.getByRole('region', { name: 'Could not be saved' })
    await refused
      .getByText(/^Gone Tomorrow was given to somebody else or deleted.* Ask your manager/)
      .waitFor()
    assert.equal(await refused.getByRole('button', { name: 'Put it right' }).count(), 0)
    await assertAccessible(page, 'a call that can be saved no more', narrowAndWide)
    await refused.getByRole('button', { name: 'Copy the note' }).click()
    await page.getByText('The note is copied.').waitFor()
    assert.equal(await page.evaluate('navigator.clipboard.readText()'), 'moved to another town')
    await refused.getByRole('button', { name: 'Dismiss' }).click()
    assert.equal(await page.getByText('moved to another town').count(), 0)
    await close()
  })
})
