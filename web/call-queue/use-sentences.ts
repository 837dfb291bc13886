import { callQueueTexts } from '../texts/call-queue.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import type { CallingHours, CallQueue } from './data.ts'
import { runsOf, weekdays } from './draft.ts'

/** When leads may be called, in words. */
export function useHoursSentence() {
  const { hours: t } = useTexts(callQueueTexts)
  const format = useFormat()
  return ({ from, to, days }: CallingHours) => {
    const spans = runsOf(days).flatMap(([first, last]) =>
      last - first < 2
        ? [...new Set([first, last])].map(day => t.dayNames[day])
        : t.span(t.dayNames[first], t.dayNames[last]),
    )
    const when = days.length === weekdays.length ? t.everyDay : format.list(spans)
    return from === '00:00' && to === '24:00' ? t.anyHour(when) : t.between(when, from, to)
  }
}

/** Whichever way a name is written, the sentence around it keeps its own. */
const isolated = (name: string) => `\u2068${name}\u2069`

/** How the queue gives out leads, in words. */
export function useQueueSentences() {
  const { queue: t } = useTexts(callQueueTexts)
  const format = useFormat()
  return ({ lease_minutes, most_claims, source_priority }: CallQueue) => [
    t.held(format.number(lease_minutes), format.number(most_claims)),
    source_priority.length === 0 ? t.noSources : t.order(source_priority.map(isolated).join(', ')),
  ]
}
