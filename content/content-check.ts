import { type Dimension, dimensions, type Question, type SituationalQuestion } from './definition.ts'
import { readingGrade, wordsOf } from './readability.ts'

/** The content check: each rule returns what it finds wrong, in words, and nothing for sound content. */

export function everythingRead(question: Question): string {
  const parts = [question.text]
  if (question.kind === 'situational') parts.push(...question.options.map(o => o.text))
  if (question.kind === 'exercise') {
    if (question.exercise.type === 'choice') parts.push(...question.exercise.options.map(o => o.text))
    if (question.exercise.type === 'order') parts.push(...question.exercise.items.map(o => o.text))
  }
  return parts.join('\n')
}

const mean = (values: number[]) => values.reduce((total, v) => total + v, 0) / (values.length || 1)
const inDimension = (questions: Question[], dimension: Dimension) =>
  questions.filter(q => q.dimension === dimension)

export function readingGradeFindings(questions: Question[], meanLimit = 8, limit = 11): string[] {
  const graded = questions.map(q => ({
    id: q.id,
    dimension: q.dimension,
    grade: readingGrade(everythingRead(q)),
  }))
  const hard = graded.filter(g => g.grade > limit).map(g => `${g.id} reads at grade ${g.grade.toFixed(1)}`)
  const hardDimensions = dimensions.flatMap(dimension => {
    const grade = mean(graded.filter(g => g.dimension === dimension).map(g => g.grade))
    return grade > meanLimit ? [`${dimension} reads at grade ${grade.toFixed(1)} on average`] : []
  })
  return [...hard, ...hardDimensions]
}

const longest = { self: 20, peer: 20, situational: 65, exercise: 75 }
const longestOption = 26

export function lengthFindings(questions: Question[]): string[] {
  return questions.flatMap(q => {
    const found: string[] = []
    const words = wordsOf(q.text).length
    if (words < 4) found.push(`${q.id} has only ${words} words`)
    if (words > longest[q.kind]) found.push(`${q.id} has ${words} words`)
    const options = everythingRead(q).split('\n').slice(1)
    return [
      ...found,
      ...options.filter(o => wordsOf(o).length > longestOption).map(o => `${q.id} has a long option: ${o}`),
    ]
  })
}

/** A third of the self items is reverse-keyed, give or take, so that agreeing to all earns nothing. */
export function keyBalanceFindings(questions: Question[]): string[] {
  return dimensions.flatMap(dimension => {
    const self = inDimension(questions, dimension).filter(q => q.kind === 'self')
    const share = mean(self.map(q => (q.reversed ? 1 : 0)))
    return share < 0.28 || share > 0.4 ? [`${dimension}: ${(share * 100).toFixed(0)}% reverse-keyed`] : []
  })
}

const filler = new Set(
  'a an and are as at be by do does for from i in is it of on or that the this to with person my me'.split(
    ' ',
  ),
)
const stem = (word: string) => word.replace(/(?:ing|ed|es|s|ly)$/, '')
const tokens = (text: string) =>
  new Set(
    wordsOf(text)
      .filter(w => !filler.has(w))
      .map(stem),
  )

/** Share of words that two texts have in common, of all the words they have. */
export function likeness(one: string, other: string): number {
  const [a, b] = [tokens(one), tokens(other)]
  const shared = [...a].filter(t => b.has(t)).length
  return shared / (a.size + b.size - shared || 1)
}

/** Twins mean the same on purpose and may share more words, but not nearly all. */
export function duplicateFindings(questions: Question[], limit = 0.6, twinLimit = 0.8): string[] {
  return questions.flatMap((one, i) =>
    questions.slice(i + 1).flatMap(other => {
      if (one.kind !== other.kind) return []
      const twins = (one.kind === 'self' || one.kind === 'peer') && one.twin === other.id
      const alike = likeness(one.text, other.text)
      return alike > (twins ? twinLimit : limit)
        ? [`${one.id} and ${other.id} are ${(alike * 100).toFixed(0)}% alike`]
        : []
    }),
  )
}

/**
 * Idioms puzzle whoever learnt English later; eyes, hands, voice and pace measure bodies; feasts and family differ
 * from place to place. A list can't find all of it: it keeps the plain cases out.
 */
