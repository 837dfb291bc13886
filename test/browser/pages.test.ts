import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestService, testService } from '../harness/index.ts'
import { assertAccessible, narrowAndWide, openPage, views, withoutBrowser } from './browser.ts'

const paths = ['/forgot', '/setup#token=x', '/setup', '/invite#token=x', '/reset#token=x', '/verify#token=x']

/** What stands on the page in Latin letters, but for names; hidden states too. */
const english = `(() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = []
  while (texts.nextNode()) {
    const { parentElement, data } = texts.currentNode
    if (parentElement.closest('noscript, script, [data-language]')) continue
    if (/[A-Za-z]/.test(data.replaceAll(/Mettle|API/g, ''))) found.push(data.trim())
  }
  return found
})()`

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

  it('is there in Hindi as well, chosen on the page or in the app, with whatever can go wrong', async () => {
    const { page, complaints, close } = await openPage(mettle.url)
    await page.goto('/reset#token=x')
    await page.getByRole('link', { name: 'हिन्दी' }).click()
    await page.getByRole('heading', { name: 'नया पासवर्ड चुनें' }).waitFor()
    assert.equal(await page.title(), 'नया पासवर्ड चुनें · Mettle')
    await page.getByLabel('पासवर्ड', { exact: true }).fill('short')
    await page.keyboard.press('Enter')
    await page.getByText('पासवर्ड में कम से कम 10 अक्षर हों।').waitFor()
    await page.getByLabel('पासवर्ड', { exact: true }).fill('a few words in a row')
    await page.keyboard.press('Enter')
    await page.getByText('यह लिंक काम नहीं करता, या अब काम नहीं करता।').waitFor()
    await page.addInitScript(
      `if (location.protocol === 'http:') localStorage.setItem('mettle.preferences', JSON.stringify({ language: 'hi' }))`,
    )
    for (const path of [...paths, '/unsubscribe#token=x', '/unsubscribe']) {
      await page.goto('about:blank')
      await page.goto(path)
      await page.getByRole('link', { name: 'English' }).waitFor()
      const left = (await page.evaluate(english)) as string[]
      assert.deepEqual(left, [], path)
      await assertAccessible(page, `${path} in Hindi`, narrowAndWide)
    }
    assert.deepEqual(complaints, [])
    await close()
  })

  it('shows the keyboard where it is, from the skip link on', async () => {
    const { page, close } = await openPage(mettle.url)
    await page.goto('/forgot')
    const seen: string[] = []
    for (let i = 0; i < 8; i++) {
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
      'हिन्दी',
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
