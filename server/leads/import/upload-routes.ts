import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { Config } from '../../platform/config.ts'
import type { Database, Tx } from '../../platform/db/index.ts'
import { Failure } from '../../platform/errors.ts'
import type { Files } from '../../platform/files.ts'
import { ok } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app-types.ts'
import { once } from '../../platform/http/replay.ts'
import { Envelope, failures, Repeatable } from '../../platform/http/schemas.ts'
import { allowWhileArriving } from '../../platform/http/slow-body.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Seal } from '../../platform/seal.ts'
import { openSlowLane } from '../../platform/slow-lane.ts'
import { findSame, insertImport, lockContent, type NewImport } from './queries.ts'
import { receiveFile, takeFiles } from './receive-routes.ts'
import { LeadImport, LeadImportWithPreview, previewOf, showImport } from './show-import.ts'
import { begin, requireImport } from './steps.ts'
import { mostBytes, storeUpload } from './upload.ts'
import { importJob } from './work-on-import.ts'

export type ImportRouteParts = { config: Config; db: Database; seal: Seal; files: Files; jobs: Jobs }

// Counted as bulk, but not queued with it: a slow sender would keep others from it.
const config = { bulk: true, slow: () => false, least: 'telecaller', streams: true } as const
const file = {
  consumes: ['multipart/form-data', 'text/csv'],
  body: Type.Unsafe<unknown>({
    description: 'the file: in the field file of a form, or as it is',
    properties: { file: { type: 'string', format: 'binary' } },
  }),
}
/** Those of one person do not keep others from the database; who sends slowly holds up nobody but themselves. */
const lane = { atOnce: 20, perPerson: 3, waiting: 0, waitMs: 0 }

const described =
  'UTF-8, UTF-16 or Windows-1252; separated by comma, semicolon, tab or |; up to 100 MB and 1,000,000 rows. It may take as long as it goes on arriving, at 32 kB a second or more.'

export function uploadRoutes(app: App, parts: ImportRouteParts) {
  const { db, files, jobs } = parts
  takeFiles(app)
  const uploads = openSlowLane(lane)

  /** While a file is received and looked through. */
  async function receiving(request: FastifyRequest, reply: FastifyReply): Promise<NewImport> {
    // Whoever may not import is told before all of it is sent.
    await db.withActor(request.actor, async () => {})
    const { socket } = request.raw
    if (socket.destroyed) throw new Failure('UNAVAILABLE')
    const leave = await uploads.enter(request.actor.id).catch(error => {
      // What is on its way is not waited for.
      reply.headers({ 'retry-after': 2, connection: 'close' })
      throw error
    })
    const endAllowance = allowWhileArriving(request.raw, mostBytes)
    // While a file that has arrived is looked through nothing moves on its connection, which Node would end if nobody listened.
    const stay = () => {}
    reply.raw.on('timeout', stay)
    // Whoever has gone leaves their place to others.
    const gone = new AbortController()
    const abort = () => gone.abort(new Failure('UNAVAILABLE'))
    socket.once('close', abort)
    try {
      const { name, content } = await receiveFile(request, gone.signal)
      return await storeUpload(files, request.actor.id, name, content, gone.signal)
    } finally {
      socket.off('close', abort)
      reply.raw.off('timeout', stay)
      endAllowance()
      leave()
    }
  }

  app.post(
    '/leads/imports',
    {
      config,
      schema: {
        tags: ['Import'],
        summary: 'Upload a CSV file of leads',
        description: `${described} Nothing is imported yet: the answer says how the columns would be read and shows the first rows.`,
        headers: Repeatable,
        ...file,
        response: { 201: Envelope(LeadImportWithPreview), ...failures(400, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const made = await receiving(request, reply)
      return keepingOnlyUsed(files, made, async used => {
        // What the request is known by when it is repeated.
        ;(request as FastifyRequest).body = { digest: made.digest.toString('hex') }
        // Beforehand: within the transaction it would wait for a second connection while it holds one.
        const preview = await previewOf(files, made, parts.config.phoneRegion)
        return once(parts, request, reply, async tx => {
          used()
          await insertImport(tx, made)
          const found = await requireImport(tx, made.id)
          const headers = { location: `/api/leads/imports/${made.id}` }
          return { status: 201, body: ok({ ...showImport(found), preview }), headers }
        })
      })
    },
  )

  app.post(
    '/leads/import',
    {
      config,
      schema: {
        operationId: 'importLeads',
        tags: ['Import'],
        summary: 'Import a CSV file of leads at once',
        description: `${described} With the guessed columns, for the caller; rows whose phone or e-mail is there already are passed over. 201 when it is done within some seconds, 202 while it goes on, 200 where the caller imported the same content before: then nothing happens.`,
        ...file,
        response: {
          200: Envelope(LeadImport),
          201: Envelope(LeadImport),
          202: Envelope(LeadImport),
          ...failures(400, 413, 415),
        },
      },
    },
    async (request, reply) => {
      const { actor } = request
      const made = await receiving(request, reply)
      const same = await keepingOnlyUsed(files, made, used =>
        db.withActor(actor, async tx => {
          await lockContent(tx, made.digest)
          const earlier = await findSame(tx, made.digest)
          if (earlier) return earlier
          used()
          await startAtOnce(tx, made)
          return undefined
        }),
      )
      const id = same ?? made.id
      reply.header('location', `/api/leads/imports/${id}`)
      if (same) return ok(showImport(await db.withActor(actor, tx => requireImport(tx, id))))
      jobs.wake(importJob)
      const found = await settled(() => db.withActor(actor, tx => requireImport(tx, id)))
      return reply.code(found.state === 'running' ? 202 : 201).send(ok(showImport(found)))
    },
  )

  async function startAtOnce(tx: Tx, made: NewImport) {
    await insertImport(tx, made)
    await begin(tx, jobs, made.id, 'running')
  }
}

/** A file that no import came to refer to is not kept. */
async function keepingOnlyUsed<T>(files: Files, made: NewImport, work: (used: () => void) => Promise<T>) {
  let isUsed = false
  try {
    return await work(() => {
      isUsed = true
    })
  } catch (error) {
    isUsed = false
    throw error
  } finally {
    if (!isUsed) await files.remove(made.file_id)
  }
}

/** Looks again for some seconds, so that a small file is done when it is answered. */
async function settled<T extends { state: string }>(look: () => Promise<T>): Promise<T> {
  const until = performance.now() + 5_000
  for (;;) {
    const found = await look()
    if (found.state !== 'running' || performance.now() > until) return found
    await sleep(100)
  }
}
