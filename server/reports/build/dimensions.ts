import { type Dimension, dimensions } from '../../../content/definition.ts'
import { dimensionTexts } from '../../../content/report/dimensions/index.ts'
import { frame } from '../../../content/report/frame.ts'
import type { Level } from '../../../content/report/texts.ts'
import { type Band, bands } from '../../../psychometrics/index.ts'
import type { DimensionProfile, Language, Standing } from '../model.ts'
import type { DimensionFacts, ResultFacts } from './input.ts'
import { decimal, listed, percent, pick, type Say } from './phrases.ts'

const levels: Record<Band, Level> = {
  exceptional: 'strength',
  strong: 'strength',
  moderate: 'steady',
  developing: 'growth',
  growth: 'growth',
}

/** With its place among the scored ones, 0 being the highest. */
export type Placed = DimensionProfile & { rank: number }

export function dimensionProfiles(
  say: Say,
  language: Language,
  result: ResultFacts,
  withheld: boolean,
): Placed[] {
  const known = result.dimensions.filter(({ dimension }) => dimensions.includes(dimension as Dimension))
  // Equal scores keep the assessment's order, so that the same results always give the same report.
  const order = known.filter(d => d.score !== null).sort((x, y) => (y.score as number) - (x.score as number))
  return known.map(facts => ({
    ...profileOf(say, language, facts, order.indexOf(facts), withheld),
    rank: order.indexOf(facts),
  }))
}

function profileOf(
  say: Say,
  language: Language,
  facts: DimensionFacts,
  rank: number,
  withheld: boolean,
): DimensionProfile {
  const dimension = facts.dimension as Dimension
  const texts = dimensionTexts[dimension]
  const { score, band, interval, band_probabilities, percentile, standard_error } = facts
  const common = {
    dimension,
    name: say(texts.name),
    meaning: say(texts.meaning),
    evidence: evidenceOf(say, language, facts),
    components: facts.components.map(({ component, weight_used, evidence }) => ({
      component,
      name: say(frame.components[component]),
      weight: Math.round(weight_used * 100) / 100,
      evidence,
    })),
  }
  if (score === null || band === null || !interval || !band_probabilities) {
    return {
      ...common,
      standing: 'unscored',
      score: null,
      interval: null,
      standard_error: null,
      band: null,
      band_name: null,
      band_probabilities: null,
      percentile: null,
      headline: say(frame.unscored.headline),
      certainty: say(frame.unscored.certainty),
      at_work: [],
      trips: [],
      develop: [],
    }
  }
  const level = levels[band]
  const shares = band_probabilities as Record<Band, number>
  return {
    ...common,
    standing: withheld ? 'withheld' : (level satisfies Standing),
    score,
    interval,
    standard_error,
    band: withheld ? null : band,
    band_name: withheld ? null : say(frame.bands[band]),
    band_probabilities: withheld ? null : shares,
    percentile: withheld || percentile === null ? null : Math.min(99, Math.max(1, Math.round(percentile))),
    headline: withheld ? say(frame.withheld) : say(texts.headline[band]),
    certainty: withheld ? withheldCertainty(say, score, interval) : certaintyOf(say, score, interval, shares),
    at_work: withheld ? [] : texts.at_work[level].map(text => say(text)),
    trips: withheld ? [] : [say(pick(texts.trips[level], rank))],
    develop: withheld
      ? []
      : [say(pick(texts.develop[level], rank)), say(pick(texts.develop[level], rank + 1))],
  }
}

const withheldCertainty = (say: Say, score: number, { low, high }: { low: number; high: number }) =>
  say(frame.certainty_withheld, { score: decimal(score), low: decimal(low), high: decimal(high) })

function certaintyOf(
  say: Say,
  score: number,
  interval: { low: number; high: number },
  shares: Record<Band, number>,
) {
  const [first, second] = bands
    .map(({ band }) => ({ band: say(frame.bands[band]), probability: percent(shares[band]) }))
    .sort((x, y) => y.probability - x.probability)
  const next = second && second.probability >= 10 ? say(frame.certainty_next, second) : ''
  return say(frame.certainty, {
    score: decimal(score),
    low: decimal(interval.low),
    high: decimal(interval.high),
    band: first?.band ?? '',
    probability: first?.probability ?? 0,
    next,
  })
}

function evidenceOf(say: Say, language: Language, { components, missing, score }: DimensionFacts) {
  const present = components.filter(({ evidence }) => evidence > 0)
  if (present.length === 0) return say(frame.evidence.nothing)
  const parts = present.map(({ component, evidence: n }) =>
    say((n === 1 ? frame.evidence.one : frame.evidence)[component], { n }),
  )
  const rests = say(frame.evidence.rests, { parts: listed(language, parts) })
  if (missing.length === 0 || score === null) return rests
  const names = missing.map(component => say(frame.components[component]))
  return `${rests} ${say(frame.evidence.missing, { parts: listed(language, names) })}`
}
