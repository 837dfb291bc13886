import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { problemsOf } from './problems.ts'

const schema = JSON.parse(readFileSync(new URL('./definition.schema.json', import.meta.url), 'utf8'))
const meetsSchema = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false }).compile(schema)

type Loose = Record<string, unknown>

const self = (id: string, more: Loose = {}): Loose => ({
  id,
  kind: 'self',
  dimension: 'work_ethic',
  text: 'I finish what I start.',
  ...more,
})
const scene = (more: Loose = {}): Loose => ({
  ...self('scene'),
  kind: 'situational',
  format: 'rate',
  options: [
    { id: 'a', text: 'Ask', effectiveness: 5 },
    { id: 'b', text: 'Wait', effectiveness: 2 },
  ],
  ...more,
})
const task = (exercise: unknown, more: Loose = {}): Loose => ({
  ...self('task'),
  kind: 'exercise',
  exercise,
  ...more,
})
const choices = [
  { id: 'x', text: 'One' },
  { id: 'y', text: 'Two' },
]
const tasks = {
  choice: { type: 'choice', options: choices, rule: { credit: { x: 1, y: 0.5 } } },
  number: { type: 'number', rule: { answer: 4, tolerance: 0, partial_tolerance: 1 } },
  order: { type: 'order', items: choices, rule: { order: ['y', 'x'] } },
  text_match: { type: 'text_match', rule: { accept: ['yes'] } },
}
const form = {
  minutes: { from: 5, to: 9 },
  situational_per_dimension: 1,
  exercises_per_dimension: 0,
  twin_pairs: 0,
}
const stopping = { target_se: 0.3, min_items_per_dimension: 1, max_items_per_dimension: 9 }
const intake = {
  id: 'time',
  text: 'How long?',
  help: 'Changes the form.',
  multiple: false,
  options: [{ id: 'short', text: 'Short', effect: { form: 'short' } }],
}
const norms = { kind: 'prior', mean: 0, sd: 1, statement: 'Assumed.' }

const of = (...questions: unknown[]) => ({ title: 'T', description: '', questions, scoring_rules: {} })
const withRules = (scoring_rules: unknown) => ({ ...of(self('q')), scoring_rules })

test('a definition that makes use of everything the format offers has no problems and meets the schema', () => {
  const definition = {
    ...of(
      self('one', {
        twin: 'two',
        enemies: ['three'],
        reversed: true,
        parameters: { a: 1.4, b: [-2, -1, 0, 1] },
      }),
      self('two', {
        twin: 'one',
        scale: ['1', '2', '3', '4', '5'],
        roles: ['sales'],
        industries: [],
        seconds: 8,
      }),
      self('three'),
      self('peer', { kind: 'peer' }),
      scene(),
      ...Object.entries(tasks).map(([id, exercise]) =>
        task(exercise, { id, table: { caption: 'C', columns: ['A'], rows: [['1']] } }),
      ),
    ),
    scoring_rules: {
      weights: { self: 0.5, situational: 0.3, peer: 0.2 },
      stopping,
      forms: { full: form, short: { ...form, stopping } },
      intake: [intake],
      time_limit_minutes: null,
      norms,
    },
  }
  assert.deepEqual(problemsOf(definition), [])
  assert.ok(meetsSchema(definition), JSON.stringify(meetsSchema.errors))
})

test('scoring rules and description may be left out', () => {
  const definition = { title: 'T', questions: [self('q')] }
  assert.deepEqual(problemsOf(definition), [])
  assert.ok(meetsSchema(definition))
})

const many = (each: (n: number) => unknown, length = 101) => Array.from({ length }, (_, n) => each(n))
const words = many(n => `word ${n}`)

