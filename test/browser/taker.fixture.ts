import type { Page } from 'playwright-core'
import type { Question } from '../../content/definition.ts'
import { createAssessment, itemParameters } from '../../server/assessments/crowd.fixture.ts'
import type { TestPerson, TestService } from '../harness/index.ts'
import { password } from './browser.ts'

const dimension = 'work_ethic' as const
const ways = (...texts: string[]) =>
  texts.map((text, n) => ({ id: `w${n}`, text, effectiveness: [1, 3, 5][n] as number }))

/** One of each form: six statements, two scenes, two exercises; and four questions for colleagues. */
const questions: Question[] = [
  ...Array.from(
    { length: 4 },
    (_, n): Question => ({ id: `p${n}`, kind: 'peer', dimension, text: `They keep their word, ${n + 1}.` }),
  ),
  ...Array.from(
    { length: 6 },
    (_, n): Question => ({
      id: `s${n}`,
      kind: 'self',
      dimension,
      text: `I finish what I have begun, statement ${n + 1}.`,
      parameters: itemParameters(n),
    }),
  ),
  {
    id: 'rate',
    kind: 'situational',
    dimension,
    format: 'rate',
    text: 'A delivery is late and the customer calls. How good is each way to act?',
    options: ways('Blame the driver.', 'Say that you will look.', 'Find out, and call back within the hour.'),
  },
  {
    id: 'pick',
    kind: 'situational',
    dimension,
    format: 'best_worst',
    text: 'Two tasks are due at once. What do you do?',
    options: ways('Leave both.', 'Do the easier one.', 'Ask which matters more.'),
  },
  {
    id: 'count',
    kind: 'exercise',
    dimension,
    text: 'How many calls were made in both weeks?',
    table: {
      caption: 'Calls',
      columns: ['Week', 'Calls'],
      rows: [
        ['1', '40'],
        ['2', '55'],
      ],
    },
    exercise: { type: 'number', unit: 'calls', rule: { answer: 95, tolerance: 0 } },
  },
  {
    id: 'order',
    kind: 'exercise',
    dimension,
    text: 'Put the steps of a call in order.',
    exercise: {
      type: 'order',
      items: [
        { id: 'end', text: 'Say what comes next' },
        { id: 'greet', text: 'Greet' },
        { id: 'ask', text: 'Ask' },
      ],
      rule: { order: ['greet', 'ask', 'end'] },
    },
  },
]

export const peerQuestions = questions.filter(({ kind }) => kind === 'peer').map(({ id }) => id)

export const createShort = (mettle: TestService, admin: TestPerson) =>
  createAssessment(mettle, admin, questions)

export async function signUp(page: Page, email: string, path = '/sign-up') {
  await page.goto(path)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
}

/** From the choice to the first question. */
export async function begin(page: Page) {
  await page.getByRole('link', { name: 'Read on and begin' }).first().click()
  await page.getByLabel('I have read this').check()
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.getByRole('radiogroup').waitFor()
}

export const question = (page: Page) => page.getByRole('heading', { level: 1 })

/** Presses the digit and waits until another question stands there. */
export async function answer(page: Page, digit: string) {
  const before = String(await question(page).textContent())
  await page.keyboard.press(digit)
  await question(page).filter({ hasNotText: before }).waitFor()
}
