import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { after, describe, it } from 'node:test'
import { bareEnvironment } from '../test/harness/bare-environment.ts'
import { inGroups } from './test-groups.ts'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'mettle-grouped-'))
after(() => rmSync(folder, { recursive: true }))

describe('test files that share a process', () => {
  it('are all there, each once', () => {
    const files = globSync('{server,test,web}/**/*.test.ts', { cwd: root })
    const given = inGroups(files)
    const groups = given.filter(file => !files.includes(file))
    const members = groups.flatMap(group => JSON.parse(/\[.*\]/.exec(readFileSync(group, 'utf8'))?.[0] ?? ''))
    assert.ok(groups.length > 5 && members.length > 100)
    assert.deepEqual([...members, ...given.filter(file => files.includes(file))].toSorted(), files.toSorted())
  })

  it('run one after the other, each with hooks of its own; one that fails fails them all', () => {
    const write = (name: string, last: string) => {
      const file = join(folder, `${name}.test.ts`)
      writeFileSync(
        file,
        `import { after, before, describe, it } from 'node:test'
         before(() => console.log('before ${name}'))
         after(() => console.log('after ${name}'))
         describe('${name}', () => it('one', () => console.log('in ${name}')))
         it('last', () => ${last})`,
      )
      return relative(root, file)
    }
    const run = (files: string[]) => {
      const [group = ''] = inGroups(files)
      const args = ['--test', '--test-reporter=tap', group]
      const { stdout, status } = spawnSync(process.execPath, args, {
        cwd: root,
        env: bareEnvironment,
        encoding: 'utf8',
      })
      return { status, said: stdout.match(/^# (before|in|after) \w+/gm) }
    }
    const said = ['before a', 'in a', 'after a', 'before b', 'in b', 'after b'].map(line => `# ${line}`)
    const [a, b] = [write('a', '{}'), write('b', '{}')]
    assert.deepEqual(run([a, b]), { status: 0, said })
    write('b', '{ throw new Error() }')
    assert.deepEqual(run([a, b]), { status: 1, said })
  })
})