/** [what is wrong, definition, question and field that must be named, whether a schema can see it]. */
const broken: [string, unknown, string | null, string, boolean][] = [
  ['not an object', [], null, '', true],
  ['no title', { questions: [self('q')] }, null, 'title', true],
  ['a blank title', { ...of(self('q')), title: '  ' }, null, 'title', true],
  ['a description that is no text', { ...of(self('q')), description: 4 }, null, 'description', true],
  ['no questions', of(), null, 'questions', true],
  ['questions that are no list', { title: 'T', questions: {} }, null, 'questions', true],
  [
    'too many questions',
    of(...Array.from({ length: 5001 }, (_, i) => self(`q${i}`))),
    null,
    'questions',
    true,
  ],
  ['a question that is null', of(self('q'), null), 'questions[1]', '', true],
  ['a question without id', of(self('q'), { ...self('p'), id: undefined }), 'questions[1]', 'id', true],
  ['an id with a space', of(self('a b')), 'questions[0]', 'id', true],
  ['an id used twice', of(self('q'), self('q')), 'q', 'id', false],
  ['an unknown kind', of(self('p'), self('q', { kind: 'essay' })), 'q', 'kind', true],
  ['an unknown dimension', of(self('q', { dimension: 'Work Ethic' })), 'q', 'dimension', true],
  ['no text', of(self('q', { text: '' })), 'q', 'text', true],
  ['four labels', of(self('q', { scale: ['1', '2', '3', '4'] })), 'q', 'scale', true],
  ['reversed as a word', of(self('q', { reversed: 'yes' })), 'q', 'reversed', true],
  ['reverse-keying under another name', of(self('q', { reverse_keyed: true })), 'q', 'reverse_keyed', true],
  ['roles that are no list', of(self('q', { roles: 'sales' })), 'q', 'roles', true],
  ['too many roles', of(self('q', { roles: words })), 'q', 'roles', true],
  ['too many industries', of(self('q', { industries: words })), 'q', 'industries', true],
  ['seconds below 1', of(self('q', { seconds: 0 })), 'q', 'seconds', true],
  ['parameters that are no object', of(self('q', { parameters: 1 })), 'q', 'parameters', true],
  [
    'a negative discrimination',
    of(self('q', { parameters: { a: -1, b: [0, 1, 2, 3] } })),
    'q',
    'parameters.a',
    true,
  ],
  ['three thresholds', of(self('q', { parameters: { a: 1, b: [0, 1, 2] } })), 'q', 'parameters.b', true],
  [
    'equal thresholds',
    of(self('q', { parameters: { a: 1, b: [0, 1, 1, 2] } })),
    'q',
    'parameters.b[2]',
    false,
  ],
  [
    'a threshold that is missing',
    of(self('q', { parameters: { a: 1, b: [0, 1, null, 3] } })),
    'q',
    'parameters.b[2]',
    true,
  ],
  ['a twin that does not exist', of(self('q', { twin: 'z' })), 'q', 'twin', false],
  ['a twin that is the question itself', of(self('q', { twin: 'q' })), 'q', 'twin', false],
  ['a twin that is a number', of(self('q', { twin: 3 })), 'q', 'twin', true],
  [
    'three twins in a ring',
    of(self('q', { twin: 'r' }), self('r', { twin: 's' }), self('s', { twin: 'q' })),
    'q',
    'twin',
    false,
  ],
  [
    'a twin that names neither of the two that name it',
    of(self('p', { twin: 'q' }), self('q'), self('r', { twin: 'q' })),
    'r',
    'twin',
    false,
  ],
  [
    'two questions with one twin',
    of(self('p', { twin: 'q' }), self('q', { twin: 'p' }), self('r', { twin: 'q' })),
    'r',
    'twin',
    false,
  ],
  [
    'twins across dimensions',
    of(self('q', { twin: 'r' }), self('r', { twin: 'q', dimension: 'learning_agility' })),
    'q',
    'twin',
    false,
  ],
  [
    'twins of two kinds',
    of(self('q', { twin: 'r' }), self('r', { twin: 'q', kind: 'peer' })),
    'q',
    'twin',
    false,
  ],
  ['an enemy that does not exist', of(self('q', { enemies: ['z'] })), 'q', 'enemies', false],
  ['enemies that are no list', of(self('q', { enemies: 'z' })), 'q', 'enemies', true],
  ['too many enemies', of(self('q', { enemies: many(n => `q${n}`) })), 'q', 'enemies', true],
  ['a dimension with scenes but no self question', of(scene()), null, 'questions', false],
  ['no format', of(self('q'), scene({ format: undefined })), 'scene', 'format', true],
  ['no options', of(self('q'), scene({ options: undefined })), 'scene', 'options', true],
  [
    'an option without key',
    of(self('q'), scene({ options: choices })),
    'scene',
    'options[0].effectiveness',
    true,
  ],
  [
    'a key out of range',
    of(self('q'), scene({ options: choices.map((c, i) => ({ ...c, effectiveness: i * 6 })) })),
    'scene',
    'options[1].effectiveness',
    true,
  ],
  [
    'options keyed alike',
    of(self('q'), scene({ options: choices.map(c => ({ ...c, effectiveness: 3 })) })),
    'scene',
    'options',
    false,
  ],
  [
    'an option id used twice',
    of(self('q'), scene({ options: [1, 5].map(effectiveness => ({ id: 'a', text: 'A', effectiveness })) })),
    'scene',
    'options[1].id',
    false,
  ],
  ['no exercise', of(self('q'), task(undefined)), 'task', 'exercise', true],
  [
    'an unknown exercise type',
    of(self('q'), task({ type: 'essay', rule: {} })),
    'task',
    'exercise.type',
    true,
  ],
  ['no rule', of(self('q'), task({ type: 'number' })), 'task', 'exercise.rule', true],
  [
    'credit for what is not an option',
    of(self('q'), task({ ...tasks.choice, rule: { credit: { x: 1, z: 0 } } })),
    'task',
    'exercise.rule.credit',
    false,
  ],
  [
    'no right answer',
    of(self('q'), task({ ...tasks.choice, rule: { credit: { x: 0.5 } } })),
    'task',
    'exercise.rule.credit',
    false,
  ],
  [
    'a number without answer',
    of(self('q'), task({ type: 'number', rule: { tolerance: 0 } })),
    'task',
    'exercise.rule.answer',
    true,
  ],
  [
    'an order that leaves an item out',
    of(self('q'), task({ ...tasks.order, rule: { order: ['x'] } })),
    'task',
    'exercise.rule.order',
    true,
  ],
  [
    'nothing accepted',
    of(self('q'), task({ type: 'text_match', rule: { accept: [] } })),
    'task',
    'exercise.rule.accept',
    true,
  ],
  [
    'too many accepted texts',
    of(self('q'), task({ type: 'text_match', rule: { accept: words } })),
    'task',
    'exercise.rule.accept',
    true,
  ],
  [
    'too many columns',
    of(self('q'), task(tasks.number, { table: { caption: 'C', columns: words, rows: [words] } })),
    'task',
    'table.columns',
    true,
  ],
  [
    'too many rows',
    of(self('q'), task(tasks.number, { table: { caption: 'C', columns: ['A'], rows: words.map(w => [w]) } })),
    'task',
    'table.rows',
    true,
  ],
  [
    'a table row too short',
    of(self('q'), task(tasks.number, { table: { caption: 'C', columns: ['A', 'B'], rows: [['1']] } })),
    'task',
    'table.rows',
    false,
  ],
  ['rules that are a list', withRules([]), null, 'scoring_rules', true],
  [
    'weights that do not add up',
    withRules({ weights: { self: 1, situational: 1, peer: 0 } }),
    null,
    'scoring_rules.weights',
    false,
  ],
  [
    'a weight missing',
    withRules({ weights: { self: 0.5, peer: 0.5 } }),
    null,
    'scoring_rules.weights.situational',
    true,
  ],
  [
    'a maximum below the minimum',
    withRules({ stopping: { ...stopping, max_items_per_dimension: 1, min_items_per_dimension: 3 } }),
    null,
    'scoring_rules.stopping.max_items_per_dimension',
    false,
  ],
  [
    'a form without minutes',
    withRules({ forms: { full: { ...form, minutes: 4 } } }),
    null,
    'scoring_rules.forms.full.minutes.from',
    true,
  ],
  ['an intake that is no list', withRules({ intake: {} }), null, 'scoring_rules.intake', true],
  [
    'too many intake questions',
    withRules({ intake: many(n => ({ ...intake, id: `i${n}` })) }),
    null,
    'scoring_rules.intake',
    true,
  ],
  [
    'an intake question with too many options',
    withRules({ intake: [{ ...intake, options: many(n => ({ id: `o${n}`, text: 'O', effect: {} })) }] }),
    null,
    'scoring_rules.intake[0].options',
    true,
  ],
  [
    'an intake id used twice',
    withRules({ intake: [intake, intake] }),
    null,
    'scoring_rules.intake[1].id',
    false,
  ],
  [
    'an intake effect that shortens time',
    withRules({ intake: [{ ...intake, options: [{ id: 'a', text: 'A', effect: { time_factor: 0.5 } }] }] }),
    null,
    'scoring_rules.intake[0].options[0].effect.time_factor',
    true,
  ],
  ['a time limit of 0', withRules({ time_limit_minutes: 0 }), null, 'scoring_rules.time_limit_minutes', true],
  [
    'norms with a mean the engine does not use',
    withRules({ norms: { ...norms, mean: 0.5 } }),
    null,
    'scoring_rules.norms.mean',
    true,
  ],
  [
    'norms with a spread the engine does not use',
    withRules({ norms: { ...norms, sd: 2 } }),
    null,
    'scoring_rules.norms.sd',
    true,
  ],
  [
    'norms without statement',
    withRules({ norms: { ...norms, statement: '' } }),
    null,
    'scoring_rules.norms.statement',
    true,
  ],
]

