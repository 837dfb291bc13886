/** Small checks on values of unknown shape, each reporting under the field's name. */

export type Json = Record<string, unknown>
export type Report = (field: string, message: string) => void

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest && /\S/.test(value)

export function oneOf(value: unknown, allowed: readonly string[], field: string, report: Report) {
  if (!(allowed as readonly unknown[]).includes(value)) report(field, `must be one of ${allowed.join(', ')}`)
}

export function within(value: unknown, least: number, most: number, field: string, report: Report) {
  if (typeof value !== 'number' || !(value >= least && value <= most)) {
    report(field, `must be a number from ${least} to ${most}`)
  }
}

export function atLeast(value: unknown, least: number, field: string, report: Report) {
  if (typeof value !== 'number' || !(value >= least)) report(field, `must be a number, at least ${least}`)
}

export function whole(value: unknown, least: number, most: number, field: string, report: Report) {
  if (!Number.isInteger(value)) report(field, `must be a whole number from ${least} to ${most}`)
  else within(value, least, most, field, report)
}

/** Of whatever a question or the intake lists: work and pages grow with it. */
export const mostListed = 100

/** Whether the value is a list that is not too long to be looked through; otherwise reported. */
export function isShortList(value: unknown, what: string, field: string, report: Report): value is unknown[] {
  if (!Array.isArray(value)) report(field, `must be a list of ${what}`)
  else if (value.length > mostListed) report(field, `must not list more than ${mostListed} ${what}`)
  else return true
  return false
}

/** An optional list of texts. */
export function texts(value: unknown, field: string, longest: number, report: Report) {
  if (value === undefined || !isShortList(value, 'texts', field, report)) return
  if (!value.every(v => isText(v, longest))) report(field, 'must be a list of texts')
}
