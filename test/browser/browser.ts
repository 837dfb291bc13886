import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { after, afterEach } from 'node:test'
import { type Browser, chromium, type Page } from 'playwright-core'
import { buildWeb } from '../../scripts/web/build.ts'
import { eventually } from '../harness/eventually.ts'

// Built already where all files run; one file alone builds it for itself, before its service starts.
await buildWeb()

const folders = (process.env.PATH ?? '').split(delimiter)
const executablePath = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
  .flatMap(name => folders.map(folder => join(folder, name)))
  .find(existsSync)

/** For a suite's skip option: says by name that the browser is missing. */
export const withoutBrowser = executablePath ? false : 'chromium not found'

/** By the size of letters set in it. */
const browsers = new Map<number, Promise<Browser>>()
after(async () => {
  for (const browser of browsers.values()) await (await browser).close()
})

function launch(fontSize: number): Promise<Browser> {
  const browser = chromium.launch({
    executablePath: executablePath as string,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--blink-settings=defaultFontSize=${fontSize}`,
    ],
  })
  browsers.set(fontSize, browser)
  return browser
}

const open = new Set<Page>()
// What stood on the page says more than the name of what did not come. The types know of no context here, but one is given.
afterEach((async ({ name, passed }: { name: string; passed: boolean }) => {
  if (!passed)
    for (const page of open) {
      const text = await page.ariaSnapshot({ timeout: 5_000 }).catch(String)
      console.log(`"${name}" failed on ${page.url()}:\n${text}`)
    }
  open.clear()
}) as () => Promise<void>)

export type View = {
  width: number
  height: number
  colorScheme: 'light' | 'dark'
  fontSize?: number
  /** Touched, without a mouse or keys. */
  isPhone?: boolean
}
export const views: View[] = [
  { width: 320, height: 640, colorScheme: 'light' },
  { width: 320, height: 640, colorScheme: 'dark' },
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
]
/** Each width and each scheme once: enough for a state whose layout and colours other states have too. */
export const narrowAndWide = [views[1], views[2]] as View[]
export const viewName = ({ width, colorScheme }: View) => `${width} px wide, ${colorScheme}`

/** A page in a profile of its own; its errors, and requests to anybody else, come together in `complaints`. */
export async function openPage(baseURL: string, view: View = views[2] as View) {
  const { width, height, colorScheme, fontSize = 16, isPhone = false } = view
  const browser = await (browsers.get(fontSize) ?? launch(fontSize))
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    colorScheme,
    hasTouch: isPhone,
    isMobile: isPhone,
  })
  const page = await context.newPage()
  open.add(page)
  page.on('close', () => open.delete(page))
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text())
  })
  page.on('request', request => {
    const url = request.url()
    if (!url.startsWith(baseURL) && !url.startsWith('data:') && !url.startsWith('blob:'))
      complaints.push(`a request to ${url}`)
  })
  return { page, context, complaints, close: () => context.close() }
}

export const password = 'a few words in a row'

/** Comes in as somebody whose browser still has their session, without the form that asks for the password. */
export async function comeIn(page: Page, email: string, path = '/') {
  const answer = await page.request.post('/api/auth/login', {
    data: { email, password, cookie: true },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  assert.equal(answer.status(), 200, await answer.text())
  await page.addInitScript(`if (location.protocol === 'http:') localStorage.setItem('mettle.signed-in', '1')`)
  await page.goto(path)
}

// Without the builder, which puts a megabyte into the page for each look and opens another page beside it: slow many times over.
const ofBuilder = createRequire(import.meta.resolve('@axe-core/playwright'))
const axe = readFileSync(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']
const look = `axe.run({ resultTypes: ['violations'], runOnly: ${JSON.stringify(rules)} }).then(({ violations }) => [
  violations.map(({ id, nodes }) => id + ': ' + nodes.map(node => node.html).join(' | ')),
  document.documentElement.scrollWidth - document.documentElement.clientWidth,
])`
// Drawn in its new size, and no colour on its way to another.
const settled = `(async () => {
  for (let n = 0; n < 2; n++) await new Promise(resolve => requestAnimationFrame(resolve))
  const ending = document.getAnimations().filter(one => one.effect.getComputedTiming().endTime < Infinity)
  await Promise.all(ending.map(one => one.finished.catch(() => {})))
})()`

/** Nothing that WCAG 2.1 A or AA forbids, as far as a machine can tell, and nothing to scroll sideways for: as the page stands, or in each of some views. */
export async function assertAccessible(page: Page, name: string, inViews?: View[]) {
  // The frame stands before the page in it; judged by itself it has no heading.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe)
  if (!inViews) return assertAccessibleNow(page, name)
  const size = page.viewportSize() as { width: number; height: number }
  const isDark = await page.evaluate(`matchMedia('(prefers-color-scheme: dark)').matches`)
  for (const view of inViews) {
    await page.setViewportSize(view)
    await page.emulateMedia({ colorScheme: view.colorScheme })
    await assertAccessibleNow(page, `${name}, ${viewName(view)}`)
  }
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' })
}

async function assertAccessibleNow(page: Page, name: string) {
  await page.evaluate(settled)
  const [violations, overflow] = (await page.evaluate(look)) as [string[], number]
  assert.deepEqual(violations, [], name)
  assert.equal(overflow, 0, `${name} scrolls sideways`)
}

/** Asked from outside: what a page asks itself again and again is an eval, which its policy forbids. */
export const isTrue = (page: Page, expression: string) => eventually(() => page.evaluate(expression))
