import { gridSize, logPrior } from '../../psychometrics/eap.ts'
import {
  defaultRules,
  giveItem,
  nextItems,
  prepareBank,
  replaySitting,
  startSitting,
} from '../../psychometrics/index.ts'
import { generator } from '../../psychometrics/random.ts'
import { drawCategory, simulatedBank } from '../../psychometrics/simulate.ts'
import { median, quantile } from '../support/quantile.ts'

/**
 * What one step of a sitting costs: an answer taken in and the next question chosen. The floor, measured in the same
 * run, is the least any implementation has to do: go once over the answer's row of the posterior, exponentials and
 * all, and once over the information of the dimension's items.
 *
 *   node bench/psychometrics/steps.ts
 */
const dimensions = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const people = 300

// Figures of an earlier measurement of the same work on a like machine, for comparison.
const earlier: Record<number, string> = { 200: '9–31', 1000: '44–61' }

function measure(size: number) {
  const bank = simulatedBank(dimensions, size / dimensions.length, 3)
  const random = generator(9)
  const steps: number[] = []
  const replays: number[] = []
  for (let person = 0; person < people; person++) {
    const truth = dimensions.map(() => random.normal())
    const sitting = startSitting(bank, defaultRules, `${person}`)
    const answers: { id: string; category: number }[] = []
    let item = nextItems(bank, sitting, defaultRules).items[0]
    while (item) {
      const category = drawCategory(item, truth[dimensions.indexOf(item.dimension)]!, random)
      answers.push({ id: item.id, category })
      const begin = performance.now()
      giveItem(bank, sitting, answers.at(-1)!)
      item = nextItems(bank, sitting, defaultRules).items[0]
      steps.push(1000 * (performance.now() - begin))
    }
    const begin = performance.now()
    nextItems(bank, replaySitting(bank, defaultRules, `${person}`, answers), defaultRules)
    replays.push(1000 * (performance.now() - begin))
  }
  const begin = performance.now()
  prepareBank(bank.items)
  const prepareMs = performance.now() - begin
  return {
    floor: floorOf(bank),
    replay: median(replays),
    prepareMs,
    steps,
  }
}

function floorOf(bank: ReturnType<typeof simulatedBank>): number {
  const posterior = logPrior.slice()
  const rounds = 20_000
  let sink = 0
  const begin = performance.now()
  for (let round = 0; round < rounds; round++) {
    const row = bank.logProbability[round % bank.items.length]!
    for (let k = 0; k < gridSize; k++) sink += Math.exp(posterior[k]! + row[k]!)
    const table = bank.information[round % dimensions.length]!
    const width = bank.members[0]!.length
    let best = 0
    for (let i = 0; i < width; i++) if (table[60 * width + i]! > best) best = table[60 * width + i]!
    sink += best
  }
  const each = (1000 * (performance.now() - begin)) / rounds
  if (!Number.isFinite(sink)) throw new Error('The floor was not computed')
  return each
}

measure(200) // The first run is the compiler's.
const rows = [200, 1000].map(size => {
  const { floor, replay, prepareMs, steps } = measure(size)
  return {
    items: size,
    steps: steps.length,
    'step µs': Number(median(steps).toFixed(1)),
    'p95 µs': Number(quantile(steps, 0.95).toFixed(1)),
    'p99 µs': Number(quantile(steps, 0.99).toFixed(1)),
    'earlier µs': earlier[size],
    'floor µs': Number(floor.toFixed(1)),
    'step ÷ floor': Number((median(steps) / floor).toFixed(1)),
    'replay of a sitting µs': Math.round(replay),
    'bank prepared ms': Math.round(prepareMs),
  }
})
console.table(rows)
