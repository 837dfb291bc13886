import Type, { type Static } from 'typebox'
import { invalid } from '../platform/errors.ts'
import { Nullable, OneOf } from '../platform/http/schemas.ts'
import { defineSetting } from '../platform/settings.ts'
import { outcomes, statuses } from './schemas.ts'

const Rule = Type.Object(
  {
    contact: Type.Boolean({ description: 'whether it counts as having spoken with somebody' }),
    status: Type.Union([
      Type.Null(),
      Type.Object(
        {
          from: Type.Array(OneOf(statuses.filter(status => status !== 'converted')), {
            minItems: 1,
            maxItems: 4,
            description: 'converted is left only by a call that says reopen',
          }),
          to: OneOf(statuses),
        },
        { additionalProperties: false },
      ),
    ]),
    retry_minutes: Type.Array(Type.Integer({ minimum: 1, maximum: 525_600 }), {
      maxItems: 20,
      description:
        'how long to wait after the first, second, … attempt in a row that reached nobody; the last holds for all that follow. Empty: the lead leaves the queue',
    }),
    max_attempts: Nullable(
      Type.Integer({
        minimum: 1,
        maximum: 100,
        description: 'so many in a row, and the lead leaves the queue',
      }),
    ),
    do_not_call: Type.Boolean({ description: 'whether the lead is never to be called again' }),
    follow_up: OneOf(['optional', 'required', 'refused'] as const, {
      description: 'whether a call with this outcome must or may say when to speak next',
    }),
  },
  { title: 'CallOutcomeRule', additionalProperties: false },
)
type Rule = Static<typeof Rule>

const tried = {
  contact: false,
  status: null,
  max_attempts: 8,
  do_not_call: false,
  follow_up: 'optional',
} as const
const ends = {
  retry_minutes: [] as number[],
  max_attempts: null,
  do_not_call: false,
  follow_up: 'optional',
} as const
const spoken = { from: ['new' as const], to: 'contacted' as const }
const lost = { from: ['new' as const, 'contacted' as const, 'qualified' as const], to: 'lost' as const }

export const callOutcomeSetting = defineSetting({
  name: 'call-outcomes',
  description:
    'What each outcome of a call does to its lead: whether it counts as contact, how the status moves, when to try again, consent and follow-up. A change holds for calls from then on.',
  schema: Type.Object(
    Object.fromEntries(outcomes.map(outcome => [outcome, Rule])) as Record<
      (typeof outcomes)[number],
      typeof Rule
    >,
    { title: 'CallOutcomes', additionalProperties: false },
  ),
  // The same as app.default_call_outcomes(), by which the database goes.
  default: {
    connected: { ...ends, contact: true, status: spoken },
    no_answer: { ...tried, retry_minutes: [60, 240, 1440, 2880, 4320] },
    busy: { ...tried, retry_minutes: [15, 60, 240, 1440] },
    voicemail: { ...tried, retry_minutes: [240, 1440, 2880, 4320] },
    wrong_number: { ...ends, contact: false, status: lost },
    callback: { ...ends, contact: true, status: spoken, retry_minutes: [1440] },
    not_interested: { ...ends, contact: true, status: lost },
    do_not_call: { ...ends, contact: true, status: lost, do_not_call: true, follow_up: 'refused' },
  },
  readableBy: 'telecaller',
  refuse: rules => {
    for (const [outcome, rule] of Object.entries(rules) as [string, Rule][]) {
      const wrong = (field: string, message: string) => invalid(`${outcome}.${field}`, message)
      if (outcome === 'do_not_call' && !rule.do_not_call)
        throw wrong('do_not_call', 'must stay true: whoever asks not to be called is not called')
      if (rule.do_not_call && rule.follow_up !== 'refused')
        throw wrong('follow_up', 'must be refused where the lead is never to be called again')
      if (rule.do_not_call && rule.retry_minutes.length > 0)
        throw wrong('retry_minutes', 'must be empty where the lead is never to be called again')
    }
  },
})
