import type { Dimension } from '../../../content/definition.ts'
import type { Band } from '../../../psychometrics/index.ts'
import type { Language } from '../model.ts'

type Component = 'self' | 'situational' | 'peer'

export type DimensionFacts = {
  dimension: string
  score: number | null
  band: Band | null
  band_probabilities: Record<string, number> | null
  percentile: number | null
  standard_error: number | null
  interval: { low: number; high: number } | null
  components: { component: Component; weight_used: number; evidence: number }[]
  missing: Component[]
}

/** Of the results as the API shows them, so that a report repeats their very figures. */
export type ResultFacts = {
  engine_version: string
  form: 'full' | 'short'
  answers: number
  dimensions: DimensionFacts[]
  peers: { used: boolean }
  norm: { kind: 'prior' | 'sample'; n: number | null }
  validity: {
    verdict: 'sound' | 'caution' | 'doubtful' | 'unchecked'
    checks: { check: string; verdict: 'passed' | 'flagged' | 'not_evaluated' }[]
  }
}

export type GroupFigures = {
  n: number
  typical: Partial<Record<Dimension, { low: number; middle: number; high: number }>>
}

/** What the person's answers before the assessment said: the option's id and, for ids of other authors, its text. */
export type Chosen = { key: string; text: string }

export type TeamFacts = {
  name: string
  size: number
  /** How many of those who agreed have the dimension as a strength, the person included. */
  strong: Partial<Record<Dimension, number>>
}
export type Teams = { state: 'none' | 'no_consent' | 'too_few' } | { state: 'shown'; teams: TeamFacts[] }

/** Of the catalogue; those without an address are things to do. */
export type Article = { id: string; title: string; text: string; url: string | null; tags: string[] }

/** Everything a report is made from. The same input gives the same report. */
export type ReportInput = {
  language: Language
  anonymized: boolean
  name: string | null
  assessment: string
  completed_at: string | null
  role: Chosen | null
  industry: Chosen | null
  result: ResultFacts
  benchmarks: { role: GroupFigures | null; industry: GroupFigures | null }
  teams: Teams
  catalogue: Article[]
}
