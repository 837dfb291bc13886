import { type Contact, makeContact } from './contacts.ts'
import type { Dice } from './dice.ts'
import { emptyHistory, type History, simulateHistory } from './history.ts'
import { canCall, day, nextCallTime } from './hours.ts'
import { sources } from './names.ts'
import type { WorkStyle } from './work-style.ts'

export type Caller = { id: string; style: WorkStyle }
export type SeedLead = Contact & { id: string; assigned_to: string | null; history: History }

export const leadCount = 8_000
export const days = 180

/** The same at every run for the same callers and the same now. */
export function makeLeads(d: Dice, callers: Caller[], now: number, count: number): SeedLead[] {
  return Array.from({ length: count }, () => {
    const { contact, hours } = makeContact(d)
    const source = sources.find(({ name }) => name === contact.source) as (typeof sources)[number]
    const caller = d.pick(callers.filter(({ style }) => canCall(style.shift, hours)))
    // More of them towards today, as in a business that grows; a few of the newest wait unassigned.
    const came = now - days * (1 - Math.sqrt(d.between(0, 1))) * day
    const inOffice = source.anyHour ? came : nextCallTime(came, hours, hours)
    const created = inOffice < now ? inOffice : now - d.between(0.01, 1) * day
    const waits = created > now - 2 * day && d.chance(0.25)
    const history = waits
      ? emptyHistory(created)
      : simulateHistory(d, { created, hours, source, hasPhone: contact.phone !== null }, now, caller.style)
    return { ...contact, id: d.uuid(), assigned_to: waits ? null : caller.id, history }
  })
}
