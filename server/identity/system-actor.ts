import { systemActor } from '../platform/db/index.ts'

/** Identity itself, where nobody is signed in yet. */
export const system = systemActor('identity')

/** The same, on behalf of a request, so that the audit log names it. */
export const systemFor = ({ id, address, headers }: Requested) =>
  systemActor('identity', { requestId: id, address, userAgent: headers['user-agent']?.slice(0, 400) })

type Requested = { id: string; address: string; headers: { 'user-agent'?: string | undefined } }
