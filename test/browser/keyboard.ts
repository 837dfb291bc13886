import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

const focused = `[document.activeElement.getAttribute('role'), document.activeElement.getAttribute('aria-label') ??
  document.activeElement.textContent].filter(Boolean).join(' ').trim()`

/** Tab until what has the focus is called this; a role that is said stands before the name. */
export async function tabTo(page: Page, name: RegExp) {
  for (let n = 0; n < 80; n++) {
    await page.keyboard.press('Tab')
    if (name.test(String(await page.evaluate(focused)))) return
  }
  assert.fail(`${name} cannot be reached by Tab`)
}

export async function press(page: Page, name: RegExp) {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}
