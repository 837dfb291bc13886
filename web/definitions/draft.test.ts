import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { builtIn } from '../../content/built-in.ts'
import { problemsOf } from '../../content/problems.ts'
import {
  type Draft,
  draftOf,
  emptyDraft,
  exerciseOf,
  exerciseTypes,
  givenOf,
  kinds,
  moved,
  newQuestion,
  tableFrom,
  tableText,
  withField,
  withKind,
} from './draft.ts'

describe('a definition in the form', () => {
  it('comes out as it went in, whatever fields its questions carry', () => {
    assert.deepEqual(givenOf(draftOf(builtIn) as Draft), builtIn)
    const odd = { id: 'q', kind: 'self', something: { of: 'mine' } }
    const draft = draftOf({ title: 'T', questions: [odd] }) as Draft
    assert.deepEqual(givenOf(draft).questions, [odd])
    assert.deepEqual(givenOf(emptyDraft), {
      title: '',
      description: null,
      questions: [],
      scoring_rules: null,
    })
  })

  it('is not opened where the form has no place for what it holds', () => {
    assert.equal(draftOf({ title: 'T', questions: 'none' }), undefined)
    assert.equal(draftOf({ title: 'T', questions: [3] }), undefined)
    assert.equal(draftOf({ title: 'T', questions: [], scoring_rules: [] }), undefined)
    assert.equal(draftOf([]), undefined)
  })

  it('lacks nothing but its words and answers when a question of each kind is new', () => {
    for (const kind of kinds) {
      const { question } = newQuestion(kind, 'work_ethic', [])
      const fields = problemsOf({ title: 'T', questions: [question] }).map(({ field }) => field)
      assert.deepEqual(
        fields.filter(field => !field.endsWith('text') && field !== 'questions'),
        [],
        kind,
      )
    }
    for (const type of exerciseTypes) {
      const question = { ...newQuestion('exercise', 'work_ethic', []).question, exercise: exerciseOf(type) }
      const fields = problemsOf({ title: 'T', questions: [question] }).map(({ field }) => field)
      const missing = { number: ['exercise.rule.answer'], text_match: ['exercise.rule.accept'] }
      assert.deepEqual(
        fields.filter(field => field.startsWith('exercise.') && !field.endsWith('text')),
        (missing as Record<string, string[]>)[type] ?? [],
        type,
      )
    }
  })

  it('gives every new question an id that is free', () => {
    const first = newQuestion('self', 'work_ethic', [])
    const second = newQuestion('self', 'work_ethic', [first])
    assert.deepEqual([first.question.id, second.question.id], ['work-s-01', 'work-s-02'])
    assert.notEqual(first.key, second.key)
  })

  it('keeps what two kinds have in common, and a field with nothing in it goes', () => {
    const scene = withKind(
      { id: 'q', kind: 'self', dimension: 'work_ethic', text: 'A', reversed: true, seconds: 9 },
      'situational',
    )
    assert.equal('reversed' in scene, false)
    assert.deepEqual([scene.id, scene.text, scene.seconds, scene.format], ['q', 'A', 9, 'rate'])
    assert.deepEqual(withField({ a: 1, b: 2 }, 'a', undefined), { b: 2 })
  })

  it('moves one past its neighbour, and never past the end', () => {
    assert.deepEqual(moved(['a', 'b', 'c'], 0, 1), ['b', 'a', 'c'])
    assert.deepEqual(moved(['a', 'b', 'c'], 2, 3), ['a', 'b', 'c'])
    assert.deepEqual(moved(['a', 'b', 'c'], 0, -1), ['a', 'b', 'c'])
  })

  it('reads a table as it is typed', () => {
    const table = { caption: 'Calls', columns: ['Day', 'Calls'], rows: [['Monday', '40']] }
    assert.equal(tableText(table), 'Day | Calls\nMonday | 40')
    assert.deepEqual(tableFrom('Calls', 'Day | Calls\n\nMonday | 40'), table)
    assert.equal(tableFrom(' ', '\n'), undefined)
  })
})
