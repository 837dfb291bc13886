import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import type { Tx } from '../../platform/db/index.ts'
import type { Seal } from '../../platform/seal.ts'
import type { Running } from './queries.ts'

export type Receipt = {
  erasure: string
  kind: Running['kind']
  subject_id: string
  requested_at: string
  finished_at: string
  went: { what: string; rows: number }[]
  pseudonymised: { what: string; rows: number }[]
  stayed: { what: string; why: string }[]
}

/** What stays whoever is erased; CONTRIBUTING.md says where a table's own reasons stand. */
const stayed: Record<Running['kind'], Receipt['stayed']> = {
  person: [
    { what: 'what they wrote about leads', why: 'is about the lead, and goes with it' },
    { what: 'assessments they wrote', why: 'belong to the organisation' },
    { what: 'numbers: calls, conversions, norms', why: 'name nobody' },
    { what: 'entries of the audit log', why: 'say what was done, under a pseudonym and without address' },
    { what: 'this id and this receipt', why: 'a backup that is restored must be brought up to date' },
  ],
  lead: [
    { what: 'numbers: leads, calls, conversions', why: 'name nobody' },
    { what: 'a digest of the number, where calls were refused', why: 'so that it is not called again' },
    { what: 'files uploaded and not imported yet', why: 'are sealed, and go by themselves within 30 days' },
    { what: 'entries of the audit log', why: 'say what was done, under a pseudonym' },
    { what: 'this id and this receipt', why: 'a backup that is restored must be brought up to date' },
  ],
}
const notRewritten = (table: string) => ({
  what: `unused space in the files of ${table}`,
  why: 'the table is too large or too much in use to be rewritten while people work; PostgreSQL writes over it in time, VACUUM FULL at once',
})

export function makeReceipt(
  { id, kind, subject_id, requested_at }: Running,
  went: Record<string, number>,
  large: string[],
): Receipt {
  const rows = Object.entries(went).map(([what, n]) => ({ what, rows: n }))
  const isPseudonym = ({ what }: { what: string }) => what.startsWith('pseudonym ')
  return {
    erasure: id,
    kind,
    subject_id,
    requested_at,
    finished_at: new Date().toISOString(),
    went: rows.filter(row => !isPseudonym(row)),
    pseudonymised: rows
      .filter(isPseudonym)
      .map(row => ({ ...row, what: row.what.replace('pseudonym ', '') })),
    stayed: [...stayed[kind], ...large.map(notRewritten)],
  }
}

/** PKCS #8 of an Ed25519 key is this and its 32 bytes. */
const head = Buffer.from('302e020100300506032b657004220420', 'hex')
const signingKey = async (tx: Tx, seal: Seal) =>
  createPrivateKey({
    key: Buffer.concat([head, (await seal.secret(tx, 'erasure receipts')).export()]),
    format: 'der',
    type: 'pkcs8',
  })

/** Signed as it is stored and shown: JSON without spaces. */
export const signReceipt = async (tx: Tx, seal: Seal, receipt: Receipt): Promise<Buffer> =>
  sign(null, Buffer.from(JSON.stringify(receipt)), await signingKey(tx, seal))

/** Anybody can check a receipt with it: openssl pkeyutl -verify -rawin. */
export const receiptPublicKey = async (tx: Tx, seal: Seal): Promise<string> =>
  createPublicKey(await signingKey(tx, seal))
    .export({ format: 'pem', type: 'spki' })
    .toString()

export const receiptDigest = (receipt: object) =>
  createHash('sha256').update(JSON.stringify(receipt)).digest('hex')
