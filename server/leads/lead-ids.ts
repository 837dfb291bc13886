import Type from 'typebox'
import { invalid } from '../platform/errors.ts'
import { isUuid } from '../platform/http/schemas.ts'

const mostLeads = 200

/** Those that somebody has on a screen, in an address that is not too long for anything on the way. */
export const LeadIds = Type.String({
  maxLength: 10_000,
  description: `only of these leads: their ids with commas between, ${mostLeads} at most`,
})

export function leadIdsOf(given: string): string[] {
  const ids = given.split(',')
  if (ids.length > mostLeads || !ids.every(isUuid))
    throw invalid('lead_ids', `must be ids with commas between, ${mostLeads} at most`)
  return ids
}
