import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { buildWeb } from './build.ts'
import { sourcesHash } from './sources.ts'

describe('the build of the web app', () => {
  it('is not done again while its sources are the same', async () => {
    await buildWeb()
    assert.equal(await buildWeb(), false)
  })

  it('is named by all it is made of, and by nothing else', () => {
    const root = mkdtempSync(join(tmpdir(), 'mettle-sources-'))
    after(() => rmSync(root, { recursive: true, force: true }))
    for (const folder of ['web/ui', 'web/dist', 'contract'])
      mkdirSync(join(root, folder), { recursive: true })
    const write = (file: string, text: string) => {
      writeFileSync(join(root, file), text)
      return sourcesHash(root)
    }
    const first = write('web/ui/button.tsx', 'one')
    assert.notEqual(write('web/ui/button.tsx', 'two'), first)
    assert.equal(write('web/ui/button.tsx', 'one'), first)
    assert.equal(write('web/ui/button.test.ts', 'tests are not shipped'), first)
    assert.equal(write('web/dist/index.tsx', 'nor what was built'), first)
    const withClient = write('contract/client.ts', 'one')
    assert.notEqual(withClient, first)
    assert.notEqual(write('package-lock.json', '{}'), withClient)
  })
})
