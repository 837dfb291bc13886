import type { Report } from '../model.ts'
import type { Covers } from './coverage.ts'
import { breakable, characters } from './split.ts'

// Joiners and variation selectors have no picture of their own.
const unseen = /\p{Cf}|\p{Variation_Selector}/u

export const isDrawn = (text: string, covers: Covers) =>
  [...text].every(one => covers(one.codePointAt(0) as number) || unseen.test(one))

/**
 * The report as a file can show it, whatever teams, assessments and resources are called. What no font covers is left out,
 * or said in words where nothing is left; no word runs over the edge. The person's own name has a way of its own.
 */
export function drawable(report: Report, covers: Covers): Report {
  const ofText = (text: string) => {
    if (isDrawn(text, covers)) return breakable(text)
    const part = characters(text)
      .map(one => (isDrawn(one, covers) ? one : /\p{L}/u.test(one) ? '…' : ' '))
      .join('')
      .replace(/…[…\s]*…/g, '…')
      .replace(/\s+/g, ' ')
      .trim()
    return /[\p{L}\p{N}]/u.test(part) ? breakable(part) : report.words.not_drawn
  }
  // An address has a spelling in plain letters, which leads to the same place.
  const ofAddress = (url: string) => (isDrawn(url, covers) ? url : (URL.parse(url)?.href ?? null))
  const inside = (value: unknown, key?: string): unknown => {
    if (typeof value === 'string') return key === 'url' ? ofAddress(value) : ofText(value)
    if (Array.isArray(value)) return value.map(each => inside(each))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inside(each, name)]))
  }
  return inside(report) as Report
}
