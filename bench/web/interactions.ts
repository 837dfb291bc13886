import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import type { Page } from 'playwright-core'
import { quantile } from '../support/quantile.ts'
import { comeIn, desk, openBrowser, slowDown } from './browser.ts'

// From a key to the next paint, on Call and Leads with the demo's data and the processor slowed four times, as the browser's
// own event timing has it. On a machine with other work that is mostly waiting, so the time the page's thread computes is
// measured beside it, slowed too, from the key until everything it brought about is over. While npm run demo runs:
//   node bench/web/interactions.ts [address] [file of accounts]

const [address = 'http://127.0.0.1:3000', accounts = 'demo-data/demo-accounts.txt'] = process.argv.slice(2)
const slower = 4

const watch = `{
  window.interactions = []
  new PerformanceObserver(seen => {
    for (const { interactionId, duration } of seen.getEntries()) if (interactionId) interactions.push(duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: false })
}`

type Measured = {
  what: string
  times: number
  'ms to paint': number
  longest: number
  'ms of computing': number
  most: number
}
const results: Measured[] = []

const browser = await openBrowser()
try {
  await onCall()
  await onLeads()
} finally {
  await browser.close()
}
console.table(results)
console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`)

async function open(person: string, path: string) {
  const line = readFileSync(accounts, 'utf8')
    .split('\n')
    .find(one => one.startsWith(`${person}@`))
  const [email = '', password = ''] = line?.split(' ') ?? []
  const context = await browser.newContext({ ...desk, baseURL: address })
  const page = await context.newPage()
  await comeIn(page, email, password, path)
  return page
}

/** Each of them once, with time for the page to come to rest; below 16 ms the browser says nothing, which counts as 16. */
async function measure(page: Page, what: string, acts: (() => Promise<unknown>)[]) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const computed = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  await page.evaluate(watch)
  const toPaint: number[] = []
  const computing: number[] = []
  for (const act of acts) {
    await page.evaluate('interactions.length = 0')
    const from = await computed()
    await act()
    await page.evaluate('new Promise(done => setTimeout(done, 400))')
    computing.push((await computed()) - from)
    toPaint.push(Math.max(16, ...((await page.evaluate('interactions')) as number[])))
  }
  await session.detach()
  results.push({
    what,
    times: acts.length,
    'ms to paint': quantile(toPaint, 0.5),
    longest: Math.max(...toPaint),
    'ms of computing': Math.round(quantile(computing, 0.5)),
    most: Math.round(Math.max(...computing)),
  })
}

function keys(page: Page, ...pressed: string[]) {
  return pressed.map(key => () => page.keyboard.press(key))
}

async function onCall() {
  const page = await open('arjun', '/call')
  await page.getByRole('heading', { name: 'After this' }).waitFor()
  await page.waitForTimeout(2000)
  await slowDown(page, slower)
  await measure(page, 'Call: an outcome by its key', keys(page, '1', '2', '3', '4', '5', '6', '7', '8', '2'))
  await measure(page, 'Call: the next step by its key', keys(page, 'w', 'e', 'w', 'n', 'w'))
  await page.getByLabel('What was said').focus()
  await measure(page, 'Call: a letter of the note', keys(page, ...'asks for the price'))
  await page.keyboard.press('Escape')
  const saveAndNext = async () => {
    const name = page.getByRole('heading', { level: 1 })
    const before = await name.textContent()
    await page.keyboard.press('Enter')
    await name.filter({ hasNotText: new RegExp(`^(Call|${before})$`) }).waitFor()
  }
  const withOutcome = (act: () => Promise<unknown>) => async () => {
    await page.keyboard.press('2')
    await page.evaluate('new Promise(done => setTimeout(done, 300))')
    await page.evaluate('interactions.length = 0')
    await act()
  }
  await measure(
    page,
    'Call: Enter saves and brings the next',
    Array.from({ length: 5 }, () => withOutcome(saveAndNext)),
  )
  await page.context().close()
}

async function onLeads() {
  const page = await open('vikram', '/leads')
  await page.getByRole('row').nth(20).waitFor()
  await page.waitForTimeout(2000)
  await slowDown(page, slower)
  await measure(page, 'Leads: j and k', keys(page, ...'jjjjjjjjjjkkkkk'))
  await measure(page, 'Leads: x selects', keys(page, 'x', 'j', 'x', 'j', 'x', 'x'))
  await page.getByRole('button', { name: 'Select none' }).click()
  const opened = async () => {
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: 'Timeline' }).waitFor()
  }
  const closed = async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Timeline' }).waitFor({ state: 'detached' })
  }
  await page.keyboard.press('j')
  await measure(page, 'Leads: the pane opens and closes', [opened, closed, opened, closed])
  await measure(page, 'Leads: the next lead in the pane', [opened, ...keys(page, 'j', 'Enter', 'j', 'Enter')])
  await page.getByRole('searchbox').focus()
  await measure(page, 'Leads: a letter of the search', keys(page, ...'sharma'))
  await page.context().close()
}
