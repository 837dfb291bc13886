import { Failure } from '../../platform/errors.ts'
import type { Event } from '../frames.ts'
import { readFilter } from './filter.ts'
import type { Message } from './messages.ts'

/** Of one connection, by topic. */
export type Channels = Map<string, Channel>
export type Channel = { join_ref: Message['join_ref']; bindings: Binding[] }

/** What a channel wants to be told, under an id of its own. */
export type Binding = { id: number; conditions: number; wants(event: Event): boolean }

const mostPerChannel = 20
const types = ['*', 'INSERT', 'UPDATE', 'DELETE']

const refuse = (message: string) => new Failure('VALIDATION_ERROR', message)

/**
 * From the configuration of a join. `echo` is what the client compares with what it asked for: the same values in the
 * same order.
 */
export function readBindings(payload: { [field: string]: unknown }) {
  const { postgres_changes = [] } = (payload.config ?? {}) as { postgres_changes?: unknown }
  if (!Array.isArray(postgres_changes)) throw refuse('postgres_changes must be an array.')
  if (postgres_changes.length > mostPerChannel)
    throw refuse(`A channel takes at most ${mostPerChannel} postgres_changes.`)
  const bindings: Binding[] = []
  const echo = postgres_changes.map((given: unknown, i) => {
    const { event, schema, table, filter } = (given ?? {}) as { [field: string]: unknown }
    if (typeof event !== 'string' || !types.includes(event))
      throw refuse(`event must be one of ${types.join(', ')}.`)
    if (!isOneOf(schema, ['public', '*']) || !isOneOf(table ?? '*', ['leads', '*']))
      throw refuse('Changes are told of the table leads in the schema public, and of no other.')
    if (filter !== undefined && filter !== null && typeof filter !== 'string')
      throw refuse('filter must be text.')
    const conditions = filter ? readFilter(filter) : []
    bindings.push({
      id: i + 1,
      conditions: conditions.length,
      wants({ type, new: record }) {
        if (event !== '*' && event !== type) return false
        // A lead that is gone has nothing left to be compared but its id: whoever may know is told.
        return !record || conditions.every(holds => holds(record))
      },
    })
    return { id: i + 1, event, schema, table, filter }
  })
  return { bindings, echo }
}

const isOneOf = (value: unknown, allowed: string[]) => typeof value === 'string' && allowed.includes(value)
