import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { type TestPerson, type TestService, testService } from '../harness/index.ts'
import {
  assertAccessible,
  comeIn,
  isTrue,
  narrowAndWide,
  openPage,
  password,
  withoutBrowser,
} from './browser.ts'

describe('an admin writing an assessment', { skip: withoutBrowser }, () => {
  let mettle: TestService
  let adi: TestPerson
  before(async () => {
    mettle = await testService()
    const body = { email: 'adi@example.com', password, first_name: 'Adi' }
    const { id } = (await mettle.call('POST', '/api/auth/signup', { body })).body.data.user
    await mettle.superuser.query("update profiles set role = 'admin' where id = $1", [id])
    adi = { id, role: 'admin', token: await mettle.identity.accessTokenFor(id) }
  })
  const stored = async (id: string) =>
    (await mettle.call('GET', `/api/assessments/${id}`, { as: adi })).body.data
  const idIn = (page: Page) => new URL(page.url()).pathname.split('/')[2] as string
  const press = (page: Page, name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .focus()
      .then(() => page.keyboard.press('Enter'))

  it('does so by form and keyboard, is told what is wrong as they type, previews and saves it', async () => {
    const { page, complaints, close } = await openPage(mettle.url)
    await comeIn(page, 'adi@example.com', '/definitions')
    await page.getByRole('table', { name: 'Definitions' }).getByText('Mettle Strengths').waitFor()
    await assertAccessible(page, 'definitions', narrowAndWide)
    await page.getByRole('link', { name: 'Write an assessment' }).click()
    await page.getByText('2 things to mend before it can be taken').waitFor()
    await press(page, 'Create it')
    await page.getByRole('region', { name: '2 things to mend' }).waitFor()
    await assertAccessible(page, 'an empty form that was tried', narrowAndWide)

    await page.getByLabel('Title').fill('Calls in a day')
    await page.getByLabel('Time limit in minutes').fill('0,5')
    await page.getByText('Must be a number from 1 to 1440.').first().waitFor()
    await page.getByLabel('Time limit in minutes').fill('30')

    await press(page, 'Add a statement')
    await isTrue(page, `document.activeElement.tagName === 'TEXTAREA'`)
    await page.keyboard.type('I finish what I begin.')
    for (const words of ['I plan my day.', 'I give up early.', 'I keep promises.']) {
      await press(page, 'Add a statement')
      await isTrue(page, `document.activeElement.tagName === 'TEXTAREA' && !document.activeElement.value`)
      await page.keyboard.type(words)
    }
    const row = (words: string) => page.getByRole('button', { name: words })
    await row('I give up early.').press('Enter')
    await page.getByLabel('Counts the other way round').check()
    await page.getByText('Item parameters').focus()
    await page.keyboard.press('Enter')
    for (const number of ['1,2', '-2', '-1', '-1,5', '2']) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(number)
    }
    const third = page.getByLabel('Threshold 3 (b3)')
    await page.getByText('Must be greater than the one before it.').first().waitFor()
    assert.equal(await third.getAttribute('aria-invalid'), 'true')
    await assertAccessible(page, 'item parameters with a problem', narrowAndWide)
    await third.fill('0,5')
    await page.getByText('Must be greater than the one before it.').waitFor({ state: 'detached' })
    await page.getByText('Twin, questions it does not go with').click()
    await page.getByLabel('Never together with').fill('analytical-s-99')
    await page.getByText('Names a question that does not exist.').first().waitFor()
    await page.getByLabel('Never together with').fill('analytical-s-04')
    await page.getByText('Names a question that does not exist.').waitFor({ state: 'detached' })
    await page.getByText('Whom it suits best').click()
    await page.getByLabel('Roles').fill('telecaller\nsales')
    await page.getByLabel('Industries').fill('finance')
    await assertAccessible(page, 'everything a statement can have', narrowAndWide)
    await row('I give up early.').press('Alt+ArrowUp')
    await page.getByText('Now number 2 of 4.').waitFor()
    await isTrue(page, `document.activeElement.textContent.includes('I give up early.')`)

    await press(page, 'Add a scene')
    await page.keyboard.type('A customer shouts at you.')
    await page.getByLabel('Option 1', { exact: true }).fill('Listen')
    await page.getByLabel('Option 2', { exact: true }).fill('Hang up')
    await page.getByLabel('How well it works').nth(1).fill('7')
    await page.getByText('Must be a number from 1 to 5.').first().waitFor()
    await page.getByLabel('How well it works').nth(1).fill('5')
    await page.getByText('Must differ in effectiveness', { exact: false }).first().waitFor()
    await page.getByLabel('How well it works').nth(1).fill('1')
    await press(page, 'Add an option')
    await isTrue(page, `document.activeElement.tagName === 'INPUT'`)
    await page.keyboard.type('Ask a colleague')
    await press(page, 'Move option 3 up')
    await assertAccessible(page, 'a form with a scene', narrowAndWide)

    await press(page, 'Add an exercise')
    await page.keyboard.type('How many calls are left?')
    await page.getByLabel('What is answered').selectOption('A number')
    await page.getByLabel('The right number').fill('12')
    await page.getByRole('heading', { name: 'It can be taken as it stands' }).waitFor()

    // What is written outlives the page.
    await isTrue(page, `Object.values(localStorage).some(text => text.includes('How many calls are left?'))`)
    await page.reload()
    await page.getByText('This is what you wrote last time.').waitFor()
    assert.equal(await page.getByLabel('Title').inputValue(), 'Calls in a day')

    await press(page, 'Preview as a taker')
    await page.getByText('Question 1 of 6.', { exact: false }).waitFor()
    await page.getByRole('heading', { name: 'I finish what I begin.' }).waitFor()
    await assertAccessible(page, 'a preview', narrowAndWide)
    for (const next of ['I give up early.', 'I plan my day.', 'I keep promises.', 'A customer shouts']) {
      await page.keyboard.press('4')
      await page.getByRole('heading', { name: next }).waitFor()
    }
    await page.getByRole('button', { name: 'End the preview' }).click()
    await press(page, 'Create it')
    await page.getByRole('heading', { name: 'Calls in a day' }).waitFor()
    await page.getByRole('table', { name: 'Versions' }).getByText('in force').waitFor()

    const made = await stored(idIn(page))
    assert.deepEqual(
      made.questions.map((one: Record<string, unknown>) => [one.id, one.text, one.reversed ?? false]),
      [
        ['analytical-s-01', 'I finish what I begin.', false],
        ['analytical-s-03', 'I give up early.', true],
        ['analytical-s-02', 'I plan my day.', false],
        ['analytical-s-04', 'I keep promises.', false],
        ['analytical-j-01', 'A customer shouts at you.', false],
        ['analytical-x-01', 'How many calls are left?', false],
      ],
    )
    assert.deepEqual(
      made.questions[4].options.map(({ text }: { text: string }) => text),
      ['Listen', 'Ask a colleague', 'Hang up'],
    )
    assert.deepEqual(made.questions[1].parameters, { a: 1.2, b: [-2, -1, 0.5, 2] })
    const { enemies, roles, industries } = made.questions[1]
    assert.deepEqual(
      [enemies, roles, industries],
      [['analytical-s-04'], ['telecaller', 'sales'], ['finance']],
    )
    for (const field of ['parameters', 'enemies', 'roles', 'industries'])
      assert.ok(!(field in made.questions[0]), 'what nobody gave is not there')
    assert.deepEqual(made.scoring_rules, { time_limit_minutes: 30 })
    const attempts = await mettle.superuser.query('select from attempts')
    assert.equal(attempts.rowCount, 0, 'a preview makes no attempt')
    assert.deepEqual(complaints, [])
    await close()
  })

  it('changes it as a new version; whoever has taken it keeps theirs, and two admins are told of each other', async () => {
    const { rows } = await mettle.superuser.query("select id from assessments where title = 'Calls in a day'")
    const { id } = rows[0]
    const taker = await mettle.person('user')
    const body = { assessment_id: id }
    assert.equal((await mettle.call('POST', '/api/assessments/start', { as: taker, body })).status, 201)
    const { page, complaints, close } = await openPage(mettle.url)
    await comeIn(page, 'adi@example.com', `/assessments/${id}/edit`)
    await page.getByLabel('Title').fill('Calls in a week')
    await mettle.call('PUT', `/api/assessments/${id}`, { as: adi, body: { description: 'Theirs' } })
    await press(page, 'Save as a new version')
    await page.getByText('Somebody else has changed it since you opened it.').waitFor()
    await assertAccessible(page, 'a conflict', narrowAndWide)
    await page.getByRole('button', { name: 'Save mine in its place' }).click()
    const versions = page.getByRole('table', { name: 'Versions' })
    await versions.getByRole('row', { name: /^3 in force 0 0 never Calls in a week/ }).waitFor()
    await versions.getByRole('row', { name: /^1 until .* 1 0 .* Calls in a day/ }).waitFor()
    assert.equal((await stored(id)).title, 'Calls in a week')

    await page.getByRole('button', { name: 'Take out of use' }).click()
    await page.getByRole('button', { name: 'Yes, take it out of use' }).click()
    await page.getByText('It is out of use.').waitFor()
    await page.getByRole('link', { name: 'To the definitions' }).click()
    await page.getByLabel('Show').selectOption('Taken out of use')
    const list = page.getByRole('table', { name: 'Definitions' })
    await list.getByRole('row', { name: /^Calls in a week Taken out of use 3 1 0/ }).waitFor()
    await list.getByText('Mettle Strengths').waitFor({ state: 'detached' })
    assert.match(page.url(), /state=retired/)
    assert.deepEqual(complaints, [])
    await close()
  })

  it('imports one from a file, checked before it is sent, and mends it in the form', async () => {
    const { page, complaints, close } = await openPage(mettle.url)
    await comeIn(page, 'adi@example.com', '/definitions')
    const give = (name: string, content: string) =>
      page
        .getByLabel('A definition as JSON')
        .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })
    await page.getByLabel('A definition as JSON').waitFor()
    await give('cut.json', '{"title": "Cut')
    await page.getByText('It is not JSON, or was cut off.').waitFor()
    const question = { id: 'q-1', kind: 'self', dimension: 'work_ethic', text: 'I begin early.' }
    const broken = { title: 'From a file', questions: [question, { ...question, id: 'q-2', text: '' }] }
    await give('broken.json', JSON.stringify(broken))
    await page.getByText('broken.json: 1 problem').waitFor()
    await page.getByText('questions[1].text').waitFor()
    await page.getByText('Must be a text of 1 to 4000 characters.').waitFor()
    await assertAccessible(page, 'a file with a problem', narrowAndWide)
    assert.equal(await page.getByRole('button', { name: 'Create it' }).count(), 0)
    await page.getByRole('button', { name: 'Open it in the form' }).click()
    await page.getByRole('button', { name: 'questions[1].text' }).click()
    await page.getByLabel('Statement', { exact: true }).fill('I end late.')
    await press(page, 'Create it')
    await page.getByRole('heading', { name: 'From a file', exact: true }).waitFor()
    await page.getByRole('table', { name: 'Versions' }).waitFor()
    assert.equal((await stored(idIn(page))).questions[1].text, 'I end late.')

    await page.goto('/definitions')
    await give('good.json', JSON.stringify({ title: 'A good file', questions: [question] }))
    await page.getByText('good.json: “A good file” with 1 questions.', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Create it' }).click()
    await page.getByRole('heading', { name: 'A good file' }).waitFor()
    assert.deepEqual(complaints, [])
    await close()
  })
})
