import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestService, testService } from '../harness/index.ts'
import { assertAccessible, openPage, views, withoutBrowser } from './browser.ts'

const paths = ['/forgot', '/setup#token=x', '/setup', '/invite#token=x', '/reset#token=x', '/verify#token=x']

let mettle: TestService
before(async () => {
  mettle = await testService()
})

describe('every page', { skip: withoutBrowser }, () => {
  it('is accessible and fits in every view', async () => {
    const { page, complaints, close } = await openPage(mettle.url)
    for (const path of paths) {
      // Where only what stands after # differs, a browser would not load it anew.
      await page.goto('about:blank')
      await page.goto(path)
      await page.locator('h1').first().waitFor()
      await assertAccessible(page, path, views)
    }
    assert.deepEqual(complaints, [])
    await close()
  })

  it('shows the keyboard where it is, from the skip link on', async () => {
    const { page, close } = await openPage(mettle.url)
    await page.goto('/forgot')
    const seen: string[] = []
    for (let i = 0; i < 7; i++) {
      await page.keyboard.press('Tab')
      const [name, outline] = (await page.evaluate(
        '[document.activeElement.id || document.activeElement.textContent.trim(), getComputedStyle(document.activeElement).outline]',
      )) as [string, string]
      assert.match(outline, /solid 3px$/, `nothing shows that the focus is on ${name}`)
      seen.push(name)
    }
    const wanted = [
      'Skip to the content',
      'Mettle',
      'API reference',
      'Sign in',
      'email',
      'Send the link',
      'Back to sign-in',
    ]
    assert.deepEqual(seen, wanted)
    await close()
  })
})

describe('the reference page', { skip: withoutBrowser }, () => {
  it('shows the operations without asking anything of anybody else', async () => {
    const { page, complaints, close } = await openPage(mettle.url)
    await page.goto('/api/docs')
    await page.getByRole('heading', { name: 'Mettle' }).waitFor()
    await page.getByRole('complementary').getByText('Leads', { exact: true }).first().click()
    await page.getByText('List leads').first().waitFor()
    assert.deepEqual(complaints, [])
    await close()
  })
})
