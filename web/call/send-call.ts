import { queryClient } from '../api/client.ts'
import { settleReminders } from '../frame/notifications-data.ts'
import { sendOrKeep } from '../frame/unsent.ts'
import { askAgain } from './data.ts'
import type { Entered, Outcome } from './effect.ts'

type Made = Entered & { note: string; seconds: number; at?: string | undefined }

/** As the service gets it, and as it is kept until it has. */
export type SentCall = {
  outcome?: Outcome
  occurred_at: string
  content?: string
  duration_seconds?: number
  follow_up_at?: string
  converted?: boolean
}

/** A call that was made just now, or when it is said it was; whether the service has it, which it may get later. */
export async function sendCall(
  lead: { id: string; name: string },
  { outcome, followUp, converted, note, seconds, at = new Date().toISOString() }: Made,
) {
  const body: SentCall & { type: 'call' } = {
    type: 'call',
    ...(outcome ? { outcome } : {}),
    occurred_at: at,
    ...(note.trim() ? { content: note.trim() } : {}),
    ...(seconds > 0 ? { duration_seconds: seconds } : {}),
    ...(followUp ? { follow_up_at: followUp } : {}),
    ...(converted ? { converted } : {}),
  }
  settleReminders(lead.id)
  const isThere = await sendOrKeep({
    id: crypto.randomUUID(),
    path: pathOf(lead.id),
    body,
    at,
    about: lead.name,
  })
  if (isThere) void queryClient.invalidateQueries({ queryKey: ['lead-contacts'] })
  else void askAgain()
  return isThere
}

const pathOf = (lead: string) => `/api/leads/${lead}/interactions`
/** Whose call it was. */
export const leadOf = (path: string) => path.split('/').at(-2) as string
