// Lighthouse's figures for the pages people see most, with the demo's data: npm run demo, then
//   node bench/web/lighthouse.ts http://127.0.0.1:3000 demo-data/demo-accounts.txt [runs] [lighthouse]
// Lighthouse is no dependency: `npx` fetches it, unless the last argument says where its command is.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { median } from '../support/quantile.ts'

const [address = 'http://127.0.0.1:3000', accounts = 'demo-data/demo-accounts.txt', times = '3', command] =
  process.argv.slice(2)
const port = 9_333
const runs = Number(times)
const passwordOf = (email: string) =>
  readFileSync(accounts, 'utf8').match(new RegExp(`^${email} (\\S+)$`, 'm'))?.[1] ?? ''

type Audits = Record<string, { numericValue?: number }>
type Run = { categories: Record<string, { score: number }>; audits: Audits }

async function lighthouse(path: string, form: 'mobile' | 'desktop'): Promise<Run> {
  const options = [
    ...[`${address}${path}`, `--port=${port}`, '--disable-storage-reset', '--output=json', '--quiet'],
    '--only-categories=performance,accessibility',
    ...(form === 'desktop' ? ['--preset=desktop'] : []),
  ]
  const [file, first] = command ? [command, []] : ['npx', ['--yes', 'lighthouse@12']]
  const { stdout } = await promisify(execFile)(file, [...first, ...options], { maxBuffer: 2 ** 28 })
  return JSON.parse(stdout)
}

/** A browser of its own, in which this person is signed in. */
async function as(email: string | undefined, use: (token: string) => Promise<void>) {
  const profile = mkdtempSync(join(tmpdir(), 'mettle-lighthouse-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: '/usr/bin/chromium',
    baseURL: address,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-background-networking'],
  })
  let token = ''
  if (email) {
    const page = context.pages()[0] ?? (await context.newPage())
    await page.goto('/sign-in')
    const said = await page.request.post('/api/auth/login', {
      data: { email, password: passwordOf(email), cookie: true },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    token = (await said.json()).data.access_token
    await page.evaluate(`localStorage.setItem('mettle.signed-in', '1')`)
    await page.goto('about:blank')
  }
  await use(token)
  await context.close()
  rmSync(profile, { recursive: true, force: true })
}

async function measure(name: string, path: string) {
  for (const form of ['mobile', 'desktop'] as const) {
    const said: Run[] = []
    for (let n = 0; n < runs; n++) said.push(await lighthouse(path, form))
    const of = (read: (run: Run) => number) => median(said.map(read))
    const ms = (audit: string) => `${of(run => run.audits[audit]?.numericValue ?? 0).toFixed(0)} ms`
    console.log(
      `| ${name}, ${form} | ${(100 * of(run => run.categories.performance?.score ?? 0)).toFixed(0)} | ` +
        `${(100 * of(run => run.categories.accessibility?.score ?? 0)).toFixed(0)} | ` +
        `${ms('largest-contentful-paint')} | ${ms('total-blocking-time')} | ` +
        `${of(run => run.audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)} | ${loadavg()[0]?.toFixed(1)} |`,
    )
  }
}

console.log('| page | performance | accessibility | LCP | TBT | CLS | load |')
console.log('| - | - | - | - | - | - | - |')
await as(undefined, () => measure('sign-in', '/sign-in'))
await as('priya@team.example', async () => {
  await measure('Call', '/call')
  await measure('Leads', '/leads')
  await measure('Results', '/results')
})
await as('vikram@team.example', async () => {
  await measure('Team', '/team')
  await measure('Strengths', '/strengths')
})
// Under way in the demo.
await as('bhavna@team.example', async token => {
  const list = await fetch(`${address}/api/assessments`, { headers: { authorization: `Bearer ${token}` } })
  const [{ id }] = ((await list.json()) as { data: { id: string }[] }).data as [{ id: string }]
  await measure('Question', `/assessments/${id}/take`)
})
