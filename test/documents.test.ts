import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, describe, it } from 'node:test'
import { usage } from '../server/cli/arguments.ts'

// What the documents promise is tried: their commands run, and what they name is there.

const root = join(import.meta.dirname, '..')
const documents = globSync(['*.md', '{bench,content,docs}/**/*.md'], { cwd: root })
const read = (file: string) => readFileSync(join(root, file), 'utf8')

describe('documents', () => {
  it('name only scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json'))
    const named = documents.flatMap(file =>
      [...read(file).matchAll(/\bnpm (?:run (?:-s )?([a-z0-9:]+)|(start|test))\b/g)].map(
        found => found[1] ?? found[2],
      ),
    )
    assert.ok(named.length > 10)
    assert.deepEqual(
      named.filter(name => !((name as string) in scripts)),
      [],
    )
  })

  it('link only to files that exist', () => {
    for (const file of documents)
      for (const [, target] of read(file).matchAll(/\]\((?!https?:)([^)#]+)/g))
        assert.ok(existsSync(join(root, dirname(file), target as string)), `${file} links to ${target}`)
  })

  it('name only files of ours that exist', () => {
    const ours =
      /`(?:node )?((?:server|psychometrics|content|contract|web|db|test|bench|scripts|docs)\/[\w./-]+\.\w+)/g
    const named = documents.flatMap(file =>
      [...read(file).matchAll(ours)].map(found => ({ file, path: found[1] as string })),
    )
    assert.ok(named.length > 20)
    assert.deepEqual(
      named.filter(({ path }) => !existsSync(join(root, path))),
      [],
    )
  })

  it('list every setting, and none that is not read', () => {
    const [, section = ''] = read('docs/operations.md').match(/## Settings\n([\s\S]*?)\n## /) ?? []
    const rows = section.split('\n').filter(line => line.startsWith('| `'))
    const listed = rows.flatMap(row =>
      [...(row.split('|')[1] as string).matchAll(/`(\w+)`/g)].map(found => found[1]),
    )
    const config = read('server/platform/config.ts')
    const known = [...config.matchAll(/\b(?:text|url|integer|oneOf|file|list)\('([A-Z_]+)'/g)].map(
      found => found[1],
    )
    assert.deepEqual(listed.toSorted(), [...new Set(known)].toSorted())
  })

  it('index every ADR by its title', () => {
    const index = read('docs/adr/README.md')
    const pages = globSync('docs/adr/*.md', { cwd: root }).filter(file => !file.endsWith('README.md'))
    assert.ok(pages.length > 20)
    for (const page of pages) {
      const [, title] = read(page).match(/^# (.+)\n/) ?? []
      assert.ok(index.includes(`- [${title}](${basename(page)})`), `${page} does not stand in the index`)
    }
  })

  it('give every numbered ADR a number of its own', () => {
    const numbers = globSync('docs/adr/*.md', { cwd: root }).flatMap(
      page => basename(page).match(/^[a-z]+-\d+/)?.[0] ?? [],
    )
    assert.ok(numbers.length > 20)
    assert.deepEqual(
      numbers.filter((number, i) => numbers.indexOf(number) < i),
      [],
    )
  })

  it('list every verb', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const verbs = Object.keys(scripts).filter(name => !(name.startsWith('pre') && name.slice(3) in scripts))
    const table = read('CONTRIBUTING.md')
    assert.deepEqual(
      verbs.filter(verb => !new RegExp(`\`npm (run )?${verb}\``).test(table)),
      [],
    )
  })

  it('name only commands that the command line knows', () => {
    const commands = (text: string) =>
      [...text.matchAll(/mettle -- ((?:user )?[a-z]+)/g)].map(found => found[1])
    const known = commands(usage)
    assert.ok(known.length > 5)
    const named = documents.flatMap(file => commands(read(file)))
    assert.ok(named.includes('user add'))
    assert.deepEqual(
      named.filter(command => !known.includes(command)),
      [],
    )
  })
})

describe('the five minutes of the README', () => {
  const data = mkdtempSync(join(tmpdir(), 'mettle-tour-'))
  after(() => rmSync(data, { recursive: true, force: true, maxRetries: 20 }))
  const env = { ...process.env, METTLE_DATA: data, PORT: '0', LOG_LEVEL: 'fatal' }
  const hasCurl = spawnSync('curl', ['--version']).status === 0

  it('work as written', { skip: hasCurl ? false : 'curl is not on this machine' }, async () => {
    const service = spawn(process.execPath, ['server/main.ts'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = new Promise(resolve => service.once('close', resolve))
    try {
      const [, tour = ''] = read('README.md').match(/## Five minutes\n([\s\S]*?)\n## /) ?? []
      const commands = [...tour.matchAll(/```sh\n([\s\S]*?)```/g)].map(found => found[1]).join('')
      assert.ok(commands.includes('curl'))
      // Word by word but for the port, which another program may have.
      const script = commands.replaceAll('http://127.0.0.1:3000', await addressOf(service.stdout))
      const shell = spawnSync('bash', ['-euo', 'pipefail', '-c', script], {
        cwd: root,
        env,
        encoding: 'utf8',
        timeout: 300_000,
      })
      assert.equal(shell.status, 0, `${shell.stdout}\n${shell.stderr}`)
      const answers = shell.stdout.match(/^\{"success.*/gm)?.map(line => JSON.parse(line)) ?? []
      assert.deepEqual(
        answers.filter(answer => !answer.success).map(answer => answer.error.code),
        ['STALE'],
      )
      const [found, , withCalls, changed, , started, , reads, verdict] = answers.map(answer => answer.data)
      assert.equal(found[0].name, 'Grace Hopper')
      assert.equal(withCalls.interactions[0].content, 'Wants the price list.')
      assert.equal(withCalls.status, 'contacted')
      assert.equal(changed.status, 'qualified')
      assert.ok(started.questions.length > 0)
      assert.equal(reads[0].row_id, changed.id)
      assert.equal(verdict.intact, true)
    } finally {
      service.kill('SIGTERM')
      await ended
    }
  })
})

async function addressOf(stdout: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: stdout })) {
    const address = line.match(/http:\/\/[\d.]+:\d+/)?.[0]
    if (address) return address
  }
  throw new Error('the service ended without naming its address')
}
