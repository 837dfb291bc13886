import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Attempt, Question } from './data.ts'
import { firstOpen, inWords, stepsOf, withQuestions } from './steps.ts'

const question = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  kind: 'self',
  text: id,
  seconds: 8,
  answer: 'scale',
  scale: ['no', 'rather no', 'between', 'rather', 'yes'],
  ...more,
})
const attempt = (questions: Question[]) => ({ questions, upcoming: [] as Question[] }) as Attempt
const words = { best: 'Best', worst: 'Worst', rating: String }

describe('the steps of a sitting', () => {
  it('go on at the first open question, also where answers are kept here that the service has not', () => {
    const opened = {
      attempt: attempt([question('b'), question('c')]),
      answers: [{ question_id: 'a', question: question('a'), value: 4, elapsed_ms: null }],
    }
    assert.equal(firstOpen(stepsOf(opened, [])), 1)
    const kept = [{ question_id: 'b', value: 2, elapsed_ms: 1, client_id: 'x' }]
    const steps = stepsOf(opened, kept)
    assert.deepEqual(
      steps.map(({ value }) => value),
      [4, 2, undefined],
    )
    assert.equal(firstOpen(steps), 2)
  })

  it('take each question once, and stand after the last where all are answered', () => {
    const steps = withQuestions([{ question: question('a'), value: 1 }], [question('a'), question('b')])
    assert.deepEqual(
      steps.map(step => step.question.id),
      ['a', 'b'],
    )
    assert.equal(firstOpen([{ question: question('a'), value: 1 }]), 1)
  })

  it('say each kind of answer in words', () => {
    const options = [
      { id: 'x', text: 'Wait.' },
      { id: 'y', text: 'Ask.' },
    ]
    const said = (more: Partial<Question>, value: unknown) =>
      inWords({ question: question('q', more), value }, words)
    assert.equal(said({}, 5), 'yes')
    assert.equal(said({ answer: 'rate', options }, { x: 1, y: 4 }), 'Wait. 1 · Ask. 4')
    assert.equal(
      said({ answer: 'best_worst', options }, { best: 'y', worst: 'x' }),
      'Best: Ask. · Worst: Wait.',
    )
    assert.equal(said({ answer: 'choice', options }, 'y'), 'Ask.')
    assert.equal(said({ answer: 'order', options }, ['y', 'x']), '1. Ask. 2. Wait.')
    assert.equal(said({ answer: 'number', unit: 'km' }, 12), '12 km')
    assert.equal(said({ answer: 'text' }, 'blue'), 'blue')
  })
})
