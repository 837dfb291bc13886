import type { FastifyReply } from 'fastify'
import Type from 'typebox'
import { csvStream } from '../../platform/csv.ts'
import type { Tx } from '../../platform/db/index.ts'
import { ok, okPage, sendCsv } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app-types.ts'
import { offsetOf, pageQuery } from '../../platform/http/paging.ts'
import { once } from '../../platform/http/replay.ts'
import {
  Envelope,
  failures,
  IdParams,
  PagedEnvelope,
  Repeatable,
  SpreadsheetFile,
} from '../../platform/http/schemas.ts'
import type { Options } from './plan-chunk.ts'
import { problemsAsCsv } from './problems.ts'
import { countImports, listImports } from './queries.ts'
import {
  ImportMapping,
  ImportOptions,
  LeadImport,
  LeadImportWithPreview,
  previewOf,
  showImport,
} from './show-import.ts'
import { begin, changeMapping, requireImport } from './steps.ts'
import { type ImportRouteParts, uploadRoutes } from './upload-routes.ts'
import { importJob } from './work-on-import.ts'

const tags = ['Import']
const least = { least: 'telecaller' } as const
const bulk = { ...least, bulk: true } as const

export function importRoutes(app: App, parts: ImportRouteParts) {
  const { config, db, files, jobs } = parts
  // In a scope of their own: nothing else takes files.
  app.register(async scope => uploadRoutes(scope as unknown as App, parts))

  app.get(
    '/leads/imports',
    {
      // Those of files with very many columns are large.
      config: { ...least, slow: ({ query }) => (query as { limit: number }).limit > 100 },
      schema: {
        tags,
        summary: 'List your imports',
        description: 'Newest first. An import is kept for 90 days, its file for 30.',
        querystring: Type.Object(pageQuery({ limit: 20 })),
        response: { 200: PagedEnvelope(LeadImport), ...failures(400) },
      },
    },
    async ({ actor, query: { page, limit } }) =>
      db.withActor(actor, async tx => {
        const found = await listImports(tx, limit, offsetOf({ page, limit }))
        return okPage(found.map(showImport), { total: await countImports(tx), page, limit })
      }),
  )

  app.get(
    '/leads/imports/:id',
    {
      // What becomes of its rows has no moment of its own until it is done.
      config: {
        ...least,
        inTurn: true,
        modified: ({ state, finished_at }) => (state === 'done' || state === 'undone' ? finished_at : null),
      },
      schema: {
        tags,
        summary: 'How an import stands',
        description: 'Its state, how many rows are done and what became of them.',
        params: IdParams,
        response: { 200: Envelope(LeadImportWithPreview), ...failures(404) },
      },
    },
    async ({ actor, params }) => {
      const found = await db.withActor(actor, tx => requireImport(tx, params.id))
      return ok({ ...showImport(found), preview: await previewOf(files, found, config.phoneRegion) })
    },
  )

  app.put(
    '/leads/imports/:id/mapping',
    {
      config: { ...least, inTurn: true },
      schema: {
        tags,
        summary: 'Say which column is which',
        description: 'Replaces the guessed mapping; possible until the import runs.',
        params: IdParams,
        body: Type.Object({ mapping: ImportMapping }, { additionalProperties: false }),
        response: { 200: Envelope(LeadImportWithPreview), ...failures(400, 404, 409) },
      },
    },
    async ({ actor, params, body }) => {
      const found = await db.withActor(actor, tx => changeMapping(tx, params.id, body.mapping))
      return ok({ ...showImport(found), preview: await previewOf(files, found, config.phoneRegion) })
    },
  )

  const step = (
    name: 'dry-run' | 'run' | 'undo',
    state: 'checking' | 'running' | 'undoing',
    words: { summary: string; description: string },
  ) =>
    app.post(
      `/leads/imports/:id/${name}`,
      {
        config: bulk,
        // Without a body, the defaults.
        preValidation: async request => {
          if (name !== 'undo') request.body ??= {}
        },
        schema: {
          tags,
          ...words,
          params: IdParams,
          headers: Repeatable,
          ...(name === 'undo' ? {} : { body: ImportOptions }),
          response: { 202: Envelope(LeadImport), ...failures(400, 404, 409, 422) },
        },
      },
      async (request, reply) => {
        const { id } = request.params as { id: string }
        const options = name === 'undo' ? undefined : (request.body as Options)
        const start = async (tx: Tx) => showImport(await begin(tx, jobs, id, state, options))
        const answer = await once(parts, request, reply, async tx => ({
          status: 202,
          body: ok(await start(tx)),
        }))
        jobs.wake(importJob)
        return answer
      },
    )

  step('dry-run', 'checking', {
    summary: 'Try an import out',
    description:
      'Reads every row, imports none; the import is checked when it is done, and its problems can be downloaded.',
  })
  step('run', 'running', {
    summary: 'Run an import',
    description:
      'Goes on by itself, whatever is restarted meanwhile, and imports no row twice. One that failed goes on where it stopped.',
  })
  step('undo', 'undoing', {
    summary: 'Undo an import',
    description:
      'Deletes what it created unless somebody has worked with it since, and puts back what it changed where nobody has changed it since. What is kept is counted in kept, and listed among the problems.',
  })

  app.get(
    '/leads/imports/:id/problems',
    {
      // Not queued: who reads slowly would keep others from it.
      config: { ...least, bulk: true, slow: () => false },
      schema: {
        tags,
        summary: 'Rows with problems or passed over',
        description:
          'As CSV, each once with its number, the fields with problems, everything that is wrong, and its cells: of the dry run, of the run, or of the undo, whichever came last. Rows that were passed over come after those with problems.',
        params: IdParams,
        response: { 200: SpreadsheetFile, ...failures(404) },
      },
    },
    async ({ actor, params }, reply) => {
      const found = await db.withActor(actor, tx => requireImport(tx, params.id))
      return sendCsv(
        reply as FastifyReply,
        'problems.csv',
        await csvStream(problemsAsCsv(parts, actor, found)),
      )
    },
  )
}