for (const [what, definition, question, field, schemaSees] of broken) {
  test(`${what} is named by question and field`, () => {
    const problems = problemsOf(definition)
    assert.ok(
      problems.some(p => p.question === question && p.field === field && p.message),
      JSON.stringify(problems.slice(0, 5)),
    )
    // As it would arrive: JSON has no undefined.
    assert.equal(meetsSchema(JSON.parse(JSON.stringify(definition))), !schemaSees)
  })
}

test('lists as long as they may be are no problem; one too long is reported once, not entry by entry', () => {
  const accepting = (accept: unknown) => of(self('q'), task({ type: 'text_match', rule: { accept } }))
  assert.deepEqual(problemsOf(accepting(words.slice(0, 100))), [])
  assert.equal(problemsOf(accepting(many(() => 4, 200_000))).length, 1)
  const options = many(() => 4, 20_000)
  assert.equal(problemsOf(withRules({ intake: [{ ...intake, options }] })).length, 1)
})

const json = fc.jsonValue({ maxDepth: 6 })

test('no JSON whatsoever makes it throw', () => {
  fc.assert(fc.property(json, value => Array.isArray(problemsOf(value))))
})

/** Any value in the place of any part of a sound definition. */
const mutated = fc
  .tuple(
    fc.constantFrom(
      ...[self('q'), self('p', { kind: 'peer' }), scene(), ...Object.values(tasks).map(t => task(t))],
    ),
    fc.array(fc.nat(12), { maxLength: 5 }),
    fc.oneof(json, fc.constantFrom(null, 0, -1, 1e9, '', 'q', [], {}, true)),
  )
  .map(([question, path, value]) => {
    const definition: unknown = structuredClone({
      ...of(self('base'), question),
      scoring_rules: {
        weights: { self: 1, situational: 0, peer: 0 },
        forms: { full: form },
        intake: [intake],
        norms,
        stopping,
      },
    })
    let at = definition
    for (const [depth, step] of path.entries()) {
      if (typeof at !== 'object' || at === null) break
      const keys = Object.keys(at)
      const key = keys[step % (keys.length || 1)]
      if (key === undefined) break
      const holder = at as Loose
      if (depth === path.length - 1) holder[key] = value
      else at = holder[key]
    }
    return definition
  })

test('whatever the schema refuses is refused, and nothing makes it throw', () => {
  fc.assert(
    fc.property(mutated, definition => meetsSchema(definition) || problemsOf(definition).length > 0),
    { numRuns: 3000 },
  )
})

test('names such as __proto__ and constructor are only names', () => {
  const odd = JSON.parse(
    '{"title":"T","questions":[{"id":"constructor","__proto__":{"kind":"self"},"twin":"__proto__"}]}',
  )
  const fields = problemsOf(odd).map(p => p.field)
  assert.ok(fields.includes('kind') && fields.includes('text'))
})

test('the work grows with the number of questions, not with its square', () => {
  // Counts property reads, which no machine's load can change.
  const readsFor = (size: number) => {
    let reads = 0
    const counted = Array.from(
      { length: size },
      (_, i) =>
        new Proxy(self(`q${i}`, { twin: `q${i % 2 ? i - 1 : i + 1}` }), {
          get: (target, key) => {
            reads += 1
            return Reflect.get(target, key)
          },
        }),
    )
    assert.deepEqual(problemsOf(of(...counted)), [])
    return reads / size
  }
  assert.ok(readsFor(5000) < readsFor(500) * 1.2)
})
