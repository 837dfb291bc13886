type Schema = { [key: string]: unknown }
type Schemas = Record<string, Schema>

/** What a field of this name holds, for readers; used only where its schema takes it. */
const byName: Record<string, unknown> = {
  name: 'Grace Hopper',
  first_name: 'Asha',
  last_name: 'Rao',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  company: 'Navy',
  source: 'website',
  content: 'Wants the price list.',
  role: 'telecaller',
  page: 1,
  limit: 10,
  total: 1,
  expires_in: 900,
  duration_seconds: 240,
  time_zone: 'Asia/Kolkata',
  password: 'a long password for Asha',
  current_password: 'the password until now',
  url: 'https://example.com/events',
}

const byFormat: Record<string, string> = {
  uuid: '123e4567-e89b-42d3-a456-426614174000',
  'date-time': '2030-01-31T09:30:00.000Z',
  date: '2030-01-31',
  email: 'asha@example.com',
  uri: 'https://example.com/page',
  password: 'kept to yourself',
}

/** A value that a schema takes, made from the schema alone, so that it is true as long as that is. */
export function exampleOf(schema: Schema, schemas: Schemas, name = '', depth = 0): unknown {
  const inside = (part: unknown, as = name) => exampleOf((part ?? {}) as Schema, schemas, as, depth + 1)
  if (typeof schema.$ref === 'string') return inside(schemas[schema.$ref.split('/').at(-1) as string])
  for (const key of ['example', 'const', 'default']) if (key in schema) return schema[key]
  const [first] = (schema.examples ?? schema.enum ?? []) as unknown[]
  if (first !== undefined) return first
  const parts = (schema.allOf ?? []) as Schema[]
  if (parts.length > 0) return Object.assign({}, ...parts.map(part => inside(part)))
  const [either] = (schema.anyOf ?? schema.oneOf ?? []) as Schema[]
  if (either) return inside(either)
  const type = [schema.type].flat()[0] ?? (schema.properties ? 'object' : undefined)
  if (type === 'object') return objectOf(schema, inside, depth)
  if (type === 'array') return listOf(schema, inside)
  if (type === 'integer' || type === 'number') return numberOf(schema, name)
  if (type === 'string') return textOf(schema, name)
  return type === 'boolean' ? false : null
}

type Inside = (part: unknown, as?: string) => unknown

function objectOf({ properties = {}, required = [] }: Schema, inside: Inside, depth: number) {
  // Deep down only what must be there: an example is read by people.
  const shown = Object.entries(properties as Record<string, Schema>).filter(
    ([field, { description }]) =>
      (required as string[]).includes(field) || (depth < 3 && !String(description).startsWith('ignored')),
  )
  return Object.fromEntries(shown.map(([field, part]) => [field, inside(part, field)]))
}

const listOf = ({ items, minItems = 1 }: Schema, inside: Inside) =>
  items ? Array.from({ length: Math.max(1, Number(minItems)) }, () => inside(items)) : []

function numberOf({ minimum, exclusiveMinimum, maximum }: Schema, name: string) {
  const least = Number(minimum ?? exclusiveMinimum ?? 0) + (exclusiveMinimum === undefined ? 0 : 1)
  const known = byName[name]
  return typeof known === 'number' && known >= least && known <= Number(maximum ?? known)
    ? known
    : Math.min(Math.max(least, 1), Number(maximum ?? Number.MAX_SAFE_INTEGER))
}

function textOf({ format, pattern, minLength = 0, maxLength = 1000 }: Schema, name: string) {
  const takes = (text: string) =>
    text.length >= Number(minLength) &&
    text.length <= Number(maxLength) &&
    (pattern === undefined || new RegExp(String(pattern), 'u').test(text))
  const known = [byName[name], byFormat[String(format)], 'text', 'a text of some length', '00:00', 'en']
  const fitting = known.filter(value => typeof value === 'string').find(takes)
  return format !== undefined && format !== 'password' ? (byFormat[String(format)] ?? fitting) : fitting
}
