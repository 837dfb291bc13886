import Type from 'typebox'
import { Lead } from '../leads/index.ts'
import { Figure } from '../platform/http/rounding.ts'
import { Nullable, OneOf, Timestamp, Uuid } from '../platform/http/schemas.ts'

const Share = Nullable(Figure('share', { minimum: 0 }))
const Of = Type.Object({ numerator: Type.Integer(), denominator: Type.Integer() }, { title: 'RateCounts' })

const counts = {
  leads: Type.Integer({ description: 'created in the period' }),
  attempted: Type.Integer({ description: 'of those, called at least once' }),
  contacted: Type.Integer({ description: 'that ever reached contacted, or a stage beyond it' }),
  qualified: Type.Integer({ description: 'that ever reached qualified or converted' }),
  converted: Type.Integer({ description: 'that ever reached converted' }),
  lost: Type.Integer({ description: 'that were lost and never converted' }),
}

const rates = {
  conversion_rate: Nullable(Figure('share', { description: 'converted ÷ leads' })),
  conversion_rate_of: Of,
  win_rate: Nullable(Figure('share', { description: 'converted ÷ (converted + lost)' })),
  win_rate_of: Of,
}

export const Wait = Type.Object(
  {
    leads: Type.Integer({ description: 'how many it was measured on' }),
    p50_seconds: Nullable(Type.Integer()),
    p95_seconds: Nullable(Type.Integer()),
    exact: Type.Boolean({
      description:
        'false above 20,000 leads in the answer: then read from a distribution, and right within a tenth',
    }),
  },
  { title: 'Wait' },
)

export const PeriodShown = Type.Object(
  { from: Timestamp, to: Timestamp, time_zone: Type.String() },
  { title: 'Period', description: 'rounded outwards to quarters of an hour' },
)

export const LeadAnalytics = Type.Object(
  {
    period: PeriodShown,
    counted_up_to: Type.String({
      format: 'date-time',
      description: 'what happened before this moment is counted; usually now',
    }),
    totals: Type.Object(counts),
    by_status: Type.Object(
      {
        new: Type.Integer(),
        contacted: Type.Integer(),
        qualified: Type.Integer(),
        converted: Type.Integer(),
        lost: Type.Integer(),
      },
      { description: 'the same leads by the status they have now' },
    ),
    by_source: Type.Array(Type.Object({ source: Nullable(Type.String()), ...counts, ...rates }), {
      description: 'the 50 largest sources',
    }),
    funnel: Type.Array(
      Type.Object({
        stage: OneOf(['created', 'contacted', 'qualified', 'converted'] as const),
        leads: Type.Integer(),
        of_created: Share,
        of_previous: Share,
      }),
      { description: 'distinct leads created in the period that ever reached each stage' },
    ),
    ...rates,
    maturity: Type.Object(
      {
        median_seconds_to_conversion: Nullable(
          Type.Integer({ description: 'of leads created in the last year' }),
        ),
        leads_too_young: Nullable(
          Type.Integer({
            description: 'leads of the period younger than that, and neither converted nor lost',
          }),
        ),
      },
      { description: 'how far the conversion rate can still rise' },
    ),
    time_to_first_attempt: Wait,
    time_to_first_contact: {
      ...Wait,
      title: 'ContactWait',
      description:
        'measured on every lead that somebody was reached for; totals.contacted leaves out those whose status never became contacted or went beyond it',
    },
    time_to_conversion: Wait,
    series: Type.Array(
      Type.Object({
        start: Timestamp,
        created: Type.Integer(),
        contacted: Type.Integer(),
        qualified: Type.Integer(),
        converted: Type.Integer(),
        lost: Type.Integer(),
        calls: Nullable(Type.Integer()),
        connected_calls: Nullable(Type.Integer()),
      }),
      {
        description:
          'by interval, in the time zone asked for: leads by when they were created, calls by when they were made; calls are null with a source, since they are counted by caller',
      },
    ),
  },
  { title: 'LeadAnalytics' },
)

export const TelecallerAnalytics = Type.Object(
  {
    id: Uuid,
    first_name: Nullable(Type.String()),
    last_name: Nullable(Type.String()),
    role: Type.String(),
    leads_assigned: Type.Integer({ description: 'that are theirs now' }),
    total_calls: Type.Integer({ description: 'calls they made in the period' }),
    connected_calls: Type.Integer({ description: 'of those, with the outcome connected' }),
    unique_leads_called: Type.Integer({ description: 'each lead once' }),
    connection_rate: Nullable(Figure('share', { description: 'connected_calls ÷ total_calls' })),
    connection_rate_of: Of,
    talk_time_seconds: Type.Integer({ description: 'the length of all their calls' }),
    avg_talk_time_seconds: Nullable(Type.Integer({ description: 'talk_time_seconds ÷ connected_calls' })),
    conversions: Type.Integer({ description: 'leads they brought to converted in the period, each once' }),
    conversion_rate: Nullable(
      Figure('share', {
        description:
          'leads they first brought to contacted in the period that have converted since ÷ leads they first brought to contacted in the period',
      }),
    ),
    conversion_rate_of: Of,
    time_to_first_contact: Wait,
    follow_up_compliance: Nullable(
      Figure('share', {
        description:
          'follow-ups done within 24 hours of when they were due ÷ follow-ups that came due in the period: those moved or dropped beforehand are left out, those still open a day later count',
      }),
    ),
    follow_up_compliance_of: Of,
    rank: Nullable(
      Type.Integer({
        description:
          'among telecallers, by conversions, then conversion_rate, then total_calls; equal numbers share a place',
      }),
    ),
    ranked_people: Nullable(Type.Integer({ description: 'among how many' })),
  },
  { title: 'TelecallerAnalytics' },
)

const waitSeconds = Nullable(
  Type.Integer({ description: 'how long this lead waited; null where the number is no wait' }),
)
export const LeadRow = Type.Object({ ...Lead.properties, wait_seconds: waitSeconds }, { title: 'LeadRow' })

const FollowUpEnding = Type.Object(
  {
    due_at: Timestamp,
    ended_at: { ...Nullable(Timestamp), description: 'null: still open' },
    ending: Nullable(OneOf(['done', 'moved', 'dropped'] as const)),
    kept: Type.Boolean({ description: 'done within 24 hours of when it was due' }),
  },
  { title: 'FollowUpEnding' },
)
const call = { outcome: Nullable(Type.String()), duration_seconds: Nullable(Type.Integer()) }

export const EventRow = Type.Object(
  {
    at: { ...Timestamp, description: 'when it happened; of a follow-up, when it was due' },
    ...call,
    wait_seconds: waitSeconds,
    follow_up: {
      ...Nullable(FollowUpEnding),
      description: 'null where the number does not count follow-ups',
    },
    lead: Lead,
  },
  { title: 'EventRow' },
)

export const CallRow = Type.Object(
  {
    at: Timestamp,
    ...call,
    caller: Type.Object(
      { id: Uuid, first_name: Nullable(Type.String()), last_name: Nullable(Type.String()) },
      { title: 'Caller' },
    ),
    lead: Lead,
  },
  { title: 'CallRow' },
)
