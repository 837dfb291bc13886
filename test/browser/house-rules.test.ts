import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { type TestPerson, type TestService, testService } from '../harness/index.ts'
import { assertAccessible, comeIn, narrowAndWide, openPage, password, withoutBrowser } from './browser.ts'

describe('what an admin sets for the whole house', { skip: withoutBrowser }, () => {
  let mettle: TestService
  let other: TestPerson
  const email = 'adi@example.com'
  before(async () => {
    mettle = await testService()
    other = await mettle.person('admin')
    const body = { email, password, first_name: 'Adi' }
    const { id } = (await mettle.call('POST', '/api/auth/signup', { body })).body.data.user
    await mettle.superuser.query(`update profiles set role = 'admin' where id = $1`, [id])
  })
  const setting = async (name: string) =>
    (await mettle.call('GET', `/api/settings/${name}`, { as: other })).body.data
  const card = (page: Page, name: string) => page.getByRole('region', { name })
  const save = (of: Locator) => of.getByRole('button', { name: /^Save/ })

  it('is who writes assessments, how many, and how soon one is taken again', async () => {
    const { page, complaints, close } = await openPage(mettle.url)
    await comeIn(page, email, '/definitions')
    await page.getByRole('tab', { name: 'Rules' }).click()
    const writers = card(page, 'Who writes assessments')
    await writers.getByText('Everybody with an account may write assessments.').waitFor()
    assert.equal(await save(writers).isDisabled(), true, 'nothing was changed yet')
    await writers.getByLabel('At least this role').selectOption('Manager')
    await writers.getByText('Managers and admins may write assessments.').waitFor()
    await save(writers).click()
    await page.getByText('Who writes assessments was saved.').waitFor()
    const caller = await mettle.person('telecaller')
    const tried = await mettle.call('POST', '/api/assessments', {
      as: caller,
      body: { title: 'T', items: [] },
    })
    assert.match(tried.text, /needs the role manager or above here/)

    const quota = card(page, 'How many one person may keep')
    const most = quota.getByLabel('Definitions a person')
    await most.fill('many')
    await save(quota).click()
    await quota.getByText('A whole number from 0 to 100,000.').waitFor()
    assert.equal(await quota.getByText('Each person may keep', { exact: false }).count(), 0)
    await most.fill('200000')
    assert.equal(await most.getAttribute('aria-invalid'), 'true')
    await assertAccessible(page, 'a number that is refused', narrowAndWide)
    await most.fill('5')
    await quota.getByText('Each person may keep 5 definitions.').waitFor()
    await most.press('Enter')
    await page.getByText('How many one person may keep was saved.').waitFor()
    assert.deepEqual(await setting('assessment-definitions'), { definitions_per_person: 5 })

    // Somebody else is faster.
    const again = card(page, 'Before somebody takes one again')
    await again.getByLabel('Days').fill('0')
    await again.getByText('An assessment may be taken again at once.').waitFor()
    await mettle.call('PUT', '/api/settings/assessment-retakes', { as: other, body: { pause_days: 7 } })
    await save(again).click()
    await again.getByText('An assessment may be taken again after 7 days.').waitFor()
    await again.getByRole('button', { name: 'Keep yours' }).click()
    await save(again).click()
    await page.getByText('The days before somebody takes one again were saved.').waitFor()
    assert.deepEqual(await setting('assessment-retakes'), { pause_days: 0 })

    await page.goto('/limits')
    await page.getByText('Live', { exact: true }).waitFor()
    await page.keyboard.press('/')
    await page.getByRole('combobox', { name: 'Find' }).fill('retake')
    await page.getByRole('option', { name: /^Rules of assessments/ }).waitFor()
    await assertAccessible(page, 'a part of a page is found')
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: 'Rules', selected: true }).waitFor()
    assert.equal(await writers.getByLabel('At least this role').inputValue(), 'manager')
    assert.deepEqual(complaints, [])
    await close()
  })

  it('is how long somebody who asks to be erased may change their mind', async () => {
    const { page, complaints, close } = await openPage(mettle.url)
    await comeIn(page, email, '/keep?part=erasures')
    const waiting = card(page, 'Time to change one’s mind')
    const days = waiting.getByLabel('Days')
    await waiting.getByText('Who asks to be erased is erased after 14 days.').waitFor()
    await days.fill('91')
    await save(waiting).click()
    await waiting.getByText('A whole number from 0 to 90.').waitFor()
    await days.fill('3')
    await save(waiting).click()
    await page.getByText('The time was saved.', { exact: false }).waitFor()
    assert.deepEqual(await setting('erasure'), { waiting_days: 3 })
    await assertAccessible(page, 'time to change one’s mind', narrowAndWide)
    assert.deepEqual(complaints, [])
    await close()
  })

  it('is where checkpoints of the audit log go', async () => {
    const { page, complaints, close } = await openPage(mettle.url)
    await comeIn(page, email, '/audit')
    await page.getByText('Where checkpoints are sent').click()
    const places = card(page, 'Checkpoints that leave this machine')
    await places.getByText('They are kept in the data folder', { exact: false }).waitFor()
    await places.getByLabel('Posted once an hour to').fill('ftp://elsewhere.example')
    await save(places).click()
    await places.getByText('an address that begins with http', { exact: false }).waitFor()
    await places.getByLabel('Posted once an hour to').fill('https://elsewhere.example/checkpoints')
    await places.getByLabel('Mailed once a day to').fill('keeper@elsewhere.example')
    await save(places).click()
    await page.getByText('Where checkpoints go was saved.').waitFor()
    assert.deepEqual(await setting('audit-checkpoints'), {
      email: 'keeper@elsewhere.example',
      url: 'https://elsewhere.example/checkpoints',
    })
    await assertAccessible(page, 'where checkpoints go', narrowAndWide)
    for (const name of ['Mailed once a day to', 'Posted once an hour to'])
      await places.getByLabel(name).fill('')
    await save(places).click()
    await places.getByText('sent nowhere', { exact: false }).waitFor()
    assert.deepEqual(complaints, [])
    await close()
  })
})
