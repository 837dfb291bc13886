// Runs in a thread of its own: the package holds its script as one text of four megabytes, takes 40 MB and half a
// second to load, and nothing of that should stay or stall the service.
import { parentPort } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'
import reference from '@scalar/fastify-api-reference'
import Fastify from 'fastify'

const server = Fastify()
await server.register(reference, { routePrefix: '/', configuration: { url: '/api/openapi.json' } })
const { body } = await server.inject('/js/scalar.js')
parentPort?.postMessage({ plain: Buffer.from(body), zipped: gzipSync(body, { level: 9 }) })
