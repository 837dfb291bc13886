import { systemActor } from '../platform/db/index.ts'

/** Identity itself, where nobody is signed in yet. */
export const system = systemActor('identity')

/** The same, on behalf of a request, so that the audit log names it. */
export const systemFor = (request: { id: string; address: string }) =>
  systemActor('identity', { requestId: request.id, address: request.address })
