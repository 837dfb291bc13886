import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { Config } from '../../platform/config.ts'
import { type Database, systemActor } from '../../platform/db/index.ts'
import { ok } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app-types.ts'
import { Envelope, failures } from '../../platform/http/schemas.ts'
import type { Seal } from '../../platform/seal.ts'
import { Preferences } from './schemas.ts'
import { endLetters, personOfToken } from './unsubscribe.ts'

const tags = ['Reports']
const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
const Token = Type.Object({ token: Type.String() })

/** The address in the head of a letter, which a mail program asks when its reader presses its own button (RFC 8058). */
export function oneClickRoutes(app: App, parts: { db: Database; seal: Seal; config: Config }) {
  const { db, seal, config } = parts
  app.removeAllContentTypeParsers()
  // Whatever it says, that it is sent says it all.
  app.addContentTypeParser(forms, { parseAs: 'buffer' }, (_request, _body, done) => done(null))

  // The readers of one mail service come from few addresses; each has an allowance of their own.
  const countsFor = async ({ params }: FastifyRequest) => {
    const { token } = params as { token: string }
    const person = await db.withActor(systemActor('report letters'), tx => personOfToken(tx, seal, token))
    return person === undefined ? undefined : { link: `letters ${person}` }
  }

  app.post(
    '/report-mails/unsubscribe/:token',
    {
      config: { open: true as const, countsFor },
      bodyLimit: 4_096,
      schema: {
        operationId: 'unsubscribeByOneClick',
        tags,
        summary: 'End the letters about one’s reports, by a mail program’s own button',
        description:
          'The address in List-Unsubscribe, asked with the form of RFC 8058. Doing it again changes nothing.',
        consumes: forms,
        params: Token,
        response: { 200: Envelope(Preferences), ...failures(404, 413, 415) },
      },
    },
    async ({ params, id: requestId, address }) => {
      await endLetters(parts, params.token, { requestId, address })
      return ok({ letters: false })
    },
  )

  app.get(
    '/report-mails/unsubscribe/:token',
    {
      config: { open: true as const },
      schema: {
        tags,
        summary: 'The page that ends them',
        description: 'Where a mail program opens the address instead: redirects to a page with the button.',
        params: Token,
        response: { 302: Type.Null() },
      },
    },
    async ({ params }, reply) =>
      reply.redirect(`${config.publicUrl}/unsubscribe#token=${encodeURIComponent(params.token)}`, 302),
  )
}
