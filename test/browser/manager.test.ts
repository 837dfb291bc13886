import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { eventually } from '../harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../harness/index.ts'
import {
  assertAccessible,
  isTrue,
  narrowAndWide,
  openPage,
  type View,
  views,
  withoutBrowser,
} from './browser.ts'
import { addLead, addPromised, password, setUpDesk, signIn } from './desk.fixture.ts'
import { tabTo } from './keyboard.ts'
import { assertNothingLost, twiceTheText } from './twice-the-text.ts'

const wide: View = { width: 1440, height: 900, colorScheme: 'light' }
const email = 'mira@example.com'

const fair = [
  'Full Name;Mobile No.;E-mail;Lead Quality',
  'Kavya Nair;98111 22333;kavya@fair.example;High',
  'Vivek Rao;98111 22444;vivek@fair.example;Select',
  'Rohan again;98765 43210;;High',
  'Nobody;9.81E+09;nobody@fair.example;Low',
].join('\r\n')

describe('the manager', { skip: withoutBrowser }, () => {
  let mettle: TestService
  let mira: TestPerson
  before(async () => {
    mettle = await testService()
    const { asha } = await setUpDesk(mettle)
    const account = { email, password, first_name: 'Mira', last_name: 'Pawar' }
    const { body } = await mettle.call('POST', '/api/auth/signup', { body: account })
    const id = body.data.user.id as string
    await mettle.superuser.query("update profiles set role = 'manager' where id = $1", [id])
    mira = { id, role: 'manager', token: await mettle.identity.accessTokenFor(id) }
    await addPromised(mettle, asha)
    await addLead(mettle, asha, 'Meera Joshi', { source: 'referral' })
  })

  const come = async (path: string, view: View = wide) => {
    const opened = await openPage(mettle.url, view)
    await signIn(opened.page, path, email)
    return opened
  }
  const leadNames = async () => {
    const { body } = await mettle.call('GET', '/api/leads?limit=50', { as: mira })
    return (body.data as { name: string }[]).map(({ name }) => name).sort()
  }

  it('goes from a number of the team to its rows and back, by keyboard alone', async () => {
    const { page, complaints, close } = await come('/')
    await page.getByRole('heading', { level: 1, name: 'Team' }).waitFor()
    assert.equal(new URL(page.url()).pathname, '/team')
    await page.getByText('1 of 2 calls', { exact: false }).waitFor()
    const cell = (table: string, row: RegExp, name: RegExp) =>
      page.getByRole('table', { name: table }).getByRole('row', { name: row }).getByRole('cell', { name })
    await cell('People', /Asha Kulkarni/, /50%.*1 of 2$/).waitFor()
    await cell('Sources', /website/, /^0% ?0 of 1$/).waitFor()
    await cell('Of leads created', /Contacted/, /^50% ?1 of 2$/).waitFor()
    // Charts stand in cells, and no chart makes its table wider than its card.
    await page.locator('td svg').first().waitFor()
    await isTrue(
      page,
      `[...document.querySelectorAll('table')].every(({ parentElement: card }) => card.scrollWidth <= card.clientWidth)`,
    )
    await assertAccessible(page, 'the team’s numbers')

    await tabTo(page, /^2, Leads created: show the rows$/)
    await page.keyboard.press('Enter')
    const rows = page.getByRole('dialog', { name: 'Leads created' })
    await rows.getByText('Meera Joshi').waitFor()
    await rows.getByText('All 2 shown').waitFor()
    await assertAccessible(page, 'rows behind a number')
    await page.keyboard.press('Escape')
    await rows.waitFor({ state: 'detached' })
    // The focus is back where it was.
    await page.locator('[aria-label="2, Leads created: show the rows"]:focus').waitFor()

    await tabTo(page, /^50%, Connection rate: show the rows$/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Calls' }).getByText('Asha Kulkarni').waitFor()
    await tabTo(page, /^2, Calls, Asha Kulkarni: show the rows$/)
    await page.keyboard.press('Enter')
    const calls = page.getByRole('dialog', { name: 'Calls · Asha Kulkarni' })
    await calls.getByText('No answer').waitFor()
    await page.reload()
    await calls.getByText('No answer').waitFor()
    await page.goBack()
    await page.getByRole('dialog', { name: 'Calls', exact: true }).waitFor()
    assert.deepEqual(complaints, [])
    await close()
  })

  it('has period, source, person and time zone in the address, and charts as tables', async () => {
    const { page, complaints, close } = await come('/team?source=referral&zone=Asia%2FKolkata')
    await page.getByRole('link', { name: '1, Leads created: show the rows' }).waitFor()
    await page.getByText('counted by person, not by source').first().waitFor()
    assert.equal(await page.getByLabel('Time zone').inputValue(), 'Asia/Kolkata')
    await page.getByLabel('Source', { exact: true }).selectOption('')
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    assert.match((await file).suggestedFilename(), /^mettle-team-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
    await page.getByRole('button', { name: 'Show as table' }).click()
    const points = page.getByRole('table', { name: 'Calls and connections a day' })
    await points.getByRole('link', { name: '2, Calls: show the rows' }).click()
    const everyones = page.getByRole('dialog', { name: 'Calls', exact: true })
    await everyones.getByRole('cell', { name: 'Asha Kulkarni' }).first().waitFor()
    await everyones.getByText('All 2 shown').waitFor()
    await page.keyboard.press('Escape')
    await everyones.waitFor({ state: 'detached' })
    await mettle.superuser.query("update leads set source = null where source = 'website'")
    await page.reload()
    const none = page.getByRole('table', { name: 'Sources' }).getByRole('row', { name: /No source/ })
    await none.getByRole('link').first().click()
    const without = page.getByRole('dialog', { name: 'Leads created · No source' })
    await without.getByText('All 1 shown').waitFor()
    await page.keyboard.press('Escape')
    await without.waitFor({ state: 'detached' })
    const rename = (name: string) =>
      mettle.superuser.query("update profiles set last_name = $1 where first_name = 'Asha'", [name])
    await rename('Maria Theresa Fernandes Pinto Kulkarni')
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.reload()
    await page.getByRole('cell', { name: 'Asha Maria Theresa' }).first().waitFor()
    await isTrue(
      page,
      `[...document.querySelectorAll('table')].every(({ parentElement: frame }) => frame.scrollWidth <= frame.clientWidth)`,
    )
    await rename('Kulkarni')
    await page.reload()
    await page.getByRole('link', { name: '7 days' }).click()
    await page.getByLabel('Person', { exact: true }).selectOption({ label: 'Asha Kulkarni' })
    await eventually(async () => /period=week.*person=|person=.*period=week/.test(page.url()))
    assert.ok(!page.url().includes('source='))
    await page.getByRole('link', { name: 'Pick' }).click()
    await page.getByLabel('From').fill('2020-01-01')
    await page.getByLabel('Until').fill('2020-01-31')
    await page.getByText('No leads and no calls in this time').waitFor()
    await assertAccessible(page, 'a time without numbers')
    assert.deepEqual(complaints, [])
    await close()
  })

  it('imports a file by keyboard alone, sees beforehand what will happen, and undoes it', async () => {
    const earlier = await leadNames()
    const { page, complaints, close } = await come('/import')
    const file = { name: 'fair.csv', mimeType: 'text/csv', buffer: Buffer.from(fair) }
    page.on('filechooser', chooser => void chooser.setFiles(file))
    await page.getByText('None yet.', { exact: false }).waitFor()
    await assertAccessible(page, 'choosing a file')
    await tabTo(page, /^CSV file of leads$/)
    await page.keyboard.press('Enter')

    await page.getByText('fair.csv · 4 rows · semicolons, UTF-8').waitFor()
    assert.equal(await page.getByLabel('What “Mobile No.” becomes').inputValue(), 'phone')
    await page.getByText('Kavya Nair · Vivek Rao · Rohan again').waitFor()
    await assertAccessible(page, 'columns')
    const quality = page.getByLabel('What “Lead Quality” becomes')
    await tabTo(page, /^What “Lead Quality” becomes$/)
    await page.keyboard.press('n')
    await eventually(async () => (await quality.inputValue()) === 'name')
    await tabTo(page, /^Try it out$/)
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('Two columns are “Name”. Leave one out.').waitFor()
    await quality.focus()
    await page.keyboard.press('l')
    await eventually(async () => (await quality.inputValue()) !== 'name')
    await tabTo(page, /^Try it out$/)
    await page.keyboard.press('Enter')

    const will = page.getByRole('list', { name: 'What will happen' })
    await will.waitFor()
    const said = (await will.getByRole('listitem').allTextContents()).map(text => text.match(/\d+/)?.[0])
    assert.deepEqual(said, ['2', '0', '1', '1'])
    await page
      .getByRole('status')
      .getByText('Tried out: 2 will be new, 0 changed, 1 passed over, 1 cannot be read.')
      .waitFor()
    await isTrue(page, `document.activeElement.textContent === 'Import leads'`)
    const notImported = page.getByRole('table', { name: 'Rows with problems or passed over' })
    await notImported.getByRole('cell', { name: 'Phone', exact: true }).waitFor()
    await notImported.getByText('passed over: a lead with this phone or e-mail is there already').waitFor()
    await page
      .getByText(
        'The rows that cannot be read or were passed over are listed below and in the file to download',
      )
      .waitFor()
    await assertAccessible(page, 'tried out')
    assert.deepEqual(await leadNames(), earlier, 'nothing was imported by trying')
    await page.getByRole('button', { name: 'Back to columns' }).click()
    await page.getByRole('button', { name: 'Try it out' }).click()
    await will.waitFor()

    await page
      .getByText('About 5 seconds. You can leave this page, and undo all of it for 90 days.')
      .waitFor()
    const ofQuality = page.getByRole('table', { name: 'Columns' }).getByRole('row', { name: /^Lead Quality/ })
    await ofQuality.getByText('“Select” means blank, in 1 row').waitFor()
    await tabTo(page, /^Import 2 rows$/)
    await page.keyboard.press('Enter')
    await page.getByText('Imported: 2 new, 0 changed.').waitFor()
    assert.deepEqual(await leadNames(), [...earlier, 'Kavya Nair', 'Vivek Rao'].sort())
    await page.getByText(/^Can be undone until \d+ \w+ \d{4}\.$/).waitFor()
    await assertAccessible(page, 'imported')
    await tabTo(page, /^Show its leads$/)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Kavya Nair' }).waitFor()
    // Created at the same moment, they stand in any order.
    const listed = await page.locator('tbody').getByRole('link').allTextContents()
    assert.deepEqual(listed.sort(), ['Kavya Nair', 'Vivek Rao'])
    await page.getByLabel('Import', { exact: true }).selectOption('From anywhere')
    await page.getByRole('link', { name: 'Meera Joshi' }).waitFor()
    await page.goBack()

    await tabTo(page, /^Undo this import$/)
    await page.keyboard.press('Enter')
    await page.getByText('Leads it created are deleted', { exact: false }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('Everything it did was taken back.').waitFor()
    await isTrue(page, `document.activeElement.textContent === 'Import leads'`)
    assert.deepEqual(await leadNames(), earlier)
    await assertAccessible(page, 'undone')
    assert.deepEqual(complaints, [])
    await close()
  })

  it('is told how many leads an undo kept, and which', async () => {
    const { body } = await mettle.call('POST', '/api/leads/import', {
      as: mira,
      body: 'name,phone\nLata Bose,98111 33111\nOm Puri,98111 33222\n',
      headers: { 'content-type': 'text/csv' },
    })
    const found = await mettle.call('GET', '/api/leads?search=Lata', { as: mira })
    const note = { type: 'note', content: 'Wants the price list.' }
    await mettle.call('POST', `/api/leads/${found.body.data[0].id}/interactions`, { as: mira, body: note })
    const { page, complaints, close } = await come(`/import?id=${body.data.id}`)
    await page.getByRole('button', { name: 'Undo this import' }).click()
    await page.getByRole('button', { name: 'Yes, undo it' }).click()
    await page.getByRole('status').getByText('The import is undone, except for 1 lead.').waitFor()
    const kept = page.getByRole('table', { name: 'Leads that were kept' })
    await kept.getByText('kept: the lead was worked with since').waitFor()
    await page.getByRole('button', { name: 'Download with reasons' }).waitFor()
    await assertAccessible(page, 'undone in part')
    await page.goto('/import')
    await page.getByText('Undone, 1 lead kept').waitFor()
    await mettle.call('DELETE', `/api/leads/${found.body.data[0].id}`, { as: mira })
    assert.deepEqual(complaints, [])
    await close()
  })

  it('is told why a file cannot be imported', async () => {
    const { page, complaints, close } = await come('/import')
    const file = { name: 'empty.csv', mimeType: 'text/csv', buffer: Buffer.alloc(0) }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByText('This file cannot be imported', { exact: false }).waitFor()
    await assertAccessible(page, 'a file that cannot be read')
    assert.deepEqual(complaints, [])
    await close()
  })

  it('is told when the hour’s requests are used up, and when the service has trouble', async () => {
    const { page, close } = await come('/import')
    const refuse = (status: number, headers: Record<string, string>) =>
      page.route('**/api/analytics/**', route => route.fulfill({ status, headers, body: '{}' }))
    await refuse(429, { 'retry-after': '600' })
    await page.goto('/team')
    await page.getByText('The service takes requests again at', { exact: false }).waitFor()
    await assertAccessible(page, 'too many requests')
    await page.unroute('**/api/analytics/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'People' }).waitFor()
    await close()
  })

  it('alone sees the team: a telecaller is told so', async () => {
    const { page, close } = await openPage(mettle.url, wide)
    await signIn(page, '/team')
    await page.getByText('This is not open to you').waitFor()
    await assertAccessible(page, 'forbidden')
    await close()
  })

  it('loses nothing of the team’s numbers with letters twice as large', async () => {
    const { page, complaints, close } = await come('/team', twiceTheText)
    await page.getByText('1 of 2 calls', { exact: false }).waitFor()
    await page.getByRole('heading', { name: 'People' }).waitFor()
    await assertNothingLost(page, 'team')
    await page.goto('/leads')
    await page.getByLabel('Select Meera Joshi').check()
    await page.getByLabel('Give to').waitFor()
    await assertNothingLost(page, 'one selected')
    assert.deepEqual(complaints, [])
    await close()
  })

  it('finds both pages readable in every view', async () => {
    const { page, complaints, close } = await come('/team', views[0])
    await page.getByRole('heading', { name: 'People' }).waitFor()
    await assertAccessible(page, 'team', views)
    // Of a team that makes thousands of calls.
    await page.route(/\/api\/analytics\//, async route => {
      const response = await route.fetch()
      const body = (await response.text()).replace(
        /:(\d+)(?=[,}])/g,
        (_, count) => `:${Number(count) * 1234}`,
      )
      await route.fulfill({ response, body })
    })
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.reload()
    await page.getByText('1,234 of 2,468', { exact: false }).first().waitFor()
    await isTrue(
      page,
      `[...document.querySelectorAll('section[tabindex]')].every(one => one.scrollWidth <= one.clientWidth)`,
    )
    await page.unrouteAll({ behavior: 'wait' })
    await page.reload()
    await page.getByRole('link', { name: '2, Leads created: show the rows' }).click()
    await page.getByText('All 2 shown').waitFor()
    await assertAccessible(page, 'rows', narrowAndWide)
    await page.goto('/import')
    await page.getByRole('heading', { name: 'Your imports' }).waitFor()
    await assertAccessible(page, 'import', narrowAndWide)
    const file = { name: 'again.csv', mimeType: 'text/csv', buffer: Buffer.from(fair) }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('button', { name: 'Try it out' }).waitFor()
    await assertAccessible(page, 'columns', narrowAndWide)
    await page.getByRole('button', { name: 'Try it out' }).click()
    await page.getByRole('table', { name: 'Rows with problems or passed over' }).waitFor()
    await assertAccessible(page, 'tried out', narrowAndWide)
    assert.deepEqual(complaints, [])
    await close()
  })
})
