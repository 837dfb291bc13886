import {
  type Answer,
  type Bank,
  giveItem,
  keyAnswer,
  nextItems,
  type Rules,
  type Sitting,
  startSitting,
} from '../../psychometrics/index.ts'
import type { Generator } from '../../psychometrics/random.ts'
import { drawCategory, sitThrough } from '../../psychometrics/simulate.ts'

/** People of every kind, honest and careless, each taken through a whole adaptive sitting by its seed. */
export function respondents(
  bank: Bank,
  rules: Rules,
  random: Generator,
): Record<string, (seed: string) => Answer[]> {
  const answersOf = ({ given, categories }: Sitting): Answer[] =>
    given.map((item, n) => ({ id: bank.items[item]!.id, category: categories[n]! }))
  const honest = (standings: () => number[]) => (seed: string) =>
    answersOf(sitThrough(bank, rules, seed, standings(), random))
  const flat = (at: () => number) => () => {
    const theta = at()
    return bank.dimensions.map(() => theta)
  }
  /** Someone who doesn't read: the answer depends on its place alone. */
  const blind =
    (answer: (place: number) => number, from = 0) =>
    (seed: string) => {
      const truth = bank.dimensions.map(random.normal)
      const sitting = startSitting(bank, rules, seed)
      for (let place = 0; ; place++) {
        const item = nextItems(bank, sitting, rules).items[0]
        if (!item) return answersOf(sitting)
        const category =
          place < from
            ? drawCategory(item, truth[bank.dimensions.indexOf(item.dimension)]!, random)
            : keyAnswer(item, answer(place))
        giveItem(bank, sitting, { id: item.id, category })
      }
    }
  const between = (low: number, high: number) => () => low + Math.floor((high - low + 1) * random.uniform())
  return {
    'honest, dimensions apart': honest(() => bank.dimensions.map(random.normal)),
    'honest, dimensions correlate 0.5': honest(() => {
      const common = random.normal()
      return bank.dimensions.map(() => Math.SQRT1_2 * (common + random.normal()))
    }),
    'honest, flat profile': honest(flat(random.normal)),
    'honest, average in everything': honest(flat(() => 0)),
    'honest, high in everything': honest(flat(() => 1.5)),
    'honest, low in everything': honest(flat(() => -1.5)),
    'at random': blind(between(1, 5)),
    'anything from 2 to 4': blind(between(2, 4)),
    'agrees with everything': blind(between(4, 5)),
    'always 3': blind(() => 3),
    'nearly always 4': blind(() => (random.uniform() < 0.9 ? 4 : 3)),
    'up and down the scale': blind(place => [1, 2, 3, 4, 5, 4, 3, 2][place % 8]!),
    'at random after 40 honest answers': blind(between(1, 5), 40),
  }
}
