import type { DataKey, Seal } from '../../platform/seal.ts'

export const emailPlace = (id: string) => ({ table: 'peer_invitations', row: id, column: 'email' })

export const openEmail = (seal: Seal, key: DataKey, row: { id: string; email: Buffer }) =>
  seal.open(key, emailPlace(row.id), row.email)
