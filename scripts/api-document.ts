import { buildApp, type Parts } from '../server/app.ts'
import { readConfig } from '../server/platform/config.ts'
import { openLog } from '../server/platform/log.ts'

// Whatever is asked of it, it gives itself. Routes take their parts in hand when they are registered, and use them only
// when they are called.
const placeholder: unknown = new Proxy(() => {}, {
  get: (_, name) => (name === 'then' ? undefined : placeholder),
})

/** The OpenAPI document, from the routes alone: no database, no keys. */
export async function apiDocument() {
  const names = [
    'db',
    'seal',
    'limits',
    'readLog',
    'auditEvents',
    'sealer',
    'signal',
    'identity',
    'jobs',
    'mail',
  ]
  const parts = Object.fromEntries(names.map(name => [name, placeholder])) as unknown as Parts
  const app = await buildApp({
    ...parts,
    config: readConfig({}),
    log: openLog('silent'),
    draining: () => false,
  })
  await app.ready()
  const document = app.swagger()
  await app.close()
  return document
}
