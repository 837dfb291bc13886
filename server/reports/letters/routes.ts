import Type from 'typebox'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/db/index.ts'
import { ok } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app-types.ts'
import { Envelope, failures, Text } from '../../platform/http/schemas.ts'
import type { Seal } from '../../platform/seal.ts'
import { oneClickRoutes } from './one-click-routes.ts'
import { findWantsLetters, setWantsLetters } from './queries.ts'
import { Preferences } from './schemas.ts'
import { endLetters } from './unsubscribe.ts'

const tags = ['Reports']

export function reportLetterRoutes(app: App, parts: { db: Database; seal: Seal; config: Config }) {
  const { db } = parts
  app.register(async scope => oneClickRoutes(scope as unknown as App, parts))

  app.get(
    '/reports/preferences',
    {
      schema: {
        tags,
        summary: 'Whether you want letters about your reports',
        description: 'Your own; true until you say otherwise.',
        response: { 200: Envelope(Preferences) },
      },
    },
    async ({ actor }) =>
      ok(await db.withActor(actor, async tx => ({ letters: await findWantsLetters(tx, actor.id) }))),
  )

  app.put(
    '/reports/preferences',
    {
      schema: {
        tags,
        summary: 'Have letters about your reports, or not',
        description: 'Letters go to a confirmed e-mail address alone.',
        body: Preferences,
        response: { 200: Envelope(Preferences), ...failures(400) },
      },
    },
    async ({ actor, body }) => {
      await db.withActor(actor, tx => setWantsLetters(tx, actor.id, body.letters))
      return ok({ letters: body.letters })
    },
  )

  app.post(
    '/report-mails/unsubscribe',
    {
      config: { open: true as const },
      schema: {
        operationId: 'unsubscribeFromReportMails',
        tags,
        summary: 'End the letters about one’s reports, by the link in them',
        description: 'Without signing in. Doing it again changes nothing.',
        body: Type.Object({ token: Text(200, 1) }, { additionalProperties: false }),
        response: { 200: Envelope(Preferences), ...failures(400, 404) },
      },
    },
    async ({ body, id: requestId, address }) => {
      await endLetters(parts, body.token, { requestId, address })
      return ok({ letters: false })
    },
  )
}
