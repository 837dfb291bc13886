// Every gate, one line each, its output only when it fails.
//
//   node scripts/check.ts           all gates and all tests (npm test)
//   node scripts/check.ts --quick   the gates without the tests (npm run check)
import { spawn } from 'node:child_process'
import { existsSync, globSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { findDebianServer } from '../server/platform/postgres/index.ts'
import { ambientProblems } from './gates/ambient.ts'
import { architectureProblems } from './gates/architecture.ts'
import { customPropertyProblems } from './gates/custom-properties.ts'
import { patternProblems } from './gates/patterns.ts'
import { textProblems } from './gates/texts.ts'
import { inGroups } from './test-groups.ts'

type Outcome = { ok: boolean; output: string; note?: string }

const quick = process.argv.includes('--quick')
const root = join(import.meta.dirname, '..')
const rooms = [
  'server',
  'psychometrics',
  'charts',
  'content',
  'contract',
  'db',
  'test',
  'scripts',
  'bench',
  'web',
]
const runTests = [
  '--test',
  '--test-concurrency=2',
  '--import=./test/harness/watchdog.ts',
  '--test-global-setup=test/harness/global-setup.ts',
]

/**
 * Where tests put their databases. Hundreds are made and thrown away: written to a disk, they take longer and, on a slow
 * one, stop everybody for seconds. In memory where there is plenty of it, else wherever the system says.
 */
function scratch(): Record<string, string> {
  const inMemory = '/dev/shm'
  if (!existsSync(inMemory)) return {}
  const { bavail, bsize } = statfsSync(inMemory)
  return Math.min(bavail * bsize, process.availableMemory()) > 8 * 2 ** 30 ? { TMPDIR: inMemory } : {}
}
const testEnv = { ...process.env, ...scratch() }

const node = (args: string[], env: Record<string, string> = {}) =>
  new Promise<Outcome>(resolve => {
    const child = spawn(process.execPath, args, { cwd: root, env: { ...testEnv, ...env } })
    const chunks: Buffer[] = []
    child.stdout.on('data', chunk => chunks.push(chunk))
    child.stderr.on('data', chunk => chunks.push(chunk))
    child.once('close', code => resolve({ ok: code === 0, output: Buffer.concat(chunks).toString() }))
  })

const listed = (problems: string[]): Outcome => ({ ok: problems.length === 0, output: problems.join('\n') })

const failed: string[] = []

async function gate(name: string, run: () => Promise<Outcome> | Outcome) {
  const started = performance.now()
  process.stdout.write(`${name.padEnd(34)} `)
  const { ok, output, note } = await run()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`${ok ? (note ?? 'ok') : 'FAILED'}  ${seconds} s\n`)
  if (ok) return
  process.stdout.write(`\n${output.trim()}\n\n`)
  failed.push(name)
}

const testFiles = () => rooms.flatMap(room => globSync(`${room}/**/*.test.ts`, { cwd: root })).sort()

/**
 * What may differ from one PostgreSQL to the next: migrations, which every run begins with, an upgrade, policies, plans,
 * how the driver and the outbox see the server; and that every operation is answered. The rest says nothing new there.
 */
const onDebian = [
  'server/platform/db/{client,identity,rewrite}.test.ts',
  'server/platform/outbox.test.ts',
  'server/governance/retention/retention.test.ts',
  'test/{matrix,plans-at-size,policies}.test.ts',
  'test/{model,spec,upgrade}/*.test.ts',
]

async function testOnDebian(): Promise<Outcome> {
  const server = findDebianServer()
  if (!server) return { ok: true, output: '', note: 'SKIPPED: no PostgreSQL of Debian on this machine' }
  const outcome = await node(
    [...runTests, ...inGroups(onDebian.flatMap(glob => globSync(glob, { cwd: root })))],
    {
      METTLE_TEST_POSTGRES: 'debian',
    },
  )
  const passed = outcome.output.match(/^ℹ pass (\d+)/m)?.[1]
  return { ...outcome, note: `ok (version ${server.version}, ${passed} tests)` }
}

await gate('format and lint', () => node(['node_modules/@biomejs/biome/bin/biome', 'check', '.']))
await gate('types', () => node(['node_modules/ts7/bin/tsc', '--noEmit', '-p', '.']))
await gate('types and texts of the web app', () =>
  node(['node_modules/ts7/bin/tsc', '--noEmit', '-p', 'web']),
)
await gate('no sentence in a component', () => listed(textProblems()))
await gate('custom properties of styles', () => listed(customPropertyProblems()))
await gate('who imports whom', () => listed(architectureProblems()))
await gate('environment and terminal', () => listed(ambientProblems()))
await gate('patterns in one pass', async () => listed(await patternProblems()))
await gate('dead code', () => node(['node_modules/knip/bin/knip.js']))
await gate('generated files', () => node(['scripts/gen.ts', '--check']))

if (failed.length === 0 && !quick) await gate("tests on Debian's PostgreSQL", testOnDebian)
if (failed.length > 0) {
  process.stdout.write(`Failed: ${failed.join(', ')}\n`)
  process.exitCode = 1
} else if (!quick) {
  // Last, and as it speaks: whoever looks at the end sees the runner's own summary.
  const tests = spawn(process.execPath, [...runTests, ...inGroups(testFiles())], {
    cwd: root,
    env: testEnv,
    stdio: 'inherit',
  })
  tests.once('close', code => {
    process.exitCode = code ?? 1
  })
}
