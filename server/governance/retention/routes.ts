import Type from 'typebox'
import type { ReadLog } from '../../platform/audit.ts'
import type { Database } from '../../platform/db/index.ts'
import { ok } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app-types.ts'
import { Envelope, Nullable, OneOf, Timestamp, Uuid } from '../../platform/http/schemas.ts'
import { readSetting } from '../../platform/settings.ts'
import { retentionKinds } from '../register/held.ts'
import { previewRetention } from './queries.ts'
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

export function retentionRoutes(app: App, { db, readLog }: { db: Database; readLog: ReadLog }) {
  app.get(
    '/retention/preview',
    {
      config: { least: 'admin', slow: true },
      schema: {
        tags: ['Keep and forget'],
        summary: 'What retention would remove now',
        description:
          'By the setting retention as it stands, for each kind that has an age: how many and some of them. Nothing is removed. For admins.',
        response: { 200: Envelope(Type.Array(Due)) },
      },
    },
    async ({ actor }) => {
      const due = await db.withActor(actor, async tx =>
        previewRetention(tx, await readSetting(tx, retentionSetting)),
      )
      readLog.note(
        actor,
        'leads',
        due.filter(({ kind }) => kind === 'leads').flatMap(({ examples }) => examples.map(({ id }) => id)),
      )
      return ok(due)
    },
  )
}
