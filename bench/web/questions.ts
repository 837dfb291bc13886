// How long it takes from the key that answers a question until the next one is painted, with a line of 300 ms.
//   node bench/web/questions.ts [answers] [latency in ms]
import { loadavg } from 'node:os'
import { chromium } from 'playwright-core'
import { buildWeb } from '../../scripts/web/build.ts'
import { quantile } from '../support/quantile.ts'
import { startBenchService } from '../support/service.ts'

const [answers = 40, latency = 300] = process.argv.slice(2).map(Number)
/** A quick reader's pace: most take several seconds for a statement. */
const thinkMs = 700
const aimMs = 100

/** In the page: the time of each key, and the first frame in which another question stands there. */
const measure = `
  window.took = []
  let pressed, text
  addEventListener('keydown', event => {
    pressed = event.timeStamp
    text = document.querySelector('main h1')?.textContent
  }, { capture: true })
  addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
    const now = document.querySelector('main h1')?.textContent
    if (pressed === undefined || !now || now === text) return
    const since = pressed
    pressed = undefined
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => took.push(performance.now() - since)
      port2.postMessage('painted')
    })
  }).observe(document.body, { childList: true, subtree: true, characterData: true }))`

await buildWeb()
const service = await startBenchService()
const baseURL = `http://127.0.0.1:${service.port}`
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const page = await (await browser.newContext({ baseURL })).newPage()
await page.addInitScript(measure)
await page.goto('/sign-up')
await page.getByLabel('E-mail').fill('taker@bench.example')
await page.getByLabel('Password', { exact: true }).fill('a few words in a row')
await page.keyboard.press('Enter')
await page.getByRole('link', { name: 'Read on and begin' }).first().click()
await page.getByLabel('I have read this').check()
await page.getByRole('button', { name: 'Begin', exact: true }).click()
await page.getByRole('radiogroup').waitFor()
// The key that sent the sign-up form was timed too.
await page.evaluate('took.length = 0')

const line = await page.context().newCDPSession(page)
await line.send('Network.enable')
await line.send('Network.emulateNetworkConditions', {
  offline: false,
  latency,
  downloadThroughput: -1,
  uploadThroughput: -1,
})
const loads: number[] = []
for (let n = 0; n < answers; n++) {
  await page.waitForTimeout(thinkMs)
  loads.push(loadavg()[0] as number)
  await page.keyboard.press(String(1 + (n % 5)))
  // The policy of the page allows no waitForFunction.
  while (((await page.evaluate('took.length')) as number) <= n) await page.waitForTimeout(50)
}
const took = (await page.evaluate('took')) as number[]
const at = (share: number) => `${quantile(took, share).toFixed(0)} ms`
console.log(
  `${took.length} answers over a line of ${latency} ms, load ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}: ` +
    `p50 ${at(0.5)}, p90 ${at(0.9)}, greatest ${at(1)}; ${took.filter(ms => ms > aimMs).length} above ${aimMs} ms`,
)
await browser.close()
await service.stop()
