import Type, { type Static } from 'typebox'
import type { Tx } from '../../platform/db/index.ts'
import { invalid } from '../../platform/errors.ts'
import { Nullable, Text, Uuid } from '../../platform/http/schemas.ts'
import { defineSetting } from '../../platform/settings.ts'
import { knownPeople } from '../bulk-queries.ts'

export const Rule = Type.Object(
  {
    sources: Type.Array(Nullable(Text(200)), {
      maxItems: 100,
      description:
        'the sources it is for, in capitals or not; null is a lead without one, no entry is every lead',
    }),
    people: Type.Array(Uuid, { maxItems: 500, description: 'who takes turns; no entry is every telecaller' }),
    capacity: Nullable(
      Type.Integer({
        minimum: 1,
        maximum: 100_000,
        description: 'nobody who has so many leads still to work on is given more; null is no limit',
      }),
    ),
  },
  { additionalProperties: false, title: 'AssignmentRule' },
)

/** Nobody would notice a rule for people who are not there: its leads would just lie about. */
export async function refuseUnknownPeople(tx: Tx, { rules }: { rules: Static<typeof Rule>[] }) {
  const known = new Set(
    await knownPeople(
      tx,
      rules.flatMap(({ people }) => people),
    ),
  )
  for (const [i, { people }] of rules.entries())
    for (const [j, id] of people.entries())
      if (!known.has(id.toLowerCase())) throw invalid(`rules.${i}.people.${j}`, 'names nobody here')
}

export const assignmentSetting = defineSetting({
  name: 'assignment',
  description:
    'Who is given leads that arrive from outside, or that a manager assigns by rule: the first rule that fits, and of its people who is available and has room, whoever was given a lead longest ago. For managers.',
  schema: Type.Object(
    { rules: Type.Array(Rule, { maxItems: 100 }) },
    { additionalProperties: false, title: 'AssignmentSetting' },
  ),
  default: { rules: [{ sources: [], people: [], capacity: null }] },
  readableBy: 'manager',
  changeableBy: 'manager',
  refuseIn: refuseUnknownPeople,
})
