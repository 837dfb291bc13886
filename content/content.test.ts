import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { builtIn } from './built-in.ts'
import {
  coverageFindings,
  duplicateFindings,
  giveawayFindings,
  keyBalanceFindings,
  lengthFindings,
  optionFindings,
  readingGradeFindings,
  twinFindings,
  wordingFindings,
} from './content-check.ts'
import { dimensions, type Question } from './definition.ts'
import { minutesOf, standardErrorAt } from './form-check.ts'
import { planFrom } from './intake.ts'
import { problemsOf } from './problems.ts'
import { rulesOf } from './rules.ts'
import { scoreExercise } from './score-exercise.ts'

const { questions, scoring_rules: rules } = builtIn
type Of<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>
const kind = <Kind extends Question['kind']>(name: Kind) =>
  questions.filter((q): q is Of<Kind> => q.kind === name)

test('the built-in assessment has nothing that keeps it from being administered, and meets the published schema', () => {
  assert.deepEqual(problemsOf(builtIn), [])
  const schema = JSON.parse(readFileSync(new URL('./definition.schema.json', import.meta.url), 'utf8'))
  const meets = new Ajv2020({ strictRequired: false, strictTypes: false }).compile(schema)
  assert.ok(meets(builtIn), JSON.stringify(meets.errors))
})

/** Each rule over the real content, and over a copy spoilt in one way that the rule must find. */
const spoiltSelf = (change: Partial<Of<'self'>>): Question[] => {
  const [first, ...rest] = kind('self')
  return [{ ...first!, ...change }, ...rest, ...questions.filter(q => q.kind !== 'self')]
}
const firstTwin = kind('self').find(q => q.twin)!
const spoiltScenes = (change: (scene: Of<'situational'>) => Of<'situational'>): Question[] =>
  questions.map(q => (q.kind === 'situational' ? change(q) : q))

const checks: [string, (questions: Question[]) => string[], string, Question[]][] = [
  [
    'everything can be read at grade 8 on average and nothing is above grade 11',
    readingGradeFindings,
    'an item in the language of administration',
    spoiltSelf({
      text: 'Notwithstanding organisational considerations, I systematically prioritise verification.',
    }),
  ],
  [
    'the mean of a dimension counts too',
    found => readingGradeFindings(found, 8, Number.POSITIVE_INFINITY),
    'a whole dimension in long words',
    questions.map(q => ({ ...q, text: 'Organisational communication necessitates deliberation.' })),
  ],
  [
    'no text is too short or too long',
    lengthFindings,
    'an item of thirty words',
    spoiltSelf({ text: Array.from({ length: 30 }, () => 'word').join(' ') }),
  ],
  [
    'no option is too long',
    lengthFindings,
    'options of thirty words',
    spoiltScenes(s => ({ ...s, options: s.options.map(o => ({ ...o, text: 'word '.repeat(30) })) })),
  ],
  [
    'about a third of the self items of each dimension is reverse-keyed',
    keyBalanceFindings,
    'a dimension keyed one way',
    questions.map(q => (q.kind === 'self' && q.dimension === 'work_ethic' ? { ...q, reversed: false } : q)),
  ],
  [
    'no two questions say the same in the same words',
    duplicateFindings,
    'a question that repeats another with one word changed',
    spoiltSelf({ text: `${kind('self')[5]!.text.replace('.', '')} often.` }),
  ],
  [
    'twins say the same in other words',
    duplicateFindings,
    'a twin in the same words',
    questions.map(q => (q.id === firstTwin.twin && q.kind === 'self' ? { ...q, text: firstTwin.text } : q)),
  ],
  [
    'every dimension has its 24 self items, 6 scenes, 5 peer items and 2 exercises',
    coverageFindings,
    'a dimension without exercises',
    questions.filter(q => q.kind !== 'exercise' || q.dimension !== 'learning_agility'),
  ],
  [
    'a full form can be filled with scenes that suit everybody',
    coverageFindings,
    'scenes for managers only',
    spoiltScenes(s => ({ ...s, roles: ['manager'] })),
  ],
  [
    'twins name each other, two pairs or more in each dimension',
    twinFindings,
    'a twin that is not named back',
    spoiltSelf({ twin: kind('self').find(q => !q.twin)!.id }),
  ],
  [
    'half the twins or more have opposite keys, so that agreeing with everything shows',
    twinFindings,
    'twins keyed alike',
    questions.map(q => (q.kind === 'self' && q.twin !== undefined ? { ...q, reversed: false } : q)),
  ],
  [
    'the options of a scene reach from poor to good',
    optionFindings,
    'options all about equally good',
    spoiltScenes(s => ({ ...s, options: s.options.map((o, i) => ({ ...o, effectiveness: 3 + (i % 2) })) })),
  ],
  [
    'the length of an option does not give its key away',
    giveawayFindings,
    'better options that are longer',
    spoiltScenes(s => ({
      ...s,
      options: s.options.map(o => ({ ...o, text: 'word '.repeat(o.effectiveness) })),
    })),
  ],
  [
    'the place of an option does not give its key away',
    giveawayFindings,
    'best options that come first',
    spoiltScenes(s => ({ ...s, options: s.options.toSorted((a, b) => b.effectiveness - a.effectiveness) })),
  ],
  [
    'nothing is said in idioms or asks about bodies, customs and beliefs',
    wordingFindings,
    'an item about eye contact',
    spoiltSelf({ text: 'I keep eye contact with the people I talk to.' }),
  ],
]

