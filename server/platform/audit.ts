import { type Actor, type Database, systemActor } from './db/index.ts'

type Read = {
  actor: string
  resource: string
  row: string | null
  rows: string[]
  request: string
  address: string
  at: number
}

const mostAtOnce = 1_000

const insert = `insert into audit.entries (actor, action, resource, row_id, row_ids, request_id, address, at)
  select actor, 'read', resource, "row", array(select json_array_elements_text(rows)), request, address,
    to_timestamp(at / 1000.0)
  from json_to_recordset($1) as r (actor text, resource text, "row" text, rows json, request text, address text, at float8)`

/**
 * Requests that returned somebody else's data, noted in memory and written together within a second: a reader does not
 * wait for a write. What the database refuses is tried again with the next batch; closing writes what is left.
 */
export function openReadLog(db: Database, onTrouble: (error: unknown) => void) {
  const system = systemActor('audit')
  let waiting: Read[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined

  const writeAll = async () => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, mostAtOnce)
      try {
        // On a connection of its own: readers share theirs, and would wait behind this.
        await db.withActor(system, tx => tx.rows(insert, [JSON.stringify(batch)]))
      } catch (error) {
        waiting = batch.concat(waiting)
        onTrouble(error)
        return
      }
    }
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
    /** One entry for the request, whichever rows it returned. */
    note(actor: Extract<Actor, { kind: 'person' }>, resource: string, ids: string[]) {
      if (ids.length === 0) return
      const { requestId: request, address } = actor.origin
      // As the database spells them: whoever writes an id in capitals is found all the same.
      const spelled = ids.map(id => id.toLowerCase())
      const [row = null, ...more] = spelled
      const named = more.length === 0 ? { row, rows: [] } : { row: null, rows: spelled }
      waiting.push({ actor: actor.id, resource, ...named, request, address, at: Date.now() })
      schedule()
    },
    async close() {
      clearTimeout(timer)
      await writing
      await writeAll()
    },
  }
}

export type ReadLog = ReturnType<typeof openReadLog>
