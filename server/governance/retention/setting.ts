import Type, { type TSchema } from 'typebox'
import { defineSetting } from '../../platform/settings.ts'

const most = 36_500
const Days = (least: number, longest: number, description: string) =>
  Type.Integer({
    minimum: least,
    maximum: longest,
    description: `${description}; days, ${least} to ${longest}`,
  })
const DaysOrNever = (least: number, description: string): TSchema =>
  Type.Unsafe<number | null>({
    type: ['integer', 'null'],
    minimum: least,
    maximum: most,
    description: `${description}; days, ${least} to ${most}, or null: kept`,
  })

const sinceContact = 'since somebody last dealt with a lead of this status'
export const statuses = ['new', 'contacted', 'qualified', 'converted', 'lost'] as const

const Retention = Type.Object(
  {
    leads: Type.Object(
      Object.fromEntries(statuses.map(status => [status, DaysOrNever(30, sinceContact)])) as Record<
        (typeof statuses)[number],
        TSchema
      >,
      { additionalProperties: false },
    ),
    interactions: DaysOrNever(30, 'what was said in interactions; that they took place stays'),
    answers: DaysOrNever(30, 'answers to assessments, since they ended; results stay'),
    results: DaysOrNever(30, 'attempts with their results, since they ended'),
    audit: DaysOrNever(365, 'entries of the audit log; none go while a legal hold stands'),
    sessions: Days(1, 365, 'sign-ins that ended'),
    mail: Days(1, 365, 'letters'),
    webhooks: Days(1, 365, 'what payment providers and the content site sent; that a message came stays'),
    imports: Days(1, 3650, 'records of imports, with what is needed to undo them'),
    events: Days(1, 30, 'which rows changed, for readers of the change feed'),
  },
  { additionalProperties: false, title: 'RetentionSetting' },
)

export type Ages = {
  leads: Record<(typeof statuses)[number], number | null>
  interactions: number | null
  answers: number | null
  results: number | null
  audit: number | null
  sessions: number
  mail: number
  webhooks: number
  imports: number
  events: number
}

/** app.default_retention() says the same. */
const defaults: Ages = {
  leads: { new: null, contacted: null, qualified: null, converted: null, lost: null },
  interactions: null,
  answers: null,
  results: null,
  audit: null,
  sessions: 7,
  mail: 30,
  webhooks: 90,
  imports: 90,
  events: 3,
}

export const retentionSetting = defineSetting({
  name: 'retention',
  description:
    'How many days records of each kind are kept. Null keeps them for good. What is past its age goes every night; GET /retention/preview shows it beforehand.',
  schema: Retention,
  default: defaults as never,
  readableBy: 'admin',
})
