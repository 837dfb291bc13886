import type { Formatter } from '../texts/format.ts'
import type { teamTexts } from '../texts/team.ts'
import type { Shape } from '../texts/texts.ts'
import type { PersonNumbers } from './data.ts'

export type TeamTexts = Shape<(typeof teamTexts)['en']>

/** In the largest unit of which there are at least two. */
export function duration(seconds: number | null, t: TeamTexts, format: Formatter): string {
  if (seconds === null) return t.none
  const say = (unit: number) => format.number(Math.round(seconds / unit))
  if (seconds < 120) return t.seconds(say(1))
  if (seconds < 7_200) return t.minutes(say(60))
  if (seconds < 172_800) return t.hours(say(3_600))
  return t.days(say(86_400))
}

export const share = (value: number | null, t: TeamTexts, format: Formatter) =>
  value === null ? t.none : format.percent(value)

type Rate = { value: number | null; part: number; whole: number }

/** Of several people together: their parts by their wholes, not the mean of their rates. */
export function together(
  people: readonly PersonNumbers[],
  rate: 'connection_rate_of' | 'conversion_rate_of' | 'follow_up_compliance_of',
): Rate {
  const sum = (side: 'numerator' | 'denominator') =>
    people.reduce((total, person) => total + person[rate][side], 0)
  const [part, whole] = [sum('numerator'), sum('denominator')]
  return { value: whole > 0 ? part / whole : null, part, whole }
}

export const nameOf = (
  { first_name, last_name }: Pick<PersonNumbers, 'first_name' | 'last_name'>,
  t: TeamTexts,
) => [first_name, last_name].filter(Boolean).join(' ') || t.nobody
