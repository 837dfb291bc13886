import Type from 'typebox'
import type { Database } from '../platform/db/index.ts'
import { invalid } from '../platform/errors.ts'
import { ok } from '../platform/http/answer.ts'
import type { App } from '../platform/http/app-types.ts'
import { Figure } from '../platform/http/rounding.ts'
import { Envelope, failures, Nullable, Timestamp, Uuid } from '../platform/http/schemas.ts'
import { isStorableTime } from '../platform/storable-time.ts'
import { followUpCompliance, setWantsDigest, wantsDigest } from './follow-up-reminder-queries.ts'

const tags = ['Leads']

const Preferences = Type.Object(
  { digest: Type.Boolean({ description: 'a letter a day while anything of yours is overdue' }) },
  { title: 'FollowUpPreferences', additionalProperties: false },
)

const Compliance = Type.Object(
  {
    person: Uuid,
    from: Timestamp,
    to: Timestamp,
    came_due: Type.Integer({ description: 'the sum of those below' }),
    on_time: Type.Integer({ description: 'a call was made within 24 hours of when it was due' }),
    late: Type.Integer({ description: 'a call was made, but later' }),
    dropped: Type.Integer({ description: 'given up after it was due' }),
    moved: Type.Integer({ description: 'put off after it was due' }),
    open: Type.Integer({ description: 'more than a day late, and still to do' }),
    compliance: Nullable(Figure('share', { description: 'on_time ÷ came_due; null where nothing came due' })),
  },
  { title: 'FollowUpCompliance' },
)

const month = 30 * 86_400_000

export function followUpReminderRoutes(app: App, { db }: { db: Database }) {
  app.get(
    '/follow-ups/preferences',
    {
      schema: {
        tags,
        summary: 'See how you are reminded',
        description:
          'Live in any case; by mail once a day while something is overdue, at a verified address.',
        response: { 200: Envelope(Preferences), ...failures(401, 429, 500, 503) },
      },
    },
    async ({ actor }) => ok({ digest: await wantsDigest(db, actor) }),
  )

  app.put(
    '/follow-ups/preferences',
    {
      schema: {
        tags,
        summary: 'Say how you are reminded',
        description: 'Whether overdue follow-ups are mailed to you, in one letter a day.',
        body: Preferences,
        response: { 200: Envelope(Preferences), ...failures(400, 401, 413, 415, 429, 500, 503) },
      },
    },
    async ({ actor, body }) => {
      await setWantsDigest(db, actor, body.digest)
      return ok(body)
    },
  )

  app.get(
    '/follow-ups/compliance',
    {
      schema: {
        tags,
        summary: 'Count which follow-ups were kept',
        description:
          'Of those that came due in the period: what was moved or dropped beforehand is left out. Your own; managers can ask about anybody.',
        querystring: Type.Object({
          from: Type.Optional(
            Type.String({ format: 'date-time', description: '30 days before to when not given' }),
          ),
          to: Type.Optional(
            Type.String({ format: 'date-time', description: 'up to, not including; now when not given' }),
          ),
          person: Type.Optional(Type.String({ format: 'uuid' })),
        }),
        response: { 200: Envelope(Compliance), ...failures(400, 401, 403, 429, 500, 503) },
      },
    },
    async ({ actor, query }) => {
      const to = new Date(query.to ?? Date.now())
      const from = new Date(query.from ?? to.getTime() - month)
      if (!isStorableTime(from.getTime())) throw invalid('to', 'is too early')
      if (from >= to) throw invalid('from', 'must be earlier than to')
      const person = query.person?.toLowerCase() ?? actor.id
      const counts = await followUpCompliance(db, actor, person, from.toISOString(), to.toISOString())
      const came_due = Object.values(counts).reduce((sum, n) => sum + n, 0)
      const compliance = came_due === 0 ? null : counts.on_time / came_due
      return ok({ person, from: from.toISOString(), to: to.toISOString(), came_due, ...counts, compliance })
    },
  )
}
