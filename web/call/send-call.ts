import { settleReminders } from '../frame/notifications-data.ts'
import { sendOrKeep } from '../frame/unsent.ts'
import type { Entered } from './effect.ts'

type Made = Entered & { note: string; seconds: number }

/** A call that was made just now; whether the service has it, which it may get later. */
export function sendCall(
  lead: { id: string; name: string },
  { outcome, followUp, converted, note, seconds }: Made,
) {
  const at = new Date().toISOString()
  settleReminders(lead.id)
  return sendOrKeep({
    id: crypto.randomUUID(),
    path: `/api/leads/${lead.id}/interactions`,
    body: {
      type: 'call',
      outcome,
      occurred_at: at,
      ...(note.trim() ? { content: note.trim() } : {}),
      ...(seconds > 0 ? { duration_seconds: seconds } : {}),
      ...(followUp ? { follow_up_at: followUp } : {}),
      ...(converted ? { converted } : {}),
    },
    at,
    about: lead.name,
  })
}
