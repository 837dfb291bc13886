import type { Config } from '../platform/config.ts'
import { type Database, systemActor } from '../platform/db/index.ts'
import type { Mail } from '../platform/mail.ts'
import { pauseEndpoint } from './dispatch-queries.ts'

const system = systemActor('event deliveries')

const reasons = {
  failing: 'It has accepted nothing for a day, so no more is sent to it.',
  gone: 'It answered 410 Gone, which asks that nothing more be sent to it.',
}

/** Pauses an endpoint, tells all admins live and writes to whoever set it up, all or nothing. */
export const openPausing =
  ({ config, db, mail }: { config: Config; db: Database; mail: Mail }) =>
  (endpoint: string, why: 'failing' | 'gone') =>
    db.withActor(system, async tx => {
      const paused = await pauseEndpoint(tx, endpoint, why)
      if (!paused?.email) return
      // Its path may hold a secret of the receiver.
      const { host } = new URL(paused.url)
      await mail.send(tx, {
        to: paused.email,
        subject: `Events to ${host} are paused`,
        text: `${paused.first_name ? `Hello ${paused.first_name},\n\n` : ''}the endpoint at ${host}${paused.description ? ` (${paused.description})` : ''} was paused. ${reasons[why]}

What happens meanwhile is kept and goes out once it is switched on again:
PATCH ${config.publicUrl}/api/notifications/endpoints/${endpoint} with {"is_active": true}.
Its last attempts: GET ${config.publicUrl}/api/notifications/endpoints/${endpoint}/deliveries
`,
      })
    })
