import type { FastifyReply } from 'fastify'
import { Failure } from '../errors.ts'
import { okText, sendText } from './answer.ts'
import { versionHeaders } from './conditional.ts'
import { isUuid } from './schemas.ts'

/** A record as PostgreSQL wrote it, and its version. */
type Row = { body: string; version: number }

/** What an id names, if anything: "There is no such script." */
export async function requireRecord<T>(
  what: string,
  id: string,
  find: (id: string) => Promise<T | undefined>,
): Promise<T> {
  const found = isUuid(id) ? await find(id) : undefined
  if (!found) throw new Failure('NOT_FOUND', `There is no such ${what}.`)
  return found
}

export const sendRecord = (reply: FastifyReply, { body, version }: Row) =>
  sendText(reply.headers(versionHeaders(version)), okText(body))

/** What is answered to whoever made it; from then on it stands below the address it was posted to. */
export const created = (address: string, { id, body, version }: Row & { id: string }) => ({
  status: 201,
  body: okText(body),
  headers: { ...versionHeaders(version), location: `${address}/${id}` },
})
