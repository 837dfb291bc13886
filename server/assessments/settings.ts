import Type from 'typebox'
import { roles, type Tx } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import { OneOf } from '../platform/http/schemas.ts'
import { defineSetting, readSetting } from '../platform/settings.ts'

const assessmentSetting = defineSetting({
  name: 'assessments',
  description: 'Who may create assessments, and change those of their own.',
  schema: Type.Object(
    {
      least_role_to_create: OneOf(roles, {
        description:
          'the least role that may create a definition or change one; taking it out of use is open to its author whatever their role',
      }),
    },
    { additionalProperties: false, title: 'AssessmentSetting' },
  ),
  default: { least_role_to_create: 'user' },
  readableBy: 'admin',
})

export const definitionSetting = defineSetting({
  name: 'assessment-definitions',
  description: 'How many definitions one person may store.',
  schema: Type.Object(
    {
      definitions_per_person: Type.Integer({
        minimum: 0,
        maximum: 100_000,
        description: 'of at most 1 MB each, retired ones and former versions that people have taken included',
      }),
    },
    { additionalProperties: false, title: 'AssessmentDefinitionSetting' },
  ),
  default: { definitions_per_person: 100 },
  readableBy: 'admin',
})

export async function requireRoleToCreate(tx: Tx) {
  const { least_role_to_create: least } = await readSetting(tx, assessmentSetting)
  if (!tx.role || roles.indexOf(tx.role) < roles.indexOf(least))
    throw new Failure(
      'FORBIDDEN',
      `Creating and changing assessments needs the role ${least === 'admin' ? least : `${least} or above`} here.`,
    )
}

export const retakeSetting = defineSetting({
  name: 'assessment-retakes',
  description: 'How long somebody waits before they take an assessment again.',
  schema: Type.Object(
    {
      pause_days: Type.Integer({
        minimum: 0,
        maximum: 3650,
        description: 'from the last submitted attempt that gave a score; 0 for none',
      }),
    },
    { additionalProperties: false, title: 'AssessmentRetakeSetting' },
  ),
  default: { pause_days: 30 },
  readableBy: 'user',
})

export const assessmentSettings = [assessmentSetting, definitionSetting, retakeSetting]
