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

/** Waits until a report stands there as a whole: what follows its first sentences is drawn after them. */
export async function reportShown(page: Page, reading = 'Each bar shows where you most likely stand') {
  await page.getByText(reading).waitFor()
  await page.locator('#plan').waitFor()
}

/** For page.evaluate: answers as a person would by hand, form by form, until all is answered; tells how many there were. */
export const answerEverything = `(async () => {
  const moment = () => new Promise(resolve => setTimeout(resolve, 5))
  const heading = () => document.querySelector('main h1')?.textContent
  const button = name => [...document.querySelectorAll('main button')].find(one => one.textContent.startsWith(name))
  let count = 0
  while (!document.querySelector('main ol li button')?.textContent.startsWith('Change')) {
    const before = heading()
    const groups = [...document.querySelectorAll('main [role=radiogroup], main fieldset')]
    const field = document.querySelector('main form input')
    if (field) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, '12')
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await moment()
      button('Next').click()
    } else if (document.querySelector('main [role=radiogroup]')) {
      const radios = document.querySelectorAll('main [role=radiogroup] input')
      radios[(count * 7) % radios.length].click()
    } else {
      const names = [...new Set([...document.querySelectorAll('main fieldset input')].map(one => one.name))]
      for (const [n, name] of names.entries()) {
        const radios = [...document.querySelectorAll('main fieldset input')].filter(one => one.name === name)
        radios[(count + n) % radios.length].click()
        await moment()
      }
      while (!button('Next')) await moment()
      button('Next').click()
    }
    count++
    while (heading() === before) await moment()
  }
  return count
})()`
