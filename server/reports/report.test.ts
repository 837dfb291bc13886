import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dimensions } from '../../content/definition.ts'
import { buildReport } from './build/index.ts'
import { languages, type Report } from './model.ts'
import { somebody } from './people.fixture.ts'

const people = Array.from({ length: 1_000 }, (_, n) => n + 1)
const everybody = languages.flatMap(language =>
  people.map(seed => ({ seed, language, report: buildReport(somebody(seed, { language })) })),
)

/** Every text of a report with where it stands. */
function* textsOf(value: unknown, path = ''): Generator<[string, string]> {
  if (typeof value === 'string') yield [path, value]
  else if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) yield* textsOf(inner, `${path}/${key}`)
}

/** Names, keys and versions are no sentences. */
const isSentence = (path: string) =>
  !/\/(id|dimension|role|kind|band|standing|place|verdict|outcome|component|language|completed_at|completed_on|assessment|engine_version|url)$|\/subject\/|comparison\/(industry|role)\/group$/.test(
    path,
  )

test('no two of a thousand different people get the same report', () => {
  for (const language of languages) {
    const reports = everybody.filter(one => one.language === language).map(({ report }) => report)
    const texts = new Set(reports.map(({ subject, ...report }) => JSON.stringify(report)))
    assert.equal(texts.size, people.length)
  }
})

test('the words alone tell people apart, not only the figures', () => {
  const sound = everybody.filter(
    ({ language, report }) => language === 'en' && report.validity.verdict === 'sound',
  )
  const words = new Set(sound.map(({ report }) => JSON.stringify(report).replaceAll(/[\d.]+/g, '#')))
  assert.ok(words.size > 0.99 * sound.length, `${words.size} different texts for ${sound.length} people`)
})

test('one piece of evidence is not said as many', () => {
  const person = somebody(1)
  for (const dimension of person.result.dimensions)
    for (const component of dimension.components)
      component.evidence = component.component === 'situational' ? 1 : 0
  const shown = buildReport(person).profile.dimensions
  assert.equal(shown.length, dimensions.length)
  for (const { evidence } of shown) assert.match(evidence, /\bone work scene\b/)
})

test('the same input gives the same report', () => {
  for (const seed of people.slice(0, 20))
    assert.deepEqual(buildReport(somebody(seed)), buildReport(somebody(seed)))
})

/** Each text once, with the language and the first place where it stands. */
const texts = languages.flatMap(language => {
  const places = new Map<string, string>()
  for (const { report, ...one } of everybody)
    if (one.language === language)
      for (const [path, text] of textsOf(report))
        if (!places.has(text) || isSentence(path)) places.set(text, path)
  return [...places].map(([text, path]) => ({ language, text, path }))
})

