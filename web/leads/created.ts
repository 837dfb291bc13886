import { addDays } from '../texts/zoned.ts'

/** When leads were created: one of these, or days as 2026-11-01..2026-11-15, of which one side may be open. */
export const createdSpans = ['today', 'week', 'month'] as const
type Span = (typeof createdSpans)[number]
export type Days = { from?: string | undefined; to?: string | undefined }

const daysBack: Record<Span, number> = { today: 0, week: 6, month: 29 }
const isSpan = (text: string): text is Span => createdSpans.some(span => span === text)
const isDay = (text: string | undefined) =>
  text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** The days somebody picked, or nothing where a span is meant. */
export function pickedDays(created: string): Days | undefined {
  if (!created.includes('..')) return undefined
  const [from, to] = created.split('..')
  return { from: isDay(from) ? from : undefined, to: isDay(to) ? to : undefined }
}

export const asCreated = ({ from = '', to = '' }: Days) => `${from}..${to}`

/** What an address may say; nothing where nobody could have meant it. */
export function createdOf(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  if (isSpan(text)) return text
  const days = pickedDays(text)
  return days && asCreated(days)
}

/** From which day to which, both included. */
export function daysOf(created: string, today: string): Days {
  return isSpan(created) ? { from: addDays(today, -daysBack[created]) } : (pickedDays(created) ?? {})
}
