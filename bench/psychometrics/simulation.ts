import { builtIn } from '../../content/built-in.ts'
import {
  type BandShares,
  type Bank,
  defaultRules,
  type Rules,
  simulate,
  simulateBands,
  simulatedBank,
} from '../../psychometrics/index.ts'
import { builtInBank } from './built-in-bank.ts'

/**
 * 4,000 simulated people, seeded, through whole sittings: how exact the scores are, whether the intervals hold, how
 * many questions it takes and how often an item is seen; then 1,000 to their bands, which should hold 5, 20, 50, 20 and
 * 5% of people.
 *
 *   node bench/psychometrics/simulation.ts
 */
const people = 4000
const seed = 20_261
const dimensions = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

// Information alone, as the figures quoted as target were made (0.29, about 8 items): no lottery and no checks.
const plain: Rules = { ...defaultRules, openShare: 1, randomesque: 5, twinPairs: 0 }
const full: Rules = { ...defaultRules, minPerDimension: 8 }

// The rules were settled with bank 7 in view; the others were not.
const banks = (perDimension: number) =>
  [7, 1, 2, 3, 4].map(bankSeed => simulatedBank(dimensions, perDimension, bankSeed))

const runs: { name: string; banks: Bank[]; rules: Rules }[] = [
  { name: '5 banks of 1,000 items', banks: banks(125), rules: defaultRules },
  { name: '5 banks of 1,000 items, information alone', banks: banks(125), rules: plain },
  { name: '5 banks of 480 items', banks: banks(60), rules: defaultRules },
  { name: '5 banks of 200 items', banks: banks(25), rules: defaultRules },
  { name: '5 banks of 200 items, information alone', banks: banks(25), rules: plain },
  { name: 'built-in, 8 a dimension at least', banks: [builtInBank()], rules: full },
  { name: 'built-in, information alone', banks: [builtInBank()], rules: plain },
]

/** Least and greatest of the banks, one figure where they agree. */
function range(values: number[], digits: number) {
  const [least, greatest] = [Math.min(...values).toFixed(digits), Math.max(...values).toFixed(digits)]
  return least === greatest ? least : `${least}–${greatest}`
}

console.table(
  runs.map(({ name, banks, rules }) => {
    const begin = performance.now()
    const reports = banks.map(bank => simulate(bank, rules, people, seed))
    return {
      bank: name,
      RMSE: range(
        reports.map(one => one.rmse),
        3,
      ),
      bias: range(
        reports.map(one => Math.abs(one.bias)),
        3,
      ),
      'coverage %': range(
        reports.map(one => 100 * one.coverage),
        1,
      ),
      'items per dimension': range(
        reports.map(one => one.itemsPerDimension),
        1,
      ),
      'SE reached %': range(
        reports.map(one => 100 * one.reached),
        1,
      ),
      'checks per person': range(
        reports.map(one => one.checksPerPerson),
        1,
      ),
      'largest exposure': range(
        reports.map(one => one.largestExposure),
        2,
      ),
      'never used': Math.max(...reports.map(one => one.neverUsed)),
      s: ((performance.now() - begin) / 1000).toFixed(1),
    }
  }),
)

/** Five scenes of one dimension, as the full form has them; both ways to answer are among them. */
const scenes = builtIn.questions
  .filter(question => question.kind === 'situational')
  .slice(0, 5)
  .map(({ format, options }) => ({
    kind: format === 'rate' ? ('rate' as const) : ('pick' as const),
    key: options.map(option => option.effectiveness),
  }))

const percent = (share: number) => Number((100 * share).toFixed(1))
const row = (shares: BandShares) =>
  Object.fromEntries(Object.entries(shares).map(([name, share]) => [`${name} %`, percent(share)]))

console.table(
  [['self'], ['situational'], ['peer'], ['self', 'situational'], ['self', 'situational', 'peer']].map(
    used => ({
      components: used.join(', '),
      ...row(
        simulateBands(builtInBank(), full, scenes, used as ('self' | 'situational' | 'peer')[], 1000, seed),
      ),
    }),
  ),
)
