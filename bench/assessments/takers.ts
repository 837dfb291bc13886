import { quantile } from '../support/quantile.ts'
import { cpuSeconds } from '../support/service.ts'
import { openLoad, until } from './load.ts'

// Many people taking the assessment at once, each answering every 20 to 40 seconds, on the machine that also runs the
// service and PostgreSQL. A service that falls behind can't hide it.
//   node bench/assessments/takers.ts [takers] [seconds of answering] [seconds of starting, and of submitting]

const takers = Number(process.argv[2] ?? 10_000)
const seconds = Number(process.argv[3] ?? 60)
const rampSeconds = Number(process.argv[4] ?? Math.max(20, takers / 100))

const load = await openLoad()
const { mettle, times, errors } = load
const people = await load.people(takers)

const began = performance.now()
const answering = began + rampSeconds * 1000
const end = answering + seconds * 1000
const all = people.map((person, n) => {
  const later = (n / takers) * rampSeconds * 1000
  return load.take(person, began + later, end, end + later)
})

await until(answering)
times.answer.length = 0
const [cpuFrom, walFrom] = [cpuSeconds(mettle.pid), await load.wal()]
await until(end)
const answers = times.answer.length
const cpuPerAnswer = ((cpuSeconds(mettle.pid) - cpuFrom) / answers) * 1e6
const bytesPerAnswer = ((await load.wal()) - walFrom) / answers
await Promise.all(all)

console.log(
  `${takers} takers; ${rampSeconds} s of starting, ${seconds} s of answering, ${rampSeconds} s of submitting`,
)
console.table(
  Object.fromEntries(
    Object.entries(times).map(([kind, list]) => [
      kind,
      {
        requests: list.length,
        'p50 ms': quantile(list, 0.5).toFixed(1),
        'p99 ms': quantile(list, 0.99).toFixed(1),
        'max ms': quantile(list, 1).toFixed(1),
      },
    ]),
  ),
)
console.log(
  `errors: ${errors.length} ${errors[0] ?? ''}\nper answer: ${cpuPerAnswer.toFixed(0)} µs of CPU in the service, ` +
    `${bytesPerAnswer.toFixed(0)} bytes of write-ahead log; ${(answers / seconds).toFixed(0)} answers/s`,
)
await load.stop()
