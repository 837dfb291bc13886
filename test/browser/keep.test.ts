import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../harness/index.ts'
import { assertAccessible, comeIn, narrowAndWide, openPage, password, withoutBrowser } from './browser.ts'
import { press } from './keyboard.ts'

describe('an admin keeping and forgetting', { skip: withoutBrowser }, () => {
  let mettle: TestService
  let adi: TestPerson
  let lead: string
  const account = async (role: TestPerson['role'], email: string, first_name: string) => {
    const body = { email, password, first_name, last_name: 'Desai' }
    const { id } = (await mettle.call('POST', '/api/auth/signup', { body })).body.data.user
    await mettle.superuser.query('update profiles set role = $2 where id = $1', [id, role])
    return { id, role, token: await mettle.identity.accessTokenFor(id) } as TestPerson
  }
  before(async () => {
    mettle = await testService({ RATE_LIMIT_BULK: '3' })
    adi = await account('admin', 'adi@example.com', 'Adi')
    const body = { name: 'Rohan Deshmukh', phone: '+91 98765 43210' }
    const made = await mettle.call('POST', '/api/leads', { as: adi, body })
    assert.equal(made.status, 201, made.text)
    lead = made.body.data.id
    await mettle.superuser.query(
      `update leads set status = 'lost', created_at = now() - interval '900 days' where id = $1`,
      [lead],
    )
  })
  const retention = async () => (await mettle.call('GET', '/api/settings/retention', { as: adi })).body.data

  it('sees what an age would remove before it is saved, and what the nights removed', async () => {
    const { page, complaints, close } = await openPage(mettle.url)
    await comeIn(page, 'adi@example.com', '/keep')
    await page.getByLabel('Leads, lost').fill('20')
    await page.getByText('Days, 30 to 36,500; empty: for good').first().waitFor()
    await page.getByRole('button', { name: 'See what this would remove' }).click()
    assert.equal(await page.getByLabel('Leads, lost').getAttribute('aria-invalid'), 'true')
    await assertAccessible(page, 'an age that cannot be', narrowAndWide)
    await page.getByLabel('Leads, lost').fill('730')
    assert.equal(await page.getByRole('button', { name: 'Save these ages' }).count(), 0)
    await page.getByRole('button', { name: 'See what this would remove' }).click()
    await page.getByRole('row', { name: /^Leads, lost 730 1 Rohan Deshmukh/ }).waitFor()
    await assertAccessible(page, 'what would go', narrowAndWide)
    assert.equal((await retention()).leads.lost, null, 'a preview saves nothing')
    await page.getByRole('button', { name: 'Save these ages' }).click()
    await page.getByText('Saved. It holds from tonight on.').waitFor()
    assert.equal((await retention()).leads.lost, 730)

    await page.getByRole('tab', { name: 'Last nights' }).click()
    await page.getByRole('heading', { name: 'No night yet' }).waitFor()
    await assertAccessible(page, 'no night yet')
    await mettle.superuser.query(
      `insert into app.retention_runs (started_at, finished_at, removed)
       values (now() - interval '1 hour', now(), '{"leads lost": 4, "interactions": 12}')`,
    )
    await page.reload()
    await page.getByText('Leads, lost: 4 and What was said in calls: 12').waitFor()
    await assertAccessible(page, 'a night', narrowAndWide)
    await page.getByRole('tab', { name: 'Backups' }).click()
    await page.getByText('There is no backup.', { exact: false }).waitFor()
    await assertAccessible(page, 'no backup', narrowAndWide)
    assert.deepEqual(complaints, [])
    await close()
  })

  it('has backups made by themselves, in a folder that can be written', async t => {
    const backups = mkdtempSync(join(tmpdir(), 'backups-'))
    t.after(() => rmSync(backups, { recursive: true }))
    const { page, close } = await openPage(mettle.url)
    await comeIn(page, 'adi@example.com', '/keep?part=backups')
    const folder = page.getByLabel('Folder')
    await folder.fill('/proc')
    await page.getByLabel('Weekly ones kept').fill('many')
    const save = () => page.getByRole('button', { name: 'Save' }).click()
    await save()
    await page.getByText('This must be a whole number.').waitFor()
    await page.getByLabel('Weekly ones kept').fill('4')
    await page.getByLabel('Daily ones kept').fill('61')
    await save()
    await page.getByText('Must be at most 60.').waitFor()
    await page.getByLabel('Daily ones kept').fill('14')
    await save()
    await page.getByText('Must be a folder on the machine of the service that it may write to.').waitFor()
    assert.equal(await folder.getAttribute('aria-invalid'), 'true')
    await assertAccessible(page, 'a folder that cannot be', narrowAndWide)
    await folder.fill(backups)
    await page.getByLabel('Every day at').selectOption('3')
    await save()
    await page.getByText('Backups are made every day by themselves.').waitFor()
    const set = async () => (await mettle.call('GET', '/api/settings/backups', { as: adi })).body.data
    assert.deepEqual(await set(), { folder: backups, hour: 3, keep_daily: 14, keep_weekly: 4 })
    await folder.fill('')
    await save()
    await page.getByText('No backups are made by themselves', { exact: false }).waitFor()
    assert.equal((await set()).folder, undefined)
    await close()
  })

  it('holds a lead, lets it go, exports it and erases it with a receipt', async () => {
    const { page, complaints, close } = await openPage(mettle.url)
    await comeIn(page, 'adi@example.com', `/leads/${lead}`)
    await page.getByRole('tab', { name: 'Data' }).click()
    await page.getByRole('button', { name: 'Place a legal hold' }).click()
    await page.getByText('Say why, so that others know when it can be lifted.').waitFor()
    await page.getByLabel('Reason').fill('A case at court')
    await page.getByRole('button', { name: 'Place a legal hold' }).click()
    await page.getByText(/^Held since .*: A case at court$/).waitFor()
    await assertAccessible(page, 'a lead that is held', narrowAndWide)
    await page.getByRole('button', { name: 'Erase for good' }).click()
    await page.getByLabel('Type “Rohan Deshmukh” to confirm').fill('Rohan')
    await page.getByRole('button', { name: 'Erase for good' }).click()
    await page.getByText('That is not the name.').waitFor()
    await page.getByLabel('Type “Rohan Deshmukh” to confirm').fill('rohan deshmukh')
    await page.getByRole('button', { name: 'Erase for good' }).click()
    await page.getByRole('alert').getByText('legal hold', { exact: false }).waitFor()
    await assertAccessible(page, 'an erasure that is refused', narrowAndWide)

    await page.goto('/keep?part=holds')
    await page.getByRole('row', { name: /A case at court/ }).waitFor()
    await assertAccessible(page, 'holds', narrowAndWide)
    await page.getByRole('button', { name: 'Lift the hold' }).click()
    await page.getByRole('heading', { name: 'No legal hold stands' }).waitFor()

    await page.goto(`/leads/${lead}`)
    await page.getByRole('tab', { name: 'Data' }).click()
    await page.getByRole('button', { name: 'Export everything' }).click()
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download it' }).click()
    assert.match(readFileSync(await (await file).path(), 'utf8'), /Rohan Deshmukh/)
    await page.getByText('It was downloaded, and is not kept here any longer.').waitFor()
    await page.getByRole('button', { name: 'Erase for good' }).click()
    await page.getByLabel('Type “Rohan Deshmukh” to confirm').fill('Rohan Deshmukh')
    await page.getByRole('button', { name: 'Erase for good' }).click()
    const given = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the receipt' }).click()
    const receipt = JSON.parse(readFileSync(await (await given).path(), 'utf8'))
    assert.deepEqual([receipt.receipt.kind, receipt.receipt.subject_id], ['lead', lead])
    assert.ok(receipt.signature && receipt.public_key)
    await page.goto('/keep?part=erasures')
    await page.getByRole('row', { name: /^Lead .* done/ }).waitFor()
    await assertAccessible(page, 'erasures', narrowAndWide)
    assert.deepEqual(complaints, [])
    await close()
  })

  it('exports what is held about a person once and erases them, by keyboard alone', async () => {
    const { id } = await account('telecaller', 'ben@example.com', 'Ben')
    const { page, complaints, close } = await openPage(mettle.url)
    await comeIn(page, 'adi@example.com', '/people')
    const row = page.getByRole('row', { name: /ben@example\.com/ })
    await row.waitFor()
    await press(page, /^Ben Desai$/)
    const dialog = page.getByRole('dialog', { name: 'Ben Desai' })
    await dialog.getByRole('heading', { name: 'Everything held' }).waitFor()
    await press(page, /^Export everything$/)
    await dialog.getByText('It is ready.').waitFor()
    await assertAccessible(page, 'an export that is ready', narrowAndWide)
    // What has the focus has become the way to the file: nothing to look for.
    const file = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    assert.match(readFileSync(await (await file).path(), 'utf8'), /ben@example\.com/)
    await dialog.getByText('It was downloaded, and is not kept here any longer.').waitFor()
    assert.equal(await dialog.getByRole('button', { name: 'Download it' }).count(), 0)

    await press(page, /^Erase for good$/)
    await page.keyboard.type('Ben')
    await page.keyboard.press('Enter')
    await dialog.getByText('That is not the name.').waitFor()
    assert.equal(await dialog.getByLabel('Type “Ben Desai” to confirm').getAttribute('aria-invalid'), 'true')
    await assertAccessible(page, 'an erasure to confirm', narrowAndWide)
    await page.keyboard.type(' Desai')
    await page.keyboard.press('Enter')
    await dialog.getByText(/^Erased\./).waitFor()
    await assertAccessible(page, 'a person who was erased', narrowAndWide)
    const given = page.waitForEvent('download')
    await press(page, /^Download the receipt$/)
    const { receipt } = JSON.parse(readFileSync(await (await given).path(), 'utf8'))
    assert.deepEqual([receipt.kind, receipt.subject_id], ['person', id])
    assert.equal((await mettle.call('GET', `/api/people/${id}`, { as: adi })).status, 404)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await row.waitFor({ state: 'detached' })
    assert.deepEqual(complaints, [])
    await close()
  })

  it('lets everybody take their own data along, ask to be erased, and change their mind', async () => {
    await account('user', 'uma@example.com', 'Uma')
    const { page, complaints, close } = await openPage(mettle.url)
    await comeIn(page, 'uma@example.com', '/settings?part=data')
    await page.getByText('go after 14 days', { exact: false }).waitFor()
    await assertAccessible(page, 'my data', narrowAndWide)
    await page.getByRole('button', { name: 'Export everything' }).click()
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download it' }).click()
    assert.match(readFileSync(await (await file).path(), 'utf8'), /uma@example\.com/)
    await page.getByRole('button', { name: 'Erase my account' }).click()
    await page.getByRole('button', { name: 'Yes, erase it' }).click()
    await page.getByText('Your account is erased on', { exact: false }).waitFor()
    await page.reload()
    await page.getByText('Your account is erased on', { exact: false }).waitFor()
    await assertAccessible(page, 'an erasure that waits', narrowAndWide)
    await page.getByRole('button', { name: 'Keep my account' }).click()
    await page.getByText('Your account stays.').waitFor()
    await page.getByRole('button', { name: 'Erase my account' }).waitFor()
    assert.deepEqual(complaints, [])
    await close()
  })

  it('says that an erasure waits for a legal hold, to whoever asked for it and to the admin', async () => {
    const ira = await account('user', 'ira@example.com', 'Ira')
    await mettle.call('POST', `/api/people/${ira.id}/erasure`, { as: ira })
    const body = { reason: 'a secret inquiry' }
    await mettle.call('PUT', `/api/people/${ira.id}/legal-hold`, { as: adi, body })
    const own = await openPage(mettle.url)
    await comeIn(own.page, 'ira@example.com', '/settings?part=data')
    await own.page.getByText('a legal hold stands on your account', { exact: false }).waitFor()
    assert.equal(await own.page.getByText('Your account is erased on', { exact: false }).count(), 0)
    assert.equal(await own.page.getByText('inquiry', { exact: false }).count(), 0)
    await assertAccessible(own.page, 'an erasure that is held', narrowAndWide)
    await own.close()

    const { page, complaints, close } = await openPage(mettle.url)
    await comeIn(page, 'adi@example.com', '/keep?part=erasures')
    await page.getByRole('row', { name: /Ira Desai waits .*until its legal hold is lifted/ }).waitFor()
    await assertAccessible(page, 'erasures, one of them held', narrowAndWide)
    assert.deepEqual([...own.complaints, ...complaints], [])
    await close()
  })

  it('sees the limits, and who was refused', async () => {
    for (let n = 0; n < 4; n++)
      await mettle.call('GET', '/api/leads/export', { as: await mettle.person('manager') })
    const busy = await account('manager', 'ben@example.com', 'Ben')
    for (let n = 0; n < 5; n++) await mettle.call('GET', '/api/leads/export', { as: busy })
    const { page, complaints, close } = await openPage(mettle.url)
    await comeIn(page, 'adi@example.com', '/limits')
    await page.getByRole('row', { name: /large work of one person 3 in 1 min RATE_LIMIT_BULK/ }).waitFor()
    await page.getByRole('row', { name: /^Ben Desai .*large work.* 2 / }).waitFor()
    await assertAccessible(page, 'limits', narrowAndWide)
    assert.deepEqual(complaints, [])
    await close()
  })
})
