import { execFileSync } from 'node:child_process'
import { loadavg } from 'node:os'
import type { Page } from 'playwright-core'
import { seedLeads } from '../api/seed.ts'
import { quantile } from '../support/quantile.ts'
import { startBenchService } from '../support/service.ts'
import { comeIn, desk, openBrowser } from './browser.ts'

// A manager's list of 100,000 leads in a real browser: frames while it is scrolled, and what it holds, at the beginning, and
// once all of it was scrolled through.
//   node bench/web/scroll.ts [leads]

const leads = Number(process.argv[2] ?? 100_000)
const manager = { email: 'manager@bench.example', password: 'a few words in a row' }
const list = `document.querySelector('section[aria-label="Leads, by row"]')`

const mettle = await startBenchService()
console.log(`seeding ${leads.toLocaleString('en')} leads …`)
await seedLeads(mettle.superuser, leads, 40)
execFileSync(
  process.execPath,
  ['server/cli.ts', 'user', 'add', '--email', manager.email, '--role', 'manager', '--password-stdin'],
  {
    cwd: new URL('../../', import.meta.url),
    env: { ...process.env, METTLE_DATA: mettle.dataDir },
    input: manager.password,
  },
)
const browser = await openBrowser()
try {
  const context = await browser.newContext({ ...desk, baseURL: `http://127.0.0.1:${mettle.port}` })
  const page = await context.newPage()
  let requests = 0
  page.on('request', request => {
    if (request.url().includes('/api/leads')) requests++
  })
  await comeIn(page, manager.email, manager.password, '/leads')
  await page.getByRole('row').nth(20).waitFor()

  const rows = [await scrolled(page, 'the first 200 rows and what comes after', 40)]
  const from = performance.now()
  await toTheEnd(page)
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  console.log(`to the last row by End: ${seconds} s, ${requests} requests for leads in all`)
  rows.push(await scrolled(page, 'up from the end, everything loaded', -40))
  await page.evaluate(`${list}.scrollTop = 0`)
  rows.push(await scrolled(page, 'down from the top, everything loaded', 400))
  console.table(rows)
  console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`)
} finally {
  await browser.close()
  await mettle.stop()
}

/** Scrolls by so much in each of 300 frames, and measures the frames. */
async function scrolled(page: Page, what: string, step: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const computed = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const from = await computed()
  const gaps = (await page.evaluate(`(async () => {
    const box = ${list}
    const gaps = []
    const frame = () => new Promise(requestAnimationFrame)
    let last = await frame()
    for (let n = 0; n < 300; n++) {
      box.scrollTop += ${step}
      const now = await frame()
      gaps.push(now - last)
      last = now
    }
    return gaps
  })()`)) as number[]
  const computing = ((await computed()) - from) / gaps.length
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes } = await session.send('Memory.getDOMCounters')
  await session.detach()
  return {
    what,
    'frame ms p50': quantile(gaps, 0.5).toFixed(1),
    p95: quantile(gaps, 0.95).toFixed(1),
    longest: Math.max(...gaps).toFixed(1),
    'ms computed': computing.toFixed(1),
    'rows on the page': await page.getByRole('row').count(),
    'nodes in memory': nodes,
    'heap MB': (usedSize / 1e6).toFixed(1),
  }
}

async function toTheEnd(page: Page) {
  await page.getByRole('row').nth(2).getByRole('link').focus()
  const loaded = () => page.getByRole('table').getAttribute('aria-rowcount').then(Number)
  while ((await loaded()) <= leads) {
    const before = await loaded()
    await page.keyboard.press('End')
    while ((await loaded()) === before) await page.evaluate('new Promise(requestAnimationFrame)')
  }
  await page.keyboard.press('End')
}
