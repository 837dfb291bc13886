import type { Bank } from './bank.ts'
import { type Component, components, composite, correlations } from './composite.ts'
import { interpret } from './interpret.ts'
import { judgeOf, type SituationalAnswer } from './judgement.ts'
import { priorNorm } from './norms.ts'
import { aggregatePeers, leastRaters, priorPeerReference } from './peers.ts'
import { type Generator, generator } from './random.ts'
import { type Band, bands } from './scale.ts'
import { sitThrough } from './simulate.ts'
import type { Rules } from './sitting.ts'
import { scoreSituational, standardKey } from './situational.ts'

export type SimulatedScene = { kind: SituationalAnswer['kind']; key: readonly number[] }

export type BandShares = Record<Band, number> & {
  /** Share of true standings inside the stated 95% interval of z. */
  coverage: number
}

/**
 * People as the engine assumes them, standings correlated between components as assumed, through sitting, scenes and
 * peers to their bands: the share of each, over people and dimensions, with the components given.
 */
export function simulateBands(
  bank: Bank,
  rules: Rules,
  scenes: readonly SimulatedScene[],
  used: readonly Component[],
  people: number,
  seed: number,
): BandShares {
  const random = generator(seed)
  const counts = new Map<Band, number>()
  let covered = 0
  for (let person = 0; person < people; person++) {
    const truths = bank.dimensions.map(() => drawStandings(random))
    const selfTruths = truths.map(truth => truth.self)
    const sitting = sitThrough(bank, rules, `${seed}/${person}`, selfTruths, random)
    for (const [d, truth] of truths.entries()) {
      const present = {
        self: { theta: sitting.theta[d]!, se: sitting.se[d]!, n: sitting.scored[d]! },
        situational: judgeScenes(scenes, truth.situational, random),
        peer: ratedByPeers(truth.peer, random),
      }
      const whole = composite(Object.fromEntries(used.map(name => [name, present[name]])))!
      const result = interpret(priorNorm(), whole)
      counts.set(result.band, (counts.get(result.band) ?? 0) + 1)
      covered += Math.abs(trueComposite(whole.weights, truth) - whole.theta) <= 1.96 * whole.se ? 1 : 0
    }
  }
  const cases = people * bank.dimensions.length
  const shares = bands.map(({ band }) => [band, (counts.get(band) ?? 0) / cases] as const)
  return { ...(Object.fromEntries(shares) as Record<Band, number>), coverage: covered / cases }
}

type Standings = Record<Component, number>

/** N(0, 1) each, correlated as the composite takes them to be. */
function drawStandings({ normal }: Generator): Standings {
  const { self, situational } = correlations
  const [first, second, third] = [normal(), normal(), normal()]
  const second1 = self.situational
  const second2 = Math.sqrt(1 - second1 ** 2)
  const third1 = self.peer
  const third2 = (situational.peer - second1 * third1) / second2
  const third3 = Math.sqrt(1 - third1 ** 2 - third2 ** 2)
  return {
    self: first,
    situational: second1 * first + second2 * second,
    peer: third1 * first + third2 * second + third3 * third,
  }
}

function trueComposite(weights: Record<Component, number>, truth: Standings): number {
  let sum = 0
  let variance = 0
  for (const p of components) {
    sum += weights[p] * truth[p]
    for (const q of components) variance += weights[p] * weights[q] * correlations[p][q]
  }
  return sum / Math.sqrt(variance)
}

const judgeScenes = (scenes: readonly SimulatedScene[], standing: number, random: Generator) =>
  scoreSituational(
    scenes.map(({ kind, key }) => ({
      scenario: { key },
      answer: judgeOf(kind, standardKey({ key }))(standing, random),
    })),
  )

/** Three raters, six statements of five answers: each rater's mean as the prior has it, to the nearest sixth. */
function ratedByPeers(standing: number, { normal }: Generator) {
  const { mean, sd, icc1 } = priorPeerReference
  const statements = 6
  const rows = Array.from({ length: leastRaters }, () => {
    const level = mean + sd * (Math.sqrt(icc1) * standing + Math.sqrt(1 - icc1) * normal())
    const points = Math.round(statements * 4 * Math.min(1, Math.max(0, level)))
    return Array.from(
      { length: statements },
      (_, n) => Math.floor(points / statements) + (n < points % statements ? 1 : 0),
    )
  })
  const result = aggregatePeers(rows, 5)
  return result.shown ? result.score : null
}
