import type { ItemParameters } from '../../../psychometrics/index.ts'
import { type Database, systemActor } from '../../platform/db/index.ts'
import { Failure } from '../../platform/errors.ts'
import type { Seal } from '../../platform/seal.ts'
import type { Definitions, Prepared } from '../definitions.ts'
import { preparedFor } from '../journey/attempts.ts'
import { currentDefinition } from '../journey/queries.ts'
import {
  type DimensionInput,
  type DimensionReport,
  leastPeople,
  tooFewPeople,
} from './calibrate-dimension.ts'
import { gatherAnswers, groupings, type Respondent } from './gather.ts'
import { calibrateInWorker } from './in-worker.ts'
import { findCalibration, finishCalibration } from './queries.ts'

export type CalibrationParts = { db: Database; seal: Seal; definitions: Definitions }

/** The whole report, as it is stored and shown. */
export type Report = {
  summary: string
  base_calibration_id: string | null
  people: number
  doubtful_left_out: number
  least_people: number
  groupings: Record<string, readonly string[]>
  dimensions: DimensionReport[]
}

const actor = systemActor('recalibration')

/** The job. One that has come to an end is not run again. */
export async function runRecalibration(parts: CalibrationParts, id: string) {
  const { db } = parts
  const started = await db.withActor(actor, tx => findCalibration(tx, id))
  if (started?.state !== 'running') return
  try {
    const report = await makeReport(parts, started.assessment_id)
    const done = report.dimensions.some(dimension => dimension.state === 'calibrated')
    await db.withActor(actor, tx =>
      finishCalibration(tx, id, done ? 'proposed' : 'failed', done ? parametersOf(report) : null, report),
    )
  } catch (error) {
    // A definition that cannot be administered stays so; anything else is tried again by the queue.
    if (!(error instanceof Failure)) throw error
    const report = { summary: error.message, dimensions: [] }
    await db.withActor(actor, tx => finishCalibration(tx, id, 'failed', null, report))
  }
}

async function makeReport(parts: CalibrationParts, assessment: string): Promise<Report> {
  const prepared = await parts.db.withActor(actor, async tx => {
    const current = await currentDefinition(tx, assessment)
    if (!current) throw new Failure('NOT_FOUND', 'There is no such assessment.')
    return preparedFor(tx, parts.definitions, assessment, current.version, current.calibration_id)
  })
  const { people, doubtful } = await gatherAnswers(parts, prepared)
  const inputs = prepared.bank.dimensions.map(dimension => inputFor(prepared, dimension, people))
  const enough = inputs.some(({ rows }) => rows.length >= leastPeople)
  const dimensions = enough ? await calibrateInWorker(inputs) : inputs.map(tooFew)
  return {
    summary: summaryOf(dimensions),
    base_calibration_id: prepared.calibrationId,
    people: people.length,
    doubtful_left_out: doubtful,
    least_people: leastPeople,
    groupings,
    dimensions,
  }
}

const tooFew = ({ dimension, rows }: DimensionInput): DimensionReport => ({
  dimension,
  people: rows.length,
  state: 'kept',
  reason: tooFewPeople(rows.length),
  iterations: null,
  log_likelihood: null,
  reliability: null,
  link: null,
  items: [],
})

/** Of a twin pair the first answered counts, as in scoring: the second would repeat what is known already. */
function inputFor({ bank }: Prepared, dimension: string, people: Respondent[]): DimensionInput {
  const d = bank.dimensions.indexOf(dimension)
  const indices = [...(bank.members[d] as Int32Array)]
  const items = indices.map(index => bank.items[index]!)
  const rows: (number | null)[][] = []
  const groups: Respondent['groups'][] = []
  for (const person of people) {
    const order = new Map([...person.categories.keys()].map((id, place) => [id, place]))
    const row = items.map(({ id }, j) => {
      const twin = bank.items[bank.twinOf[indices[j]!]!]
      const before = twin && (order.get(twin.id) ?? Number.POSITIVE_INFINITY) < (order.get(id) ?? 0)
      return before ? null : (person.categories.get(id) ?? null)
    })
    if (row.every(category => category === null)) continue
    rows.push(row)
    groups.push(person.groups)
  }
  return { dimension, items, rows, groups }
}

const parametersOf = ({ dimensions }: Report): Record<string, ItemParameters> =>
  Object.fromEntries(dimensions.flatMap(({ items }) => items.map(item => [item.id, item.new])))

function summaryOf(dimensions: DimensionReport[]): string {
  const done = dimensions.filter(({ state }) => state === 'calibrated')
  if (done.length === 0)
    return `Nothing could be recalibrated: ${dimensions.map(({ dimension, reason }) => `${dimension}: ${reason}`).join('; ')}.`
  const items = done.flatMap(dimension => dimension.items)
  const count = (what: (item: (typeof items)[number]) => boolean) => items.filter(what).length
  return [
    `${done.length} of ${dimensions.length} dimensions were recalibrated,`,
    `${count(item => item.state === 'calibrated')} of ${items.length} items with new parameters.`,
    `${count(item => item.drift?.drifted === true)} moved,`,
    `${count(item => item.fit?.misfit === true)} fit badly,`,
    `${count(item => item.dif.some(({ size }) => size !== 'negligible'))} work differently for a group of people.`,
  ].join(' ')
}