test('no text is missing or left unfilled in either language', () => {
  assert.ok(texts.length > 2_000)
  for (const { text, path } of texts) {
    assert.ok(text.trim() !== '', `${path} is empty`)
    assert.doesNotMatch(text, /[{}]|undefined|null|NaN|\[object/, path)
  }
})

test('an English report has no Hindi in it, and a Hindi one no English sentences', () => {
  for (const { text, path, language } of texts) {
    if (!isSentence(path)) continue
    if (language === 'en') assert.doesNotMatch(text, /[\u0900-\u097f]/, path)
    else assert.doesNotMatch(text.replaceAll('Mettle', ''), /[A-Za-z]{2,}/, path)
  }
})

const forbidden = [
  /\byou are\b|\byou’re\b|\byou're\b|\byou always\b|\byou never\b|\byou cannot\b/i,
  /\b(disorder|diagnosed|patient|pathological|abnormal|neurotic|stupid|lazy|weakness|guaranteed?)\b/i,
  /आप (एक )?[^।]*(आलसी|मूर्ख|अयोग्य)|विकार|मनोरोग|गारंटी/,
]

// What the catalogue recommends has its own words.
const ours = texts.filter(({ path }) => !path.includes('/resources/items'))

test('no report says what somebody is, diagnoses or promises', () => {
  for (const { text, path } of ours) for (const phrase of forbidden) assert.doesNotMatch(text, phrase, path)
})

const standings = (report: Report) => new Map(report.profile.dimensions.map(d => [d.dimension, d.standing]))

test('no dimension is both strength and growth area, in no part of the report', () => {
  for (const { report, seed } of everybody) {
    const standing = standings(report)
    const { profile, plan, comparison } = report
    const strengths = profile.strengths.map(({ dimension }) => dimension)
    const growth = profile.growth.map(({ dimension }) => dimension)
    assert.deepEqual(
      strengths.filter(dimension => growth.includes(dimension)),
      [],
      `${seed}`,
    )
    for (const dimension of strengths) assert.equal(standing.get(dimension), 'strength')
    for (const dimension of growth) assert.equal(standing.get(dimension), 'growth')
    for (const { supports, watch } of comparison.role_fit.items) {
      for (const { dimension } of supports) assert.equal(standing.get(dimension), 'strength')
      for (const { dimension } of watch) assert.equal(standing.get(dimension), 'growth')
    }
    for (const { id, dimension } of [...plan.week.steps, ...plan.quarter.steps, ...plan.year.steps]) {
      if (id.includes('-use-')) assert.notEqual(standing.get(dimension!), 'growth', `${seed} ${id}`)
      if (id.includes('-grow-')) assert.notEqual(standing.get(dimension!), 'strength', `${seed} ${id}`)
    }
    const low = profile.dimensions.filter(d => d.standing === 'growth').map(d => d.name)
    for (const { why, caution } of profile.careers.items) {
      for (const name of low) assert.ok(!why.includes(name), `${seed}: ${why}`)
      if (caution)
        assert.ok(
          low.some(name => caution.includes(name)),
          `${seed}: ${caution}`,
        )
    }
  }
})

test('answers that cannot be taken at their word get no strengths, no careers and no plan but to try again', () => {
  const doubtful = everybody.filter(({ report }) => report.validity.verdict === 'doubtful')
  assert.ok(doubtful.length > 100)
  for (const { report } of doubtful) {
    assert.ok(report.warning)
    assert.deepEqual(
      [report.profile.strengths, report.profile.growth, report.profile.careers.items],
      [[], [], []],
    )
    assert.deepEqual(
      report.plan.week.steps.map(({ id }) => id),
      ['again'],
    )
    assert.ok(
      report.profile.dimensions.every(d => d.at_work.length + d.trips.length + d.develop.length === 0),
    )
    const { role, industry } = report.comparison
    const placed = [...(role?.rows ?? []), ...(industry?.rows ?? [])]
    assert.ok(placed.every(({ place, text }) => place === null && text === '–'))
    const names = report.reading.bands.map(({ name }) => name)
    for (const { score, standing, certainty, ...of } of report.profile.dimensions) {
      assert.equal(standing, score === null ? 'unscored' : 'withheld')
      assert.deepEqual(
        [of.band, of.band_name, of.band_probabilities, of.percentile],
        [null, null, null, null],
      )
      assert.ok(!names.some(name => certainty.includes(name)), certainty)
    }
  }
})

test('one dimension alone, or none with a score, still makes a whole report', () => {
  const whole = somebody(7)
  const sound = { verdict: 'sound' as const, checks: [] }
  for (const dimension of dimensions) {
    const facts = whole.result.dimensions.filter(one => one.dimension === dimension)
    const report = buildReport({ ...whole, result: { ...whole.result, dimensions: facts, validity: sound } })
    assert.equal(report.profile.dimensions.length, 1)
    assert.ok(report.plan.week.steps.length >= (facts[0]?.score === null ? 0 : 1))
  }
  const none = {
    score: null,
    band: null,
    band_probabilities: null,
    percentile: null,
    standard_error: null,
    interval: null,
  }
  const unscored = whole.result.dimensions.map(one => ({ ...one, ...none }))
  const report = buildReport({ ...whole, result: { ...whole.result, dimensions: unscored, validity: sound } })
  assert.deepEqual(report.profile.strengths, [])
  assert.match(report.summary, /not enough answers/)
})

test('an anonymous report holds nothing that points to a person', () => {
  const name = 'Zebedee Quartermaine'
  const report = buildReport(
    somebody(3, {
      anonymized: true,
      name,
      teams: { state: 'shown', teams: [{ name: 'Night desk', size: 4, strong: {} }] },
    }),
  )
  const text = JSON.stringify(report)
  for (const word of ['Zebedee', 'Quartermaine', 'Night desk', '2026-11'])
    assert.ok(!text.includes(word), word)
  assert.deepEqual([report.subject.role, report.subject.industry, report.comparison.role], [null, null, null])
})

test('a name of markup or of 400 characters is carried as it is, as text', () => {
  for (const name of ['<script>#emph[x]</script> $a$ \\', 'ä'.repeat(400)])
    assert.equal(buildReport(somebody(4, { name })).subject.name, name)
})
