import { readFile } from 'node:fs/promises'
import swagger from '@fastify/swagger'
import Type from 'typebox'
import pkg from '../../../package.json' with { type: 'json' }
import { catalogue } from '../errors.ts'
import type { App } from './app-types.ts'
import { finish, type OpenApi } from './describe-document.ts'
import { describeOperation } from './describe-operation.ts'
import { failures } from './schemas.ts'

const codes = Object.entries(catalogue)
  .map(([code, { status, text }]) => `| ${code} | ${status} | ${text} |`)
  .join('\n')

const description = `## Getting a token

Sign in with \`POST /api/auth/login\` and an e-mail address and password; \`access_token\` in the answer lasts minutes and
is renewed with \`POST /api/auth/refresh\`. A program gets a token of its own from \`POST /api/auth/tokens\`. Either goes
into \`Authorization: Bearer <token>\`.

## How it answers

Every JSON answer has the form \`{success, data?, error?, meta?}\`.

Listing and creating leads and assessments report every failure, a missing token included, with the operation's own
code (LEADS_FETCH_ERROR 500, LEAD_CREATE_ERROR 400, ASSESSMENTS_FETCH_ERROR 500, ASSESSMENT_CREATE_ERROR 400);
\`error.details.reason\` then carries the general code.

Text is trimmed, and blank text in an optional field means null; passwords stay as they are. A blank filter is as if it
were not given.

A 201 carries \`Location\`. What carries an \`ETag\` or \`Last-Modified\` answers 304 to \`If-None-Match\` or
\`If-Modified-Since\` while it is the same.

A \`POST\` with an \`Idempotency-Key\` can be repeated safely: the same key and body get the first answer again for a day.

Every answer carries X-RateLimit-Limit, X-RateLimit-Remaining and X-RateLimit-Reset (Unix seconds), and an X-Request-Id
that the service's log knows too.

An address that does not exist answers 404 NOT_FOUND; one that takes other methods 405 METHOD_NOT_ALLOWED, which
\`Allow\` lists.

| code | status | meaning |
|---|---|---|
${codes}`

/** As `npm run gen` wrote it, and the gate holds it to: to work it out anew would keep everybody waiting for a second. */
const written = new URL('../../../contract/openapi.json', import.meta.url)

/** Every installation is run by somebody else. */
const contact = { name: 'Whoever runs this installation' }

/** Registered before any route: the document is made from the routes that come after. */
export async function openapi(app: App) {
  const operations = describeOperation()
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Mettle',
        version: pkg.version,
        description,
        license: { name: pkg.license, identifier: pkg.license },
        contact,
      },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ bearer: [] }],
    },
    convertConstToEnum: false,
    transform: operations.complete,
    transformObject: document =>
      'openapiObject' in document
        ? finish(document.openapiObject as unknown as OpenApi, operations.answersWithItsOwnCode)
        : document.swaggerObject,
  })

  let text: Promise<string> | undefined
  app.get(
    '/api/openapi.json',
    {
      config: { open: true },
      schema: {
        tags: ['Operation'],
        summary: 'This document',
        description: 'OpenAPI 3.1, made from the same schemas that check requests.',
        response: {
          200: Type.Unsafe({ type: 'object', description: 'OpenAPI 3.1', additionalProperties: true }),
          ...failures(429, 503),
        },
      },
    },
    async (_request, reply) => {
      text ??= readFile(written, 'utf8').then(pretty => JSON.stringify(JSON.parse(pretty)))
      return reply.type('application/json; charset=utf-8').send(await text)
    },
  )
}
