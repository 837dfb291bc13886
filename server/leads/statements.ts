import type { Database, Tx } from '../platform/db/index.ts'
import type { NamedQuery } from '../platform/db/pipeline.ts'
import type { Person } from './queries.ts'

/** How statements reach the database: each by itself in one round trip, or within a transaction. */
export type Statements = {
  read: <Row extends unknown[]>(query: NamedQuery) => Promise<Row[]>
  write: <Row extends unknown[]>(query: NamedQuery) => Promise<Row[]>
}

export const eachAlone = (db: Database, actor: Person): Statements => ({
  read: query => db.one(actor, query),
  write: query => db.alone(actor, query),
})

export function within(tx: Tx): Statements {
  const run = async <Row extends unknown[]>({ text, values }: NamedQuery) =>
    (await tx.rows<object>(text, values)).map(row => Object.values(row) as Row)
  return { read: run, write: run }
}
