import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
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
import { addLead, password, setUpDesk, signIn } from './desk.fixture.ts'

const wide: View = { width: 1440, height: 900, colorScheme: 'light' }
const narrowDark = views[1] as View

describe('the rules of the work', { skip: withoutBrowser }, () => {
  let mettle: TestService
  let boss: TestPerson
  before(async () => {
    mettle = await testService()
    const desk = await setUpDesk(mettle)
    boss = desk.boss
    await account('Mira', 'manager')
    await account('Adi', 'admin')
    await account('Imran', 'telecaller')
    await addLead(mettle, desk.asha, 'Meera Joshi', { source: 'website' })
    await addLead(mettle, desk.asha, 'Rohan Deshmukh', { source: 'fair' })
  })

  async function account(first_name: string, role: TestPerson['role']): Promise<TestPerson> {
    const body = { email: `${first_name.toLowerCase()}@example.com`, password, first_name }
    const { id } = (await mettle.call('POST', '/api/auth/signup', { body })).body.data.user
    await mettle.superuser.query('update profiles set role = $2 where id = $1', [id, role])
    return { id, role, token: await mettle.identity.accessTokenFor(id) }
  }
  const come = async (who: string, path: string, view: View = wide) => {
    const opened = await openPage(mettle.url, view)
    await signIn(opened.page, path, `${who}@example.com`)
    return opened
  }
  const setting = async (name: string) =>
    (await mettle.call('GET', `/api/settings/${name}`, { as: boss })).body.data

  it('let a manager write assignment rules, try them out and see who is available', async () => {
    const { page, complaints, close } = await come('mira', '/assignment')
    await page.getByText('Rule 1: Every lead to every telecaller, in turn.').waitFor()
    await page.getByText('2 of 2 telecallers take leads now.').waitFor()
    await isTrue(
      page,
      `[...document.querySelectorAll('table')].every(({ parentElement: frame }) => frame.scrollWidth <= frame.clientWidth)`,
    )
    await page.getByRole('button', { name: 'Add a rule' }).click()
    await page.getByRole('button', { name: 'Add the source fair' }).click()
    await page.getByLabel('Those chosen, in turn').check()
    await page.getByLabel('Most open leads each').fill('many')
    await page.getByRole('button', { name: 'Save the rules' }).click()
    await page.getByText('Choose somebody, or let every telecaller take turns.').waitFor()
    await isTrue(page, `document.activeElement.closest('fieldset')?.hasAttribute('data-wrong')`)
    await page.getByRole('checkbox', { name: 'Imran' }).check()
    await page.getByText('A whole number from 1 to 100,000, or nothing.').waitFor()
    await page.getByText('Rule 1: Leads from fair to Imran.').waitFor()
    await page.getByRole('button', { name: 'Save the rules' }).click()
    await isTrue(page, `document.activeElement.value === 'many'`)
    await assertAccessible(page, 'a rule with a problem')
    await page.getByLabel('Most open leads each').fill('40')
    await page.getByText('Rule 1: Leads from fair to Imran, up to 40 open leads each.').waitFor()

    await page.getByRole('button', { name: 'Try out on the last hundred leads' }).click()
    await page.getByText('2 of 2 would be given to somebody.').waitFor()
    await page.getByText('Lead by lead').first().click()
    await page.getByRole('row', { name: /Rohan Deshmukh fair Rule 1: Imran/ }).waitFor()
    await assertAccessible(page, 'tried out')
    assert.equal((await setting('assignment')).rules.length, 1, 'nothing was changed by trying')

    await page.getByRole('button', { name: 'Move rule 1 down' }).click()
    await page.getByText('Never reached: a rule above takes every lead.', { exact: false }).waitFor()
    await page.getByText('The rules were changed since.', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Move rule 2 up' }).click()

    // Somebody else is faster.
    const theirs = { rules: [{ sources: [null], people: [], capacity: null }] }
    await mettle.call('PUT', '/api/settings/assignment', { as: boss, body: theirs })
    await page.getByRole('button', { name: 'Save the rules' }).click()
    await page.getByText('Leads from no source to every telecaller, in turn.').waitFor()
    await assertAccessible(page, 'two versions of the rules')
    await page.getByRole('button', { name: 'Keep yours' }).click()
    await page.getByRole('button', { name: 'Save the rules' }).click()
    await page.getByText('The rules were saved.', { exact: false }).waitFor()
    const { rules } = await setting('assignment')
    assert.deepEqual(
      rules.map(({ sources, capacity }: { sources: string[]; capacity: number }) => [sources, capacity]),
      [
        [['fair'], 40],
        [[], null],
      ],
    )

    // Keys that move through a closed list save nothing yet, and whoever goes on has changed nothing.
    const takes = page.getByLabel('Whether Imran takes leads')
    await takes.focus()
    await page.keyboard.press('ArrowDown')
    assert.equal(await takes.inputValue(), 'today')
    await page.keyboard.press('Tab')
    assert.equal(await takes.inputValue(), 'here')
    await page.getByText('2 of 2 telecallers take leads now.').waitFor()
    await takes.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByText('1 of 2 telecallers take leads now.').waitFor()
    await takes.selectOption('Yes')
    await page.getByText('2 of 2 telecallers take leads now.').waitFor()

    await mettle.superuser.query("update leads set assigned_to = null where name = 'Rohan Deshmukh'")
    await page.getByRole('button', { name: 'Give them out by rule' }).click()
    await page.getByText('1 of 1 will be given to somebody.').waitFor()
    await page.getByRole('button', { name: 'Not now' }).click()
    await page.getByRole('button', { name: 'Give them out by rule' }).click()
    await isTrue(page, `document.activeElement.textContent === 'Give out 1'`)
    const unowned = () => mettle.superuser.query('select from leads where assigned_to is null')
    assert.equal((await unowned()).rows.length, 1)
    await page.keyboard.press('Enter')
    await page.getByText('1 lead was given out.').waitFor()
    await page.getByText('Every lead has somebody.').waitFor()
    assert.equal((await unowned()).rows.length, 0)
    await page.getByRole('button', { name: 'Give them out by rule' }).click()
    await page.getByText('There is nothing to give out.').waitFor()
    assert.deepEqual(complaints, [])
    await close()
  })

  it('let an admin write scripts and see them as a telecaller will', async () => {
    const { page, complaints, close } = await come('adi', '/scripts')
    await page.getByText('leads that are contacted').waitFor()
    await page.getByRole('button', { name: 'New script' }).click()
    await page.getByRole('button', { name: 'Save the script' }).click()
    await page.getByText('A title is needed.').waitFor()
    await isTrue(page, `document.activeElement.labels?.[0].textContent === 'Title'`)
    await page.getByLabel('Title').fill('First call')
    await page.getByLabel('What to say').fill('Good morning.\n\nYou wrote to us.')
    await page.getByLabel('At the stage').selectOption('Contacted')
    const preview = page.getByRole('heading', { name: 'Script: First call' })
    await preview.waitFor()
    await page.getByText('Shown for leads that are contacted.').waitFor()
    await page.getByRole('button', { name: 'Save the script' }).click()
    await page
      .getByText('There is a script for leads that are contacted already.', { exact: false })
      .waitFor()
    await isTrue(page, `document.activeElement.labels?.[0].textContent.startsWith('For leads from')`)
    await assertAccessible(page, 'a script that is there already')
    await page.getByLabel('For leads from').fill('website')
    await page.getByRole('button', { name: 'Save the script' }).click()
    await page.getByText('“First call” was saved.', { exact: false }).waitFor()

    const open = page.getByRole('link', { name: 'First call leads from website that are contacted' })
    await open.waitFor()
    const id = new URL(page.url()).searchParams.get('script') as string
    await page.getByLabel('What to say').fill('Good morning, it is Asha.')
    const theirs = { title: 'First call', source: 'website', status: 'contacted', body: 'Namaste.' }
    await mettle.call('PUT', `/api/scripts/${id}`, { as: boss, body: theirs })
    await page.getByRole('button', { name: 'Save the script' }).click()
    await page.getByText('Theirs: Namaste.').waitFor()
    await page.getByRole('button', { name: 'Take theirs' }).click()
    assert.equal(await page.getByLabel('What to say').inputValue(), 'Namaste.')

    await page.getByRole('button', { name: 'Delete' }).click()
    await open.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await open.waitFor()
    assert.deepEqual(complaints, [])
    await close()
  })

  it('let an admin change what outcomes do, and refuse what cannot be', async () => {
    const { page, complaints, close } = await come('adi', '/call-outcomes')
    await page.getByRole('heading', { name: 'Connected' }).waitFor()
    await page.getByText('Moves to contacted, leaves the queue').waitFor()
    const save = page.getByRole('button', { name: 'Save all outcomes' })
    await page.getByRole('button', { name: 'No answer' }).click()
    await page.getByLabel('Tried again after').fill('soon, 1 h')
    await page.getByText('Write minutes, hours or days', { exact: false }).waitFor()
    await page.getByText('Nothing yet: a field cannot be read.').waitFor()
    await save.click()
    await isTrue(page, `document.activeElement.value === 'soon, 1 h'`)
    await page.getByLabel('Tried again after').fill('2 h, 700 d')
    await page.getByText('Stays new, tried again after 2 hours').waitFor()
    await page.getByRole('button', { name: 'Busy' }).click()
    await save.click()
    await page.getByText('must be at most 525600', { exact: false }).waitFor()
    await isTrue(page, `document.activeElement.value === '2 h, 700 d'`)
    await assertAccessible(page, 'refused by the service')
    await page.getByLabel('Tried again after').fill('2 h, 1 d')
    await save.click()
    await page.getByText('The outcomes were saved.', { exact: false }).waitFor()
    assert.deepEqual((await setting('call-outcomes')).no_answer.retry_minutes, [120, 1440])
    assert.deepEqual(complaints, [])
    await close()
  })

  it('let an admin set the calling hours, and say at the field what cannot be', async () => {
    const { page, complaints, close } = await come('adi', '/call-queue')
    const hours = page.getByRole('region', { name: 'Calling hours' })
    await hours.getByText('Leads may be called every day, at any hour.').waitFor()
    const save = hours.getByRole('button', { name: 'Save the calling hours' })
    assert.equal(await save.isDisabled(), true, 'nothing was changed yet')
    const from = hours.getByLabel('From')
    const to = hours.getByLabel('To')
    await from.fill('early')
    await save.click()
    await hours.getByText('Write a time, as 09:00.').waitFor()
    await from.fill('9:30')
    await to.fill('8')
    await save.click()
    await hours.getByText('Must be later than from.').waitFor()
    assert.equal(
      await hours.getByText('Leads may be called', { exact: false }).count(),
      0,
      'nor said to hold',
    )
    assert.equal(await to.getAttribute('aria-invalid'), 'true')
    assert.equal((await setting('calling-hours')).to, '24:00', 'what is refused changes nothing')
    await assertAccessible(page, 'hours that are refused', narrowAndWide)
    await to.fill('20:00')
    for (const day of ['Wednesday', 'Sunday']) await hours.getByLabel(day).uncheck()
    await hours
      .getByText(
        'Leads may be called Monday, Tuesday and Thursday to Saturday, from 09:30 to 20:00 where their number rings.',
      )
      .waitFor()

    // Somebody else is faster.
    const theirs = { from: '10:00', to: '19:00', days: [1, 2, 3, 4, 5] }
    await mettle.call('PUT', '/api/settings/calling-hours', { as: boss, body: theirs })
    await save.click()
    await hours
      .getByText('Leads may be called Monday to Friday, from 10:00 to 19:00 where their number rings.')
      .waitFor()
    assert.equal(await from.inputValue(), '9:30', 'nothing of one’s own is touched')
    assert.equal(await save.isDisabled(), true)
    await assertAccessible(page, 'two versions of the hours')
    await page.getByRole('button', { name: 'Keep yours' }).click()
    assert.equal(await hours.getByText('This could not be loaded').count(), 0, 'settled is settled')
    await to.press('Enter')
    await page.getByText('The calling hours were saved.', { exact: false }).waitFor()
    assert.deepEqual(await setting('calling-hours'), { from: '09:30', to: '20:00', days: [1, 2, 4, 5, 6] })
    assert.deepEqual(complaints, [])
    await close()
  })

  it('let an admin order sources by keyboard and set how long leads are held', async () => {
    const { page, complaints, close } = await come('adi', '/call-queue')
    const queue = page.getByRole('region', { name: 'Queue' })
    const save = queue.getByRole('button', { name: 'Save the queue' })
    const order = () => queue.getByRole('listitem').allInnerTexts()
    await queue.getByText('No source comes first', { exact: false }).waitFor()
    await queue.getByRole('button', { name: 'Add the source website' }).click()
    await queue.getByRole('button', { name: 'Add the source fair' }).click()
    assert.equal(await queue.getByRole('button', { name: /^Add the source/ }).count(), 0)
    const another = queue.getByLabel('Another source')
    await another.fill('Fair')
    await queue.getByText('Fair is in the list already.').waitFor()
    await page.keyboard.press('Enter')
    await another.fill('friends')
    await page.keyboard.press('Enter')
    await queue.getByRole('button', { name: 'Move friends up' }).focus()
    await page.keyboard.press('Enter')
    await queue.getByText('friends is number 2 of 3.').waitFor()
    // Pressed again where the focus was left; at the top it goes on with the other button.
    await page.keyboard.press('Enter')
    await queue.getByText('friends is number 1 of 3.').waitFor()
    await page.locator('[aria-label="Move friends down"]:focus').waitFor()
    await queue.getByRole('button', { name: 'Remove website' }).click()
    await queue.getByText('website was removed.').waitFor()
    assert.deepEqual(
      (await order()).map(text => text.split('\n')[0]),
      ['friends', 'fair'],
    )
    await assertAccessible(page, 'sources in order', narrowAndWide)

    await queue.getByLabel('A lead is held for').fill('long')
    await save.click()
    await queue.getByText('Write a whole number.').waitFor()
    await queue.getByLabel('A lead is held for').fill('481')
    await save.click()
    await queue.getByText('Must be at most 480.').waitFor()
    await queue.getByLabel('A lead is held for').fill('20')
    await queue.getByLabel('Most leads held').fill('3')
    await queue
      .getByText(
        'A lead is held for 20 min, at most 3 by one person. Among leads never called, first those of \u2068friends\u2069, \u2068fair\u2069, then all others.',
      )
      .waitFor()
    await save.click()
    await page.getByText('The queue was saved.', { exact: false }).waitFor()
    const saved = { lease_minutes: 20, most_claims: 3, source_priority: ['friends', 'fair'] }
    assert.deepEqual(await setting('call-queue'), saved)

    await queue.getByRole('button', { name: 'Remove friends' }).click()
    await queue.getByRole('button', { name: 'Discard changes' }).click()
    assert.equal((await order()).length, 2)
    assert.deepEqual(complaints, [])
    await close()
  })

  it('tell a manager the calling hours and the queue, which only an admin changes', async () => {
    const { page, complaints, close } = await come('mira', '/team')
    await page.getByRole('link', { name: 'Calling hours' }).click()
    await page.getByText(/^Leads may be called .*\.$/).waitFor()
    await page.getByText(/^A lead is held for \d+ min, at most \d+ by one person\.$/).waitFor()
    await page.getByText('An admin can change this.').waitFor()
    assert.equal(await page.getByRole('textbox').count(), 0)
    assert.equal(await page.getByRole('button', { name: /^Save/ }).count(), 0)
    await assertAccessible(page, 'calling hours to read', narrowAndWide)
    assert.deepEqual(complaints, [])
    await close()
  })

  it('are readable on a phone in the dark, and not open to a telecaller', async () => {
    const { page, complaints, close } = await come('adi', '/assignment', narrowDark)
    await page.getByRole('button', { name: 'Change rule 1' }).click()
    await assertAccessible(page, 'assignment')
    await page.goto('/scripts')
    await page.getByRole('link', { name: 'Second conversation' }).click()
    await page.getByLabel('What to say').waitFor()
    await assertAccessible(page, 'scripts')
    await page.goto('/call-outcomes')
    await page.getByRole('heading', { name: 'Connected' }).waitFor()
    await assertAccessible(page, 'call outcomes')
    await page.goto('/call-queue')
    await page.getByRole('heading', { name: 'Queue', exact: true }).waitFor()
    await assertAccessible(page, 'calling hours and queue')
    assert.deepEqual(complaints, [])
    await close()
    const other = await openPage(mettle.url, wide)
    await signIn(other.page, '/assignment')
    await other.page.getByText('This is not open to you').waitFor()
    await other.close()
  })
})
