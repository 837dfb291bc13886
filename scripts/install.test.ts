import assert from 'node:assert/strict'
import { execFile, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'

// A tiny project with packages from its own folder, installed by the real npm without a network.
const project = mkdtempSync(join(tmpdir(), 'mettle-install-'))
after(() => rmSync(project, { recursive: true, force: true }))

const scratch = join(project, 'scratch')
for (const name of ['needed', 'tool']) {
  mkdirSync(join(scratch, name), { recursive: true })
  writeFileSync(join(scratch, name, 'package.json'), JSON.stringify({ name, version: '1.0.0' }))
  npm('pack', join(scratch, name))
}
mkdirSync(join(project, 'scripts'))
copyFileSync(join(import.meta.dirname, 'install.mjs'), join(project, 'scripts/install.mjs'))
writeFileSync(
  join(project, 'package.json'),
  JSON.stringify({
    name: 'project',
    version: '1.0.0',
    dependencies: { needed: 'file:needed-1.0.0.tgz' },
    devDependencies: { tool: 'file:tool-1.0.0.tgz' },
  }),
)
npm('install', '--package-lock-only')

test('two first starts at once install once, and both find what the service needs', async () => {
  const outcomes = await Promise.all([install(), install()])
  assert.deepEqual(
    outcomes.map(outcome => outcome.code),
    [0, 0],
  )
  assert.equal(outcomes.filter(outcome => outcome.said.includes('done in')).length, 1)
  assert.ok(has('needed'))
  assert.ok(!has('tool'))
})

test('a later start installs nothing and says nothing', async () => {
  writeFileSync(join(project, 'node_modules/witness'), '')
  assert.deepEqual(await install(), { code: 0, said: '' })
  assert.ok(has('witness'))
})

test('tests get the tools as well, and a start then accepts the full install', async () => {
  assert.match((await install('--dev')).said, /done in/)
  assert.ok(has('tool'))
  assert.deepEqual(await install(), { code: 0, said: '' })
  assert.ok(has('tool'))
})

test('a package that differs from the lock file is installed anew', async () => {
  const note = join(project, 'node_modules/.package-lock.json')
  const installed = JSON.parse(readFileSync(note, 'utf8'))
  installed.packages['node_modules/needed'].version = '0.9.0'
  writeFileSync(note, JSON.stringify(installed))
  assert.match((await install()).said, /done in/)
})

test('an interrupted install is done again', async () => {
  rmSync(join(project, 'node_modules/.package-lock.json'))
  assert.match((await install()).said, /done in/)
})

test('a failing install shows what npm said, says what to do, and fails', async () => {
  rmSync(join(project, 'node_modules'), { recursive: true })
  const lockFile = join(project, 'package-lock.json')
  const good = readFileSync(lockFile, 'utf8')
  writeFileSync(lockFile, good.replace(/sha512-[^"]{20}/g, `sha512-${'A'.repeat(20)}`))
  const { code, said } = await install()
  writeFileSync(lockFile, good)
  assert.equal(code, 1)
  assert.match(said, /EINTEGRITY/)
  assert.match(said, /could not be installed: npm ci ended with 1\. Mend what npm says above/)
})

test('an older Node without a bundled Node 24 is refused by name', async t => {
  const older = ['/usr/bin/node', '/usr/local/bin/node'].find(path => majorOf(path) < 24)
  if (!older) return t.skip('no Node older than 24 found')
  const { code, said } = await install({ node: older })
  assert.equal(code, 1)
  assert.match(said, /needs Node 24 or newer\. This is v\d+/)
})

function install(
  how: '--dev' | { node: string } | undefined = undefined,
): Promise<{ code: number; said: string }> {
  const node = typeof how === 'object' ? how.node : process.execPath
  const args = [join(project, 'scripts/install.mjs'), ...(how === '--dev' ? ['--dev'] : [])]
  return new Promise(resolve => {
    // Outside npm, as here, the script finds npm by its name. The browser and Redis count as there.
    execFile(node, args, { env: quietEnvironment() }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    )
  })
}

function quietEnvironment(): NodeJS.ProcessEnv {
  const programs = join(scratch, 'programs')
  mkdirSync(programs, { recursive: true })
  for (const name of ['chromium', 'redis-server']) writeFileSync(join(programs, name), '')
  const { npm_execpath, ...rest } = process.env
  return {
    ...rest,
    PATH: `${rest.PATH}:${programs}`,
    npm_config_offline: 'true',
    npm_config_loglevel: 'silent',
    npm_config_cache: join(scratch, 'cache'),
  }
}

function npm(...args: string[]): void {
  const { status, stderr } = spawnSync('npm', args, {
    cwd: project,
    encoding: 'utf8',
    env: quietEnvironment(),
  })
  assert.equal(status, 0, stderr)
}

function has(name: string): boolean {
  return existsSync(join(project, 'node_modules', name))
}

function majorOf(node: string): number {
  if (!existsSync(node)) return Number.POSITIVE_INFINITY
  return Number.parseInt(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.slice(1), 10)
}
