import type { ItemParameters, Question, ScoringRules } from './definition.ts'
import { intake } from './intake.ts'

/** What self and peer questions are answered on where they carry no labels of their own. */
export const defaultScale = [
  'Strongly disagree',
  'Disagree',
  'Neither agree nor disagree',
  'Agree',
  'Strongly agree',
]

/** What an item is taken to be like until it carries parameters of its own; the data sheet says why. */
export const defaultParameters: ItemParameters = { a: 1.5, b: [-2.1, -0.8, 0.4, 1.7] }

/** How the built-in assessment is run, and any other definition where it doesn't say otherwise. */
export const defaultRules: ScoringRules = {
  weights: { self: 0.4, situational: 0.35, peer: 0.25 },
  stopping: { target_se: 0.3, min_items_per_dimension: 8, max_items_per_dimension: 18 },
  forms: {
    full: {
      minutes: { from: 60, to: 90 },
      situational_per_dimension: 5,
      exercises_per_dimension: 2,
      twin_pairs: 16,
    },
    short: {
      minutes: { from: 12, to: 18 },
      stopping: { target_se: 0.4, min_items_per_dimension: 5, max_items_per_dimension: 7 },
      situational_per_dimension: 1,
      exercises_per_dimension: 0,
      twin_pairs: 4,
    },
  },
  intake,
  time_limit_minutes: null,
  norms: {
    kind: 'prior',
    mean: 0,
    sd: 1,
    statement:
      'No group of people has been measured with this assessment yet. Until enough have been, scores are compared with an assumed population: a normal distribution with mean 0 and standard deviation 1 on each dimension. This is a stated starting point, not a finding.',
  },
}

/** A definition's own rules, each part it leaves out taken from the defaults. For definitions without problems. */
export function rulesOf(given: Partial<ScoringRules> | null | undefined): ScoringRules {
  return {
    ...defaultRules,
    ...given,
    forms: { ...defaultRules.forms, ...given?.forms },
  }
}

const secondsByKind: Record<Question['kind'], number> = { self: 8, peer: 9, situational: 50, exercise: 70 }

/** Reading, thinking and answering; what a person's progress and remaining time are worked out from. */
export const secondsFor = (question: Question) => question.seconds ?? secondsByKind[question.kind]
