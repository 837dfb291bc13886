import type { Dimension } from '../../content/definition.ts'
import type { Band } from '../../psychometrics/index.ts'

/**
 * A report as plain data: every text is here already, in the report's language, so that the PDF, the web page and the
 * API say the same. Whoever draws it adds no sentences. Stored reports keep the version they were made with.
 */
export const reportVersion = 1

export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]

export type Report = {
  version: typeof reportVersion
  language: Language
  title: string
  subject: Subject
  /** The whole report in one paragraph, for the cover. */
  summary: string
  /** Not null when the answers can't be taken at their word: stands before everything else. */
  warning: string | null
  profile: Profile
  comparison: Comparison
  plan: Plan
  validity: ValiditySection
  reading: ReadingSection
  words: Words
}

export type Subject = {
  /** Null in an anonymised report and for people who gave no name. Any script, up to 401 characters, never markup. */
  name: string | null
  anonymized: boolean
  assessment: string
  /** Null in an anonymised report; missing in one that was made before this was told. */
  completed_at?: string | null
  /** ISO date, UTC. Null in an anonymised report. */
  completed_on: string | null
  /** The same date in words. */
  completed_on_text: string | null
  form: string
  answers: number
  role: string | null
  industry: string | null
  /** Of the engine that computed the scores. */
  engine_version: string
}

/**
 * Strength: the two highest bands. Growth: the two lowest. Steady: between. Unscored: not enough answers. Withheld: answers
 * that can't be taken at their word.
 */
export type Standing = 'strength' | 'steady' | 'growth' | 'unscored' | 'withheld'

export type DimensionProfile = {
  dimension: Dimension
  name: string
  meaning: string
  standing: Standing
  /** One decimal, 1 to 10. Score, interval and standard error are null together. */
  score: number | null
  /** 95%. */
  interval: { low: number; high: number } | null
  standard_error: number | null
  /** Null where there is no score, or nothing is said of it; so are its name, its probabilities and the percentile. */
  band: Band | null
  band_name: string | null
  /** Shares that add up to 1. */
  band_probabilities: Record<Band, number> | null
  /** Whole, 1 to 99. */
  percentile: number | null
  /** Leads the page: what the score says. */
  headline: string
  /** How sure that is: interval, band and its probability in words. */
  certainty: string
  at_work: string[]
  trips: string[]
  develop: string[]
  /** What the score rests on, peers missing included. */
  evidence: string
  components: { component: 'self' | 'situational' | 'peer'; name: string; weight: number; evidence: number }[]
}

export type Profile = {
  title: string
  lead: string
  /** Paragraphs about the dimensions together. */
  portrait: string[]
  strengths: Highlight[]
  growth: Highlight[]
  /** All of the assessment's dimensions, one at least, in the order of the assessment. */
  dimensions: DimensionProfile[]
  careers: { title: string; lead: string; items: Career[] }
  development: { title: string; lead: string; items: Development[] }
}

export type Highlight = { dimension: Dimension; name: string; score: number; text: string }
export type Career = {
  id: string
  title: string
  why: string
  /** What to look out for in it; null when nothing stands against it. */
  caution: string | null
}
export type Development = { dimension: Dimension; name: string; text: string }

export type Comparison = {
  title: string
  lead: string
  norm: { title: string; kind: 'prior' | 'sample'; size: number | null; origin: string; statement: string }
  /** Null where the person named no industry or role. */
  industry: Benchmark | null
  role: Benchmark | null
  role_fit: { title: string; lead: string; items: RoleFit[] }
  team: TeamFit
}

export type Benchmark = {
  title: string
  /** The industry's or role's name. */
  group: string
  /** `prior` until at least five people of this installation are in the group. */
  kind: 'prior' | 'group'
  size: number | null
  statement: string
  rows: BenchmarkRow[]
}
export type BenchmarkRow = {
  dimension: Dimension
  name: string
  yours: number
  /** Middle half of the group and its middle. */
  typical: { low: number; middle: number; high: number }
  /** Null where nothing is said of the score. */
  place: 'above' | 'within' | 'below' | null
  text: string
}
export type RoleFit = {
  role: string
  name: string
  /** Whole, 0 to 100, with the range that the scores' own uncertainty leaves. */
  fit: number
  range: { low: number; high: number }
  text: string
  supports: { dimension: Dimension; name: string }[]
  watch: { dimension: Dimension; name: string }[]
}

export type TeamFit = {
  title: string
  /** Empty with the reason in `statement`: no team, or fewer than three who agreed to be compared. */
  statement: string
  teams: {
    name: string
    size: number
    adds: string[]
    shares: string[]
    gaps: string[]
    text: string
  }[]
}

export type Plan = {
  title: string
  lead: string
  week: PlanSection
  quarter: PlanSection
  year: PlanSection
  resources: { title: string; lead: string; items: Resource[] }
}
export type PlanSection = { title: string; steps: Step[] }
export type Step = { id: string; dimension: Dimension | null; name: string | null; text: string; why: string }
export type Resource = {
  id: string
  kind: 'practice' | 'article'
  /** `practice`: in words, `article`: in words. */
  kind_name: string
  title: string
  text: string
  /** Https address of an article; practices have none. */
  url: string | null
  dimension: Dimension | null
  name: string | null
}

export type ValiditySection = {
  title: string
  verdict: 'sound' | 'caution' | 'doubtful' | 'unchecked'
  verdict_name: string
  text: string
  checks: {
    name: string
    outcome: 'passed' | 'flagged' | 'not_evaluated'
    outcome_name: string
    text: string
  }[]
}

export type ReadingSection = {
  title: string
  items: { title: string; text: string }[]
  bands: { band: Band; name: string; from: number; to: number; text: string }[]
}

/** What stands around the texts: labels of charts, tables and pages. */
export type Words = {
  contents: string
  page: string
  of: string
  score: string
  interval: string
  band: string
  probability: string
  percentile: string
  you: string
  typical: string
  size: string
  at_work: string
  trips: string
  develop: string
  rests_on: string
  weight: string
  strengths: string
  growth: string
  fit: string
  supports: string
  watch: string
  adds: string
  shares: string
  gaps: string
  check: string
  outcome: string
  completed: string
  anonymous: string
  name_in_part: string
  name_not_drawn: string
  not_drawn: string
  not_scored: string
  dimension: string
  confidential: string
}