const unfair =
  /\b(?:an eye|eye contact|eye to eye|same page|touch base|outside the box|big picture|the ball|stick to|step up|by heart|make up (?:my|your|their) mind|handshake|shake hands|smile|loud|aloud|voice|accent|walk|young|elderly|church|christmas|holy|wife|husband|pregnant|deaf|blind|crazy|insane|lame|stupid)\b/i

export function wordingFindings(questions: Question[]): string[] {
  return questions.flatMap(q => {
    const met = everythingRead(q).match(unfair)
    return met ? [`${q.id} says “${met[0]}”`] : []
  })
}

const least = { self: 24, situational: 6, peer: 5, exercise: 2 }

export function coverageFindings(questions: Question[]): string[] {
  return dimensions.flatMap(dimension => {
    const own = inDimension(questions, dimension)
    const few = (['self', 'situational', 'peer', 'exercise'] as const).flatMap(kind => {
      const count = own.filter(q => q.kind === kind).length
      return count < least[kind] ? [`${dimension}: ${count} of kind ${kind}, ${least[kind]} needed`] : []
    })
    // Whoever the person is, a full form can be filled with scenes that suit them.
    const forAll = own.filter(q => q.kind === 'situational' && !q.roles && !q.industries).length
    return forAll < 5 ? [...few, `${dimension}: only ${forAll} scenes suit everybody`] : few
  })
}

export function twinFindings(questions: Question[]): string[] {
  const self = questions.filter(q => q.kind === 'self')
  const byId = new Map(self.map(q => [q.id, q]))
  const oneSided = self.flatMap(q =>
    q.twin !== undefined && byId.get(q.twin)?.twin !== q.id ? [`${q.id} is not named by its twin`] : [],
  )
  const few = dimensions.flatMap(dimension => {
    const paired = self.filter(q => q.dimension === dimension && q.twin !== undefined)
    const opposed = paired.filter(q => Boolean(byId.get(q.twin!)?.reversed) !== Boolean(q.reversed))
    const pairs = paired.length / 2
    if (pairs < 2) return [`${dimension}: ${pairs} pairs of twins`]
    // Whoever agrees with everything answers the two of an opposed pair far apart.
    return opposed.length < paired.length / 2
      ? [`${dimension}: only ${opposed.length / 2} of ${pairs} pairs have opposite keys`]
      : []
  })
  return [...oneSided, ...few]
}

export function optionFindings(questions: Question[]): string[] {
  return questions.filter(q => q.kind === 'situational').flatMap(sceneFindings)
}

function sceneFindings({ id, format, options }: SituationalQuestion): string[] {
  const keys = options.map(o => o.effectiveness).sort((a, b) => a - b)
  const found: string[] = []
  if (options.length < 4 || options.length > 5) found.push(`${id} has ${options.length} options`)
  if (keys.at(-1)! - keys[0]! < 3) found.push(`${id} spreads its keys over less than 3 points`)
  if (keys.at(-1) === keys.at(-2)) found.push(`${id} has no single best option`)
  if (format === 'best_worst' && keys[0] === keys[1]) found.push(`${id} has no single worst option`)
  return found
}

/** Neither the longest option nor the first one may tell which is best. */
export function giveawayFindings(questions: Question[]): string[] {
  return dimensions.flatMap(dimension => {
    const scenes = inDimension(questions, dimension).filter(q => q.kind === 'situational')
    const options = scenes.flatMap(({ options }) => {
      const average = mean(options.map(o => o.text.length))
      return options.map((o, place) => ({ key: o.effectiveness, place, length: o.text.length / average }))
    })
    const byLength = correlation(
      options.map(o => o.key),
      options.map(o => o.length),
    )
    const bestPlaces = options.filter(o => o.key === 5).map(o => o.place)
    const found: string[] = []
    if (Math.abs(byLength) > 0.25)
      found.push(`${dimension}: key and length correlate at ${byLength.toFixed(2)}`)
    for (const place of new Set(bestPlaces)) {
      const share = bestPlaces.filter(p => p === place).length / scenes.length
      if (share > 0.5) found.push(`${dimension}: the best option is mostly number ${place + 1}`)
    }
    return found
  })
}

function correlation(x: number[], y: number[]): number {
  const [mx, my] = [mean(x), mean(y)]
  const covariance = mean(x.map((v, i) => (v - mx) * (y[i]! - my)))
  const spread = Math.sqrt(mean(x.map(v => (v - mx) ** 2)) * mean(y.map(v => (v - my) ** 2)))
  return spread === 0 ? 0 : covariance / spread
}
