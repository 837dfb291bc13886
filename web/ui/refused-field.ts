import { Refusal } from '../api/refusal.ts'
import { objectionOf } from '../texts/refusals.ts'

/** Which of these fields the service would not take, and why: "source_priority.3" is about source_priority. */
export function refusedField<Name extends string>(error: unknown, fields: readonly Name[]) {
  if (!(error instanceof Refusal)) return undefined
  const field = fields.find(name => name === error.field?.split('.')[0])
  return field && { field, message: objectionOf(error) }
}
