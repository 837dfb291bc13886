import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  type KeyObject,
  randomBytes,
  randomUUID,
} from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Tx } from './db/index.ts'

// Fields at rest: AES-256-GCM under a data key per person or lead, itself wrapped by the master key. What is sealed
// is bound to its table, row and column, so that a sealed value copied elsewhere does not open, and names its key.

export type Place = { table: string; row: string; column: string }
export type Subject = { kind: 'lead' | 'person'; id: string }

type MasterKey = { id: string; key: KeyObject }

// The first byte says how the rest is written: 1 nonce, tag, text; 2 the id of the data key before them.
const [plainForm, keyedForm] = [1, 2]
const associated = ({ table, row, column }: Place) => Buffer.from(`${table}\0${row}\0${column}`)

let random = Buffer.alloc(0)

/** Twelve random bytes, fetched by the page: asking for them one by one cost as much as the encryption. */
function freshNonce(): Buffer {
  if (random.length < 12) random = randomBytes(4080)
  const nonce = random.subarray(0, 12)
  random = random.subarray(12)
  return nonce
}

function encrypt(key: KeyObject, plain: Buffer, bound: Buffer): Buffer {
  const nonce = freshNonce()
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(bound)
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([Buffer.of(plainForm), nonce, cipher.getAuthTag(), sealed])
}

function decrypt(key: KeyObject, sealed: Buffer, bound: Buffer): Buffer {
  if (sealed[0] !== plainForm) throw new Error('This was sealed by a version that is not known.')
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 13))
    .setAAD(bound)
    .setAuthTag(sealed.subarray(13, 29))
  return Buffer.concat([decipher.update(sealed.subarray(29)), decipher.final()])
}

const idBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')
const headOf = (dataKey: DataKey) => Buffer.concat([Buffer.of(keyedForm), idBytes(dataKey.id)])

function sealWith(dataKey: DataKey, place: Place, content: string | Buffer): Buffer {
  const head = headOf(dataKey)
  return Buffer.concat([
    head,
    encrypt(dataKey.key, Buffer.from(content as string), Buffer.concat([head, associated(place)])),
  ])
}

function openBytes(dataKey: DataKey, place: Place, sealed: Buffer): Buffer {
  const head = headOf(dataKey)
  if (sealed[0] === plainForm) return decrypt(dataKey.key, sealed, associated(place))
  if (!sealed.subarray(0, head.length).equals(head)) throw new Error('This was sealed with another key.')
  const bound = Buffer.concat([head, associated(place)])
  return decrypt(dataKey.key, sealed.subarray(head.length), bound)
}

/** METTLE_KEY holds one key or several, newest first, divided by commas: base64 of 32 bytes each. */
export function parseMasterKeys(text: string): Buffer[] {
  return text.split(',').map(part => {
    const key = Buffer.from(part.trim(), 'base64')
    if (key.length !== 32)
      throw new Error('METTLE_KEY must be 32 bytes in base64 (several: newest first, with commas).')
    return key
  })
}

/** A master key's name, which tells nothing of the key. */
export const masterId = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 16)

export type Seal = ReturnType<typeof openSeal>
export type DataKey = { id: string; key: KeyObject }

/** The key of somebody whom another instance erased is not kept in memory for longer. */
const keysKeptMs = 3_600_000

