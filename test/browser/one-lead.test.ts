import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestService, testService } from '../harness/index.ts'
import { assertAccessible, isTrue, type View, withoutBrowser } from './browser.ts'
import {
  type Account,
  addLeadOf,
  enterAs,
  lead,
  type NewLead,
  narrow,
  setUpLeads,
  wide,
  wideDark,
} from './leads.fixture.ts'

describe('one lead', { skip: withoutBrowser }, () => {
  let mettle: TestService
  let asha: Account
  before(async () => {
    mettle = await testService()
    asha = await setUpLeads(mettle)
  })

  const addLead = (fields: NewLead) => addLeadOf(mettle, asha, fields)
  const enter = (path: string, view?: View, who?: string) => enterAs(mettle, path, view, who)

  it('shows both values when two people edit one lead, and overwrites neither unseen', async () => {
    const id = await addLead({ name: 'Imran Shaikh', company: 'Shaikh and Sons' })
    const { page, close } = await enter(`/leads/${id}`)
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Company').fill('Shaikh Brothers')
    const theirs = { company: 'Shaikh Trading', source: 'fair' }
    await mettle.call('PUT', `/api/leads/${id}`, { token: asha.token, body: theirs })
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await save.click()
    await page.getByText('Yours: Shaikh Brothers · Theirs: Shaikh Trading').waitFor()
    await assertAccessible(page, 'two values')
    const stored = async () => (await mettle.call('GET', `/api/leads/${id}`, { token: asha.token })).body.data
    assert.equal((await stored()).company, 'Shaikh Trading')
    await page.getByRole('button', { name: 'Keep yours' }).click()
    await save.click()
    await page.getByText('Saved.').waitFor()
    const { company, source } = await stored()
    assert.deepEqual({ company, source }, { company: 'Shaikh Brothers', source: 'fair' })
    await close()
  })

  it('dials by the key of the other pages, and lists each key once', async () => {
    const id = await addLead({ name: 'Leela Nair', phone: '+91 98765 43219' })
    const { page, complaints, close } = await enter(`/leads?lead=${id}`)
    const pane = page.getByRole('complementary', { name: 'Leela Nair' })
    await pane.getByRole('link', { name: 'Call' }).waitFor()
    await page.evaluate(`document.addEventListener('click', event => {
      event.preventDefault()
      globalThis.pressed = event.target.getAttribute('href')
    })`)
    await page.keyboard.press('c')
    assert.equal(await page.evaluate('globalThis.pressed'), 'tel:+919876543219')
    assert.equal(await page.getByRole('dialog').count(), 0)
    await page.keyboard.press('?')
    await page.getByRole('dialog').getByText('Dial the number').waitFor()
    const listed = await page.getByRole('dialog').getByRole('listitem').allTextContents()
    assert.deepEqual(listed, [...new Set(listed)])
    assert.deepEqual(complaints, [])
    await close()
  })

  it('logs a call that did not come from the queue', async () => {
    const id = await addLead({ name: 'Farah Khan' })
    const { page, complaints, close } = await enter(`/leads?lead=${id}`)
    const pane = page.getByRole('complementary', { name: 'Farah Khan' })
    await pane.getByRole('button', { name: 'Log a call' }).waitFor()
    const size = page.viewportSize() as { width: number; height: number }
    await page.setViewportSize({ width: 1366, height: 768 })
    const names = `[...document.querySelectorAll('tr[aria-rowindex] td:nth-child(2)')]`
    await isTrue(page, `${names}.length > 0 && ${names}.every(one => one.scrollWidth <= one.clientWidth)`)
    await page.setViewportSize(size)
    await page.keyboard.press('l')
    const dialog = page.getByRole('dialog', { name: 'A call with Farah Khan' })
    // In no field, so that the keys work at once.
    await dialog.locator('[data-part=outcome]:focus').waitFor()
    await dialog.getByRole('button', { name: 'Save the call' }).click()
    await dialog.getByText('Choose how it went first.').waitFor()
    await page.keyboard.press('5')
    await page.keyboard.press('r')
    await dialog.getByRole('button', { name: 'Save the call' }).click()
    await dialog.getByText('Say when to call back.').waitFor()
    await assertAccessible(page, 'a call to log', [narrow, wideDark])
    await dialog.getByRole('button', { name: /^Tomorrow/ }).click()
    await dialog
      .getByRole('status')
      .filter({ hasText: /^Moves to contacted, follow-up / })
      .waitFor()
    await dialog.getByLabel('What was said').fill('rang us about the offer')
    const minutes = dialog.getByLabel('Minutes it took')
    await minutes.fill('-5')
    await dialog.getByRole('button', { name: 'Save the call' }).click()
    await dialog.getByText('Minutes from 0 to 1440, as 4 or 2.5, or nothing.').waitFor()
    await isTrue(page, `document.activeElement.getAttribute('aria-invalid') === 'true'`)
    await minutes.fill('2,5')
    await page.keyboard.press('Enter')
    await page.getByText('The call was saved.').waitFor()
    await pane.getByText('rang us about the offer').waitFor()
    const stored = await mettle.call('GET', `/api/leads/${id}?include=follow_up,interactions`, {
      token: asha.token,
    })
    const { follow_up, interactions } = stored.body.data
    assert.ok(Date.parse(follow_up.due_at) > Date.now())
    assert.deepEqual(
      interactions.map((one: Record<string, unknown>) => [one.outcome, one.duration_seconds]),
      [['callback', 150]],
    )
    assert.deepEqual(complaints, [])
    await close()
  })

  it('says that what is planned stays where a call plans nothing else', async () => {
    const id = await addLead({ name: 'Gita Bose' })
    const due_at = new Date(Date.now() + 3 * 86_400_000).toISOString()
    const planned = () => mettle.call('GET', `/api/leads/${id}?include=follow_up`, { token: asha.token })
    await mettle.call('PUT', `/api/leads/${id}/follow-up`, { token: asha.token, body: { due_at } })
    const { page, close } = await enter(`/leads/${id}`)
    await page.getByRole('button', { name: 'Log a call' }).click()
    const dialog = page.getByRole('dialog', { name: 'A call with Gita Bose' })
    await dialog.getByRole('button', { name: 'Connected' }).click()
    await dialog
      .getByRole('status')
      .filter({ hasText: /^Moves to contacted, the follow-up planned for .*\d.* stays/ })
      .waitFor()
    assert.equal(await dialog.getByText('leaves the queue').count(), 0)
    await dialog.getByRole('button', { name: 'Save the call' }).click()
    await page.getByText('The call was saved.').waitFor()
    assert.equal((await planned()).body.data.follow_up.due_at, due_at)
    await close()
  })

  it('offers to write and to log to whoever holds the lead, and to export to everybody', async () => {
    const id = await addLead({ name: 'Farah Khan' })
    const both = ['Export', 'Log a call'] as const
    for (const [who, offered] of [
      ['asha', [1, 1]],
      ['mira', [1, 0]],
    ] as const) {
      const { page, close } = await enter(`/leads?lead=${id}`, wide, who)
      const ofHolder = 'Notes are written by whoever the lead is assigned to.'
      await (who === 'asha' ? page.getByLabel('Add a note') : page.getByText(ofHolder)).waitFor()
      const counts = both.map(name => page.getByRole('button', { name }).count())
      assert.deepEqual(await Promise.all(counts), offered, who)
      assert.equal(await page.getByLabel('Add a note').count(), offered[1], who)
      await close()
    }
  })

  it('says that a note was saved, and keeps it no longer, also where its lead was closed meanwhile', async () => {
    const id = await addLead({ name: 'Farah Khan' })
    const { page, close } = await enter(`/leads?lead=${id}`)
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route('**/interactions', async route => {
      await held
      await route.continue()
    })
    const pane = page.getByRole('complementary', { name: 'Farah Khan' })
    await pane.getByLabel('Add a note').fill('asks for a sample')
    const sent = page.waitForRequest('**/interactions')
    await pane.getByRole('button', { name: 'Save the note' }).click()
    await sent
    await pane.getByRole('button', { name: 'Back to the list' }).click()
    await pane.waitFor({ state: 'hidden' })
    release()
    await page.getByText('The note was saved.').waitFor()
    const stored: string = await page.evaluate('JSON.stringify({ ...localStorage })')
    assert.ok(!stored.includes('asks for a sample'))
    await close()
  })

  it('warns of a lead that is there already, as it is typed', async () => {
    const { page, complaints, close } = await enter('/leads')
    await lead(page, 'Rohan Deshmukh').waitFor()
    await page.keyboard.press('n')
    const dialog = page.getByRole('dialog', { name: 'New lead' })
    await dialog.getByLabel('Name').fill('R. Deshmukh')
    await dialog.getByLabel('Phone').fill('098765 43210')
    await dialog.getByText('This may be somebody you have already:').waitFor()
    await assertAccessible(page, 'a new lead')
    await page.keyboard.press('Enter')
    const pane = page.getByRole('complementary', { name: 'R. Deshmukh' })
    await pane.getByRole('tab', { name: 'Duplicates 1' }).click()
    await pane.getByRole('button', { name: 'Compare' }).click()
    await pane.getByRole('button', { name: 'Cancel' }).click()
    await isTrue(page, `document.activeElement.textContent === 'Compare'`)
    await page.keyboard.press('Enter')
    // The button that was pressed is gone: the keyboard goes on from what it stood in.
    const inPanel = `document.activeElement.role === 'tabpanel'`
    await isTrue(page, inPanel)
    await pane.getByRole('radio', { name: 'Value to keep for Name: Rohan Deshmukh' }).check()
    await pane.getByText('The merged lead will be assigned to you, as this one is.').waitFor()
    await assertAccessible(page, 'two leads side by side')
    await pane.getByRole('button', { name: 'Merge into this lead' }).click()
    await page.getByText('The two are one lead now.').waitFor()
    const merged = page.getByRole('complementary', { name: 'Rohan Deshmukh' })
    await merged.waitFor()
    await isTrue(page, inPanel)
    // Also once the message is gone.
    await page.reload()
    await merged.getByRole('tab', { name: 'Duplicates' }).click()
    await merged.getByText('Can be undone until').waitFor()
    await merged.getByRole('region', { name: 'Merged into this lead' }).getByText('Rohan Deshmukh').waitFor()
    await assertAccessible(page, 'what was merged', [narrow, wideDark])
    await merged.getByRole('button', { name: 'Undo the merge' }).click()
    await page.getByText('Put back as it was.').waitFor()
    await isTrue(page, `document.activeElement.closest('[role=tabpanel]') !== null`)
    assert.deepEqual(complaints, [])
    await close()
  })
})
