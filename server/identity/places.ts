import { LRUCache } from 'lru-cache'
import type { AuditEvents } from '../platform/audit.ts'
import { type Database, type Origin, systemActor } from '../platform/db/index.ts'
import type { Bearer } from '../platform/http/app-types.ts'
import { rememberPlace } from './place-queries.ts'

/** From which networks somebody uses the service. A new one is written down, and the audit log names it. */
export function openPlaces(db: Database, events: AuditEvents, onTrouble: (error: unknown) => void) {
  const written = new LRUCache<string, true>({ max: 50_000, ttl: 3_600_000 })

  async function recordPlace({ id, session, apiToken }: Bearer, network: string, origin: Origin) {
    const isAnother = await rememberPlace(db, systemActor('identity', origin), { id, session }, network)
    if (!isAnother) return
    const resource = apiToken ? 'api_tokens' : 'sessions'
    events.record({ action: 'new_address', actor: id, resource, row: apiToken ?? session, origin })
  }

  return {
    /** At every request: nothing is done once the place is known, and nobody waits. */
    seen(bearer: Bearer, network: string, origin: Origin) {
      if (bearer.network === network || network === '') return
      bearer.network = network
      const key = `${bearer.id}/${network}`
      if (written.has(key)) return
      written.set(key, true)
      recordPlace(bearer, network, origin).catch(error => {
        written.delete(key)
        onTrouble(error)
      })
    },
  }
}
