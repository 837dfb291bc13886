/** The definition format: what an assessment is made of. `definition.schema.json` says the same to integrators. */

export const dimensions = [
  'analytical_thinking',
  'creative_expression',
  'leadership_potential',
  'communication_skills',
  'emotional_intelligence',
  'learning_agility',
  'technical_proficiency',
  'work_ethic',
] as const

export type Dimension = (typeof dimensions)[number]

type Common = {
  /** Unique in its definition; `ana-s-01` in the built-in one: dimension, kind (s, j, p, x), number. */
  id: string
  dimension: Dimension
  text: string
  /** Whom it suits best. Absent: everybody. A preference in selection, never an exclusion. */
  roles?: string[]
  industries?: string[]
  /** How long a typical person needs, reading included. */
  seconds?: number
}

/** Graded response model, five categories: one discrimination, four increasing thresholds. */
export type ItemParameters = { a: number; b: number[] }

/**
 * Answered 1–5. Parameters describe the item after reverse-keying: a higher keyed answer always means more of
 * the dimension, so `a` is positive for reversed items too.
 */
type Rated = {
  /** Five labels, lowest first. Absent: from strongly disagree to strongly agree. */
  scale?: string[]
  reversed?: boolean
  /** The question that asks the same in other words, perhaps with the opposite key. Twins name each other. */
  twin?: string
  /** Questions that should not stand in one form together with this one. */
  enemies?: string[]
  parameters?: ItemParameters
}

export type SelfQuestion = Common & Rated & { kind: 'self' }

/** About the person, answered by somebody who works with them. */
export type PeerQuestion = Common & Rated & { kind: 'peer' }

export type SituationalOption = {
  id: string
  text: string
  /** 1 makes matters worse … 5 the most effective. */
  effectiveness: number
}

/**
 * `rate`: the answer is `{ [optionId]: 1–5 }`, one rating for each option.
 * `best_worst`: the answer is `{ best: optionId, worst: optionId }`.
 */
export type SituationalQuestion = Common & {
  kind: 'situational'
  format: 'rate' | 'best_worst'
  options: SituationalOption[]
}

export type Choice = { id: string; text: string }

/** Every rule gives 0–1; `score-exercise.ts` is the rule in code. */
export type Exercise =
  /** Answer: an option's id. Credit for each option; an option not named earns 0. */
  | { type: 'choice'; options: Choice[]; rule: { credit: Record<string, number> } }
  /** Answer: a number. 1 within `tolerance` of `answer`; half within `partial_tolerance`. */
  | { type: 'number'; unit?: string; rule: { answer: number; tolerance: number; partial_tolerance?: number } }
  /** Answer: all ids, in order. Pairs in the right order less pairs in the wrong order, over all pairs; not below 0. */
  | { type: 'order'; items: Choice[]; rule: { order: string[] } }
  /** Answer: a short text. 1 when it equals an accepted one, without regard to case, spacing and end punctuation. */
  | { type: 'text_match'; rule: { accept: string[] } }

/** Shown with an exercise, as data, so that a screen reader can walk through it. */
export type ExerciseTable = { caption: string; columns: string[]; rows: string[][] }

export type ExerciseQuestion = Common & {
  kind: 'exercise'
  table?: ExerciseTable
  exercise: Exercise
}

export type Question = SelfQuestion | SituationalQuestion | PeerQuestion | ExerciseQuestion

/** Self items go on from the least to the greatest number until the standard error is reached. */
export type Stopping = { target_se: number; min_items_per_dimension: number; max_items_per_dimension: number }

/** How much of the question set one sitting uses. */
export type FormRules = {
  /** Said to the person beforehand. */
  minutes: { from: number; to: number }
  /** Absent: the definition's own. */
  stopping?: Stopping
  situational_per_dimension: number
  exercises_per_dimension: number
  /** Pairs asked in full, over all dimensions together, dimensions taking turns. */
  twin_pairs: number
}

export type FormName = 'full' | 'short'

/** What an intake answer changes. Several answers together: later questions win, `time_factor` takes the largest. */
export type IntakeEffect = {
  form?: FormName
  /** Questions that name this role or industry come before those that name none, and those before the rest. */
  role?: string
  industry?: string
  /** The report's comparison group; never the score. */
  experience?: string
  /** Multiplies the stated minutes and any time limit. */
  time_factor?: number
  /** False: answer times are not used as evidence of careless answering. */
  timing_checks?: boolean
  questions_per_page?: number
  /** Questions and answers in larger letters. */
  larger_text?: boolean
  /** False: practical exercises are left out; they serve validation and carry no weight in the score. */
  exercises?: boolean
}

export type IntakeOption = { id: string; text: string; effect: IntakeEffect }

/** No question has to be answered; without answers the full form is taken as it stands. */
export type IntakeQuestion = {
  id: string
  text: string
  /** Said beside the question: why it is asked and what it changes. */
  help: string
  multiple: boolean
  options: IntakeOption[]
}

export type ScoringRules = {
  /** Shares of the dimension's score; a missing component's share goes to the others in proportion. */
  weights: { self: number; situational: number; peer: number }
  stopping: Stopping
  forms: Record<FormName, FormRules>
  intake: IntakeQuestion[]
  /** Null: the person takes the time they need. */
  time_limit_minutes: number | null
  norms: { kind: 'prior'; mean: number; sd: number; statement: string }
}

export type Definition = {
  title: string
  description: string
  questions: Question[]
  scoring_rules: ScoringRules
}
