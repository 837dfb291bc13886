import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'

const executablePath = (process.env.PATH ?? '')
  .split(delimiter)
  .flatMap(folder =>
    ['chromium', 'chromium-browser', 'google-chrome', 'chromium-headless-shell'].map(name =>
      join(folder, name),
    ),
  )
  .find(existsSync)

export async function openBrowser() {
  if (!executablePath) throw new Error('chromium not found')
  return chromium.launch({
    executablePath,
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'],
  })
}

/** As somebody whose browser still has their session. */
export async function comeIn(page: Page, email: string, password: string, path: string) {
  const answer = await page.request.post('/api/auth/login', {
    data: { email, password, cookie: true },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  await page.addInitScript(`localStorage.setItem('mettle.signed-in', '1')`)
  await page.goto(path)
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
}

export const desk: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' }

/** A processor so many times slower than this one. */
export async function slowDown(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}
