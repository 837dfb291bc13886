import { createCipheriv, createDecipheriv, createHash, hkdfSync, type KeyObject } from 'node:crypto'

// The body of a backup: AES-256-GCM in frames of a size that fits into memory. A frame's nonce is its number and whether
// it is the last, so that none can be moved, left out or cut off unseen; the key is of this file alone.

const frameSize = 256 * 1024
const tagLength = 16
const lengthBytes = 4

export class BrokenBackup extends Error {}

/** The key of one file, from the installation's key and the salt in the file's header. */
export const fileKey = (master: KeyObject, salt: Buffer) =>
  Buffer.from(hkdfSync('sha256', master.export(), salt, 'mettle backup', 32))

function nonceOf(number: number, last: boolean) {
  const nonce = Buffer.alloc(12)
  nonce[0] = last ? 1 : 0
  nonce.writeBigUInt64BE(BigInt(number), 4)
  return nonce
}

const bound = (header: Buffer) => createHash('sha256').update(header).digest()

/** The content in frames, each with its length before it. */
export async function* encryptFrames(key: Buffer, header: Buffer, content: AsyncIterable<Buffer>) {
  const associated = bound(header)
  let number = 0
  const frame = (plain: Buffer, last: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number++, last)).setAAD(associated)
    const length = Buffer.alloc(lengthBytes)
    length.writeUInt32BE(plain.length + tagLength)
    return Buffer.concat([length, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
  }
  let held: Buffer | undefined
  for await (const plain of inSizesOf(frameSize, content)) {
    if (held) yield frame(held, false)
    held = plain
  }
  yield frame(held ?? Buffer.alloc(0), true)
}

/** What the frames hold, each yielded only once it is known to be whole and in its place. */
export async function* decryptFrames(key: Buffer, header: Buffer, take: Take) {
  const associated = bound(header)
  for (let number = 0; ; number++) {
    const length = (await take(lengthBytes))?.readUInt32BE()
    if (length === undefined) throw new BrokenBackup('The backup ends before its end: it was cut off.')
    if (length < tagLength || length > frameSize + tagLength) throw altered()
    const sealed = await take(length)
    if (!sealed) throw new BrokenBackup('The backup ends before its end: it was cut off.')
    const open = (last: boolean) => {
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, last))
        .setAAD(associated)
        .setAuthTag(sealed.subarray(-tagLength))
      try {
        return Buffer.concat([decipher.update(sealed.subarray(0, -tagLength)), decipher.final()])
      } catch {
        return undefined
      }
    }
    const middle = open(false)
    if (middle) {
      yield middle
      continue
    }
    const last = open(true)
    if (!last) throw altered()
    if (await take(1)) throw new BrokenBackup('Something was added behind the end of the backup.')
    yield last
    return
  }
}

const altered = () =>
  new BrokenBackup('The backup was altered or damaged: a part of it is not what was written.')

/** Exactly so many of the bytes that follow, or undefined where there are fewer. */
export type Take = (length: number) => Promise<Buffer | undefined>

export function taking(content: AsyncIterable<Buffer>): Take {
  const source = content[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  return async length => {
    const parts = [held]
    let there = held.length
    while (there < length) {
      const { value, done } = await source.next()
      if (done) break
      parts.push(value)
      there += value.length
    }
    const all = parts.length === 1 ? held : Buffer.concat(parts)
    held = all.subarray(Math.min(length, there))
    return there < length ? undefined : all.subarray(0, length)
  }
}

async function* inSizesOf(size: number, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let length = 0
  for await (const chunk of content) {
    held.push(chunk)
    length += chunk.length
    if (length < size) continue
    const all = Buffer.concat(held)
    let from = 0
    for (; length - from >= size; from += size) yield all.subarray(from, from + size)
    held = [all.subarray(from)]
    length -= from
  }
  if (length > 0) yield Buffer.concat(held)
}
