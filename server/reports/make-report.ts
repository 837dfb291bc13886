import { problemTexts } from '../../content/report/problems.ts'
import type { Text } from '../../content/report/texts.ts'
import type { ReportFacts } from '../assessments/index.ts'
import { type Database, systemActor } from '../platform/db/index.ts'
import { Failure, fromDatabase } from '../platform/errors.ts'
import type { Logger } from '../platform/log.ts'
import { buildReport } from './build/index.ts'
import { tellFailed, tellGenerated } from './events-queries.ts'
import { gatherInput } from './gather.ts'
import { announceReport, type LetterParts } from './letters/letters.ts'
import type { Report } from './model.ts'
import { pdfPlace, reportPlace } from './open-report.ts'
import { beginReport, failReport, finishReport, listForgotten } from './queries.ts'

export type RenderPdf = (report: Report) => Promise<Uint8Array>
export type MakerParts = LetterParts & {
  log: Logger
  facts: ReportFacts
  renderPdf: RenderPdf
}

const system = systemActor('reports')

/**
 * Made from the beginning whenever it is taken up, so that one whose maker was killed half-way is simply made again:
 * nothing of it is visible before the last step, which is one transaction.
 */
export async function makeReport(parts: MakerParts, id: string) {
  const { db, seal, log } = parts
  try {
    const gathered = await gather(parts, id)
    if (!gathered) return
    const { row, input, result } = gathered
    const report = buildReport(input)
    const pdf = row.format === 'pdf' ? await draw(parts, report) : null
    await db.withActor(system, async tx => {
      const key = await seal.keyFor(tx, { kind: 'person', id: row.user_id })
      const sealed = seal.seal(key, reportPlace(id), JSON.stringify(report))
      const sealedPdf = pdf && seal.seal(key, pdfPlace(id), Buffer.from(pdf))
      if (!(await finishReport(tx, id, { result_id: result, sealed, pdf: sealedPdf }))) return
      await tellGenerated(tx, row.attempt_id, id)
      await announceReport(tx, parts, row, report)
    })
  } catch (error) {
    // A database that is away or full says nothing about the report: the queue tries again later.
    if (error instanceof Interrupted || fromDatabase(error)?.code === 'UNAVAILABLE') throw error
    log.error({ err: error, report: id }, 'a report could not be made')
    await fail(db, id, error instanceof NotMade ? error.problem : problemTexts.other)
  }
}

/** Nothing to be mended by trying again at once: the person is told why. */
class NotMade extends Error {
  readonly problem: Text
  constructor(problem: Text, options?: ErrorOptions) {
    super(problem.en, options)
    this.problem = problem
  }
}
/** By a restart, or by others who came first. It is no fault of the report, so its job is tried again. */
class Interrupted extends Error {}

async function gather({ db, facts: known }: MakerParts, id: string) {
  return db.withActor(system, async tx => {
    const row = await beginReport(tx, id)
    if (!row) return undefined
    const facts = await known.ofAttempt(tx, row.user_id, row.attempt_id).catch(error => {
      if (error instanceof Failure && error.code === 'NOT_FOUND') return undefined
      throw error
    })
    if (!facts) throw new NotMade(problemTexts.noResults)
    return { row, input: await gatherInput(tx, known, row, facts), result: facts.result.id }
  })
}

/** The renderer limits how long one is drawn, from when its turn has come: waiting behind others fails nobody. */
async function draw({ renderPdf }: MakerParts, report: Report): Promise<Uint8Array> {
  return renderPdf(report).catch(cause => {
    if (!(cause instanceof Failure)) throw cause
    const { reason } = cause.details ?? {}
    if (reason === 'interrupted' || reason === 'queue_full') throw new Interrupted(cause.message, { cause })
    throw new NotMade(reason === 'deadline' ? problemTexts.tooLong : problemTexts.notDrawn, { cause })
  })
}

const fail = (db: Database, id: string, problem: Text) =>
  db.withActor(system, async tx => {
    const failed = await failReport(tx, id, problem)
    if (failed) await tellFailed(tx, failed.attempt_id)
  })

/** Whatever became of its job, nobody waits for ever. */
export async function failForgotten({ db }: Pick<MakerParts, 'db'>) {
  const forgotten = await db.withActor(system, listForgotten)
  for (const { id } of forgotten) await fail(db, id, problemTexts.interrupted)
}
