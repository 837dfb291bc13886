import { load as closedLoop, get } from '../support/load.ts'
import { quantile } from '../support/quantile.ts'
import { cpuMilliseconds, startHello } from '../support/service.ts'
import { openLoad, until } from './load.ts'

// Many people taking the assessment at once, each answering every 20 to 40 seconds, on the machine that also runs the
// service and PostgreSQL. A service that falls behind can't hide it.
//   node bench/assessments/takers.ts [takers] [seconds of answering] [seconds of starting, and of submitting]

const takers = Number(process.argv[2] ?? 10_000)
const seconds = Number(process.argv[3] ?? 60)
const rampSeconds = Number(process.argv[4] ?? Math.max(20, takers / 100))

const load = await openLoad()
const { mettle, times, errors } = load

// CPU at rest, at saturation, and of a bare web server's answer under the same neighbours: read the ratio.
const [restSeconds, saturatedSeconds, width] = [10, 15, 32]
// What a start leaves to be done is over by then.
await until(performance.now() + 8_000)
const restFrom = cpuMilliseconds(mettle.pid)
await until(performance.now() + restSeconds * 1000)
const atRest = (cpuMilliseconds(mettle.pid) - restFrom) / restSeconds
const fast = await load.people(width)
await load.saturate(fast, 5_000)
const saturatedFrom = cpuMilliseconds(mettle.pid)
const saturatedAnswers = await load.saturate(fast, saturatedSeconds * 1000)
const perSaturated = ((cpuMilliseconds(mettle.pid) - saturatedFrom) / saturatedAnswers) * 1000
// Without what starting and submitting cost.
const give = await load.underWay(await load.people(400), width)
await give(2)
const answeringFrom = cpuMilliseconds(mettle.pid)
const onlyAnswers = await give(15)
const perOnlyAnswer = ((cpuMilliseconds(mettle.pid) - answeringFrom) / onlyAnswers) * 1000
const costOf = async (pid: number, port: number, request: string) => {
  await closedLoop(port, width, 3, () => request)
  const from = cpuMilliseconds(pid)
  const { requests } = await closedLoop(port, width, 5, () => request)
  return ((cpuMilliseconds(pid) - from) / requests) * 1000
}
const { path, token } = await load.oneLead()
const perGet = await costOf(mettle.pid, mettle.port, get(path, token))
const hello = await startHello()
const perHello = await costOf(hello.pid, hello.port, get('/'))
hello.stop()
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
const [cpuFrom, walFrom] = [cpuMilliseconds(mettle.pid), await load.wal()]
await until(end)
const answers = times.answer.length
const cpuPerAnswer = ((cpuMilliseconds(mettle.pid) - cpuFrom) / answers) * 1000
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
console.table({
  'at rest': { 'CPU ms a second': atRest.toFixed(1) },
  [`${(answers / seconds).toFixed(0)} answers/s, as people give them`]: {
    'CPU µs an answer': cpuPerAnswer.toFixed(0),
    'of a hello': (cpuPerAnswer / perHello).toFixed(1),
  },
  [`${(saturatedAnswers / saturatedSeconds).toFixed(0)} answers/s, as fast as it can`]: {
    'CPU µs an answer': perSaturated.toFixed(0),
    'of a hello': (perSaturated / perHello).toFixed(1),
  },
  'the same without starting and submitting': {
    'CPU µs an answer': perOnlyAnswer.toFixed(0),
    'of a hello': (perOnlyAnswer / perHello).toFixed(1),
  },
  'getting a lead': { 'CPU µs an answer': perGet.toFixed(0), 'of a hello': (perGet / perHello).toFixed(1) },
  'a hello': { 'CPU µs an answer': perHello.toFixed(0), 'of a hello': '1.0' },
})
console.log(
  `errors: ${errors.length} ${errors[0] ?? ''}\n${bytesPerAnswer.toFixed(0)} bytes of write-ahead log an answer`,
)
await load.stop()
