import { randomUUID } from 'node:crypto'
import isEmail from 'validator/lib/isEmail.js'
import type { Tx } from '../platform/db/index.ts'
import type { Seal } from '../platform/seal.ts'
import { assignByRules } from './assignment/queries.ts'
import { e164, emailKey } from './normalise-lead.ts'
import { insertNote, leadsOfEmail, receiveLead } from './outside-queries.ts'

export type Enquiry = {
  name?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  company?: string | undefined
  source: string
  /** Whatever else was said. */
  note: string[]
}

/**
 * A lead from somebody who wrote to us. What cannot stand in its field goes into the note: a telecaller can read a wrong
 * number, and a lead that is refused is lost. Undefined where nothing says who it is.
 */
export async function leadFromEnquiry(
  tx: Tx,
  parts: { seal: Seal; region: string },
  id: string,
  given: Enquiry,
): Promise<{ created: boolean; duplicates: number; assigned: boolean } | undefined> {
  const email = given.email && given.email.length <= 320 && isEmail.default(given.email) ? given.email : null
  const phone = given.phone && given.phone.length >= 10 && given.phone.length <= 50 ? given.phone : null
  const name = [given.name, email?.split('@')[0], phone].find(text => text && text.length >= 2)
  if (!name || !(given.name || email || phone)) return undefined
  const lead = {
    name: name.slice(0, 200),
    email,
    phone,
    company: given.company?.slice(0, 200) ?? null,
    source: given.source.slice(0, 200),
    phone_e164: e164(phone, parts.region),
    email_key: emailKey(email),
  }
  const duplicates = await receiveLead(tx, id, lead)
  if (duplicates === null) return { created: false, duplicates: 0, assigned: false }
  const note = [
    ...(given.email && !email ? [`E-mail as written: ${given.email}`] : []),
    ...(given.phone && !phone ? [`Phone as written: ${given.phone}`] : []),
    ...given.note,
  ]
  if (note.length > 0) await noteOn(tx, parts.seal, id, note.join('\n'))
  const [assigned] = await assignByRules(tx, [id])
  return { created: true, duplicates, assigned: assigned?.person != null }
}

/** Written by the service on every lead with this e-mail address; answers on how many. */
export async function noteOnLeadsOf(tx: Tx, seal: Seal, email: string, text: string): Promise<number> {
  const leads = await leadsOfEmail(tx, email.toLowerCase())
  for (const lead of leads) await noteOn(tx, seal, lead, text)
  return leads.length
}

const longestNote = 10_000

async function noteOn(tx: Tx, seal: Seal, lead: string, text: string) {
  const id = randomUUID()
  const key = await seal.keyFor(tx, { kind: 'lead', id: lead })
  const place = { table: 'interactions', row: id, column: 'content' }
  await insertNote(tx, lead, id, seal.seal(key, place, text.slice(0, longestNote)))
}
