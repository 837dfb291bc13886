import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import type { TestContext } from 'node:test'

/** Values computed with R, and the data sets they were computed from. They are not part of the project. */
const folder = new URL('../../../shared/data/psychometrics/', import.meta.url)

/** Null, and the test marked as skipped, where the folder is absent. */
export function golden(t: TestContext): Golden | null {
  const file = new URL('golden.json', folder)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  t.skip('shared/data/psychometrics not found beside the project')
  return null
}

/** Rows as records by column; NA is null. */
export function dataset(name: string): Record<string, number | null>[] {
  const [head, ...lines] = readFileSync(new URL(name, folder), 'utf8').trim().split('\n')
  const columns = head!.split(',').map(column => column.replaceAll('"', '').trim())
  return lines.map(line => {
    const cells = line.split(',')
    return Object.fromEntries(
      columns.map((column, i) => [column, cells[i]!.trim() === 'NA' ? null : Number(cells[i])]),
    )
  })
}

/** The four items of Science that the golden values are for, as categories from 0. */
export const science4 = (): number[][] =>
  dataset('science7.csv').map(row => ['Comfort', 'Work', 'Future', 'Benefit'].map(item => row[item]! - 1))

/** The five conscientiousness items of bfi, C4 and C5 reverse-keyed, complete rows only, as categories from 0. */
export const bfiC = (): number[][] =>
  dataset('bfi.csv')
    .map(row =>
      [row.C1, row.C2, row.C3, 7 - row.C4!, 7 - row.C5!].map((x, j) => ({ x, raw: row[`C${j + 1}`] })),
    )
    .filter(cells => cells.every(({ raw }) => raw !== null))
    .map(cells => cells.map(({ x }) => x! - 1))

export const close = (actual: number, expected: number, tolerance: number, what: string) =>
  assert.ok(Math.abs(actual - expected) <= tolerance, `${what}: ${actual} is not ${expected} ± ${tolerance}`)

type Pair = [number, number]

export type Golden = {
  science4_mirt: {
    n: number
    par: number[][]
    logLik: number
    patterns: number[][]
    eap: Pair[]
    test_info_m2_to_2: number[]
    zh_first6: number[]
  }
  science4_ltm: { par: Record<string, number[]>; logLik: number }
  fixed_bank_catR: {
    bank_a_b1_b2_b3: number[][]
    'P_theta0.5': number[][]
    info: Record<string, number[]>
    patterns: number[][]
    eap_grid6_121: Pair[]
  }
  bfiC_mirt: {
    n: number
    par: number[][]
    logLik: number
    first4_resp: number[][]
    first4_eap: Pair[]
    rxx: number
    'share_eap_ge_1.645': number
    share_restandardised: number
  }
  careless_first5: Record<'longstring' | 'irv' | 'mahad' | 'evenodd' | 'psychsyn60', number[]>
  icc_shrout_fleiss: { data: number[][]; icc: { type: string; ICC: number }[] }
  lq2002: { rwgj_first3: { 'rwg.j': number; gsize: number }[]; ICC1: number; ICC2: number }
}
