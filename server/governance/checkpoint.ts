import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { invalid } from '../platform/errors.ts'

/** What had been sealed at a moment, signed: kept where the database's owner does not reach. */
export type Checkpoint = {
  /** How often the chain had been taken up again behind a checkpoint. */
  epoch: number
  position: number
  head: string
  /** Milliseconds since 1970. */
  at: number
}

const form = /^c1-(\d{1,9})-(\d{1,15})-([0-9a-f]{64})-(\d{1,15})-([0-9a-f]{64})$/

const sign = (key: KeyObject, text: string) => createHmac('sha256', key).update(`checkpoint ${text}`).digest()

export function showCheckpoint(key: KeyObject, { epoch, position, head, at }: Checkpoint): string {
  const text = `c1-${epoch}-${position}-${head}-${at}`
  return `${text}-${sign(key, text).toString('hex')}`
}

export function readCheckpoint(key: KeyObject, text: string): Checkpoint {
  const [, epoch, position, head = '', at, signature = ''] = form.exec(text.trim()) ?? []
  if (!head)
    throw invalid('checkpoint', 'is not a whole checkpoint: one begins with c1- and ends as it was given')
  const signed = text.trim().slice(0, -65)
  if (!timingSafeEqual(sign(key, signed), Buffer.from(signature, 'hex')))
    throw invalid('checkpoint', 'was not made by this installation, or was altered')
  return { epoch: Number(epoch), position: Number(position), head, at: Number(at) }
}

const isLater = (one: Checkpoint, other: Checkpoint) =>
  one.epoch > other.epoch || (one.epoch === other.epoch && one.position > other.position)

/** The last checkpoint a data folder holds; unreadable when it was signed with another key than the chain has now. */
export type Known = Checkpoint | 'unreadable' | undefined

/** The last one this data folder knows of. Instances may share the folder; the later one stays. */
export function checkpointFile(dataDir: string, database: string) {
  const folder = join(dataDir, 'audit')
  const path = join(folder, `checkpoint-${encodeURIComponent(database)}`)
  const load = (key: KeyObject): Known => {
    let text: string
    try {
      text = readFileSync(path, 'utf8')
    } catch (error) {
      if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
      throw error
    }
    try {
      return readCheckpoint(key, text)
    } catch {
      return 'unreadable'
    }
  }
  return {
    path,
    load,
    save(key: KeyObject, checkpoint: Checkpoint) {
      const there = load(key)
      if (there && there !== 'unreadable' && !isLater(checkpoint, there)) return
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const draft = `${path}.${process.pid}`
      writeFileSync(draft, `${showCheckpoint(key, checkpoint)}\n`, { mode: 0o600 })
      renameSync(draft, path)
    },
  }
}
