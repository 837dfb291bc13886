import type { Dimension } from '../../../content/definition.ts'
import { frame } from '../../../content/report/frame.ts'
import { industries, otherRole, roleFrame, roles } from '../../../content/report/roles.ts'
import type { Benchmark, BenchmarkRow, Comparison, Language, RoleFit } from '../model.ts'
import type { Placed } from './dimensions.ts'
import type { Chosen, GroupFigures, ReportInput, ResultFacts } from './input.ts'
import type { Say } from './phrases.ts'
import { byRank } from './profile.ts'
import { teamSection } from './team.ts'

export const roleName = (say: Say, { key, text }: Chosen) =>
  roles[key] ? say(roles[key].name) : key === 'other' ? say(otherRole) : text
export const industryName = (say: Say, { key, text }: Chosen) =>
  industries[key] ? say(industries[key]) : text

export function comparisonSection(
  say: Say,
  language: Language,
  dimensions: Placed[],
  input: ReportInput,
  withheld: boolean,
): Comparison {
  const { benchmarks, anonymized } = input
  // Field and role, few as may have named them, say more about somebody than an anonymous report should.
  const role = anonymized ? null : input.role
  const industry = anonymized ? null : input.industry
  const beside = (title: typeof frame.comparison.role, group: string, figures: GroupFigures | null) =>
    benchmark(say, title, group, dimensions, figures, withheld)
  return {
    title: say(frame.comparison.title),
    lead: say(frame.comparison.lead),
    norm: normOf(say, input.result.norm),
    industry: industry && beside(frame.comparison.industry, industryName(say, industry), benchmarks.industry),
    role: role && beside(frame.comparison.role, roleName(say, role), benchmarks.role),
    role_fit: {
      title: say(roleFrame.title),
      lead: say(roleFrame.lead),
      items: withheld ? [] : roleFits(say, dimensions),
    },
    team: teamSection(say, language, withheld ? [] : dimensions, input),
  }
}

function normOf(say: Say, { kind, n }: ResultFacts['norm']): Comparison['norm'] {
  const texts = kind === 'sample' ? frame.comparison.norm_sample : frame.comparison.norm_prior
  return {
    title: say(frame.comparison.norm),
    kind,
    size: n,
    origin: say(texts.origin),
    statement: say(texts.statement, { n: n ?? 0 }),
  }
}

/** By construction of the scale half of the assumed population lies between 4 and 6. */
const assumed = { low: 4, middle: 5, high: 6 }

function benchmark(
  say: Say,
  title: typeof frame.comparison.role,
  group: string,
  dimensions: Placed[],
  figures: GroupFigures | null,
  withheld: boolean,
): Benchmark {
  return {
    title: say(title),
    group,
    kind: figures ? 'group' : 'prior',
    size: figures?.n ?? null,
    statement: figures ? say(frame.comparison.group, { n: figures.n }) : say(frame.comparison.group_prior),
    rows: dimensions.flatMap(({ dimension, name, score }): BenchmarkRow[] => {
      const typical = figures ? figures.typical[dimension] : assumed
      if (score === null || !typical) return []
      const row = { dimension, name, yours: score, typical }
      if (withheld) return [{ ...row, place: null, text: '–' }]
      const place = score > typical.high ? 'above' : score < typical.low ? 'below' : 'within'
      return [{ ...row, place, text: say(frame.comparison.place[place]) }]
    }),
  }
}

const onHundred = (score: number) => (100 * (score - 1)) / 9
const clamp = (x: number) => Math.round(Math.min(100, Math.max(0, x)))
const [highFit, lowFit] = [60, 40]

function roleFits(say: Say, dimensions: Placed[]): RoleFit[] {
  const of = new Map(byRank(dimensions).map(d => [d.dimension, d]))
  return Object.entries(roles)
    .flatMap(([role, { name, weights }]): RoleFit[] => {
      const needed = Object.entries(weights).map(([dimension, weight]) => ({
        d: of.get(dimension as Dimension),
        weight,
      }))
      if (needed.some(({ d }) => !d)) return []
      const parts = needed.flatMap(({ d, weight }) => (d ? [{ d, weight }] : []))
      const fit = parts.reduce((total, { d, weight }) => total + weight * onHundred(d.score), 0)
      const error = Math.hypot(...parts.map(({ d, weight }) => (weight * (d.standard_error ?? 0) * 100) / 9))
      const named = (standing: string) =>
        parts
          .filter(({ d }) => d.standing === standing)
          .map(({ d }) => ({ dimension: d.dimension, name: d.name }))
      return [
        {
          role,
          name: say(name),
          fit: clamp(fit),
          range: { low: clamp(fit - 1.96 * error), high: clamp(fit + 1.96 * error) },
          text: say(fit >= highFit ? roleFrame.high : fit >= lowFit ? roleFrame.middle : roleFrame.low),
          supports: named('strength'),
          watch: named('growth'),
        },
      ]
    })
    .sort((x, y) => y.fit - x.fit || x.role.localeCompare(y.role))
}
