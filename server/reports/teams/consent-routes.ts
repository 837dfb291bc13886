import Type from 'typebox'
import type { Database } from '../../platform/db/index.ts'
import { ok } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app-types.ts'
import { Envelope, failures, Nullable, Timestamp } from '../../platform/http/schemas.ts'
import { findConsent, giveConsent, withdrawConsent } from './queries.ts'

const tags = ['Teams']
const Consent = Type.Object(
  { given: Type.Boolean(), given_at: Nullable(Timestamp) },
  {
    title: 'ComparisonConsent',
    description: 'whether your strengths may be compared with those of your teams',
  },
)

const shown = (row: { given_at: string } | undefined) => ({
  given: row !== undefined,
  given_at: row?.given_at ?? null,
})

export function consentRoutes(app: App, { db }: { db: Database }) {
  app.get(
    '/comparison-consent',
    {
      schema: {
        tags,
        summary: 'Whether you agreed to be compared with your teams',
        description: 'Your own; nobody else sees it.',
        response: { 200: Envelope(Consent) },
      },
    },
    async ({ actor }) => ok(await db.withActor(actor, async tx => shown(await findConsent(tx, actor.id)))),
  )

  app.put(
    '/comparison-consent',
    {
      schema: {
        tags,
        summary: 'Agree to be compared with your teams, or take it back',
        description:
          'Those of your teams then see by name in which dimensions your strengths lie, never scores. Taking it back takes effect at once, whatever was shown before.',
        body: Type.Object({ given: Type.Boolean() }, { additionalProperties: false }),
        response: { 200: Envelope(Consent), ...failures(400) },
      },
    },
    async ({ actor, body }) =>
      ok(
        await db.withActor(actor, async tx => {
          await (body.given ? giveConsent(tx, actor.id) : withdrawConsent(tx, actor.id))
          return shown(await findConsent(tx, actor.id))
        }),
      ),
  )
}
