import { invalid } from '../platform/errors.ts'
import { trimText } from '../platform/visible-text.ts'

// Others' JSON, read field by field: only what is looked at has to be as expected.

export type Fields = Record<string, unknown>

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 1_000) : [])

/** Trimmed, and undefined where it says nothing; shops write numbers where others write text. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? trimText(value) || undefined : undefined
}

export const textsOf = (...values: unknown[]) =>
  values.map(textOf).filter((text): text is string => text !== undefined)

export function requiredText(value: unknown, field: string): string {
  const text = textOf(value)
  if (text === undefined || text.length > 200) throw invalid(field, 'is missing or too long')
  return text
}

export function requiredAmount(value: unknown, field: string): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value
  throw invalid(field, 'is not an amount in the smallest unit')
}

export function requiredCurrency(value: unknown): string {
  const currency = textOf(value)?.toUpperCase() ?? ''
  if (/^[A-Z]{3}$/.test(currency)) return currency
  throw invalid('currency', 'is not a currency')
}

export function momentOf(seconds: unknown, field: string): Date {
  if (typeof seconds === 'number' && seconds > 0 && seconds < 1e11) return new Date(seconds * 1000)
  throw invalid(field, 'is not a time')
}

/** The first word, and what follows it. */
export function namesOf(name: unknown) {
  const [first, ...rest] = textOf(name)?.slice(0, 400).split(/\s+/) ?? []
  return { first_name: first?.slice(0, 200) ?? null, last_name: rest.join(' ').slice(0, 200) || null }
}

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
}

/** What is left of a piece of a web page for a reader: no tags, characters for their names. */
export const plainText = (html: string) =>
  html
    .slice(0, 20_000)
    .replace(/<\/?(?:a|abbr|b|code|em|i|mark|small|span|strong|sub|sup|u)\b[^<>]*>/gi, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(\w{2,8}));/gi, (whole, decimal, hexadecimal, name) => {
      if (name) return named[name.toLowerCase()] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)
      return code > 31 && code < 0xd800 ? String.fromCodePoint(code) : ' '
    })
    .replace(/\s+/g, ' ')
    .trim()
