import { cpuSeconds, residentMegabytes } from '../support/service.ts'
import { at, openLoad, until } from './load.ts'

// How many people can take the assessment at once before one in a hundred waits for longer than a quarter of a
// second. A hundred more start every second, each answers every 20 to 40 seconds, every tenth submits after two
// minutes; the run ends when two windows running are too slow, or when everybody has started.
//   node bench/assessments/most-takers.ts [at most]

const atMost = Number(process.argv[2] ?? 50_000)
const perSecond = 100
const windowSeconds = 30
const limit = 250

const load = await openLoad()
const { mettle, times, errors } = load
const people = await load.people(atMost)
const began = performance.now()
for (const [n, person] of people.entries()) {
  const starts = began + (n / perSecond) * 1000
  const end = n % 10 === 0 ? starts + 120_000 : Number.POSITIVE_INFINITY
  load.take(person, starts, end, end)
}

let held = 0
let slow = 0
for (let window = 1; slow < 2 && window <= atMost / perSecond / windowSeconds; window++) {
  const cpu = cpuSeconds(mettle.pid)
  await until(began + window * windowSeconds * 1000)
  const started = window * windowSeconds * perSecond
  const submitted = times.submit.length
  const p99 = Object.values(times).map(list => at(list, 0.99))
  const row = {
    takers: started - Math.max(0, started - 120 * perSecond) / 10,
    'answers/s': Math.round(times.answer.length / windowSeconds),
    'p99 ms: start, answer, submit': p99.map(ms => ms.toFixed(0)).join(', '),
    submitted,
    'service CPU': ((cpuSeconds(mettle.pid) - cpu) / windowSeconds).toFixed(2),
    MB: residentMegabytes(mettle.pid),
    errors: errors.length,
  }
  console.log(JSON.stringify(row))
  for (const list of Object.values(times)) list.length = 0
  slow = errors.length || p99.some(ms => ms > limit) ? slow + 1 : 0
  if (!slow) held = row.takers
}
console.log(`${held} at once held p99 under ${limit} ms. ${errors[0] ?? ''}`)
await load.stop()
process.exit()
