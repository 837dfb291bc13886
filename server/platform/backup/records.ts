import { BrokenBackup, type Take } from './frames.ts'

// What a backup holds, once opened and unpacked: a manifest, then each table between its name and its count, then the
// sequences and an end. A record is a letter, a length and that many bytes.

export type Manifest = {
  migrations: { number: number; digest: string }[]
  tables: Table[]
  /** Ids of the master keys that what is sealed inside needs. */
  masters: string[]
  server: string
}
export type Table = { schema: string; name: string; columns: string[] }
export type Sequence = { schema: string; name: string; last: string; called: boolean }

type Kinds = {
  manifest: Manifest
  table: { schema: string; name: string }
  rows: { rows: number }
  sequences: Sequence[]
  end: { tables: number; rows: number }
}
const letters = { manifest: 'M', table: 'T', data: 'D', rows: 'R', sequences: 'S', end: 'Z' } as const
const longest = 64 * 2 ** 20

const record = (letter: string, payload: Buffer) => {
  const head = Buffer.alloc(5)
  head.write(letter, 'latin1')
  head.writeUInt32BE(payload.length, 1)
  return Buffer.concat([head, payload])
}

export const encode = <Kind extends keyof Kinds>(kind: Kind, value: Kinds[Kind]) =>
  record(letters[kind], Buffer.from(JSON.stringify(value)))
export const encodeData = (piece: Buffer) => record(letters.data, piece)

/** Reads records in the order they must have. */
export function reading(take: Take) {
  async function next() {
    const head = await take(5)
    if (!head) throw new BrokenBackup('The backup ends before its end.')
    const length = head.readUInt32BE(1)
    const payload = length <= longest ? await take(length) : undefined
    if (!payload) throw new BrokenBackup('The backup holds something that this version cannot read.')
    return { letter: head.toString('latin1', 0, 1), payload }
  }
  async function read<Kind extends keyof Kinds>(kind: Kind): Promise<Kinds[Kind]> {
    const { letter, payload } = await next()
    if (letter !== letters[kind])
      throw new BrokenBackup('The backup holds something that this version cannot read.')
    return JSON.parse(payload.toString())
  }
  return {
    read,
    /** The pieces of a table, up to its count, which is left in `counted`. */
    table() {
      const counted = { rows: -1 }
      async function* pieces() {
        for (;;) {
          const { letter, payload } = await next()
          if (letter === letters.data) yield payload
          else if (letter === letters.rows) {
            counted.rows = (JSON.parse(payload.toString()) as { rows: number }).rows
            return
          } else throw new BrokenBackup('The backup holds something that this version cannot read.')
        }
      }
      return { pieces: pieces(), counted }
    },
  }
}
