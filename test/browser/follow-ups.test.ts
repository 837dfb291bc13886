import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { eventually } from '../harness/eventually.ts'
import { type TestService, testService } from '../harness/index.ts'
import {
  assertAccessible,
  comeIn,
  isTrue,
  openPage,
  password,
  type View,
  views,
  withoutBrowser,
} from './browser.ts'

const [narrow, wideDark] = [views[0] as View, views[3] as View]
const hour = 3_600_000

describe('follow-ups and my numbers', { skip: withoutBrowser }, () => {
  let mettle: TestService
  let token: string
  const leads = new Map<string, string>()

  before(async () => {
    mettle = await testService()
    const account = { email: 'asha@example.com', password, first_name: 'Asha' }
    const made = await mettle.call('POST', '/api/auth/signup', { body: account })
    const { id } = made.body.data.user
    await mettle.superuser.query(`update profiles set role = 'telecaller' where id = $1`, [id])
    const credentials = { email: account.email, password }
    token = (await mettle.call('POST', '/api/auth/login', { body: credentials })).body.data.access_token
    const people = [
      ['Rohan Deshmukh', 1],
      ['Imran Shaikh', 60],
      ['Meera Joshi', 85],
    ] as const
    for (const [name, hours] of people) {
      const lead = (
        await mettle.call('POST', '/api/leads', { token, body: { name, phone: '+91 98765 43210' } })
      ).body.data.id
      leads.set(name, lead)
      const call = { type: 'call', outcome: 'connected', duration_seconds: 125 }
      await mettle.call('POST', `/api/leads/${lead}/interactions`, { token, body: call })
      const due_at = new Date(Date.now() + hours * hour).toISOString()
      await mettle.call('PUT', `/api/leads/${lead}/follow-up`, { token, body: { due_at } })
    }
    await mettle.superuser.query(
      `update follow_ups set due_at = now() - interval '2 hours' where lead_id = $1`,
      [leads.get('Rohan Deshmukh')],
    )
  })

  const dueAt = async (name: string) => {
    const { body } = await mettle.call('GET', `/api/leads/${leads.get(name)}/follow-up`, { token })
    return body?.data ? Date.parse(body.data.due_at) : undefined
  }
  async function enter(path: string, view?: View) {
    const opened = await openPage(mettle.url, view)
    await comeIn(opened.page, 'asha@example.com', path)
    await opened.page.getByRole('navigation', { name: 'Main' }).waitFor()
    return opened
  }

  it('puts back what a key has dropped, what was late as due at once', async () => {
    const { page, complaints, close } = await enter('/follow-ups')
    await page.clock.install()
    const before = await dueAt('Imran Shaikh')
    const row = (name: string) => page.getByRole('link', { name, exact: true })
    const undo = page.getByRole('button', { name: 'Undo' })
    for (const name of ['Rohan Deshmukh', 'Imran Shaikh']) {
      await row(name).focus()
      await page.keyboard.press('d')
      await page.getByText(`The follow-up with ${name} was dropped.`).waitFor()
      await row(name).waitFor({ state: 'hidden' })
      assert.equal(await dueAt(name), undefined)
      // There is time to get to it, and all the time once there.
      await page.clock.fastForward(15_000)
      await undo.focus()
      await page.clock.fastForward(60_000)
      await page.keyboard.press('Enter')
      await row(name).waitFor()
      await page.getByText(`${name}: `).waitFor()
      await page.keyboard.press('Escape')
    }
    const now = Date.now()
    assert.ok(Math.abs(Number(await dueAt('Rohan Deshmukh')) - now) < 300_000)
    assert.equal(await dueAt('Imran Shaikh'), before)

    await row('Imran Shaikh').focus()
    await page.keyboard.press('d')
    await undo.focus()
    await page.keyboard.press('Escape')
    await undo.waitFor({ state: 'hidden' })
    await row('Meera Joshi').and(page.locator(':focus')).waitFor()
    assert.equal(await dueAt('Imran Shaikh'), undefined)
    const due_at = new Date(Number(before)).toISOString()
    await mettle.call('PUT', `/api/leads/${leads.get('Imran Shaikh')}/follow-up`, { token, body: { due_at } })
    await mettle.superuser.query(
      `update follow_ups set due_at = now() - interval '2 hours' where lead_id = $1`,
      [leads.get('Rohan Deshmukh')],
    )
    assert.deepEqual(complaints, [])
    await close()
  })

  it('moves by a key what is under the cursor, and puts back what was not late yet', async () => {
    const { page, complaints, close } = await enter('/follow-ups')
    const late = page.getByRole('region', { name: 'Late' })
    await late.getByRole('link', { name: 'Rohan Deshmukh', exact: true }).waitFor()
    const before = await dueAt('Imran Shaikh')
    // The first is marked from the start: one press goes on to the second.
    await page.keyboard.press('j')
    await page.keyboard.press('t')
    const tomorrow = page.getByRole('region', { name: 'Tomorrow', exact: true })
    await tomorrow.getByRole('link', { name: 'Imran Shaikh', exact: true }).waitFor()
    assert.notEqual(await dueAt('Imran Shaikh'), before)
    await page.getByRole('button', { name: 'Undo' }).click()
    await eventually(async () => (await dueAt('Imran Shaikh')) === before)
    await late.getByLabel('Move Rohan Deshmukh').focus()
    await late.getByLabel('Move Rohan Deshmukh').selectOption('hour')
    await late.waitFor({ state: 'hidden' })
    await isTrue(page, `document.activeElement.textContent === 'Imran Shaikh'`)
    assert.ok(Number(await dueAt('Rohan Deshmukh')) > Date.now())
    assert.deepEqual(complaints, [])
    await close()
  })

  it('says why one could not be moved', async () => {
    const { page, close } = await enter('/follow-ups')
    const details = { field: 'due_at', message: 'cannot be planned for somebody who must not be called' }
    const error = { code: 'VALIDATION_ERROR', message: `due_at ${details.message}`, details }
    await page.route('**/follow-up', route => route.fulfill({ status: 400, json: { success: false, error } }))
    const before = await dueAt('Imran Shaikh')
    await page.getByRole('link', { name: 'Imran Shaikh', exact: true }).focus()
    await page.keyboard.press('t')
    const said = page.getByText(
      'The follow-up with Imran Shaikh could not be moved: Cannot be planned for somebody who must not be called.',
    )
    await said.waitFor()
    assert.equal(await dueAt('Imran Shaikh'), before)
    const keys = page.getByRole('region', { name: /^Move / })
    const [sentence, bar] = [await said.locator('..').boundingBox(), await keys.boundingBox()]
    assert.ok(sentence && bar && sentence.y + sentence.height <= bar.y, 'the keys are not covered by it')
    await close()
  })

  it('dials by a key the number of whoever is under the cursor', async () => {
    const { page, complaints, close } = await enter('/follow-ups')
    await page.getByRole('link', { name: 'Imran Shaikh', exact: true }).focus()
    await page.evaluate(`document.addEventListener('click', event => {
      event.preventDefault()
      globalThis.pressed = event.target
    })`)
    await page.keyboard.press('c')
    const pressed = `[globalThis.pressed?.getAttribute('aria-label'), globalThis.pressed?.getAttribute('href')]`
    assert.deepEqual(await page.evaluate(pressed), [
      'Call Imran Shaikh, +91 98765 43210',
      'tel:+919876543210',
    ])
    await page.keyboard.press('?')
    await page.getByRole('dialog').getByText('Dial the number').waitFor()
    assert.deepEqual(complaints, [])
    await close()
  })

  it('moves one to the day it is dragged to', async () => {
    const { page, close } = await enter('/follow-ups')
    const row = page.getByRole('listitem').filter({ hasText: 'Imran Shaikh' })
    await row.dragTo(page.getByRole('region', { name: 'Tomorrow', exact: true }))
    await page
      .getByRole('region', { name: 'Tomorrow', exact: true })
      .getByRole('link', { name: 'Imran Shaikh', exact: true })
      .waitFor()
    await close()
  })

  it('shows whole names in a window of half a screen', async () => {
    const { page, close } = await enter('/follow-ups')
    for (const width of [840, 900, 1_080, 1_200]) {
      await page.setViewportSize({ width, height: 700 })
      const name = page.getByRole('link', { name: 'Rohan Deshmukh', exact: true })
      await name.waitFor()
      const [link, space] = [await name.boundingBox(), await name.locator('..').boundingBox()]
      assert.ok(
        link && space && link.width <= space.width + 1,
        `${link?.width} in ${space?.width} at ${width}`,
      )
    }
    await close()
  })

  /** Somebody with many follow-ups, the last of them at another time than the others. */
  async function busy(email: string, many: number, hours: number, lastHours: number) {
    const account = { email, password, first_name: 'Bela' }
    const { id } = (await mettle.call('POST', '/api/auth/signup', { body: account })).body.data.user
    await mettle.superuser.query(`update profiles set role = 'telecaller' where id = $1`, [id])
    await mettle.superuser.query(
      `with made as (insert into leads (name, assigned_to) select 'Lead ' || n, $1 from generate_series(1, $2::int) n returning id, name)
       insert into follow_ups (lead_id, due_at)
       select id, now() + make_interval(hours => case when name = 'Lead ' || $2::int then $4::int else $3::int end) from made`,
      [id, many, hours, lastHours],
    )
  }

  it('counts in one’s own numbers all that is still to come today, not only a page of it', async () => {
    await busy('full@example.com', 251, 1, 40)
    // Where it is morning: an hour later it is still the same day.
    const timeZone = new Date().getUTCHours() < 12 ? 'UTC' : 'Pacific/Auckland'
    const { page, complaints, close } = await openPage(mettle.url)
    await page.addInitScript(
      `if (location.protocol === 'http:') localStorage.setItem('mettle.preferences', '{"timeZone":"${timeZone}"}')`,
    )
    await comeIn(page, 'full@example.com', '/me')
    const due = page.getByRole('region', { name: 'What is due', exact: true })
    await due.getByText('250 more today').waitFor()
    assert.match((await due.textContent()) ?? '', /0 late/)
    assert.deepEqual(complaints, [])
    await close()
  })

  it('shows what comes however much is late, and all that is late by and by', async () => {
    await busy('busy@example.com', 206, -1, 24)
    const { page, close } = await openPage(mettle.url)
    await comeIn(page, 'busy@example.com', '/follow-ups')
    await page.getByText('205 due').waitFor()
    const tomorrow = page.getByRole('region', { name: 'Tomorrow' })
    await tomorrow.getByRole('link', { name: 'Lead 206', exact: true }).waitFor()
    const late = page.getByRole('region', { name: 'Late' })
    assert.equal(await late.getByRole('listitem').count(), 200)
    await late.getByText('Late: 5 more.').waitFor()
    await assertAccessible(page, 'more follow-ups than fit a page', [narrow, wideDark])
    await late.getByRole('button', { name: 'Show more' }).click()
    await eventually(async () => (await late.getByRole('listitem').count()) === 205)
    assert.equal(await page.getByRole('button', { name: 'Show more' }).count(), 0)
    await close()
  })

  it('is accessible, narrow and in light, wide and in dark', async () => {
    const { page, complaints, close } = await enter('/follow-ups', narrow)
    await page.getByRole('link', { name: 'Rohan Deshmukh', exact: true }).waitFor()
    const dial = page.getByRole('link', { name: /^Call Rohan Deshmukh, / })
    assert.match((await dial.getAttribute('href')) ?? '', /^tel:\+?\d+$/)
    assert.ok(((await dial.boundingBox())?.height ?? 0) >= 40, 'large enough for a thumb')
    await assertAccessible(page, 'follow-ups', [narrow, wideDark])
    await page.goto('/me')
    await page.getByText('Today so far').waitFor()
    await page.getByText('Calls', { exact: true }).first().waitFor()
    await page.getByText('No usual yet').waitFor()
    const yesterday = new Date(Date.now() - 24 * hour).toISOString()
    const body = { type: 'call', outcome: 'busy', occurred_at: yesterday }
    await mettle.call('POST', `/api/leads/${leads.get('Meera Joshi')}/interactions`, { token, body })
    await page.reload()
    await page.getByRole('img', { name: 'Calls a day, two weeks' }).waitFor()
    await page.getByText('The same as a table').click()
    await assertAccessible(page, 'my numbers', [narrow, wideDark])
    assert.deepEqual(complaints, [])
    await close()
  })
})
