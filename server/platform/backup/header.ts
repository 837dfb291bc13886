import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { masterId } from '../seal.ts'
import { BrokenBackup, fileKey, type Take } from './frames.ts'

/** In the clear, so that a backup can say what it needs; the frames are bound to it. */
export type Header = {
  format: 1
  id: string
  created_at: string
  mettle: string
  /** The id of the master key it opens with, which tells nothing of the key. */
  key: string
  salt: string
}

const magic = Buffer.from('METTLE BACKUP\n')
const longest = 4_096

export function newHeader(mettle: string, master: Buffer) {
  const salt = randomBytes(32)
  const header: Header = {
    format: 1,
    id: randomUUID(),
    created_at: new Date().toISOString(),
    mettle,
    key: masterId(master),
    salt: salt.toString('base64'),
  }
  const text = Buffer.from(JSON.stringify(header))
  const length = Buffer.alloc(2)
  length.writeUInt16BE(text.length)
  return { header, bytes: Buffer.concat([magic, length, text]), key: fileKey(createSecretKey(master), salt) }
}

/** The header and the key of the file, from whichever of the given master keys it was made with. */
export async function openHeader(take: Take, masters: Buffer[]) {
  const begin = await take(magic.length + 2)
  if (!begin?.subarray(0, magic.length).equals(magic))
    throw new BrokenBackup('This is not a backup of Mettle.')
  const length = begin.readUInt16BE(magic.length)
  const text = length <= longest ? await take(length) : undefined
  const header = text && parse(text)
  if (!header) throw new BrokenBackup('The beginning of the backup was cut off or damaged.')
  if (header.format !== 1)
    throw new BrokenBackup(
      `This backup was written by Mettle ${header.mettle} in a form that this version does not know. Restore it with that version or a newer one.`,
    )
  const master = masters.find(key => masterId(key) === header.key)
  if (!master)
    throw new BrokenBackup(
      `This backup opens with the key ${header.key}, and ${masters.length === 0 ? 'no key was given' : `the one given is ${masters.map(masterId).join(', ')}`}. Set METTLE_KEY to the key of the installation it was made in, or put its mettle.key into the data folder.`,
    )
  const key = fileKey(createSecretKey(master), Buffer.from(header.salt, 'base64'))
  return { header, bytes: Buffer.concat([begin, text]), key }
}

function parse(text: Buffer): Header | undefined {
  try {
    return JSON.parse(text.toString())
  } catch {
    return undefined
  }
}
