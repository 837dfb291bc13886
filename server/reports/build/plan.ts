import { dimensionTexts } from '../../../content/report/dimensions/index.ts'
import { planFrame } from '../../../content/report/plan.ts'
import type { Horizon, PlanText } from '../../../content/report/texts.ts'
import type { Plan, Resource, Step } from '../model.ts'
import type { Placed } from './dimensions.ts'
import type { Article, ReportInput } from './input.ts'
import type { Say } from './phrases.ts'
import { byRank } from './profile.ts'

const mostArticles = 4

export function planSection(say: Say, dimensions: Placed[], input: ReportInput, withheld: boolean): Plan {
  const title = say(planFrame.title)
  const none = { title: say(planFrame.resources.title), lead: say(planFrame.resources.lead), items: [] }
  const general = (id: string, { text, why }: PlanText): Step => ({
    id,
    dimension: null,
    name: null,
    text: say(text),
    why: say(why),
  })
  if (withheld) {
    const week = { title: say(planFrame.week), steps: [general('again', planFrame.again)] }
    const empty = (horizon: Horizon) => ({ title: say(planFrame[horizon]), steps: [] })
    return {
      title,
      lead: say(planFrame.withheld),
      week,
      quarter: empty('quarter'),
      year: empty('year'),
      resources: none,
    }
  }
  const ranked = byRank(dimensions)
  const chosen = chosenFor(ranked)
  const section = (horizon: Horizon, more: Step[] = []) => ({
    title: say(planFrame[horizon]),
    steps: [
      ...chosen.map(({ d, purpose }): Step => {
        const { text, why } = dimensionTexts[d.dimension].plan[purpose][horizon]
        return {
          id: `${d.dimension}-${purpose}-${horizon}`,
          dimension: d.dimension,
          name: d.name,
          text: say(text),
          why: say(why),
        }
      }),
      ...more,
    ],
  })
  return {
    title,
    lead: say(planFrame.lead),
    week: section('week'),
    quarter: section('quarter', input.result.peers.used ? [] : [general('peers', planFrame.peers)]),
    year: section('year', [general('review', planFrame.review)]),
    resources: { ...none, items: [...practices(say, chosen), ...articles(say, ranked, input.articles)] },
  }
}

type Chosen = { d: Placed; purpose: 'use' | 'grow' }

/** What is highest is put to use, unless it is low itself; what is lowest grows, unless it is strong itself. */
function chosenFor(ranked: Placed[]): Chosen[] {
  const [first] = ranked
  const [last, beforeLast] = [...ranked].reverse()
  const chosen: Chosen[] = []
  if (first && first.standing !== 'growth') chosen.push({ d: first, purpose: 'use' })
  const grows = [last, beforeLast].filter(d => d && d !== first && d.standing !== 'strength')
  for (const d of grows) if (d) chosen.push({ d, purpose: 'grow' })
  const second = ranked[1]
  if (grows.length === 0 && second) chosen.push({ d: second, purpose: 'use' })
  if (chosen.length === 0 && first) chosen.push({ d: first, purpose: 'grow' })
  return chosen
}

const practices = (say: Say, chosen: Chosen[]): Resource[] =>
  chosen.flatMap(({ d }) =>
    dimensionTexts[d.dimension].practices.map(({ id, title, text }) => ({
      id,
      kind: 'practice' as const,
      kind_name: say(planFrame.resources.practice),
      title: say(title),
      text: say(text),
      url: null,
      dimension: d.dimension,
      name: d.name,
    })),
  )

/** Articles of the content site whose tags name a dimension, the lowest dimensions first. */
const articles = (say: Say, ranked: Placed[], given: Article[]): Resource[] =>
  [...ranked]
    .reverse()
    .flatMap(d =>
      given.filter(article => article.tags.includes(d.dimension)).map(article => ({ d, article })),
    )
    .filter(({ article }, n, all) => all.findIndex(other => other.article.id === article.id) === n)
    .slice(0, mostArticles)
    .map(({ d, article }) => ({
      id: article.id,
      kind: 'article' as const,
      kind_name: say(planFrame.resources.article),
      title: article.title,
      text: article.text,
      url: article.url,
      dimension: d.dimension,
      name: d.name,
    }))
