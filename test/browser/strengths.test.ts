import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import {
  createAssessment,
  crowd,
  type Simulee,
  seededRandom,
  smallQuestions,
} from '../../server/assessments/crowd.fixture.ts'
import { quickAssessment, takeQuick } from '../../server/reports/crowd.fixture.ts'
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
import { password, signIn } from './desk.fixture.ts'

const wide: View = { width: 1440, height: 900, colorScheme: 'light' }
const phoneDark = views[1] as View
const email = 'mira@example.com'
const key = randomBytes(32).toString('base64')

describe('a manager reading strengths', { skip: withoutBrowser }, () => {
  let mettle: TestService
  let admin: TestPerson
  let quick: string
  const people: Record<string, TestPerson> = {}

  before(async () => {
    mettle = await testService({ METTLE_KEY: key })
    admin = await mettle.person('admin')
    const account = { email, password, first_name: 'Mira', last_name: 'Pawar' }
    const { body } = await mettle.call('POST', '/api/auth/signup', { body: account })
    await mettle.superuser.query("update profiles set role = 'manager' where id = $1", [body.data.user.id])
    quick = await quickAssessment(mettle, admin)
    const strong = {
      Asha: ['communication_skills', 'work_ethic'],
      Dev: ['learning_agility', 'work_ethic'],
      Nisha: ['communication_skills', 'work_ethic'],
      Ravi: ['technical_proficiency'],
    }
    for (const [first_name, dimensions] of Object.entries(strong)) {
      const person = await mettle.person('telecaller', { first_name, last_name: 'Rao' })
      people[first_name] = person
      await takeQuick(mettle, person, quick, dimensions)
      if (first_name !== 'Ravi')
        await mettle.call('PUT', '/api/comparison-consent', { as: person, body: { given: true } })
    }
    await mettle.superuser.query('update assessments set is_active = (id = $1)', [quick])
  })

  const come = async (path: string, view: View = wide) => {
    const opened = await openPage(mettle.url, view)
    await signIn(opened.page, path, email)
    return opened
  }
  const choose = async (page: Page, names: readonly string[]) => {
    for (const name of names) await page.getByRole('checkbox', { name: `${name} Rao` }).check()
  }

  it('makes a team, is told why nothing is shown of so few, and reads it once there are enough', async () => {
    const { page, complaints, close } = await come('/strengths')
    await page.getByRole('heading', { name: 'There is no team yet' }).waitFor()
    await assertAccessible(page, 'no team')
    await page.getByRole('button', { name: 'Make the first team' }).click()
    await page.getByRole('checkbox', { name: 'Asha Rao' }).waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Give the team a name.').waitFor()
    await page.getByLabel('Name of the team').fill('Mumbai desk')
    await page.getByLabel('Find somebody').fill('nobody')
    await page.getByText('Nobody by that name.', { exact: false }).waitFor()
    await page.getByLabel('Find somebody').fill('')
    await choose(page, ['Asha', 'Dev', 'Ravi'])
    await page.getByText('3 chosen').waitFor()
    await assertAccessible(page, 'a new team')
    await page.getByRole('button', { name: 'Save' }).click()

    // Ravi has results and has not agreed.
    await page.getByRole('heading', { name: 'There are too few to compare yet' }).waitFor()
    await page.getByText('Fewer than 3 of this team').waitFor()
    await assertAccessible(page, 'too few')
    await page.getByRole('button', { name: 'Change team' }).click()
    await choose(page, ['Nisha'])
    await page.getByRole('button', { name: 'Save' }).click()

    await page.getByText('3 of 4 people have results and agreed to be compared').waitFor()
    await page.getByText('scores stand on each person’s own page', { exact: false }).waitFor()
    await page.getByText('also of somebody who has not agreed to be compared', { exact: false }).waitFor()
    const stands = page.getByRole('listitem').filter({ hasText: 'Work Ethic' })
    await stands.getByText('3 of 3 strong').waitFor()
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Technical Proficiency' })
      .getByText('nobody yet')
      .waitFor()
    await page.getByText('Nobody is strong in', { exact: false }).waitFor()
    await page.getByText('If you take somebody on, look for one of these', { exact: false }).waitFor()
    await page.getByText(/Asha brings Communication Skills/).waitFor()
    await page
      .getByText(/Dev brings Learning Agility/)
      .first()
      .waitFor()
    await page
      .getByText('Both are strong in Communication Skills and Work Ethic.', { exact: false })
      .waitFor()
    await assertAccessible(page, 'a team')
    await page.emulateMedia({ media: 'print' })
    await assertAccessible(page, 'a team on paper')
    assert.deepEqual(complaints, [])
    await close()
  })

  it('opens a person’s results, and that is noted', async () => {
    const { page, complaints, close } = await come('/strengths')
    await page.getByRole('link', { name: 'Results of Ravi Rao' }).click()
    await page.getByRole('heading', { level: 1, name: 'Results of Ravi Rao' }).waitFor()
    await page.getByText('That you opened this is noted').waitFor()
    const first = page.getByRole('list').last().getByRole('listitem').first()
    assert.match(String(await first.textContent()), /^Technical Proficiency .*\d\.\d (strong|exceptional)$/)
    await page.getByText('The same as a table').click()
    await page.getByRole('cell', { name: 'Technical Proficiency' }).waitFor()
    await assertAccessible(page, 'a person', narrowAndWide)
    const { rows } = await mettle.superuser.query(
      `select from audit.entries where action = 'read' and resource = 'assessment_results'`,
    )
    assert.ok(rows.length >= 1)
    await page.goto(`/strengths/${admin.id}`)
    await page.getByRole('heading', { name: 'There are no results' }).waitFor()
    assert.deepEqual(complaints, [])
    await close()
  })

  it('sees a score at either end of the scale as a whole dot', async () => {
    const { page, close } = await come('/strengths')
    await page.route('**/api/assessments/*/results*', async route => {
      const answer = await route.fetch()
      const body = await answer.json()
      for (const [n, one] of body.data.dimensions.entries()) {
        one.score = n % 2 === 0 ? 10 : 1
        one.interval = n % 2 === 0 ? { low: 9.2, high: 10 } : { low: 1, high: 1.8 }
      }
      await route.fulfill({ response: answer, json: body })
    })
    await page.getByRole('link', { name: 'Results of Ravi Rao' }).click()
    await page.getByText('10.0').first().waitFor()
    const cutOff = `[...document.querySelectorAll('main circle')].filter(dot => {
      const { left, right } = dot.getBoundingClientRect()
      const place = dot.ownerSVGElement.parentElement.getBoundingClientRect()
      const drawn = dot.ownerSVGElement.getBoundingClientRect()
      return left - 1 < Math.max(place.left, drawn.left) || right + 1 > Math.min(place.right, drawn.right)
    }).length`
    assert.equal(await page.locator('main circle').count(), 8)
    // A drawing has its width a frame after its letters.
    await isTrue(page, `(${cutOff}) === 0`)
    await close()
  })

  it('reads no band and no place among others where the answers are doubtful', async () => {
    const { page, complaints, close } = await come('/strengths')
    await page.route('**/api/assessments/*/results*', async route => {
      const answer = await route.fetch()
      const body = await answer.json()
      body.data.validity.verdict = 'doubtful'
      await route.fulfill({ response: answer, json: body })
    })
    await page.goto(`/strengths/${people.Ravi?.id}`)
    await page.getByText('The same as a table').click()
    const row = page.getByRole('row').filter({ hasText: 'Technical Proficiency' })
    const [, score, , band, percentile] = await row.getByRole('cell').allTextContents()
    assert.match(String(score), /^\d\.\d$/)
    assert.deepEqual([band, percentile], ['–', '–'])
    await assertAccessible(page, 'a person whose answers are doubtful')
    assert.deepEqual(complaints, [])
    await close()
  })

  it('is told plainly when nothing can be claimed, and in calls when something can', async () => {
    const { page, complaints, close } = await come('/predicts')
    await page.getByRole('heading', { name: 'There is nothing to compare yet' }).waitFor()
    await assertAccessible(page, 'nothing to compare')

    const give = (ids: string[], metric: string, values: number[]) =>
      mettle.superuser.query(
        `insert into person_outcomes (person_id, metric, period_from, period_to, value, n, source)
         select *, 'manual' from (select unnest($1::uuid[]), $2, date '2025-03-01', date '2025-03-31', unnest($3::float8[]), 10) v`,
        [ids, metric, values],
      )
    const questions = smallQuestions(['work_ethic', 'learning_agility'], 8)
    const assessment = await createAssessment(mettle, admin, questions)
    const random = seededRandom(3)
    const group = Array.from({ length: 60 }, (): Simulee => {
      const work_ethic = random.normal()
      return { theta: { work_ethic, learning_agility: random.normal() }, exercise: work_ethic > 0 ? 10 : 20 }
    })
    const ids = await crowd(mettle, key, assessment, group)
    const rate = (z: number) => 0.4 + 0.05 * z + 0.03 * random.normal()
    await give(
      ids,
      'connection_rate',
      group.map(({ theta }) => rate(theta.work_ethic as number)),
    )
    await give(
      ids.slice(0, 12),
      'sales',
      Array.from({ length: 12 }, () => 10 + random.normal()),
    )
    await mettle.superuser.query('update assessments set is_active = (id = $1)', [assessment])

    await page.reload()
    await page.getByRole('heading', { name: 'What goes with: Connected calls' }).waitFor()
    const claim =
      /^In calls: somebody one band higher in Work Ethic connects about \d more of 100 \(between \d and \d+\)\.$/
    await page.getByText(claim).waitFor()
    await page.getByText('The same as a table').click()
    const row = page.getByRole('row').filter({ hasText: 'Learning Agility' })
    await row.getByText('not to be told from chance').waitFor()
    await page.getByRole('heading', { name: 'Practical exercises', exact: false }).waitFor()
    await assertAccessible(page, 'what predicts')
    await page.getByLabel('Result of work').selectOption({ label: 'sales' })
    await page.getByText('Nothing can be claimed yet: 12 people have both').waitFor()
    await page.getByText('18 more people needed').first().waitFor()

    await page.goto('/strengths')
    await page.getByText(claim).waitFor()
    await page.getByText('about everybody in this installation, not only the team chosen').waitFor()
    const inOrder = ['Where this team stands', 'What this means', 'Who complements whom', 'What goes with']
    const headings = await page.locator('main').getByRole('heading', { level: 2 }).allTextContents()
    assert.deepEqual(
      headings.slice(0, 4).map((text, n) => text.startsWith(String(inOrder[n]))),
      [true, true, true, true],
      String(headings),
    )
    await assertAccessible(page, 'a team with what predicts', narrowAndWide)
    await page.getByRole('link', { name: 'All of what predicts' }).click()
    await page.getByRole('heading', { level: 1, name: 'What predicts' }).waitFor()
    assert.deepEqual(complaints, [])
    await close()
  })

  it('finds them readable on a small dark screen, in Hindi', async () => {
    const { page, complaints, close } = await come('/strengths', phoneDark)
    await page.evaluate(`localStorage.setItem('mettle.preferences', JSON.stringify({ language: 'hi' }))`)
    await page.reload()
    await page.getByRole('heading', { name: 'यह टीम कहाँ है' }).waitFor()
    await assertAccessible(page, 'a team, 320 px, dark')
    await page.goto(`/strengths/${people.Asha?.id}`)
    await page.getByRole('heading', { name: 'कोई परिणाम नहीं है' }).waitFor()
    await page.goto('/predicts')
    await page.getByRole('heading', { name: 'किसके साथ चलता है: हुई बातें' }).waitFor()
    await assertAccessible(page, 'what predicts, 320 px, dark')
    assert.deepEqual(complaints, [])
    await close()
  })

  it('alone sees them: a telecaller finds neither in rail nor by address', async () => {
    const { page, close } = await openPage(mettle.url, wide)
    const body = { email: 'asha@example.com', password, first_name: 'Asha' }
    await mettle.call('POST', '/api/auth/signup', { body })
    await signIn(page, '/strengths')
    await page.getByText('This is not open to you').waitFor()
    await assertAccessible(page, 'forbidden')
    assert.equal(await page.getByRole('link', { name: 'Team strengths' }).count(), 0)
    await page.goto('/predicts')
    await page.getByText('This is not open to you').waitFor()
    await close()
  })
})
