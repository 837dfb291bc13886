import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  type CheckName,
  defaultRules,
  type Rules,
  type Validity,
  validity,
} from '../../psychometrics/index.ts'
import { generator } from '../../psychometrics/random.ts'
import { builtInBank } from './built-in-bank.ts'
import { respondents } from './respondents.ts'
import { areaUnderCurve, crossValidate, readStudy } from './study.ts'

/**
 * Who is doubted, honest and careless, simulated on the built-in bank and real.
 *
 *   node bench/psychometrics/careless.ts [folder of a study, as bench/psychometrics/study.ts describes it]
 */
const given = process.argv[2]
const folder =
  given ?? fileURLToPath(new URL('../../../shared/data/psychometrics/infrequency', import.meta.url))

const percent = (n: number, of: number) => Number(((100 * n) / of).toFixed(1))
const verdicts = ['sound', 'caution', 'doubtful', 'unchecked'] as const

const shares = (results: readonly Validity[]) => ({
  people: results.length,
  ...Object.fromEntries(
    verdicts.map(verdict => [
      `${verdict} %`,
      percent(results.filter(result => result.verdict === verdict).length, results.length),
    ]),
  ),
})

function simulated() {
  const people = 200
  const rules: Rules = { ...defaultRules, minPerDimension: 8, twinPairs: 16 }
  const bank = builtInBank()
  const kinds = respondents(bank, rules, generator(31))
  console.log('Simulated, on the built-in bank; below each check the share that it flags, in %:')
  console.table(
    Object.entries(kinds).map(([kind, answer]) => {
      const results = Array.from({ length: people }, (_, n) => validity(bank, answer(`${kind} ${n}`)))
      const flagged = (name: CheckName) =>
        results.filter(({ checks }) =>
          checks.some(({ check, verdict }) => check === name && verdict === 'flagged'),
        ).length
      // Simulated answers carry no times.
      const names = results[0]!.checks.map(({ check }) => check).filter(check => check !== 'response_times')
      return {
        answers: kind,
        ...shares(results),
        ...Object.fromEntries(names.map(check => [check, percent(flagged(check), people)])),
      }
    }),
  )
}

function real() {
  const judged = crossValidate(readStudy(folder), true)
  const missing = (least: number) => judged.filter(({ missed }) => missed >= least)
  const attentive = judged.filter(({ missed }) => missed === 0)
  const area = (least: number, by: (result: Validity) => number | null) => {
    const values = (list: typeof judged) =>
      list.flatMap(({ result }) => {
        const value = by(result)
        return value === null ? [] : [value]
      })
    const [positive, negative] = [values(missing(least)), values(attentive)]
    if (positive.length === 0 || negative.length === 0) return null
    return Number(areaUnderCurve(positive, negative).toFixed(3))
  }
  const named = (name: CheckName, result: Validity) => result.checks.find(({ check }) => check === name)!
  const withoutTimes = (result: Validity) =>
    result.index === null ? null : result.index - named('response_times', result).contribution

  console.log('Real: every person judged with parameters from the other nine tenths.')
  console.table(
    [
      { 'traps missed': 'none', group: attentive },
      { 'traps missed': 'one or more', group: missing(1) },
      { 'traps missed': 'two or more', group: missing(2) },
    ].map(({ group, ...row }) => ({ ...row, ...shares(group.map(({ result }) => result)) })),
  )
  console.log('Area under the curve against people who missed none; a check counts on the side it flags:')
  console.table([
    { by: 'index', 'one or more': area(1, r => r.index), 'two or more': area(2, r => r.index) },
    { by: 'index without times', 'one or more': area(1, withoutTimes), 'two or more': area(2, withoutTimes) },
    ...judged[0]!.result.checks.map(({ check, flaggedWhen }) => {
      const towards = (result: Validity) => {
        const { value } = named(check, result)
        return value === null ? null : flaggedWhen === 'above' ? value : -value
      }
      return { by: check, 'one or more': area(1, towards), 'two or more': area(2, towards) }
    }),
  ])
}

if (!given) simulated()
if (existsSync(folder)) real()
else console.log(`No study at ${folder}`)
