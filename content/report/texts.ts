import type { Band } from '../../psychometrics/index.ts'

/** Every text of a report in every language; a missing one is a type error. */
export type Text = { en: string; hi: string }
export const t = (en: string, hi: string): Text => ({ en, hi })

/** Which texts a score calls for: the two highest bands, the middle one, the two lowest. */
export type Level = 'strength' | 'steady' | 'growth'

export type PlanText = { text: Text; why: Text }
export type Horizon = 'week' | 'quarter' | 'year'

/**
 * Texts speak of people who answer in a like way, never of what somebody is. Each stays within its own dimension, so
 * that any combination of levels reads without contradiction.
 */
export type DimensionTexts = {
  name: Text
  meaning: Text
  headline: Record<Band, Text>
  /** Three of each level. */
  at_work: Record<Level, readonly [Text, Text, Text]>
  trips: Record<Level, readonly [Text, Text]>
  develop: Record<Level, readonly [Text, Text, Text]>
  /** Go on from "People who answer as you did": as the highest dimension, as the second, as the lowest. */
  first: Text
  second: Text
  last: Text
  plan: Record<'use' | 'grow', Record<Horizon, PlanText>>
}
