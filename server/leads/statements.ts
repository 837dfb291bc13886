import type { Database, Tx } from '../platform/db/index.ts'
import type { NamedQuery } from '../platform/db/pipeline.ts'
import type { Person } from './queries.ts'

/** How statements reach the database: each by itself in one round trip, or within a transaction. */
export type Statements = {
  read: <Row extends unknown[]>(query: NamedQuery) => Promise<Row[]>
  write: <Row extends unknown[]>(query: NamedQuery) => Promise<Row[]>
  /** Whether a statement that failed can be followed by another; a transaction is undone as a whole. */
  standsAlone: boolean
}

export const eachAlone = (db: Database, actor: Person): Statements => ({
  read: query => db.one(actor, query),
  write: query => db.alone(actor, query),
  standsAlone: true,
})

export function within(tx: Tx): Statements {
  const run = async <Row extends unknown[]>({ text, values }: NamedQuery) =>
    (await tx.rows<object>(text, values)).map(row => Object.values(row) as Row)
  return { read: run, write: run, standsAlone: false }
}
