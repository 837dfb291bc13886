import type { Seal } from '../platform/seal.ts'

type Column = 'secret' | 'previous_secret'
const placeOf = (endpoint: string, column: Column) => ({
  table: 'notification_endpoints',
  row: endpoint,
  column,
})

export const sealEndpointSecret = (seal: Seal, endpoint: string, column: Column, secret: string) =>
  seal.sealSecret(placeOf(endpoint, column), secret)

export const openEndpointSecret = (seal: Seal, endpoint: string, sealed: Buffer) =>
  seal.openSecret(placeOf(endpoint, 'secret'), sealed)

/** Those that sign now, the newest first. They come from the database as base64. */
export function openSecrets(
  seal: Seal,
  {
    endpoint_id,
    secret,
    previous_secret,
  }: { endpoint_id: string; secret: string; previous_secret: string | null },
): string[] {
  const open = (column: Column, sealed: string) =>
    seal.openSecret(placeOf(endpoint_id, column), Buffer.from(sealed, 'base64'))
  return [open('secret', secret), ...(previous_secret ? [open('previous_secret', previous_secret)] : [])]
}
