import type { IncomingHttpHeaders } from 'node:http'
import type { Tx } from '../platform/db/index.ts'
import { Failure, invalid } from '../platform/errors.ts'
import { isUuid } from '../platform/http/schemas.ts'
import { lockLead, updateLead } from './queries.ts'
import type { LeadChange } from './schemas.ts'
import { e164, emailKey } from './tidy.ts'

/** A partial change, refused when the caller has seen an older version than the one that is there. */
export async function changeLead(
  tx: Tx,
  id: string,
  change: LeadChange,
  headers: IncomingHttpHeaders,
  region: string,
) {
  const lead = isUuid(id) ? await lockLead(tx, id) : undefined
  if (!lead) throw new Failure('LEAD_NOT_FOUND')
  refuseStale(lead.version, headers)
  const reassigns = change.assigned_to !== undefined && change.assigned_to !== lead.assigned_to
  if (reassigns && tx.role !== 'manager' && tx.role !== 'admin')
    throw new Failure('FORBIDDEN', 'Only a manager can give a lead to somebody else.', {
      field: 'assigned_to',
    })
  return updateLead(tx, id, {
    ...change,
    ...(change.phone === undefined ? {} : { phone_e164: e164(change.phone, region) }),
    ...(change.email === undefined ? {} : { email_key: emailKey(change.email) }),
  })
}

function refuseStale(version: number, headers: IncomingHttpHeaders) {
  const match = headers['if-match']
  if (match !== undefined) {
    const known = match.split(',').map(tag => tag.trim())
    if (!known.includes('*') && !known.includes(`"${version}"`)) throw new Failure('STALE')
    return
  }
  const since = headers['if-unmodified-since']
  if (since === undefined) return
  const moment = Date.parse(since)
  if (Number.isNaN(moment)) throw invalid('If-Unmodified-Since', 'must be an HTTP date')
  // The header counts whole seconds.
  if (Math.floor(version / 1000) * 1000 > moment) throw new Failure('STALE')
}
