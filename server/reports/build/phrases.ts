import type { Text } from '../../../content/report/texts.ts'
import type { Language } from '../model.ts'

export type Say = ReturnType<typeof sayIn>

/** A text in the report's language, its `{…}` filled in. One that has no value is a mistake of ours, not a blank. */
export const sayIn =
  (language: Language) =>
  (text: Text, values: Record<string, string | number> = {}): string =>
    text[language].replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = values[key]
      if (value === undefined) throw new Error(`The report's text has no value for {${key}}.`)
      return String(value)
    })

const and: Record<Language, string> = { en: 'and', hi: 'और' }

/** "A, B and C". */
export function listed(language: Language, names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} ${and[language]} ${names.at(-1)}`
}

export const decimal = (x: number) => x.toFixed(1)
/** Nothing measured is certain. */
export const percent = (share: number) => Math.min(99, Math.round(100 * share))

/** One of the texts, another for another rank: profiles of another shape read differently. */
export const pick = <T>(texts: readonly T[], rank: number): T => texts[rank % texts.length] as T
