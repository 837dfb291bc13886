import type { Actor, Database } from './db/index.ts'

type Read = { actor: string; resource: string; row: string; request: string; address: string; at: number }

const mostAtOnce = 5_000

/**
 * Reads of somebody else's data, noted in memory and written together within a second: a reader does not wait for a
 * write. What the database refuses is tried again with the next batch; closing writes what is left.
 */
export function openReadLog(db: Database, onTrouble: (error: unknown) => void) {
  const system: Actor = { kind: 'system', name: 'audit', origin: { requestId: '', address: '' } }
  let waiting: Read[] = []
  let timer: NodeJS.Timeout | undefined

  const flush = async () => {
    timer = undefined
    const batch = waiting.splice(0, mostAtOnce)
    if (batch.length === 0) return
    try {
      await db.one(system, {
        name: 'audit.reads',
        text: `insert into audit.entries (actor, action, resource, row_id, request_id, address, at)
               select actor, 'read', resource, nullif(row, ''), request, address, to_timestamp(at / 1000.0)
               from json_to_recordset($1) as r (actor text, resource text, "row" text, request text, address text, at float8)`,
        values: [JSON.stringify(batch)],
      })
    } catch (error) {
      waiting = batch.concat(waiting)
      onTrouble(error)
    }
    if (waiting.length > 0) schedule()
  }
  const schedule = () => {
    timer ??= setTimeout(flush, 500)
  }

  return {
    note(actor: Extract<Actor, { kind: 'person' }>, resource: string, rows: string[]) {
      const { requestId: request, address } = actor.origin
      for (const row of rows)
        waiting.push({ actor: actor.id, resource, row, request, address, at: Date.now() })
      if (rows.length > 0) schedule()
    },
    async close() {
      clearTimeout(timer)
      await flush()
    },
  }
}

export type ReadLog = ReturnType<typeof openReadLog>
