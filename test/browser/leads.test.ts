import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { eventually } from '../harness/eventually.ts'
import { type TestService, testService } from '../harness/index.ts'
import { assertAccessible, isTrue, type View, withoutBrowser } from './browser.ts'
import {
  type Account,
  addLeadOf,
  enterAs,
  lead,
  type NewLead,
  names,
  narrow,
  setUpLeads,
  wide,
  wideDark,
} from './leads.fixture.ts'

const focused = (page: Page) => page.evaluate('document.activeElement.textContent')

describe('leads', { skip: withoutBrowser }, () => {
  let mettle: TestService
  let asha: Account
  before(async () => {
    mettle = await testService()
    asha = await setUpLeads(mettle)
  })

  const addLead = (fields: NewLead) => addLeadOf(mettle, asha, fields)
  const enter = (path: string, view?: View, who?: string) => enterAs(mettle, path, view, who)

  it('goes by keyboard alone from the list into a lead, changes it and is back in the list', async () => {
    const { page, complaints, close } = await enter('/leads')
    await lead(page, 'Rohan Deshmukh').waitFor()
    // The first is marked from the start: one press goes on to the second.
    for (const [key, name] of [
      ['j', 'Meera Joshi'],
      ['k', 'Rohan Deshmukh'],
      ['j', 'Meera Joshi'],
    ] as const) {
      await page.keyboard.press(key)
      await eventually(async () => (await focused(page)) === name)
    }
    await page.keyboard.press('Enter')
    const pane = page.getByRole('complementary', { name: 'Meera Joshi' })
    await pane.getByRole('heading', { name: 'Meera Joshi' }).waitFor()
    assert.match(page.url(), /lead=/)
    await page.setViewportSize({ width: 1280, height: 800 })
    await isTrue(page, `document.querySelector('td a[data-lead]').closest('td').clientWidth > 120`)
    await page.setViewportSize(wide)
    await page.keyboard.press('s')
    await pane.getByLabel('Status').waitFor()
    await page.keyboard.press('q')
    await eventually(async () => (await pane.getByLabel('Status').inputValue()) === 'qualified')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Saved.').waitFor()
    await pane.getByText('Status: New → Qualified').waitFor()
    await pane.getByText('Lead created, status: New').waitFor()
    await page.keyboard.press('Escape')
    await pane.waitFor({ state: 'hidden' })
    await page.getByRole('row', { name: /Meera Joshi.*Qualified/ }).waitFor()
    await eventually(async () => (await focused(page)) === 'Meera Joshi')
    assert.deepEqual(complaints, [])
    await close()
  })

  it('narrows by what the address says, searches as one types, and keeps views', async () => {
    const { page, context, close } = await enter('/leads?source=fair')
    await page.getByRole('row').getByRole('link').first().waitFor()
    await page.keyboard.press('q')
    await page.keyboard.type('9')
    await page.waitForURL(/q=/)
    await page.keyboard.type('8765 43210')
    await page.getByText('No lead is like that').waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).last().click()
    await page.getByLabel('Search in the list').fill('0987654')
    await eventually(async () => (await names(page)).join() === 'Rohan Deshmukh')
    await page.getByRole('button', { name: 'Save as view' }).click()
    await page.getByLabel('Name of the view').fill('Rohans')
    await page.keyboard.press('Enter')
    // On a slow machine too: what a view asks for is not taken back by a field that is still empty.
    const devtools = await context.newCDPSession(page)
    for (let time = 1; time <= 3; time++) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await page.goto('/leads')
      await page.getByRole('button', { name: 'Rohans', exact: true }).waitFor()
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 })
      await page.getByRole('button', { name: 'Rohans', exact: true }).click()
      await eventually(async () => (await names(page)).join() === 'Rohan Deshmukh')
      assert.equal(new URL(page.url()).searchParams.get('q'), '0987654')
    }
    await close()
  })

  it('has only the rows of the window on the page, and reaches the last of them', async () => {
    const { page, close } = await enter('/leads')
    await lead(page, 'Rohan Deshmukh').waitFor()
    await lead(page, 'Rohan Deshmukh').focus()
    await eventually(async () => {
      await page.keyboard.press('End')
      const last = await page.getByRole('row').last().getAttribute('aria-rowindex')
      return Number(last) > 450
    })
    assert.ok((await names(page)).length < 60)
    await close()
  })

  it('shows a manager whose leads are, and those that nobody has', async () => {
    const phone = '+91 98111 22334'
    await addLead({ name: 'Asha’s Tara Sen', phone })
    await addLead({ name: 'Waiting Lead' })
    await mettle.superuser.query("update leads set assigned_to = null where name = 'Waiting Lead'")
    const stranger = await mettle.person('user', { first_name: 'Stranger' })
    const { page, complaints, close } = await enter('/leads', wide, 'mira')
    await page.getByRole('row', { name: /Asha’s Tara Sen.*New Asha/ }).waitFor()
    for (const width of [1280, 1100, 900, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await isTrue(page, `document.querySelector('td a[data-lead]').closest('td').clientWidth > 120`)
    }
    const columns = () => page.getByRole('columnheader').filter({ visible: true }).allTextContents()
    await page.getByRole('link', { name: 'Asha’s Tara Sen' }).click()
    await page.getByRole('complementary', { name: 'Asha’s Tara Sen' }).waitFor()
    const besideThePane = ['', 'Name', 'Company', 'Phone', 'Status', 'Assigned to', 'Next']
    await eventually(async () => (await columns()).join() === besideThePane.join())
    await isTrue(page, `document.querySelector('td a[data-lead]').closest('td').clientWidth > 120`)
    await page.setViewportSize({ width: 1280, height: 900 })
    const fewer = besideThePane.filter(name => name !== 'Assigned to')
    await eventually(async () => (await columns()).join() === fewer.join())
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Back to the list' }).click()
    await page.getByLabel('Assigned to').selectOption('nobody')
    await page.getByRole('row', { name: /Waiting Lead.*New Nobody/ }).waitFor()
    await eventually(async () => (await names(page)).join() === 'Waiting Lead')
    assert.equal(new URL(page.url()).searchParams.get('assigned'), 'nobody')
    await assertAccessible(page, 'leads of nobody', [narrow, wideDark])

    await page.keyboard.press('n')
    const dialog = page.getByRole('dialog', { name: 'New lead' })
    await dialog.getByLabel('Name').fill('Tara Sen')
    await dialog.getByLabel('Phone').fill(phone)
    await dialog.getByText('You have no call queue: choose who is to call.').waitFor()
    await assertAccessible(page, 'a new lead for somebody')
    const [nobody] = (await mettle.superuser.query("select id from profiles where first_name = 'Nobody'"))
      .rows
    await dialog.getByLabel('Assigned to').selectOption(nobody.id)
    await page.route('**/api/leads/*', route =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await dialog.getByRole('button', { name: 'Add the lead' }).click()
    await page.getByText('Tara Sen was added, but not assigned as you chose.', { exact: false }).waitFor()
    await page.unroute('**/api/leads/*')
    const pane = page.getByRole('complementary', { name: 'Tara Sen' })
    await pane.getByRole('tab', { name: 'Duplicates 1' }).click()
    await pane.getByRole('button', { name: 'Compare' }).click()
    await pane.getByRole('row', { name: 'Assigned to You Asha' }).waitFor()
    await pane
      .getByText(
        'The merged lead will be assigned to you, as this one is. It will no longer be assigned to Asha.',
      )
      .waitFor()
    await pane.getByRole('button', { name: 'Back to the list' }).click()

    await page.keyboard.press('n')
    await dialog.getByLabel('Name').fill('Usha Sen')
    await dialog.getByLabel('Assigned to').selectOption(asha.id)
    assert.equal(await dialog.locator(`option[value="${stranger.id}"]`).count(), 0)
    await dialog.getByRole('button', { name: 'Add the lead' }).click()
    await page.getByText('Usha Sen was added and given to Asha.').waitFor()
    const made = (await mettle.call('GET', '/api/leads?search=Usha', { token: asha.token })).body.data
    assert.deepEqual(
      made.map((one: { assigned_to: string }) => one.assigned_to),
      [asha.id],
    )
    assert.deepEqual(complaints, [])
    await close()
  })

  it('changes many at once and puts them back', async () => {
    const { page, close } = await enter('/leads?q=Lead+01', wide, 'mira')
    await lead(page, 'Lead 010').waitFor()
    await page.getByLabel('Select Lead 010').check()
    await page.getByLabel('Select Lead 012').check()
    const bar = page.getByRole('region', { name: 'With those selected' })
    await bar.getByText('2 selected').waitFor()
    await assertAccessible(page, 'two selected', [narrow, wideDark])
    // Keys that move through a closed list do nothing yet.
    await bar.getByLabel('Set status').focus()
    for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowDown')
    assert.equal(await bar.getByLabel('Set status').inputValue(), 'lost')
    assert.equal(await page.getByText('2 leads were changed.').count(), 0)
    await page.keyboard.press('Enter')
    await page.getByText('2 leads were changed.').waitFor()
    await page.getByRole('row', { name: /Lead 012.*Lost/ }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Put back as it was.').waitFor()
    await page.getByRole('row', { name: /Lead 012.*New/ }).waitFor()

    const owners = async () => {
      const text = "select assigned_to from leads where name in ('Lead 010', 'Lead 012') order by name"
      return (await mettle.superuser.query(text)).rows.map(row => row.assigned_to as string)
    }
    await page.getByLabel('Select Lead 010').check()
    await page.getByLabel('Select Lead 012').check()
    await bar.getByLabel('Give to').focus()
    await bar.getByLabel('Give to').selectOption('Whoever the rules choose')
    await page.getByText(/^2 leads were given to (Asha and Nobody|Nobody and Asha)\.$/).waitFor()
    assert.equal(new Set(await owners()).size, 2, 'two telecallers take turns')
    await isTrue(page, `document.activeElement.tagName === 'H1'`)
    await assertAccessible(page, 'given out by the rules')
    await page.getByRole('button', { name: 'Undo' }).click()
    await eventually(async () => (await owners()).every(id => id === asha.id))
    await close()
  })

  it('moves a lead over the board by key and by mouse, and back', async () => {
    const find = '/api/leads?search=Meera'
    const meera = async () => (await mettle.call('GET', find, { token: asha.token })).body.data[0]
    const stored = async () => (await meera()).status as string
    const body = { status: 'qualified' }
    await mettle.call('PUT', `/api/leads/${(await meera()).id}`, { token: asha.token, body })
    const { page, complaints, close } = await enter('/leads?view=board&q=Joshi', wide, 'mira')
    const column = (name: string) => page.getByRole('region', { name, exact: true })
    const card = (status: string) => column(status).getByRole('link', { name: 'Meera Joshi' })
    await card('Qualified').focus()
    await page.keyboard.press('[')
    await page.getByText('Meera Joshi is contacted now.').waitFor()
    await card('Contacted').waitFor()
    await isTrue(page, `document.activeElement.textContent === 'Meera Joshi'`)
    await assertAccessible(page, 'the board')
    await page.getByRole('button', { name: 'Undo' }).click()
    await card('Qualified').waitFor()
    await page.getByText('Put back as it was.').waitFor()
    assert.equal(await stored(), 'qualified')

    await card('Qualified').dragTo(column('Lost'))
    await page.getByText('Meera Joshi is lost now.').waitFor()
    assert.equal(await stored(), 'lost')
    await page.getByLabel('Move Meera Joshi').selectOption('Qualified')
    await card('Qualified').waitFor()
    await eventually(async () => (await stored()) === 'qualified')

    await page.getByRole('button', { name: 'List', exact: true }).click()
    await lead(page, 'Meera Joshi').waitFor()
    assert.ok(!page.url().includes('view='))
    await page.goBack()
    await card('Qualified').waitFor()
    assert.deepEqual(complaints, [])
    await close()
  })

  it('has the five columns of the board in sight on a page of 1280 pixels', async () => {
    const { page, close } = await enter('/leads?view=board', {
      width: 1280,
      height: 800,
      colorScheme: 'light',
    })
    const last = page.getByRole('region', { name: 'Lost', exact: true })
    await last.waitFor()
    const { x, width } = (await last.boundingBox()) as { x: number; width: number }
    assert.ok(x + width <= 1280 - 16, `Lost ends at ${x + width}`)
    await close()
  })

  it('moves no row when a filter is set', async () => {
    for (const who of ['asha', 'mira']) {
      const { page, close } = await enter('/leads', { width: 1280, height: 800, colorScheme: 'light' }, who)
      await lead(page, 'Rohan Deshmukh').waitFor()
      const rows = page.getByRole('region', { name: 'Leads, by row' })
      const before = await rows.boundingBox()
      await page.getByLabel('Status', { exact: true }).selectOption('new')
      await page.getByRole('button', { name: 'Save as view' }).waitFor()
      assert.deepEqual(await rows.boundingBox(), before, who)
      const board = (await page.getByRole('button', { name: 'Board' }).boundingBox()) as {
        x: number
        width: number
      }
      assert.ok(board.x + board.width <= 1280 - 16, `Board ends at ${board.x + board.width}, ${who}`)
      await close()
    }
  })

  it('narrows by the day of creation and exports what is left', async () => {
    for (const [name, day] of [
      ['Lead 100', '2026-03-04'],
      ['Lead 101', '2026-03-05'],
    ])
      await mettle.superuser.query('update leads set created_at = $2 where name = $1', [
        name,
        `${day}T12:00:00Z`,
      ])
    const { page, complaints, close } = await enter('/leads', wide, 'mira')
    await lead(page, 'Rohan Deshmukh').waitFor()
    await page.getByLabel('Created', { exact: true }).selectOption('Between days')
    await page.getByLabel('Created until').fill('2026-03-05')
    await eventually(async () => (await names(page)).join() === 'Lead 101,Lead 100')
    assert.equal(new URL(page.url()).searchParams.get('created'), '..2026-03-05')
    await page.getByLabel('Source', { exact: true }).selectOption('website')
    await eventually(async () => (await names(page)).join() === 'Lead 101')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ])
    const file = readFileSync(await download.path(), 'utf8')
    assert.equal(download.suggestedFilename(), 'leads.csv')
    assert.deepEqual(file.match(/Lead \d+/g), ['Lead 101'])
    assert.deepEqual(complaints, [])
    await close()
  })

  it('is accessible and says honestly how it stands, narrow and in light, wide and in dark', async () => {
    const { page, complaints, close } = await enter('/leads', narrow)
    await lead(page, 'Meera Joshi').click()
    await page.getByRole('heading', { name: 'Meera Joshi' }).waitFor()
    await page.getByRole('button', { name: 'Plan' }).click()
    await assertAccessible(page, 'a lead', [narrow, wideDark])
    await page.getByRole('button', { name: 'Back to the list' }).click()
    await lead(page, 'Meera Joshi').waitFor()
    await assertAccessible(page, 'the list', [narrow, wideDark])
    await page.getByRole('button', { name: 'Board' }).click()
    await page.getByLabel('Move Rohan Deshmukh').waitFor()
    await assertAccessible(page, 'the board', [narrow, wideDark])
    const refusals = [
      [429, 'RATE_LIMITED', /takes requests again at \d\d:\d\d/],
      [403, 'FORBIDDEN', 'This is not open to you'],
    ] as const
    for (const [status, code, said] of refusals) {
      await page.route('**/api/leads?*', route =>
        route.fulfill({
          status,
          headers: { 'retry-after': '600' },
          json: { success: false, error: { code, message: 'No.' } },
        }),
      )
      await page.goto('/leads')
      await page.getByText(said).waitFor()
      await assertAccessible(page, String(status), [narrow, wideDark])
      await page.unroute('**/api/leads?*')
    }
    await page.goto('/leads/00000000-0000-4000-8000-000000000000')
    await page.getByText('There is nothing at this address').waitFor()
    assert.deepEqual(complaints, [])
    await close()
  })

  it('says when the next step is, also where a thousand others come before it', async () => {
    await mettle.superuser.query(
      `with crowd as (
         insert into leads (name, assigned_to, created_at)
         select 'Crowd ' || n, $1, '2026-01-01' from generate_series(1, 1001) n returning id
       )
       insert into follow_ups (lead_id, due_at) select id, now() + interval '1 hour' from crowd`,
      [asha.id],
    )
    const due_at = new Date(Date.now() + 40 * 86_400_000).toISOString()
    const late = await addLead({ name: 'Last Of All' })
    await mettle.call('PUT', `/api/leads/${late}/follow-up`, { token: asha.token, body: { due_at } })
    await addLead({ name: 'Without A Plan' })
    const { page, close } = await enter('/leads', wide, 'mira')
    const nextOf = (name: string) =>
      page
        .getByRole('row', { name: new RegExp(name) })
        .getByRole('cell')
        .nth(6)
        .textContent()
    const day = new RegExp(`\\b${new Date(due_at).getDate()}\\b`)
    await eventually(async () => day.test((await nextOf('Last Of All')) ?? ''))
    await eventually(async () => (await nextOf('Without A Plan')) === 'none')
    await close()
  })

  it('has the number and the next step in each row on a phone', async () => {
    const id = await addLead({ name: 'Pocket Lead', phone: '+91 98222 33445' })
    const due_at = new Date(Date.now() + 40 * 86_400_000).toISOString()
    await mettle.call('PUT', `/api/leads/${id}/follow-up`, { token: asha.token, body: { due_at } })
    const { page, complaints, close } = await enter('/leads', { ...narrow, isPhone: true })
    const day = new Date(due_at).getDate()
    const said = new RegExp(`Pocket Lead \\+91 98222 33445 New .*\\b${day}\\b`)
    await page.getByRole('row', { name: said }).waitFor()
    await page.getByRole('columnheader', { name: 'Name · Phone' }).waitFor()
    await page.getByRole('columnheader', { name: 'Status · Next' }).waitFor()
    // As tall as the rows that are not drawn are taken to be.
    await isTrue(
      page,
      `[...document.querySelectorAll('tbody tr:has(a)')].every(row => row.offsetHeight === 56)`,
    )
    await assertAccessible(page, 'the list on a phone', [narrow])
    assert.deepEqual(complaints, [])
    await close()
  })

  it('offers the first step to somebody without a lead', async () => {
    const { page, close } = await enter('/leads', wide, 'nobody')
    await page.getByText('Your leads will be here').waitFor()
    await assertAccessible(page, 'no leads')
    await close()
  })
})
