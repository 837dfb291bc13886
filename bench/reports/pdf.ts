// What one report costs as a PDF, finishing pass included; whether memory stays where it is after many; and whether the
// thread that answers requests notices.
//   node bench/reports/pdf.ts [reports] [reports before them, while V8 optimises]
import { loadavg } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { buildReport } from '../../server/reports/build/index.ts'
import { openPdfRenderer } from '../../server/reports/index.ts'
import { somebody } from '../../server/reports/people.fixture.ts'
import { median, quantile } from '../support/quantile.ts'

const [count = 60, warmUp = 40] = process.argv.slice(2).map(Number)

const cpu = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const megabytes = () => Math.round(process.memoryUsage.rss() / 1e6)
const reportOf = (seed: number) => buildReport(somebody(seed, { language: seed % 2 === 0 ? 'en' : 'hi' }))

const renderer = openPdfRenderer({ workers: 1 })
for (let seed = 0; seed < warmUp; seed++) await renderer.render(reportOf(seed))

const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
const costs: { language: string; cpu: number; wall: number }[] = []
const memory: number[] = []
const started = performance.now()
for (let seed = warmUp; seed < warmUp + count; seed++) {
  const report = reportOf(seed)
  const [before, from] = [cpu(), performance.now()]
  await renderer.render(report)
  costs.push({ language: report.language, cpu: cpu() - before, wall: performance.now() - from })
  memory.push(megabytes())
}
const seconds = (performance.now() - started) / 1000
delay.disable()
await renderer.close()

for (const language of ['en', 'hi']) {
  const of = costs.filter(each => each.language === language)
  console.log(
    `${language}: CPU ${Math.round(median(of.map(each => each.cpu)))} ms (p90 ${Math.round(
      quantile(
        of.map(each => each.cpu),
        0.9,
      ),
    )}), wall ${Math.round(median(of.map(each => each.wall)))} ms`,
  )
}
const average = costs.reduce((sum, each) => sum + each.cpu, 0) / count
console.log(
  `all: CPU ${Math.round(average)} ms a report, ${(1000 / average).toFixed(1)} reports/s on one core`,
)
console.log(
  `${count} in a row: ${(count / seconds).toFixed(1)} reports/s here, load ${loadavg()[0]?.toFixed(1)}`,
)
const quarter = Math.ceil(count / 4)
const peaks = [0, 1, 2, 3].map(i => Math.max(...memory.slice(i * quarter, (i + 1) * quarter)))
console.log(`memory of the process, highest in each quarter: ${peaks.join(', ')} MB`)
console.log(
  `event loop delay: p50 ${(delay.percentile(50) / 1e6).toFixed(1)}, p99 ${(delay.percentile(99) / 1e6).toFixed(1)}, longest ${(delay.max / 1e6).toFixed(1)} ms`,
)
