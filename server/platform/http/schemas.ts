import Type, { type Static, type TSchema } from 'typebox'
import { catalogue } from '../errors.ts'

// Shapes that many routes share. The OpenAPI document is made from these same objects; what carries a title stands once
// in it, under that name.

export const Uuid = Type.String({ format: 'uuid' })
export const Timestamp = Type.String({ format: 'date-time', description: 'ISO 8601, UTC, milliseconds' })

/** A value or null, written as a list of types, so that a wrong value is reported once and in one way. */
export const Nullable = <T extends TSchema>(schema: T) => {
  const plain = schema as unknown as { type: string; enum?: unknown[] }
  const listed = plain.enum ? { enum: [...plain.enum, null] } : {}
  return Type.Unsafe<Static<T> | null>({ ...plain, ...listed, type: [plain.type, 'null'] })
}

export const OneOf = <const T extends string>(values: readonly T[], more: object = {}) =>
  Type.Unsafe<T>({ type: 'string', enum: values, ...more })

/** An id that is not a UUID names nothing, so the address takes any text and the handler answers 404. */
export const IdParams = Type.Object({ id: Type.String() })

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
export const isUuid = (text: string) => uuidForm.test(text)

export const PageMeta = Type.Object(
  {
    total: Type.Integer({ description: 'how many match in all' }),
    total_capped: Type.Optional(Type.Boolean({ description: 'more match than total says' })),
    page: Type.Integer(),
    limit: Type.Integer(),
    next_cursor: Type.Optional(Nullable(Type.String())),
  },
  { title: 'PageMeta' },
)

export const Envelope = <D extends TSchema>(data: D) => Type.Object({ success: Type.Literal(true), data })
export const PagedEnvelope = <D extends TSchema>(data: D) =>
  Type.Object({ success: Type.Literal(true), data: Type.Array(data), meta: PageMeta })

const operationCodes = [
  'LEADS_FETCH_ERROR',
  'LEAD_CREATE_ERROR',
  'ASSESSMENTS_FETCH_ERROR',
  'ASSESSMENT_CREATE_ERROR',
]

export const ErrorBody = Type.Object(
  {
    success: Type.Literal(false),
    error: Type.Object({
      code: OneOf([...Object.keys(catalogue), ...operationCodes], { description: 'machine-readable' }),
      message: Type.String({ description: 'a sentence for a person' }),
      details: Type.Optional(
        Type.Object({
          field: Type.Optional(Type.String()),
          message: Type.Optional(Type.String()),
          reason: Type.Optional(
            Type.String({ description: 'the general code, where the operation reports its own' }),
          ),
          retry_at: Type.Optional({ ...Timestamp, description: 'from when on it can be done' }),
          question: Type.Optional(
            Type.String({ description: 'the question of a definition that stands in the way' }),
          ),
          problems: Type.Optional(
            Type.Array(
              Type.Object({
                question: Nullable(Type.String()),
                field: Type.String(),
                message: Type.String(),
              }),
              { description: 'everything that keeps a definition from being administered' },
            ),
          ),
        }),
      ),
    }),
  },
  { title: 'Error' },
)

/** Request headers of what can be repeated safely. */
export const Repeatable = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      description: 'the same key and body get the first answer again, for a day',
    }),
  ),
})

/** Request headers of a change that must not overwrite somebody else's. */
export const Conditional = Type.Object({
  'if-match': Type.Optional(Type.String({ description: 'the ETag it had when it was read' })),
  'if-unmodified-since': Type.Optional(Type.String({ description: 'an HTTP date' })),
})

const etagHeader = { type: 'string', description: 'its version, for If-Match and If-None-Match' }
const modifiedHeader = { type: 'string', description: 'when it was changed last, an HTTP date' }

/** An answer that says which version it holds. Reading it again can be answered with 304. */
export const Tagged = <T extends TSchema>(schema: T): T => ({
  ...schema,
  headers: { ETag: etagHeader, 'Last-Modified': modifiedHeader },
})

/** The same of a record whose version is its whole text; not all of them know when they were changed. */
export const TaggedByText = <T extends object>(schema: T, knowsWhen: boolean): T => ({
  ...schema,
  headers: {
    ETag: { type: 'string', description: 'its version, for If-None-Match' },
    ...(knowsWhen ? { 'Last-Modified': modifiedHeader } : {}),
  },
})

/** The failures a route can answer with, for the OpenAPI document. */
export const failures = (...statuses: number[]) =>
  Object.fromEntries(statuses.map(status => [status, ErrorBody]))

export const withoutNul = '^[^\\u0000]*$'

/** For text that people type: bounded, and free of NUL, which PostgreSQL cannot hold. */
export const Text = (maxLength: number, minLength = 0) =>
  Type.String({ minLength, maxLength, pattern: withoutNul })

/** What somebody is called: something of it can be seen. */
export const Name = (minLength = 0) => ({ ...Text(200, minLength), format: 'visible-text' })

/** An answer that is a CSV file. */
export const CsvFile = {
  description: 'A CSV file in UTF-8, its first line the columns',
  content: { 'text/csv': { schema: Type.String() } },
}

/** One that people open in a spreadsheet. */
export const SpreadsheetFile = {
  ...CsvFile,
  description: 'A CSV file in UTF-8 with a byte-order mark, its first line the columns',
}
