import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { View } from './browser.ts'

const widths = [1280, 390]

/** What cannot be read or reached as the page stands: words that are cut off, controls that lie outside or under something else. */
const lost = `(async () => {
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  for (let n = 0; n < 3; n++) await frame()
  const root = document.documentElement
  const found = root.scrollWidth > root.clientWidth ? ['the page scrolls sideways'] : []
  const isShown = one => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest('.unseen, [aria-hidden=true], svg')
  const nameOf = one => one.tagName.toLowerCase() + ' ' + (one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent ?? one.textContent ?? '').trim().replaceAll(/\\s+/g, ' ').slice(0, 60)
  const hasWords = one => [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim())
  for (const one of document.querySelectorAll('body *')) {
    if (!hasWords(one) || !isShown(one) || one.tagName === 'OPTION') continue
    const { overflowX, overflowY, display } = getComputedStyle(one)
    if (display === 'inline') continue
    if (/hidden|clip/.test(overflowX) && one.scrollWidth > one.clientWidth + 1) found.push('cut off: ' + nameOf(one))
    if (/hidden|clip/.test(overflowY) && one.scrollHeight > one.clientHeight + 2) found.push('cut off below: ' + nameOf(one))
    if (one.tagName === 'BUTTON' && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)) found.push('larger than its button: ' + nameOf(one))
  }
  for (const one of document.querySelectorAll('a[href]:not([href="#main"]), button, input, select, textarea, summary')) {
    if (!isShown(one)) continue
    one.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const { left, top, width, height } = one.getBoundingClientRect()
    if (width < 2 || height < 2) continue
    const [x, y] = [left + width / 2, top + height / 2]
    const at = x < 0 || y < 0 || x >= innerWidth || y >= innerHeight ? null : document.elementFromPoint(x, y)
    // A message that came meanwhile goes away again.
    if (at?.closest('[role=log]')) continue
    if (!at) found.push('out of reach: ' + nameOf(one))
    else if (!one.contains(at) && !at.contains(one) && !at.closest('label')?.contains(one)) found.push(nameOf(one) + ' lies under ' + nameOf(at))
  }
  scrollTo(0, 0)
  return found
})()`

/** As set in the browser: what is measured in letters, breakpoints too, is twice as large. */
export const twiceTheText: View = { width: 1280, height: 800, colorScheme: 'light', fontSize: 32 }

/** WCAG 1.4.4: with letters twice as large everything is still there, at a desk and on a phone. */
export async function assertNothingLost(page: Page, name: string) {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const what of (await page.evaluate(lost)) as string[]) found.push(`${width} px: ${what}`)
  }
  assert.deepEqual(found, [], `${name}, twice the text`)
}
