import type { Tx } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import { type ConditionalHeaders, refuseStale } from '../platform/http/conditional.ts'
import { isUuid } from '../platform/http/schemas.ts'
import { e164, emailKey } from './normalise-lead.ts'
import { deleteLead, lockLead, updateLead } from './queries.ts'
import type { LeadChange } from './schemas.ts'

/** A partial change, refused when the caller has seen an older version than the one that is there. */
export async function changeLead(
  tx: Tx,
  id: string,
  change: LeadChange,
  headers: ConditionalHeaders,
  region: string,
) {
  const lead = await lockFresh(tx, id, headers)
  if (reassigns(change.assigned_to, lead.assigned_to) && tx.role !== 'manager' && tx.role !== 'admin')
    throw new Failure('FORBIDDEN', 'Only a manager can give a lead to somebody else.', {
      field: 'assigned_to',
    })
  return updateLead(tx, id, {
    ...change,
    ...(change.phone === undefined ? {} : { phone_e164: e164(change.phone, region) }),
    ...(change.email === undefined ? {} : { email_key: emailKey(change.email) }),
  })
}

/** Whether a lead changes hands; a UUID may be written in capitals. */
export const reassigns = (wanted: string | null | undefined, owner: string | null) =>
  wanted !== undefined && (wanted?.toLowerCase() ?? null) !== owner

/** Nobody deletes what somebody else has just made worth keeping. */
export async function removeLead(tx: Tx, id: string, headers: ConditionalHeaders) {
  await lockFresh(tx, id, headers)
  return deleteLead(tx, id)
}

async function lockFresh(tx: Tx, id: string, headers: ConditionalHeaders) {
  const lead = isUuid(id) ? await lockLead(tx, id) : undefined
  if (!lead) throw new Failure('LEAD_NOT_FOUND')
  refuseStale(lead.version, headers)
  return lead
}
