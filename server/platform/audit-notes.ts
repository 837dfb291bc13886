import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type Journal, leftJournals, openJournal } from './audit-journal.ts'
import { type Database, systemActor } from './db/index.ts'

/** One entry of the audit log that no trigger writes. */
export type Note = {
  actor: string
  action: string
  resource: string
  row: string | null
  rows: string[]
  fields: string[]
  times: number
  request: string
  address: string
}

const batchSize = 1_000
const mostWaiting = 100_000
const system = systemActor('audit')

const numberOf = (note: unknown) => (note as { n: number } | undefined)?.n ?? 0

export type AuditNotes = Awaited<ReturnType<typeof openAuditNotes>>

/**
 * Notes are written together within a second, so that a reader does not wait for a write; until then a journal in the
 * data folder keeps them. What the database refuses is tried again with the next batch; closing writes what is left.
 */
export async function openAuditNotes(
  db: Database,
  dataDir: string,
  onTrouble: (error: unknown) => void,
  onWritten: () => void = () => {},
) {
  const folder = join(dataDir, 'audit')
  let id = randomUUID()
  let waiting: string[] = []
  let last = 0
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined

  /**
   * On a connection of its own: readers share theirs, and would wait behind this. False where the database has counted more
   * than ever came: somebody put the count there, and what comes next would be passed over.
   */
  const write = (journal: string, notes: string, mostWritten: number) =>
    db.withActor(system, async tx => {
      const [known] = await tx.rows<{ written: number }>(
        'select written from audit.journals where id = $1 for update',
        [journal],
      )
      if (known && known.written > mostWritten) {
        onTrouble(
          new Error('The count of notes for the audit log was moved. They are written under a new one.'),
        )
        return false
      }
      await tx.rows('select audit.note($1, $2)', [journal, notes])
      return true
    })

  /** Troubles of the disk do not stop anybody: the note is in memory all the same. */
  const tryJournal = <T>(work: () => T): T | undefined => {
    try {
      return work()
    } catch (error) {
      onTrouble(error)
      return undefined
    }
  }
  const adoptLeft = async () => {
    for (const left of leftJournals(folder)) {
      const newest = numberOf(left.notes.at(-1))
      for (let from = 0; from < left.notes.length; from += batchSize) {
        const batch = JSON.stringify(left.notes.slice(from, from + batchSize))
        if (!(await write(left.id, batch, newest))) await write(randomUUID(), batch, newest)
      }
      left.remove()
    }
  }
  await adoptLeft().catch(onTrouble)
  let journal: Journal | undefined = tryJournal(() => openJournal(folder, id))
  const beginAnew = () => {
    tryJournal(() => journal?.close(true))
    id = randomUUID()
    journal = tryJournal(() => openJournal(folder, id))
    tryJournal(() => journal?.keepOnly(waiting))
  }

  const writeAll = async () => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchSize)
      try {
        if (!(await write(id, `[${batch.join(',')}]`, last))) {
          beginAnew()
          continue
        }
      } catch (error) {
        onTrouble(error)
        return
      }
      waiting = waiting.slice(batch.length)
      onWritten()
    }
    tryJournal(() => journal?.keepOnly(waiting))
  }
  const flush = async () => {
    timer = undefined
    writing = writeAll()
    await writing
    writing = undefined
    if (waiting.length > 0) schedule()
  }
  const schedule = () => {
    if (!writing) timer ??= setTimeout(flush, 500)
  }

  return {
    /** False when the database has refused so many that no more can be kept. */
    add(note: Note): boolean {
      if (waiting.length >= mostWaiting) return false
      const line = JSON.stringify({ n: ++last, ...note, at: Date.now() })
      waiting.push(line)
      tryJournal(() => journal?.append(line))
      schedule()
      return true
    },
    async close() {
      clearTimeout(timer)
      await writing
      await writeAll()
      tryJournal(() => journal?.close(waiting.length === 0))
    },
  }
}
