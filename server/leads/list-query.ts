import Type, { type Static } from 'typebox'
import type { Tx } from '../platform/db/index.ts'
import { invalid } from '../platform/errors.ts'
import { offsetOf, pageQuery } from '../platform/http/paging.ts'
import { isUuid, Nullable, OneOf } from '../platform/http/schemas.ts'
import { isTimeZone } from '../platform/time-zone.ts'
import { type Cursor, type Filters, mostCounted, type Sort, searchLeads, sortable } from './list-queries.ts'
import { searchPatterns } from './normalise-lead.ts'

const sorts = sortable.flatMap(column => [column, `-${column}`])

const moment = 'a date, or a date and time with its time zone'

export const LeadQuery = Type.Object({
  ...pageQuery(),
  status: Type.Optional(
    Type.String({ description: 'only leads with this status; an unknown one matches none' }),
  ),
  search: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description:
        'in name, company, e-mail and phone (in any format); one or two letters or digits at the beginning of a word',
    }),
  ),
  source: Type.Optional(Type.String({ maxLength: 200 })),
  assigned_to: Type.Optional(
    Type.String({
      format: 'uuid-or-nobody',
      description:
        'a person’s id, or nobody: leads that are assigned to no one, which managers and admins see',
    }),
  ),
  created_from: Type.Optional(Type.String({ format: 'date-or-date-time', description: moment })),
  created_to: Type.Optional(
    Type.String({
      format: 'date-or-date-time',
      description: `${moment}; a date includes that day, a time does not include itself`,
    }),
  ),
  time_zone: Type.Optional(
    Type.String({ maxLength: 64, description: 'where dates are meant, as Asia/Kolkata; UTC when not given' }),
  ),
  follow_up: Type.Optional(
    OneOf(['due', 'overdue', 'none'] as const, {
      description:
        'due: its time has come; overdue: its time passed more than a day ago; none: nothing is planned',
    }),
  ),
  import: Type.Optional(
    Type.String({
      format: 'uuid',
      description: 'only leads that this import of yours has created or changed, unless it is undone',
    }),
  ),
  sort: Type.Optional(OneOf(sorts, { description: 'a column, with - in front for descending' })),
  cursor: Type.Optional(
    Type.String({
      maxLength: 1000,
      description: 'empty to begin, then meta.next_cursor; page is not looked at',
    }),
  ),
})
export type LeadQuery = Static<typeof LeadQuery>

export const LeadPageMeta = Type.Object(
  {
    total: Type.Optional(
      Type.Integer({
        description:
          'how many match in all; with a cursor, only where no more than status and assigned_to narrow the list',
      }),
    ),
    total_capped: Type.Optional(
      Type.Boolean({
        description: `true where a search matches more than ${mostCounted} leads: total is ${mostCounted}, and more can be reached`,
      }),
    ),
    page: Type.Integer(),
    limit: Type.Integer(),
    next_cursor: Type.Optional(Nullable(Type.String())),
  },
  { title: 'LeadPageMeta' },
)

const newestFirst: Sort = { column: 'created_at', descending: true }

/** By name from a fixed list: the column becomes part of a statement's text. */
function sortOf(text: string | undefined): Sort {
  if (text === undefined) return newestFirst
  const column = sortable.find(name => text === name || text === `-${name}`)
  if (!column) throw invalid('sort', `must be one of ${sorts.join(', ')}`)
  return { column, descending: text.startsWith('-') }
}

/** With ids given, only among these leads of an import; with ids asked for, the answer's JSON has them alone. */
export async function search(
  tx: Tx,
  query: LeadQuery,
  region: string,
  { among, show }: { among?: string[] | undefined; show?: 'ids' } = {},
) {
  const { page, limit, search: words, sort, cursor, ...filters } = query
  if (filters.time_zone !== undefined && !isTimeZone(filters.time_zone))
    throw invalid('time_zone', 'must name a time zone, such as Asia/Kolkata')
  const patterns = words === undefined ? undefined : searchPatterns(words, region)
  const all: Filters = { ...filters, patterns, among }
  const slice =
    cursor === undefined
      ? { limit, offset: offsetOf({ page, limit }) }
      : { limit, after: readCursor(cursor, sort) }
  return searchLeads(tx, all, sortOf(sort), slice, show)
}

/** Where the next page begins; null after the last. Bound to the order it was made for. */
export const cursorOf = (last: Cursor | undefined, { sort }: LeadQuery) =>
  last ? Buffer.from(JSON.stringify([sort ?? null, last.value, last.id])).toString('base64url') : null

function readCursor(text: string, sort: string | undefined): Cursor | undefined {
  if (text === '') return undefined
  const holds = sortOf(sort).column.endsWith('_at')
    ? (value: string) => value >= '0001' && new Date(value).toISOString() === value
    : (value: string) => !value.includes('\0')
  try {
    const [madeFor, value, id] = JSON.parse(Buffer.from(text, 'base64url').toString())
    const whole = typeof value === 'string' && typeof id === 'string'
    if (whole && madeFor === (sort ?? null) && holds(value) && isUuid(id)) return { value, id }
  } catch {}
  throw invalid('cursor', 'is not a valid cursor')
}
