type Schema = { [key: string]: unknown }
type Trim = (value: unknown) => unknown

/**
 * Trims the text in a body, as its schema says where text is: blank text becomes null where null is allowed, goes where
 * it may be left out, and is left to the validator otherwise. Passwords, and what is kept as given, stay as they are.
 */
export function textTrimmer(schema: unknown): Trim | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined
  const described = schema as Schema
  const trims = [
    ofText(described),
    ofFields(described),
    ofEntries(described),
    ...['allOf', 'anyOf', 'oneOf'].flatMap(key =>
      ((described[key] as unknown[] | undefined) ?? []).map(textTrimmer),
    ),
  ].filter(trim => trim !== undefined)
  if (trims.length === 0) return undefined
  return value => trims.reduce((trimmed, trim) => trim(trimmed), value)
}

function ofText(schema: Schema): Trim | undefined {
  const types = [schema.type].flat()
  if (!types.includes('string') || schema.format === 'password') return undefined
  const blank = types.includes('null') ? null : ''
  return value => (typeof value === 'string' ? value.trim() || blank : value)
}

function ofFields({ properties = {}, required = [] }: Schema): Trim | undefined {
  const trims = Object.entries(properties as Record<string, Schema>).flatMap(([name, schema]) => {
    const trim = textTrimmer(schema)
    const isNeeded = (required as string[]).includes(name)
    return trim ? [{ name, trim, canGo: !isNeeded && !refusesBlank(schema) }] : []
  })
  if (trims.length === 0) return undefined
  return value => {
    if (typeof value !== 'object' || value === null) return value
    const fields = value as Record<string, unknown>
    for (const { name, trim, canGo } of trims) {
      if (!Object.hasOwn(fields, name)) continue
      fields[name] = trim(fields[name])
      if (fields[name] === '' && canGo) delete fields[name]
    }
    return value
  }
}

const refusesBlank = ({ minLength, format, enum: values }: Schema) =>
  Boolean(minLength) || format !== undefined || values !== undefined

function ofEntries({ items }: Schema): Trim | undefined {
  const trim = textTrimmer(items)
  if (!trim) return undefined
  return value => {
    if (!Array.isArray(value)) return value
    for (const [i, entry] of value.entries()) value[i] = trim(entry)
    return value
  }
}

/** A blank filter is as if it were not given; a blank cursor begins the list, and a number is written as one. */
export function trimQuery(query: Record<string, unknown>, numbers: string[] = []) {
  for (const [name, value] of Object.entries(query)) {
    if (typeof value !== 'string' || numbers.includes(name)) continue
    query[name] = value.trim()
    if (query[name] === '' && name !== 'cursor') delete query[name]
  }
}
