import { type Dimension, dimensions } from '../../../content/definition.ts'

export const leastTeam = 3
const mostPairs = 5
/** From here on a score is a strength: the two highest bands. */
const strengthFrom = 6
const similarFrom = 0.5
const leastShared = 4

export type Scores = Partial<Record<Dimension, number>>
export type Member = { id: string; scores: Scores }
type Coverage = 'covered' | 'thin' | 'gap'

const isStrong = (scores: Scores, dimension: Dimension) => (scores[dimension] ?? 0) >= strengthFrom
const strengthsOf = (scores: Scores) => dimensions.filter(dimension => isStrong(scores, dimension))

export const countStrong = (members: Member[]): Partial<Record<Dimension, number>> =>
  Object.fromEntries(
    dimensions.map(dimension => [
      dimension,
      members.filter(({ scores }) => isStrong(scores, dimension)).length,
    ]),
  )

/** What those who agreed to be compared bring together. Strengths alone are told, never a score. */
export function compatibilityOf(members: Member[]) {
  const strong = countStrong(members)
  const coverage = dimensions.map(dimension => {
    const n = strong[dimension] ?? 0
    const level: Coverage = n === 0 ? 'gap' : n * 4 <= members.length ? 'thin' : 'covered'
    return { dimension, strong: n, level }
  })
  const pairs = members.flatMap((a, i) => members.slice(i + 1).map(b => pairOf(a, b)))
  const gaps = coverage.filter(({ level }) => level === 'gap').map(({ dimension }) => dimension)
  const thin = coverage.filter(({ level }) => level === 'thin').map(({ dimension }) => dimension)
  return {
    coverage,
    complementary: pairs
      .filter(complete)
      .sort((x, y) => y.adds.a.length + y.adds.b.length - (x.adds.a.length + x.adds.b.length))
      .slice(0, mostPairs),
    similar: pairs
      .filter(pair => pair.likeness !== null && pair.likeness >= similarFrom && !complete(pair))
      .sort((x, y) => (y.likeness as number) - (x.likeness as number))
      .slice(0, mostPairs),
    gaps,
    hire_for: gaps.length > 0 ? gaps : thin,
  }
}

/** Each brings what the other lacks; however alike their profiles, such two are not told to be the same. */
const complete = ({ adds }: ReturnType<typeof pairOf>) => adds.a.length > 0 && adds.b.length > 0

function pairOf(a: Member, b: Member) {
  const adds = (one: Member, other: Member) =>
    strengthsOf(one.scores).filter(
      dimension => other.scores[dimension] !== undefined && !isStrong(other.scores, dimension),
    )
  return {
    a: a.id,
    b: b.id,
    adds: { a: adds(a, b), b: adds(b, a) },
    shared: strengthsOf(a.scores).filter(dimension => isStrong(b.scores, dimension)),
    likeness: likeness(a.scores, b.scores),
  }
}

/** How alike the shapes of two profiles are: their correlation, whatever the level. Null from too little. */
function likeness(x: Scores, y: Scores): number | null {
  const both = dimensions.flatMap(d =>
    x[d] === undefined || y[d] === undefined ? [] : [[x[d], y[d]] as const],
  )
  if (both.length < leastShared) return null
  const mean = (side: 0 | 1) => both.reduce((sum, pair) => sum + pair[side], 0) / both.length
  const [meanX, meanY] = [mean(0), mean(1)]
  let [xx, yy, xy] = [0, 0, 0]
  for (const [p, q] of both) {
    xx += (p - meanX) ** 2
    yy += (q - meanY) ** 2
    xy += (p - meanX) * (q - meanY)
  }
  return xx === 0 || yy === 0 ? null : xy / Math.sqrt(xx * yy)
}
