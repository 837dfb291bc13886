import { isUtf8 } from 'node:buffer'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/index.ts'
import { Failure, invalid } from '../platform/errors.ts'
import { ok } from '../platform/http/answer.ts'
import type { App } from '../platform/http/app-types.ts'
import { networkOf } from '../platform/http/client-address.ts'
import { applyRateLimit } from '../platform/http/rate-limit.ts'
import { Envelope, failures } from '../platform/http/schemas.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Limits } from '../platform/limits.ts'
import type { Seal } from '../platform/seal.ts'
import { examples } from './examples.ts'
import { receive } from './receive.ts'
import { isSigned, type Source, sources } from './signatures.ts'

type Parts = { config: Config; db: Database; seal: Seal; jobs: Jobs; limits: Limits }

const form = 'application/x-www-form-urlencoded'
const isForm = /^\s*application\/x-www-form-urlencoded/i
/** All that is ever answered of forms is a short question. */
const mostOfForm = 1_000
const Received = Type.Object(
  { duplicate: Type.Boolean({ description: 'it was here before, and nothing happens a second time' }) },
  { title: 'WebhookReceived' },
)

/** Routes whose body stays as it came: the signature is over its bytes. */
export function receiveRoutes(app: App, parts: Parts) {
  const { config, limits } = parts
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(['application/json', form], { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  const countForgery = async (request: FastifyRequest, reply: FastifyReply) =>
    applyRateLimit(reply, await limits.forgery(networkOf(request.address)))

  for (const source of sources)
    app.post(
      `/webhooks/${source}`,
      {
        bodyLimit: 1_048_576,
        config: { open: true, allowance: 'webhook' },
        // Before anything is read: there is nobody to read for.
        onRequest: async ({ headers }) => {
          if (!config.webhookSecrets[source]) throw new Failure('NOT_FOUND')
          if (
            isForm.test(headers['content-type'] ?? '') &&
            !(Number(headers['content-length']) <= mostOfForm)
          )
            throw new Failure('PAYLOAD_TOO_LARGE')
        },
        schema: {
          tags: ['Webhooks'],
          summary: examples[source].summary,
          description: `${examples[source].description} The signature is checked over the body as it came; 400 where it is wrong, and then nothing is kept. Answered once the message is kept, and worked on afterwards; the same message again is answered 200 and does nothing. 404 until ${source.toUpperCase()}_WEBHOOK_SECRET is set.`,
          consumes: ['application/json', ...(source === 'wordpress' ? [form] : [])],
          body: Type.Unsafe<unknown>({
            description: 'as the sender sends it',
            example: examples[source].body,
          }),
          response: { 200: Envelope(Received), ...failures(400, 404, 413, 415, 429, 500, 503) },
        },
      },
      async (request, reply) => {
        const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0)
        if (isForm.test(request.headers['content-type'] ?? '')) {
          await countForgery(request, reply)
          if (source === 'wordpress' && isPing(body)) return ok({ duplicate: false })
          throw new Failure('UNSUPPORTED_MEDIA_TYPE')
        }
        const { headers } = request
        const secret = config.webhookSecrets[source] as string
        if (!isSigned(source, { headers, body, secret, now: Date.now() })) {
          await countForgery(request, reply)
          throw invalid(examples[source].header, 'is no valid signature of this body')
        }
        if (!isUtf8(body)) throw invalid('body', 'is not valid UTF-8')
        const origin = { requestId: request.id, address: request.address }
        return ok(await receive(parts, source as Source, headers, body, origin))
      },
    )
}

/** WooCommerce asks, unsigned, whether anybody is there before it takes an address; nothing is kept of it. */
const isPing = (body: Buffer) => body.length < 100 && /^webhook_id=\d+$/.test(body.toString())
