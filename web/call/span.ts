import { callTexts } from '../texts/call.ts'
import { useTexts } from '../texts/texts.ts'

type Words = Pick<(typeof callTexts)['en'], 'minutes' | 'hours' | 'days'>

/** So many minutes in the largest unit that says it roughly right. What has passed is rounded down, what is to come is not. */
export function spanOf(t: Words, minutes: number, round: (value: number) => number = Math.round) {
  if (minutes < 90) return t.minutes(Math.max(round(minutes), 1))
  return minutes < 2880 ? t.hours(round(minutes / 60)) : t.days(round(minutes / 1440))
}

export function useSpan() {
  const t = useTexts(callTexts)
  return {
    passed: (minutes: number) => spanOf(t, minutes, Math.floor),
    toCome: (minutes: number) => spanOf(t, minutes),
  }
}
