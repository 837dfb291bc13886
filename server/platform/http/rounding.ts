import Type, { type TNumberOptions } from 'typebox'

export type Precision = { decimals: number } | { digits: number } | 'never'

/** How exactly a number is told, by what it is. docs/adr/arch-21-numbers-are-rounded-once.md */
const precisions = {
  /** On the scale of 1 to 10. */
  score: { decimals: 1 },
  /** Of a score or of a standing. */
  standardError: { decimals: 2 },
  /** In standard deviations of people. */
  standing: { decimals: 2 },
  /** Of a band. */
  probability: { decimals: 2 },
  correlation: { decimals: 2 },
  reliability: { decimals: 2 },
  /** An index of the validity of answers, and where it begins to count. */
  check: { decimals: 3 },
  /** Of a test; 0 is below 0.0005. */
  pValue: { decimals: 3 },
  /** Of an item's curve, and what two curves are compared by. */
  parameter: { decimals: 3 },
  logLikelihood: { decimals: 1 },
  /** Of a whole: a rate or a weight. 0.1234 is 12.34%. */
  share: { decimals: 4 },
  whole: { decimals: 0 },
  /** In the unit of an outcome that somebody chose: how many decimals that has, nobody knows. */
  inUnitOfOutcome: { digits: 3 },
  /** What somebody sent and gets back. */
  asGiven: 'never',
} as const satisfies Record<string, Precision>

export const precisionKey = 'x-rounded'

type Kind = keyof typeof precisions

/** A number in an answer. It is rounded when the answer is written, so that all computing is done with exact ones. */
export function Figure(kind: Kind, { description, ...options }: TNumberOptions = {}) {
  const precision: Precision = precisions[kind]
  const said = [description, inWords(precision)].filter(Boolean).join('; ')
  const described = { ...options, ...(said && { description: said }), [precisionKey]: precision }
  return kind === 'whole' ? Type.Integer(described) : Type.Number(described)
}

function inWords(precision: Precision) {
  if (precision === 'never') return undefined
  if ('digits' in precision) return `${precision.digits} significant digits`
  const { decimals } = precision
  return decimals === 0 ? undefined : decimals === 1 ? '1 decimal' : `${decimals} decimals`
}

/** For what the schema cannot know. */
export const roundedAs = (kind: Kind, value: number) => roundTo(value, precisions[kind])

export function roundTo(value: number, precision: Precision): number {
  if (precision === 'never') return value
  return Number(
    'decimals' in precision ? value.toFixed(precision.decimals) : value.toPrecision(precision.digits),
  )
}

type Schema = { [key: string]: unknown }
type Round = (value: unknown) => unknown

/** What rounds an answer's numbers as its schema says, in a copy; nothing where it has none to round. */
export function roundingFor(schema: Schema): Round | undefined {
  const precision = schema[precisionKey] as Precision | undefined
  if (precision) return value => (typeof value === 'number' ? roundTo(value, precision) : value)

  const entry = schema.items ? roundingFor(schema.items as Schema) : undefined
  if (entry) return value => (Array.isArray(value) ? value.map(entry) : value)

  const either = [...((schema.anyOf ?? []) as Schema[]), ...((schema.allOf ?? []) as Schema[])]
  const branches = either.flatMap(part => roundingFor(part) ?? [])
  if (branches.length > 0) return value => branches.reduce((rounded, round) => round(rounded), value)

  const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>).flatMap(
    ([name, part]) => {
      const round = roundingFor(part)
      return round ? [[name, round] as const] : []
    },
  )
  const [anyField] = Object.values((schema.patternProperties ?? {}) as Record<string, Schema>).map(
    roundingFor,
  )
  if (fields.length === 0 && !anyField) return undefined
  return value => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const every = value as Record<string, unknown>
    const rounded = anyField ? mapValues(every, anyField) : { ...every }
    for (const [name, round] of fields) if (name in rounded) rounded[name] = round(rounded[name])
    return rounded
  }
}

const mapValues = (record: Record<string, unknown>, change: Round) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
