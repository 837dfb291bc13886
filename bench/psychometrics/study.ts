import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Bank,
  calibrate,
  keyAnswer,
  prepareBank,
  type SelfItem,
  type Validity,
  validity,
} from '../../psychometrics/index.ts'
import { pearson, sum } from '../../psychometrics/statistics.ts'

/**
 * A study in which some people were caught not reading. A folder with items.csv (`subject`, then one column per
 * question, named `<scale>_<question>`, whole numbers) and metrics.csv (`subject`, `infreq`: how many trap questions
 * were missed, and optionally `<survey>_rt`: mean seconds per question of the survey whose name contains the scale's).
 */
export type Study = {
  questions: { id: string; scale: string; lowest: number; size: number }[]
  people: { answers: number[]; missed: number | null; seconds: (number | null)[] }[]
}

export function readStudy(folder: string): Study {
  const items = readCsv(join(folder, 'items.csv'))
  const metrics = new Map(readCsv(join(folder, 'metrics.csv')).map(row => [row.subject, row]))
  const ids = Object.keys(items[0]!).filter(column => /_q?\d+$/.test(column))
  const questions = ids.map(id => {
    const values = items.map(row => Number(row[id]))
    const lowest = Math.min(...values)
    return { id, scale: id.slice(0, id.lastIndexOf('_')), lowest, size: Math.max(...values) - lowest + 1 }
  })
  const people = items.map(row => {
    const found = metrics.get(row.subject)
    return {
      answers: ids.map(id => Number(row[id])),
      missed: found ? Number(found.infreq) : null,
      seconds: questions.map(({ scale }) => secondsOf(found, scale)),
    }
  })
  return { questions, people }
}

function secondsOf(metrics: Record<string, string> | undefined, scale: string): number | null {
  const column = Object.keys(metrics ?? {}).find(
    name => name.endsWith('_rt') && name.slice(0, -3).includes(scale),
  )
  return column && metrics?.[column] ? Number(metrics[column]) : null
}

function readCsv(file: string): Record<string, string>[] {
  const [head, ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/)
  const columns = head!.split(',')
  return lines.map(line => {
    const cells = line.split(',')
    return Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? '']))
  })
}

/** The bank that people's own answers give, careless ones included: nobody knows beforehand who they are. */
export function bankOf({ questions }: Study, people: Study['people']): Bank {
  const items = [...new Set(questions.map(({ scale }) => scale))].flatMap(scale => {
    const places = [...questions.keys()].filter(j => questions[j]!.scale === scale)
    const reversed = reversedOf(people, places)
    const keyed = (answers: number[]) =>
      places.map((j, i) => {
        const { lowest, size } = questions[j]!
        return reversed[i] ? size - 1 - (answers[j]! - lowest) : answers[j]! - lowest
      })
    const found = calibrate(
      people.map(({ answers }) => keyed(answers)),
      places.map(j => questions[j]!.size),
    )
    return places.flatMap((j, i): SelfItem[] => {
      const item = found.items[i]
      if (!item || !(item.a > 0)) return []
      return [{ id: questions[j]!.id, dimension: scale, a: item.a, b: item.b, reversed: reversed[i]! }]
    })
  })
  return prepareBank(items)
}

/** The questions that load against most of their scale, on its first principal component. */
function reversedOf(people: Study['people'], places: number[]): boolean[] {
  const columns = places.map(j => people.map(({ answers }) => answers[j]!))
  const correlations = columns.map(x => columns.map(y => pearson(x, y)))
  let loadings = correlations[0]!
  for (let n = 0; n < 50; n++) {
    const next = correlations.map(row => sum(row.map((r, i) => r * loadings[i]!)))
    const length = Math.hypot(...next)
    loadings = next.map(x => x / length)
  }
  const most = Math.sign(sum(loadings.map(Math.sign)))
  return loadings.map(loading => Math.sign(loading) === -most)
}

export function judge(bank: Bank, { questions }: Study, person: Study['people'][number], useTimes: boolean) {
  const answers = questions.flatMap(({ id, lowest }, j) => {
    const index = bank.indexOf.get(id)
    if (index === undefined) return []
    const seconds = person.seconds[j] ?? null
    const category = keyAnswer(bank.items[index]!, person.answers[j]! - lowest + 1)
    return [{ id, category, elapsedMs: seconds === null ? null : 1000 * seconds }]
  })
  return validity(bank, answers, useTimes)
}

export type Judged = { missed: number; result: Validity }

/** Each tenth of the people judged with the bank that the other nine tenths give. */
export function crossValidate(study: Study, useTimes: boolean, folds = 10): Judged[] {
  return Array.from({ length: folds }, (_, fold) => {
    const bank = bankOf(
      study,
      study.people.filter((_, i) => i % folds !== fold),
    )
    return study.people.flatMap((person, i): Judged[] =>
      i % folds === fold && person.missed !== null
        ? [{ missed: person.missed, result: judge(bank, study, person, useTimes) }]
        : [],
    )
  }).flat()
}

/** How often one of the first ranks above one of the second, ties counting half. */
export function areaUnderCurve(positive: readonly number[], negative: readonly number[]): number {
  let wins = 0
  for (const p of positive) for (const n of negative) wins += p > n ? 1 : p === n ? 0.5 : 0
  return wins / (positive.length * negative.length)
}