for (const [rule, findings, spoilt, badContent] of checks) {
  test(`${rule}; the check finds ${spoilt}`, () => {
    assert.deepEqual(findings(questions), [])
    assert.notDeepEqual(findings(badContent), [])
  })
}

test('every rated item has parameters, and an expected time is given for everything', () => {
  assert.deepEqual(
    [...kind('self'), ...kind('peer')].filter(q => !q.parameters).map(q => q.id),
    [],
  )
  assert.deepEqual(
    questions.filter(q => q.seconds === undefined).map(q => q.id),
    [],
  )
})

test('nothing that asks two things at once, asks for perfection or rank, incriminates or measures taste is asked', () => {
  const withdrawn =
    'com-s-18 com-s-19 com-s-55 emo-s-49 emo-s-62 wrk-s-26 wrk-s-45 wrk-s-62 lea-s-58 lea-s-60'
      .concat(' cre-s-16 tec-s-28 tec-s-52')
      .split(' ')
  // Reworded questions have new ids: parameters that were estimated for the old wording are not theirs.
  assert.deepEqual(
    questions.filter(q => withdrawn.includes(q.id)).map(q => q.id),
    [],
  )
})

test('facts are checked before they are explained, and a reading that the messages contradict earns nothing', () => {
  const drop = kind('situational').find(q => q.id === 'ana-j-01')!
  const best = drop.options.find(option => option.effectiveness === 5)!
  assert.match(best.text, /^Check first/)
  const dana = kind('exercise').find(q => q.id === 'emo-x-01')!
  assert.equal(scoreExercise(dana.exercise, 'b'), 0)
  assert.equal(scoreExercise(dana.exercise, 'c'), 1)
})

test('roles and industries that questions name are ones that the intake offers', () => {
  const offered = (id: string) => rules.intake.find(q => q.id === id)!.options.map(o => o.id)
  const unknown = (names: string[], known: string[]) => names.filter(name => !known.includes(name))
  assert.ok(questions.some(q => q.roles))
  assert.deepEqual(
    unknown(
      questions.flatMap(q => q.roles ?? []),
      offered('role'),
    ),
    [],
  )
  assert.deepEqual(
    unknown(
      questions.flatMap(q => q.industries ?? []),
      offered('industry'),
    ),
    [],
  )
})

test('the full form takes 60 to 90 minutes and the short form about 15, counting two for the intake', () => {
  const full = minutesOf(questions, rules, rules.forms.full)
  const short = minutesOf(questions, rules, rules.forms.short)
  assert.ok(full.from + 2 >= 60 && full.to + 2 <= 90, JSON.stringify(full))
  assert.ok(short.from + 2 >= 12 && short.to + 2 <= 18, JSON.stringify(short))
  for (const form of Object.values(rules.forms)) assert.ok(form.minutes.from < form.minutes.to)
  const slow = questions.map(q => ({ ...q, seconds: q.seconds! * 2 }))
  assert.ok(minutesOf(slow, rules, rules.forms.full).from > 90)
})