export function openSeal(keys: Buffer[], ttl = keysKeptMs) {
  const masters: MasterKey[] = keys.map(key => ({ id: masterId(key), key: createSecretKey(key) }))
  const newest = masters[0] as MasterKey
  const unwrapped = new LRUCache<string, KeyObject>({ max: 10_000, ttl, ttlAutopurge: true })

  const wrap = (id: string, key: KeyObject) =>
    encrypt(newest.key, key.export(), associated({ table: 'data_keys', row: id, column: 'wrapped' }))

  function unwrap(row: { id: string; master_id: string; wrapped: Buffer }): DataKey {
    const known = unwrapped.get(row.id)
    if (known) return { id: row.id, key: known }
    const master = masters.find(m => m.id === row.master_id)
    if (!master) throw new Error(`The master key ${row.master_id} is not among those in METTLE_KEY.`)
    const bound = associated({ table: 'data_keys', row: row.id, column: 'wrapped' })
    const key = createSecretKey(decrypt(master.key, row.wrapped, bound))
    unwrapped.set(row.id, key)
    return { id: row.id, key }
  }

  const find = async (tx: Tx, subject: Subject) => {
    const rows = await tx.rows<{ id: string; master_id: string; wrapped: Buffer }>(
      `select id, master_id, wrapped from app.data_keys where ${subject.kind === 'lead' ? 'lead_id' : 'person_id'} = $1 and moved_at is null`,
      [subject.id],
    )
    return rows[0] && unwrap(rows[0])
  }

  const makeKey = () => {
    const id = randomUUID()
    const key = createSecretKey(randomBytes(32))
    return { id, key, master_id: newest.id, wrapped: wrap(id, key) }
  }

  return {
    /** A new key, for whoever writes it down together with what it seals. */
    makeKey,

    /** The subject's key, made when there is none yet. */
    async keyFor(tx: Tx, subject: Subject): Promise<DataKey> {
      const found = await find(tx, subject)
      if (found) return found
      const { id, key, wrapped } = makeKey()
      const inserted = await tx.rows(
        `insert into app.data_keys (id, lead_id, person_id, master_id, wrapped) values ($1, $2, $3, $4, $5)
         on conflict do nothing returning id`,
        [
          id,
          subject.kind === 'lead' ? subject.id : null,
          subject.kind === 'person' ? subject.id : null,
          newest.id,
          wrapped,
        ],
      )
      if (inserted.length > 0) return { id, key }
      // Somebody else made it at the same moment; the one that is there counts.
      const made = await find(tx, subject)
      if (!made) throw new Error('The data key could not be made.')
      return made
    },

    unwrap,

    seal: sealWith,
    open: (dataKey: DataKey, place: Place, sealed: Buffer) => openBytes(dataKey, place, sealed).toString(),
    openBytes,

    /** What was sealed for one lead goes to another with its key, which would be destroyed with the first. */
    async moveLeadKeys(tx: Tx, from: string, to: string): Promise<void> {
      await tx.rows('update app.data_keys set lead_id = $2, moved_at = now() where lead_id = $1', [from, to])
    },

    /** For the service's own secrets, which belong to nobody: sealed by the master key itself. */
    sealSecret: (place: Place, text: string) =>
      Buffer.concat([
        Buffer.from(newest.id, 'hex'),
        encrypt(newest.key, Buffer.from(text), associated(place)),
      ]),
    openSecret(place: Place, sealed: Buffer) {
      const master = masters.find(m => m.id === sealed.subarray(0, 8).toString('hex'))
      if (!master) throw new Error('The master key that sealed this is not among those in METTLE_KEY.')
      return decrypt(master.key, sealed.subarray(8), associated(place)).toString()
    },

    /** A secret of the service's own, made at first need and the same for all instances. As a key, which signs four times as fast as its bytes. */
    async secret(tx: Tx, name: string): Promise<KeyObject> {
      const place = { table: 'secrets', row: name, column: 'sealed' }
      await tx.rows('insert into app.secrets (name, sealed) values ($1, $2) on conflict do nothing', [
        name,
        this.sealSecret(place, randomBytes(32).toString('base64')),
      ])
      const rows = await tx.rows<{ sealed: Buffer }>('select sealed from app.secrets where name = $1', [name])
      const text = this.openSecret(place, (rows[0] as { sealed: Buffer }).sealed)
      return createSecretKey(text, 'base64')
    },

    /** Moves up to `limit` data keys and secrets that an older master still holds to the newest; answers how many. */
    async rewrap(tx: Tx, limit = 500): Promise<number> {
      const rows = await tx.rows<{ id: string; master_id: string; wrapped: Buffer }>(
        `select id, master_id, wrapped from app.data_keys where master_id <> $1 limit $2 for update skip locked`,
        [newest.id, limit],
      )
      for (const row of rows) {
        await tx.rows('update app.data_keys set master_id = $2, wrapped = $3 where id = $1', [
          row.id,
          newest.id,
          wrap(row.id, unwrap(row).key),
        ])
      }
      let moved = rows.length
      for (const { table, key, column } of secretColumns) {
        const old = await tx.rows<{ row: string; sealed: Buffer }>(
          `select ${key}::text as row, ${column} as sealed from ${table}
           where length(${column}) > 8 and substr(${column}, 1, 8) <> $1 limit $2 for update skip locked`,
          [Buffer.from(newest.id, 'hex'), limit],
        )
        for (const { row, sealed } of old) {
          const place = { table: table.split('.')[1] as string, row, column }
          const again = this.sealSecret(place, this.openSecret(place, sealed))
          await tx.rows(`update ${table} set ${column} = $2 where ${key}::text = $1`, [row, again])
        }
        moved += old.length
      }
      return moved
    },
  }
}

/** Everything that `sealSecret` has sealed and that lasts. */
const secretColumns = [
  { table: 'app.secrets', key: 'name', column: 'sealed' },
  { table: 'app.mail', key: 'id', column: 'content' },
  { table: 'app.webhook_deliveries', key: 'id', column: 'body' },
  { table: 'identity.signing_keys', key: 'kid', column: 'sealed' },
  { table: 'public.notification_endpoints', key: 'id', column: 'secret' },
  { table: 'public.notification_endpoints', key: 'id', column: 'previous_secret' },
]
