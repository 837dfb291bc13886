import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, describe, it } from 'node:test'
import { ambientProblems } from '../../scripts/gates/ambient.ts'

const root = mkdtempSync(join(tmpdir(), 'mettle-ambient-'))
after(() => rmSync(root, { recursive: true, force: true }))

function plant(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

describe('the environment and the terminal', () => {
  it('are reached only where they may be in this project', () => {
    assert.deepEqual(ambientProblems(), [])
  })

  it('are found wherever else they are used, in whatever spelling', () => {
    plant('server/leads/a.ts', 'const port = process.env.PORT\n')
    plant('server/leads/b.ts', "const port = process['env']\n")
    plant('server/leads/c.ts', 'const { env } = process\n')
    plant('server/leads/d.ts', "import { env } from 'node:process'\n")
    plant('server/leads/e.ts', '// first line\nconsole.log(1)\n')
    plant('server/platform/config.ts', '// process.env is only spoken of here\nconst x = "console.log"\n')
    plant('server/main.ts', 'console.log(process.env)\n')
    plant('server/leads/a.test.ts', 'console.log(process.env)\n')
    assert.deepEqual(ambientProblems(root), [
      'console: server/leads/e.ts:2',
      'process.env: server/leads/a.ts:1',
      'process.env: server/leads/b.ts:1',
      'process.env: server/leads/c.ts:1',
      'process.env: server/leads/d.ts:1',
    ])
  })
})
