import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestService, testService } from '../harness/index.ts'
import { assertAccessible, narrowAndWide, openPage, password, withoutBrowser } from './browser.ts'
import { addLead, addPromised, setUpDesk, signIn, wide } from './desk.fixture.ts'

const email = 'mira@example.com'

describe('the rows behind a number', { skip: withoutBrowser }, () => {
  let mettle: TestService
  before(async () => {
    mettle = await testService()
    const { asha } = await setUpDesk(mettle)
    const binod = await mettle.person('telecaller', { first_name: 'Binod', last_name: 'Rai' })
    const account = { email, password, first_name: 'Mira', last_name: 'Pawar' }
    await mettle.call('POST', '/api/auth/signup', { body: account })
    await mettle.superuser.query("update profiles set role = 'manager' where first_name = 'Mira'")

    const rohan = await addPromised(mettle, asha)
    await addLead(mettle, binod, 'Meera Joshi')
    const kavya = await addLead(mettle, asha, 'Kavya Nair')
    await mettle.superuser.query("update leads set created_at = now() - interval '3 hours' where id = $1", [
      rohan.id,
    ])
    await mettle.superuser.query(
      `insert into follow_up_history (lead_id, person, due_at, ended_at, ending)
       values ($1, $3, now() - interval '3 days', now() - interval '70 hours', 'done'),
         ($2, $3, now() - interval '3 days', now() - interval '30 hours', 'moved')`,
      [rohan.id, kavya.id, asha.id],
    )
  })

  const come = async (path: string) => {
    const opened = await openPage(mettle.url, wide)
    await signIn(opened.page, path, email)
    return opened
  }

  it('say which number it is, of how many, and whose each is', async () => {
    const { page, complaints, close } = await come('/team')
    await page.getByRole('link', { name: '3, Leads created: show the rows' }).click()
    const rows = page.getByRole('dialog', { name: 'Leads created' })
    await rows.getByText(/^3 leads created, .+ to /).waitFor()
    await rows
      .getByRole('row', { name: /Meera Joshi/ })
      .getByRole('cell', { name: 'Binod Rai' })
      .waitFor()
    await page.keyboard.press('Escape')
    await page
      .getByRole('link', { name: /^33.3%, Conversion|^50%, Connection rate/ })
      .first()
      .click()
    const calls = page.getByRole('dialog', { name: 'Calls' })
    await calls.getByText(/^2 calls, 1 of them connected \(50%\), /).waitFor()
    await calls.getByRole('cell', { name: '50% 1 of 2' }).waitFor()
    await calls.getByRole('link', { name: '2, Calls, Asha Kulkarni: show the rows' }).click()
    const ofAsha = page.getByRole('dialog', { name: 'Calls · Asha Kulkarni' })
    await ofAsha.getByText(/^2 calls, 1 of them connected \(50%\), /).waitFor()
    assert.deepEqual(complaints, [])
    await close()
  })

  it('say how long each lead waited', async () => {
    const { page, complaints, close } = await come('/team')
    await page.getByRole('link', { name: /^3 h, First call within/ }).click()
    const rows = page.getByRole('dialog', { name: 'Leads that were called' })
    await rows.getByText(/^1 lead, half within 3 h, 95% within 3 h, /).waitFor()
    await rows.getByRole('columnheader', { name: 'Waited' }).waitFor()
    await rows
      .getByRole('row', { name: /Rohan Deshmukh/ })
      .getByRole('cell', { name: '3 h' })
      .waitFor()
    await assertAccessible(page, 'waits', narrowAndWide)
    assert.deepEqual(complaints, [])
    await close()
  })

  it('say when a follow-up was due, when it ended and whether it was kept', async () => {
    const { page, complaints, close } = await come('/team')
    await page.getByRole('link', { name: '50%, Follow-ups kept, Asha Kulkarni: show the rows' }).click()
    const rows = page.getByRole('dialog', { name: 'Follow-ups that came due · Asha Kulkarni' })
    await rows.getByText(/^2 follow-ups came due, 1 kept within a day \(50%\), /).waitFor()
    await rows.getByRole('columnheader', { name: 'Due' }).waitFor()
    const cell = (lead: RegExp, name: RegExp) =>
      rows.getByRole('row', { name: lead }).getByRole('cell', { name }).waitFor()
    await cell(/Rohan Deshmukh/, /^Done .+\d\d:\d\d$/)
    await cell(/Rohan Deshmukh/, /^Kept$/)
    await cell(/Kavya Nair/, /^Moved .+\d\d:\d\d$/)
    await cell(/Kavya Nair/, /^Missed$/)
    await assertAccessible(page, 'follow-ups', narrowAndWide)
    assert.deepEqual(complaints, [])
    await close()
  })

  it('say how many are not shown because their leads are gone', async () => {
    const { rows } = await mettle.superuser.query(`select id from leads where name = 'Kavya Nair'`)
    await mettle.superuser.query(`select app.forget_leads(array[$1]::uuid[], 'forget')`, [rows[0].id])
    const { page, complaints, close } = await come('/team')
    await page.getByRole('link', { name: '50%, Follow-ups kept, Asha Kulkarni: show the rows' }).click()
    const dialog = page.getByRole('dialog', { name: 'Follow-ups that came due · Asha Kulkarni' })
    await dialog.getByText(/^2 follow-ups came due/).waitFor()
    await dialog.getByText(/^1 shown · Not shown: 1 row of leads that were removed/).waitFor()
    assert.deepEqual(complaints, [])
    await close()
  })
})
