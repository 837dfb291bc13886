import { dimensionTexts } from '../../../content/report/dimensions/index.ts'
import { planFrame } from '../../../content/report/plan.ts'
import type { Horizon, PlanText } from '../../../content/report/texts.ts'
import type { Plan, Resource, Step } from '../model.ts'
import type { Placed } from './dimensions.ts'
import type { Article, ReportInput } from './input.ts'
import type { Say } from './phrases.ts'
import { byRank } from './profile.ts'

const [mostPerStep, mostResources] = [3, 9]

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
    resources: { ...none, items: resourcesFor(say, chosen, ranked, input.catalogue) },
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

/**
 * What the catalogue has for the steps of the plan, then articles about the other dimensions, the lowest first. Each
 * stands once.
 */
function resourcesFor(say: Say, chosen: Chosen[], ranked: Placed[], catalogue: Article[]): Resource[] {
  const about = (d: Placed) =>
    catalogue.filter(({ tags }) => tags.includes(d.dimension)).map(one => ({ d, one }))
  const steps = chosen.flatMap(({ d }) => about(d).slice(0, mostPerStep))
  const others = [...ranked]
    .reverse()
    .flatMap(about)
    .filter(({ one }) => one.url !== null)
  return [...steps, ...others]
    .filter(({ one }, n, all) => all.findIndex(other => other.one.id === one.id) === n)
    .slice(0, mostResources)
    .map(({ d, one }) => ({
      id: one.id,
      kind: one.url === null ? 'practice' : 'article',
      kind_name: say(one.url === null ? planFrame.resources.practice : planFrame.resources.article),
      title: one.title,
      text: one.text,
      url: one.url,
      dimension: d.dimension,
      name: d.name,
    }))
}
