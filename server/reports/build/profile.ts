import { careerFrame, careers } from '../../../content/report/careers.ts'
import { dimensionTexts } from '../../../content/report/dimensions/index.ts'
import { frame } from '../../../content/report/frame.ts'
import type { Career, Highlight, Language, Profile } from '../model.ts'
import type { Placed } from './dimensions.ts'
import { decimal, listed, percent, pick, type Say } from './phrases.ts'

type Scored = Placed & { score: number; interval: { low: number; high: number } }
export const isScored = (d: Placed): d is Scored => d.score !== null
export const byRank = (dimensions: Placed[]) => dimensions.filter(isScored).sort((x, y) => x.rank - y.rank)

const mostHighlights = 3
const mostCareers = 4

export function profileSection(
  say: Say,
  language: Language,
  dimensions: Placed[],
  withheld: boolean,
): Profile {
  const ranked = withheld ? [] : byRank(dimensions)
  const growing = ranked.filter(d => d.standing === 'growth').reverse()
  return {
    title: say(frame.profile.title),
    lead: say(frame.profile.lead),
    portrait: portraitOf(say, ranked),
    strengths: ranked
      .filter(d => d.standing === 'strength')
      .slice(0, mostHighlights)
      .map(d => highlight(say, d)),
    growth: growing.slice(0, mostHighlights).map(d => highlight(say, d)),
    dimensions: dimensions.map(({ rank, ...dimension }) => dimension),
    careers: careerSection(say, language, ranked, withheld),
    development: {
      title: say(frame.development.title),
      lead: say(withheld ? frame.development.withheld : frame.development.lead),
      items: developmentOf(ranked).map(d => ({
        dimension: d.dimension,
        name: d.name,
        text: say(pick(dimensionTexts[d.dimension].develop[d.standing as 'growth'], d.rank + 2)),
      })),
    },
  }
}

/** The lowest come first; whoever has no low ones is advised about the middle ones, then about what is strong. */
const developmentOf = (ranked: Scored[]) => [...ranked].reverse().slice(0, 4)

function highlight(
  say: Say,
  { dimension, name, score, interval, standing, band_probabilities: p }: Scored,
): Highlight {
  const share =
    standing === 'strength'
      ? (p?.exceptional ?? 0) + (p?.strong ?? 0)
      : (p?.developing ?? 0) + (p?.growth ?? 0)
  const text = say(standing === 'strength' ? frame.profile.strength : frame.profile.growth, {
    score: decimal(score),
    low: decimal(interval.low),
    high: decimal(interval.high),
    probability: percent(share),
  })
  return { dimension, name, score, text }
}

/** From this distance between highest and lowest the scores differ by more than their intervals. */
const wideSpread = 4
const narrowSpread = 2

function portraitOf(say: Say, ranked: Scored[]): string[] {
  const [first, second] = ranked
  if (!first) return []
  const last = ranked.at(-1) as Scored
  const lead = say(dimensionTexts[first.dimension].first)
  // What is low is said to be low below, and is not leant on here.
  const paragraphs =
    second && second.standing !== 'growth'
      ? [say(frame.profile.pair, { first: lead, second: say(dimensionTexts[second.dimension].second) })]
      : first.standing !== 'growth'
        ? [say(frame.profile.alone, { first: lead })]
        : []
  if (last !== first && last.standing === 'growth')
    paragraphs.push(say(frame.profile.last, { last: say(dimensionTexts[last.dimension].last) }))
  const points = decimal(first.score - last.score)
  if (ranked.length > 2 && Number(points) >= wideSpread)
    paragraphs.push(say(frame.profile.spread, { points }))
  if (ranked.length > 2 && Number(points) <= narrowSpread)
    paragraphs.push(say(frame.profile.level, { points }))
  return paragraphs
}

function careerSection(
  say: Say,
  language: Language,
  ranked: Scored[],
  withheld: boolean,
): Profile['careers'] {
  const title = say(careerFrame.title)
  if (withheld) return { title, lead: say(careerFrame.withheld), items: [] }
  const of = new Map(ranked.map(d => [d.dimension, d]))
  const items = careers
    .flatMap(career => {
      const needed = career.needs.flatMap(dimension => of.get(dimension) ?? [])
      const carried = needed.filter(d => d.standing !== 'growth')
      // Only what the scores speak of in full, and speak for in part.
      if (needed.length < career.needs.length || carried.length === 0) return []
      const mean = needed.reduce((total, d) => total + d.score, 0) / needed.length
      return [{ career, needed, carried, mean }]
    })
    .sort((x, y) => y.mean - x.mean)
    .slice(0, mostCareers)
    .map(({ career, needed, carried }): Career => {
      const low = needed.filter(d => d.standing === 'growth')
      const names = (some: Scored[]) =>
        listed(
          language,
          some.map(d => d.name),
        )
      return {
        id: career.id,
        title: say(career.title),
        why: say(careerFrame.why, { does: say(career.does), dimensions: names(carried) }),
        caution: low.length > 0 ? say(careerFrame.caution, { dimensions: names(low) }) : null,
      }
    })
  return { title, lead: say(items.length > 0 ? careerFrame.lead : careerFrame.none), items }
}
