import type { Database } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import { type Listener, readFeedView } from './queries.ts'

// What holds for whoever listens, by whichever protocol.

export const mostOfOnePerson = 10
export const tooManyStreams = () =>
  new Failure('UNAVAILABLE', 'As many streams as this service takes are open. Try again in a moment.')
/** Who does not read what was sent is dropped, and comes back where it stopped. Several times what is told at once. */
export const mostUnread = 2 * 1_048_576
/** Whether somebody else's token still holds only its issuer knows, so what it opened is opened anew now and then. */
export const externalMs = 900_000

/** With what they see at this moment; undefined for somebody disabled or whose session has ended. */
export async function admit(db: Database, listener: Listener) {
  const view = await readFeedView(db, [], [listener])
  const role = view.roles.get(listener.person)
  if (!role || view.ended.size > 0) return undefined
  return { ...listener, sees: role === 'manager' || role === 'admin' ? ('all' as const) : ('own' as const) }
}
