import type { JWK } from 'jose'
import type { Tx } from '../platform/db/index.ts'

export type KeyRow = { kid: string; public: JWK; sealed: Buffer; active_from: Date }

export const keyRows = (tx: Tx) =>
  tx.rows<KeyRow>('select kid, public, sealed, active_from from identity.signing_keys order by active_from')

export const lockKeys = (tx: Tx) => tx.rows('select pg_advisory_xact_lock(7238414)')

export const insertKey = (tx: Tx, key: KeyRow) =>
  tx.rows('insert into identity.signing_keys (kid, public, sealed, active_from) values ($1, $2, $3, $4)', [
    key.kid,
    key.public,
    key.sealed,
    key.active_from,
  ])

export const resealKey = (tx: Tx, kid: string, sealed: Buffer) =>
  tx.rows('update identity.signing_keys set sealed = $2 where kid = $1', [kid, sealed])

export const deleteKeysSupersededBy = (tx: Tx, activeFrom: Date) =>
  tx.rows('delete from identity.signing_keys where active_from < $1', [activeFrom])
