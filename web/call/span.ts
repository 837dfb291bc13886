import { callTexts } from '../texts/call.ts'
import { useTexts } from '../texts/texts.ts'

/** So many minutes in the largest unit that says it roughly right. */
export function useSpan() {
  const t = useTexts(callTexts)
  return (minutes: number) =>
    minutes < 90
      ? t.minutes(Math.max(Math.round(minutes), 1))
      : minutes < 2880
        ? t.hours(Math.round(minutes / 60))
        : t.days(Math.round(minutes / 1440))
}
