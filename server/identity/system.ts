import type { Actor } from '../platform/db/index.ts'

/** Identity itself, where nobody is signed in yet. */
export const system: Actor = {
  kind: 'system',
  name: 'identity',
  origin: { requestId: '', address: '' },
}

/** The same, on behalf of a request, so that the audit log names it. */
export const systemFor = (request: { id: string; ip: string }): Actor => ({
  kind: 'system',
  name: 'identity',
  origin: { requestId: request.id, address: request.ip },
})
