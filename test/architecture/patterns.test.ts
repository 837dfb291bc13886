import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { patternProblems } from '../../scripts/gates/patterns.ts'

const root = mkdtempSync(join(tmpdir(), 'mettle-patterns-'))
after(() => rmSync(root, { recursive: true, force: true }))

it('patterns that take longer than their text are found, with their place', async () => {
  mkdirSync(join(root, 'server'))
  const texts = {
    'a.ts': 'const one = /^[a-z]+$/\nconst cubic = /^\\S+@\\S+\\.\\S+$/\n',
    'b.ts': 'const quadratic = text.replace(/-[\\w-]+"$/, "")\n',
    'b.test.ts': 'const tested = /(a+)+$/\n',
  }
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(root, 'server', name), text)
  assert.deepEqual(await patternProblems(root), [
    '/-[\\w-]+"$/: server/b.ts:1',
    '/^\\S+@\\S+\\.\\S+$/: server/a.ts:2',
  ])
})