test('the items reach the target error in about eight where most people are, and within the cap from -2 to 2', () => {
  const { target_se, max_items_per_dimension } = rules.stopping
  for (const dimension of dimensions) {
    for (const theta of [-1, 0, 1])
      assert.ok(standardErrorAt(questions, dimension, theta, 9) <= target_se, dimension)
    for (const theta of [-2, 2]) {
      assert.ok(standardErrorAt(questions, dimension, theta, max_items_per_dimension) <= target_se, dimension)
    }
  }
  const crowded = questions.map(q =>
    q.kind === 'self' ? { ...q, parameters: { a: 2, b: [-0.3, -0.1, 0.1, 0.3] } } : q,
  )
  assert.ok(standardErrorAt(crowded, 'work_ethic', 2, max_items_per_dimension) > target_se)
})

test('every exercise gives full credit for its right answer and none for no answer', () => {
  for (const { id, exercise } of kind('exercise')) {
    const right = {
      choice: () =>
        exercise.type === 'choice' && Object.entries(exercise.rule.credit).find(([, c]) => c === 1)?.[0],
      number: () => exercise.type === 'number' && exercise.rule.answer,
      order: () => exercise.type === 'order' && exercise.rule.order,
      text_match: () => exercise.type === 'text_match' && exercise.rule.accept[0],
    }[exercise.type]()
    assert.equal(scoreExercise(exercise, right), 1, id)
    assert.equal(scoreExercise(exercise, null), 0, id)
    if (exercise.type === 'order')
      assert.ok(
        scoreExercise(
          exercise,
          exercise.items.map(i => i.id),
        ) < 0.7,
        id,
      )
  }
})

test('rules left out come from the defaults, rules given stay', () => {
  const weights = { self: 1, situational: 0, peer: 0 }
  assert.deepEqual(rulesOf({ weights }), { ...rules, weights })
  assert.deepEqual(rulesOf(null), rules)
})

test('the intake changes form, scenes, time and pages, and never takes help back', () => {
  const answers = {
    role: 'telecaller',
    time: 'short',
    language: 'hard',
    accommodations: ['more_time', 'one_at_a_time', 'no_exercises'],
  }
  assert.deepEqual(planFrom(rules.intake, answers), {
    plan: {
      form: 'short',
      role: 'telecaller',
      industry: null,
      experience: null,
      time_factor: 1.5,
      timing_checks: false,
      questions_per_page: 1,
      larger_text: false,
      exercises: false,
    },
    problems: [],
  })
  const both = planFrom(rules.intake, { accommodations: ['much_more_time', 'more_time'] })
  assert.equal(both.plan.time_factor, 2)
  const larger = planFrom(rules.intake, { accommodations: ['larger_text', 'more_time'] })
  assert.deepEqual([larger.plan.larger_text, larger.plan.time_factor], [true, 1.5])
})

test('an intake without answers is the full form as it stands; answers not offered are named', () => {
  const { plan, problems } = planFrom(rules.intake, undefined)
  assert.equal(plan.form, 'full')
  assert.equal(plan.timing_checks, true)
  assert.deepEqual(problems, [])
  const wrong = planFrom(rules.intake, { role: 'king', colour: 'red', time: ['short'], language: null })
  assert.deepEqual(wrong.plan, plan)
  assert.deepEqual(
    wrong.problems.map(p => p.field),
    ['intake.role', 'intake.time', 'intake.colour'],
  )
  for (const odd of ['short', 4, ['short'], true])
    assert.equal(planFrom(rules.intake, odd).problems.length, 1)
})

test('of equal intake answers one counts, and more than there are options are refused', () => {
  const accommodations = ['more_time', 'one_at_a_time', 'more_time']
  assert.deepEqual(
    planFrom(rules.intake, { accommodations }),
    planFrom(rules.intake, { accommodations: ['one_at_a_time', 'more_time'] }),
  )
  const { problems } = planFrom(rules.intake, { accommodations: Array(7).fill('more_time') })
  assert.deepEqual(problems, [
    { field: 'intake.accommodations', message: 'has more answers than are offered' },
  ])
})

test('the work for an intake grows with its options and answers, not with their product', () => {
  // Counts looks at options, which no machine's load can change.
  const looksFor = (size: number) => {
    let looks = 0
    const options = Array.from({ length: size }, (_, n) => ({
      get id() {
        looks += 1
        return `o${n}`
      },
      text: 'O',
      effect: {},
    }))
    const given = { all: Array(size).fill(`o${size - 1}`) }
    planFrom([{ id: 'all', text: 'T', help: 'H', multiple: true, options }], given)
    return looks
  }
  assert.ok(looksFor(2_000) <= 2 * looksFor(1_000))
  assert.ok(looksFor(1_000) <= 3_000)
})
