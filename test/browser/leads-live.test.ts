import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { eventually } from '../harness/eventually.ts'
import { type TestService, testService } from '../harness/index.ts'
import { assertAccessible, password, type View, withoutBrowser } from './browser.ts'
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

/** Rows above and below the window come a moment after those in it. */
async function settled<T>(look: () => Promise<T>): Promise<T> {
  let now = await look()
  await eventually(async () => {
    const earlier = now
    await setTimeout(100)
    now = await look()
    return isDeepStrictEqual(earlier, now)
  })
  return now
}

describe('leads that change while one looks', { skip: withoutBrowser }, () => {
  let mettle: TestService
  let asha: Account
  before(async () => {
    mettle = await testService()
    asha = await setUpLeads(mettle)
  })

  const addLead = (fields: NewLead) => addLeadOf(mettle, asha, fields)
  const give = async (id: string, assigned_to: string) =>
    mettle.call('PUT', `/api/leads/${id}`, { as: await mettle.person('manager'), body: { assigned_to } })
  const enter = (path: string, view?: View, who?: string) => enterAs(mettle, path, view, who)

  it('says what is new without moving a row, and changes rows where they stand', async () => {
    const { page, close } = await enter('/leads')
    await page.getByText('Live', { exact: true }).waitFor()
    await lead(page, 'Rohan Deshmukh').waitFor()
    const place = async () => [await names(page), await lead(page, 'Meera Joshi').boundingBox()]
    await page.evaluate('document.fonts.ready')
    const before = await settled(place)
    const id = await addLead({ name: 'Kavya Nair' })
    await page.getByText('1 new since you looked').waitFor()
    assert.deepEqual(await place(), before)
    await page.getByRole('button', { name: 'Show' }).click()
    await lead(page, 'Kavya Nair').waitFor()
    await mettle.call('PUT', `/api/leads/${id}`, { token: asha.token, body: { status: 'lost' } })
    await page.getByRole('row', { name: /Kavya Nair.*Lost/ }).waitFor()
    await give(id, (await mettle.person('manager')).id)
    const away = page.getByRole('row', { name: /Kavya Nair given away or deleted/ })
    await away.waitFor()
    await give(id, asha.id)
    await away.waitFor({ state: 'detached' })
    await mettle.call('DELETE', `/api/leads/${id}`, { token: asha.token })
    await away.waitFor()
    await close()
  })

  it('counts a lead that is given to them, however old, and says that it is new to them', async () => {
    const made = await mettle.superuser.query(
      "insert into leads (name, created_at) values ('Older Than All', '2025-01-01') returning id",
    )
    const mine = 'select count(*)::int as count from leads where assigned_to = $1'
    const { count } = (await mettle.superuser.query(mine, [asha.id])).rows[0]
    const { page, close } = await enter('/leads')
    await page.getByText('Live', { exact: true }).waitFor()
    await lead(page, 'Rohan Deshmukh').waitFor()
    const counted = async (number: number) => {
      await page.getByRole('link', { name: `Leads ${number}`, exact: true }).waitFor()
      await page.getByRole('banner').getByText(String(number), { exact: true }).waitFor()
    }
    await counted(count)
    const shown = await settled(() => names(page))
    await give(made.rows[0].id, asha.id)
    await page.getByText('1 new since you looked').waitFor()
    await counted(count + 1)
    assert.deepEqual(await names(page), shown)
    await page.getByRole('button', { name: 'Show' }).click()
    await page.getByText('1 new since you looked').waitFor({ state: 'detached' })
    await mettle.call('DELETE', `/api/leads/${made.rows[0].id}`, { token: asha.token })
    await counted(count)
    await close()
  })

  it('counts for a manager what others get, and says what was deleted', async () => {
    const { page, close } = await enter('/leads', wide, 'mira')
    await page.getByText('Live', { exact: true }).waitFor()
    await lead(page, 'Rohan Deshmukh').waitFor()
    const all = await mettle.superuser.query('select count(*)::int as count from leads')
    const rail = (number: number) =>
      page.getByRole('link', { name: `Leads ${number}`, exact: true }).waitFor()
    await rail(all.rows[0].count)
    const id = await addLead({ name: 'Soon Deleted' })
    await rail(all.rows[0].count + 1)
    await page.getByRole('button', { name: 'Show' }).click()
    await lead(page, 'Soon Deleted').waitFor()
    await mettle.call('DELETE', `/api/leads/${id}`, { token: asha.token })
    await page.getByRole('row', { name: /Soon Deleted deleted/ }).waitFor()
    await close()
  })

  it('counts for a manager without reading anybody’s lead', async () => {
    const credentials = { email: 'mira@example.com', password }
    const signedIn = await mettle.call('POST', '/api/auth/login', { body: credentials })
    const { access_token: token, user } = signedIn.body.data
    const id = await addLead({ name: 'Read for the log' })
    const read = () => mettle.call('GET', `/api/leads/${id}`, { token })
    const reads = async () => {
      const { rows } = await mettle.superuser.query<{ row: string | null }>(
        `select row_id as row from audit.entries where actor = $1 and action = 'read' order by id`,
        [user.id],
      )
      return rows.map(({ row }) => row)
    }
    await read()
    await eventually(async () => (await reads()).at(-1) === id)
    const before = (await reads()).length
    const { page, close } = await enter('/settings', wide, 'mira')
    await page.getByRole('link', { name: /^Leads \d+$/ }).waitFor()
    await read()
    await eventually(async () => (await reads()).length > before)
    assert.deepEqual((await reads()).slice(before), [id])
    await close()
  })

  it('says when somebody was last spoken with, and follows a call that is logged', async () => {
    const call = (id: string, days: number, outcome: string) => {
      const occurred_at = new Date(Date.now() - days * 86_400_000).toISOString()
      const body = { type: 'call', outcome, occurred_at }
      return mettle.call('POST', `/api/leads/${id}/interactions`, { token: asha.token, body })
    }
    const spoken = await addLead({ name: 'Spoken With' })
    await call(spoken, 40, 'connected')
    await call(spoken, 1, 'no_answer')
    await call(await addLead({ name: 'Never Reached' }), 1, 'busy')
    const refused = { phone: '+91 98765 33333' }
    await call(await addLead({ name: 'Asked Not To', ...refused }), 1, 'do_not_call')
    await addLead({ name: 'The Same Number', ...refused })
    const { page, complaints, close } = await enter('/leads')
    const contactOf = async (name: string) => {
      const heads = await page.getByRole('columnheader').allTextContents()
      const row = page.getByRole('row', { name: new RegExp(name) })
      return row.locator('td').nth(heads.indexOf('Last contact')).textContent()
    }
    await eventually(async () => (await contactOf('Never Reached')) === 'never')
    for (const name of ['Asked Not To', 'The Same Number'])
      await page
        .getByRole('row', { name: new RegExp(name) })
        .getByRole('cell', { name: 'Do not call' })
        .waitFor()
    const day = new Date(Date.now() - 40 * 86_400_000).getDate()
    assert.match((await contactOf('Spoken With')) ?? '', new RegExp(`^${day} [A-Z]`))
    await page
      .getByRole('cell', { name: /^\w{3} \d+ \w+, \d\d:\d\d$/ })
      .first()
      .waitFor()
    await assertAccessible(page, 'last contacts', [narrow, wideDark])
    await page.setViewportSize(wide)

    await lead(page, 'Never Reached').click()
    const pane = page.getByRole('complementary', { name: 'Never Reached' })
    await pane.getByRole('button', { name: 'Log a call' }).click()
    const dialog = page.getByRole('dialog', { name: 'A call with Never Reached' })
    await dialog.locator('[data-part=outcome]:focus').waitFor()
    await page.keyboard.press('1')
    await dialog.getByRole('button', { name: 'Save the call' }).click()
    await eventually(async () => / today$/.test((await contactOf('Never Reached')) ?? ''))
    await page.getByRole('columnheader', { name: 'Last contact' }).waitFor()
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.getByRole('columnheader', { name: 'Last contact' }).waitFor({ state: 'hidden' })
    await page.getByRole('columnheader', { name: 'Company' }).waitFor()
    assert.deepEqual(complaints, [])
    await close()
  })

  it('says within seconds who asked not to be called since the list was read, by whatever number they have now', async () => {
    const refused = '+91 98765 44444'
    const refuse = (id: string) => {
      const body = { type: 'call', outcome: 'do_not_call' }
      return mettle.call('POST', `/api/leads/${id}/interactions`, { token: asha.token, body })
    }
    await refuse(await addLead({ name: 'Refused Before', phone: refused }))
    const refuses = await addLead({ name: 'Refuses Now', phone: '+91 98765 55555' })
    const changes = await addLead({ name: 'Changes Number', phone: '+91 98765 66666' })
    const { page, complaints, close } = await enter('/leads')
    await page.getByText('Live', { exact: true }).waitFor()
    const cell = (name: string, text: string) =>
      page.getByRole('row', { name: new RegExp(name) }).getByRole('cell', { name: text, exact: true })
    await cell('Refused Before', 'Do not call').waitFor()
    await cell('Refuses Now', '+91 98765 55555').waitFor()
    const asked: string[] = []
    page.on('request', request => {
      if (request.url().includes('/leads/contacts')) asked.push(request.url())
    })
    // Whoever reads on stays below what is under way, and is told of both at once.
    await mettle.superuser.query('begin')
    await mettle.superuser.query('select pg_current_xact_id()')
    await refuse(refuses)
    const body = { phone: refused }
    await mettle.call('PUT', `/api/leads/${changes}`, { token: asha.token, body })
    await mettle.superuser.query('commit')
    await cell('Refuses Now', 'Do not call').waitFor()
    await cell('Changes Number', 'Do not call').waitFor()
    assert.equal(asked.length, 1, 'both in one request')
    assert.deepEqual(complaints, [])
    await close()
  })
})
