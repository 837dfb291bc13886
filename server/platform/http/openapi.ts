import swagger from '@fastify/swagger'
import { catalogue } from '../errors.ts'
import type { App } from './app-types.ts'

const codes = Object.entries(catalogue)
  .map(([code, { status, text }]) => `| ${code} | ${status} | ${text} |`)
  .join('\n')

const description = `Every JSON answer has the form \`{success, data?, error?, meta?}\`. Send \`Authorization: Bearer <token>\`.

Listing and creating leads and assessments report every failure, a missing token included, with the operation's own
code (LEADS_FETCH_ERROR 500, LEAD_CREATE_ERROR 400, ASSESSMENTS_FETCH_ERROR 500, ASSESSMENT_CREATE_ERROR 400);
\`error.details.reason\` then carries the general code.

A \`POST\` with an \`Idempotency-Key\` can be repeated safely: the same key and body get the first answer again for a day.

Every answer carries X-RateLimit-Limit, X-RateLimit-Remaining and X-RateLimit-Reset (Unix seconds).

| code | status | meaning |
|---|---|---|
${codes}`

export async function openapi(app: App) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Mettle', version: '0.1.0', description },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ bearer: [] }],
    },
    refResolver: { buildLocalReference: (json, _base, _fragment, i) => String(json.$id ?? `def-${i}`) },
  })
  app.get('/api/openapi.json', { config: { open: true }, schema: { hide: true } }, async () => app.swagger())
}
