import Type from 'typebox'
import type { ReadLog } from '../../platform/audit.ts'
import { type Database, systemActor } from '../../platform/db/index.ts'
import { invalid } from '../../platform/errors.ts'
import { ok } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app-types.ts'
import { Envelope, failures, Nullable, OneOf, Timestamp, Uuid } from '../../platform/http/schemas.ts'
import { readSetting } from '../../platform/settings.ts'
import { retentionKinds } from '../register/held.ts'
import { listRuns, previewRetention } from './queries.ts'
import { retentionSetting, statuses } from './setting.ts'

const Due = Type.Object(
  {
    kind: OneOf(retentionKinds),
    status: Type.Optional(OneOf(statuses)),
    days: Type.Integer({ description: 'the age in force' }),
    count: Type.Integer({ description: 'how many would go now; counting stops at 100,000' }),
    examples: Type.Array(
      Type.Object({
        id: Uuid,
        name: Nullable(Type.String()),
        since: Timestamp,
      }),
      { description: 'up to five of them' },
    ),
  },
  { title: 'RetentionPreview' },
)

const RetentionRun = Type.Object(
  {
    started_at: Timestamp,
    finished_at: Nullable({ ...Timestamp, description: 'null while it is under way' }),
    removed: Type.Record(Type.String(), Type.Integer({ minimum: 0 }), {
      description: 'how many of each kind; leads by their status, as leads lost',
    }),
  },
  { title: 'RetentionRun' },
)
const system = systemActor('retention')

export function retentionRoutes(app: App, { db, readLog }: { db: Database; readLog: ReadLog }) {
  app.get(
    '/retention/preview',
    {
      config: { least: 'admin', slow: true },
      schema: {
        tags: ['Keep and forget'],
        summary: 'What retention would remove now',
        description:
          'By the setting retention as it stands, or by the ages given, for each kind that has an age: how many and some of them. Nothing is removed. For admins.',
        querystring: Type.Object({
          ages: Type.Optional(
            Type.String({
              maxLength: 2_000,
              description: 'the setting retention as JSON, to see beforehand what it would do',
            }),
          ),
        }),
        response: { 200: Envelope(Type.Array(Due)), ...failures(400) },
      },
    },
    async ({ actor, query }) => {
      const given = query.ages === undefined ? undefined : agesFrom(query.ages)
      const due = await db.withActor(actor, async tx =>
        previewRetention(tx, given ?? (await readSetting(tx, retentionSetting))),
      )
      readLog.note(
        actor,
        'leads',
        due.filter(({ kind }) => kind === 'leads').flatMap(({ examples }) => examples.map(({ id }) => id)),
      )
      return ok(due)
    },
  )

  app.get(
    '/retention/runs',
    {
      config: { least: 'admin' },
      schema: {
        tags: ['Keep and forget'],
        summary: 'What retention did in the last nights',
        description: 'Newest first, at most 30. For admins.',
        response: { 200: Envelope(Type.Array(RetentionRun)) },
      },
    },
    async ({ actor }) => {
      // Only the service reads them; whether the actor is an admin is known once they are let in.
      await db.withActor(actor, async () => {})
      return ok(await db.withActor(system, listRuns))
    },
  )
}

function agesFrom(text: string): unknown {
  try {
    const ages: unknown = JSON.parse(text)
    if (retentionSetting.meetsSchema(ages)) return ages
  } catch {}
  throw invalid('ages', 'must be a value that the setting retention takes, as JSON')
}
