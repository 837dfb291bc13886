import Type, { type Static } from 'typebox'
import { Name, Nullable, OneOf, Text, Timestamp, Uuid } from '../platform/http/schemas.ts'

export const statuses = ['new', 'contacted', 'qualified', 'converted', 'lost'] as const
export const interactionTypes = ['call', 'email', 'meeting', 'note'] as const
export const outcomes = [
  'connected',
  'no_answer',
  'busy',
  'voicemail',
  'wrong_number',
  'callback',
  'not_interested',
  'do_not_call',
] as const

export const Lead = Type.Object(
  {
    id: Uuid,
    name: Type.String(),
    email: Nullable(Type.String()),
    phone: Nullable(Type.String()),
    company: Nullable(Type.String()),
    status: OneOf(statuses),
    source: Nullable(Type.String()),
    assigned_to: Nullable(Uuid),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { title: 'Lead' },
)
export const leadFields = Object.keys(Lead.properties) as (keyof typeof Lead.properties)[]

const writable = {
  name: Name(2),
  email: Nullable(Type.String({ format: 'email', maxLength: 320 })),
  phone: Nullable(Text(50, 10)),
  company: Nullable(Text(200)),
  status: Nullable(OneOf(statuses)),
  source: Nullable(Text(200)),
}

/** assigned_to is taken from the caller; the generated fields may be there and are passed over. */
export const NewLead = Type.Object(
  {
    name: writable.name,
    email: Type.Optional(writable.email),
    phone: Type.Optional(writable.phone),
    company: Type.Optional(writable.company),
    status: Type.Optional(writable.status),
    source: Type.Optional(writable.source),
    assigned_to: Type.Optional(Type.Unknown({ description: 'ignored: a lead is created for the caller' })),
    id: Type.Optional(Type.Unknown({ description: 'ignored' })),
    created_at: Type.Optional(Type.Unknown({ description: 'ignored' })),
    updated_at: Type.Optional(Type.Unknown({ description: 'ignored' })),
  },
  { title: 'NewLead', additionalProperties: false },
)
export type NewLead = Static<typeof NewLead>

export const LeadChange = Type.Object(
  {
    name: Type.Optional(writable.name),
    email: Type.Optional(writable.email),
    phone: Type.Optional(writable.phone),
    company: Type.Optional(writable.company),
    status: Type.Optional(OneOf(statuses)),
    source: Type.Optional(writable.source),
    assigned_to: Type.Optional(Nullable(Uuid)),
  },
  { title: 'LeadChange', additionalProperties: false },
)
export type LeadChange = Static<typeof LeadChange>

export const Interaction = Type.Object(
  {
    id: Uuid,
    type: OneOf(interactionTypes),
    content: Nullable(Type.String()),
    created_at: Timestamp,
    created_by: Nullable(Uuid),
    first_name: Nullable(Type.String()),
    last_name: Nullable(Type.String()),
    outcome: Type.Optional(Nullable(OneOf(outcomes))),
    duration_seconds: Type.Optional(Type.Integer()),
    occurred_at: Type.Optional(Timestamp),
  },
  { title: 'Interaction' },
)
export type Interaction = Static<typeof Interaction>

export const FollowUp = Type.Object(
  { lead_id: Uuid, due_at: Timestamp, set_by: Nullable(Uuid) },
  { title: 'FollowUp' },
)

export const Contact = Type.Object(
  {
    attempts: Type.Integer({ description: 'how many calls were made' }),
    last_attempt_at: Nullable(Timestamp),
    last_outcome: Nullable(OneOf(outcomes, { description: 'of the last attempt; null where nobody said' })),
    do_not_call: Type.Boolean({ description: 'once asked for, it stays until an admin takes it back' }),
    time_zones: Type.Array(Type.String(), {
      description:
        'where the number may ring, for leads that can be called, as Asia/Kolkata; empty where its country is not known',
      examples: [['Asia/Kolkata']],
    }),
  },
  { title: 'Contact' },
)

/** What to say in a call, as it is shown to whoever makes it. */
export const Script = Type.Object(
  { id: Uuid, title: Type.String(), body: Type.String() },
  { title: 'Script' },
)

/** A lead that has the same phone or e-mail. */
export const Duplicate = Type.Object(
  { lead: Lead, same_phone: Type.Boolean(), same_email: Type.Boolean() },
  { title: 'Duplicate' },
)

/** What can be asked for beside a lead's own fields. */
export const LeadIncludes = Type.Object({
  interactions: Type.Optional(Type.Array(Interaction)),
  follow_up: Type.Optional(Type.Union([FollowUp, Type.Null()])),
  contact: Type.Optional(Contact),
  script: Type.Optional(Type.Union([Script, Type.Null()])),
  duplicates: Type.Optional(Type.Array(Duplicate)),
})

/** An interaction by itself, away from the lead it belongs to. */
export const LeadInteraction = Type.Object(
  { lead_id: Uuid, ...Interaction.properties },
  { title: 'LeadInteraction' },
)

/** Which interactions come without their content. */
export const LeftOut = Type.Object({
  left_out: Type.Optional(Type.Array(Uuid, { description: 'whose content is null here for its length' })),
})
export const leftOutSaid =
  'Where what was said would be more than 1 MB together, the longest come without their content; meta.left_out names them.'

/** What came of a call, for the lead it was made to. */
export const Moved = Type.Object(
  {
    contact: Type.Boolean({ description: 'whether the outcome counts as having spoken with somebody' }),
    status: Type.Object({
      from: OneOf(statuses),
      to: OneOf(statuses),
      kept: Type.Boolean({
        description: 'true where the outcome would have moved a converted lead, and reopen was not given',
      }),
    }),
    attempts: Type.Integer({ description: 'how many calls were made so far, this one included' }),
    do_not_call: Type.Boolean(),
    next_attempt_at: Nullable(
      Type.String({
        format: 'date-time',
        description: 'when the queue offers it again: at its follow-up where one is planned',
      }),
    ),
    follow_up: Type.Object({
      from: Nullable(Type.String({ format: 'date-time', description: 'what was planned before' })),
      to: Nullable(Type.String({ format: 'date-time', description: 'what is planned now' })),
    }),
    claim_ended: Type.Boolean({ description: 'whether the lead was claimed from the call queue' }),
  },
  { title: 'Moved' },
)
export type Moved = Static<typeof Moved>

export const NewInteraction = Type.Object(
  {
    type: OneOf(interactionTypes),
    content: Type.Optional(Nullable({ ...Text(20_000), description: 'a note needs it' })),
    outcome: Type.Optional(
      Nullable(
        OneOf(outcomes, {
          description: 'how a call went; without it the call is an attempt and the lead stays as it is',
        }),
      ),
    ),
    duration_seconds: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 86_400 }))),
    occurred_at: Type.Optional(
      Nullable(
        Type.String({
          format: 'date-time',
          description: 'when the call was, at most a year before the lead was created; now when not given',
        }),
      ),
    ),
    follow_up_at: Type.Optional(
      Nullable(Type.String({ format: 'date-time', description: 'when to speak next' })),
    ),
    reopen: Type.Optional(
      Type.Boolean({
        description: 'lets the outcome of this call take a converted lead back; without it, converted stays',
      }),
    ),
    converted: Type.Optional(
      Type.Boolean({
        description:
          'they bought: the lead is converted, whatever status the outcome leads to otherwise; only with an outcome that counts as contact and does not end in lost or do-not-call',
      }),
    ),
  },
  { title: 'NewInteraction', additionalProperties: false },
)
export type NewInteraction = Static<typeof NewInteraction>
