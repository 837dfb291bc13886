import {
  type CheckName,
  defaultRules,
  giveItem,
  keyAnswer,
  nextItems,
  type Rules,
  type Sitting,
  startSitting,
  validity,
} from '../../psychometrics/index.ts'
import { type Generator, generator } from '../../psychometrics/random.ts'
import { sitThrough } from '../../psychometrics/simulate.ts'
import { builtInBank } from './built-in-bank.ts'

/**
 * How often the validity checks flag honest people, and how often they catch careless ones, on the built-in bank.
 *
 *   node bench/psychometrics/careless.ts
 */
const people = 400
const rules: Rules = { ...defaultRules, minPerDimension: 8, twinPairs: 16 }
const random = generator(31)

const bank = builtInBank()

/** Someone who doesn't read: the answer depends on its place alone. */
function blindly(seed: string, answer: (place: number, random: Generator) => number): Sitting {
  const sitting = startSitting(bank, rules, seed)
  for (let place = 0; ; place++) {
    const item = nextItems(bank, sitting, rules).items[0]
    if (!item) return sitting
    giveItem(bank, sitting, { id: item.id, category: keyAnswer(item, answer(place, random)) })
  }
}

const kinds: Record<string, (seed: string) => Sitting> = {
  'honest, dimensions apart': seed =>
    sitThrough(bank, rules, seed, bank.dimensions.map(random.normal), random),
  'honest, dimensions correlate 0.5': seed => {
    const common = random.normal()
    const truth = bank.dimensions.map(() => Math.SQRT1_2 * (common + random.normal()))
    return sitThrough(bank, rules, seed, truth, random)
  },
  'at random': seed => blindly(seed, () => 1 + Math.floor(5 * random.uniform())),
  'nearly always 4': seed => blindly(seed, () => (random.uniform() < 0.9 ? 4 : 3)),
  'up and down the scale': seed => blindly(seed, place => [1, 2, 3, 4, 5, 4, 3, 2][place % 8]!),
}

const percent = (n: number) => Number(((100 * n) / people).toFixed(1))

console.table(
  Object.entries(kinds).map(([kind, sit]) => {
    const flags = new Map<CheckName, number>()
    const verdicts = { sound: 0, caution: 0, doubtful: 0, unchecked: 0 }
    for (let person = 0; person < people; person++) {
      const { given, categories } = sit(`${kind} ${person}`)
      const answers = given.map((item, n) => ({ id: bank.items[item]!.id, category: categories[n]! }))
      const result = validity(bank, answers)
      verdicts[result.verdict]++
      for (const { check, verdict } of result.checks) {
        // Simulated answers carry no times.
        if (check === 'response_times') continue
        flags.set(check, (flags.get(check) ?? 0) + (verdict === 'flagged' ? 1 : 0))
      }
    }
    const shares = Object.fromEntries(Array.from(flags, ([check, n]) => [check, percent(n)]))
    return {
      'answers, % of 400': kind,
      sound: percent(verdicts.sound),
      caution: percent(verdicts.caution),
      doubtful: percent(verdicts.doubtful),
      ...shares,
    }
  }),
)
