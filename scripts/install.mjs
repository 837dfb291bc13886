// Brings node_modules up to date with package-lock.json before anything else runs, so that a bare
// checkout needs one command. Plain JavaScript without packages: it runs before there are any, on
// whatever Node the machine has (20 or newer).
//
//   node scripts/install.mjs         what the service needs; a full install is accepted
//   node scripts/install.mjs --dev   everything, and the programs the tests use
//   node scripts/install.mjs --web   and the web app built, unless it is
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = realpathSync(join(dirname(fileURLToPath(import.meta.url)), '..'))
const withDev = process.argv.includes('--dev')
const withWeb = process.argv.includes('--web')

const testPrograms = [
  {
    names: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
    // Without a window it needs two thirds of the time. Older Debians have only the other.
    debian: ['chromium-headless-shell', 'chromium'],
    tests: 'browser tests',
  },
  {
    names: ['redis-server', 'valkey-server'],
    debian: ['redis-server'],
    tests: 'tests of limits shared over Redis',
  },
]

if (!isCurrent()) {
  const unlock = await lock()
  if (!isCurrent()) installPackages()
  unlock()
}
checkNode()
if (withDev) installTestPrograms()
if (withWeb) buildWebApp()

/** npm notes in node_modules what it has put there, once all of it is there; an interrupted install leaves no note. */
function isCurrent() {
  const installed = readPackages('node_modules/.package-lock.json')
  const wanted = readPackages('package-lock.json')
  if (!wanted) fail('package-lock.json is missing or damaged. Check the file out again.')
  if (!installed) return false
  const missingIsFine = entry => entry.optional || (!withDev && (entry.dev || entry.devOptional))
  const same = (a, b) => a.version === b.version && a.integrity === b.integrity
  return (
    Object.keys(installed).every(path => path in wanted) &&
    Object.entries(wanted).every(([path, entry]) =>
      path in installed ? same(installed[path], entry) : path === '' || missingIsFine(entry),
    )
  )
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  } catch {
    return null
  }
}

function installPackages() {
  process.stderr.write('Installing packages, which takes a while only this once … ')
  const started = performance.now()
  // The level is given because a silent `npm run -s` passes its silence on, and would hide a failure's reason.
  const args = ['ci', withDev ? '--include=dev' : '--omit=dev', '--loglevel=error']
  // npm names itself and its Node to scripts. Its Node, not ours: ours may lie in the folder it empties.
  const npm = process.env.npm_execpath
  const { status, error, stdout, stderr } = npm?.endsWith('npm-cli.js')
    ? run(process.env.npm_node_execpath ?? process.execPath, [npm, ...args])
    : run('npm', args)
  if (status !== 0) {
    process.stderr.write(`failed\n\n${stdout ?? ''}${stderr ?? ''}\n`)
    fail(
      `The packages could not be installed: npm ci ${error ? `did not run (${error.message})` : `ended with ${status}`}. ` +
        'Mend what npm says above, then start again.',
    )
  }
  process.stderr.write(`done in ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
}

/** Node 24 comes as a package on Linux; a package for another C library is there but does not run. */
function checkNode() {
  if (Number.parseInt(process.versions.node, 10) >= 24) return
  const bundled = join(root, 'node_modules/.bin/node')
  if (existsSync(bundled) && spawnSync(bundled, ['--version']).status === 0) return
  fail(
    `Mettle needs Node 24 or newer. This is ${process.version}, and the Node that comes with the packages ` +
      `${existsSync(bundled) ? 'does not run' : 'is not there'} on ${process.platform}-${process.arch}. Install Node 24, then start again.`,
  )
}

/** By the Node that comes with the packages, where this one is older: this process began before that was there. */
function buildWebApp() {
  const bundled = join(root, 'node_modules/.bin/node')
  const node = existsSync(bundled) ? bundled : process.execPath
  const { status } = spawnSync(node, ['scripts/build-web.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) fail('The web app could not be built. Mend what is said above, then start again.')
}

function installTestPrograms() {
  const missing = () => testPrograms.filter(program => !program.names.some(isOnPath))
  const wanted = missing()
  if (wanted.length === 0) return
  if (process.getuid?.() === 0 && isOnPath('apt-get')) {
    process.stderr.write(
      `Installing ${wanted.map(program => program.debian[0]).join(' and ')} for the tests … `,
    )
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    run('apt-get', ['update', '-qq', '-o', 'Acquire::Retries=0'], env)
    for (const { names, debian } of wanted)
      for (const name of debian)
        if (!names.some(isOnPath)) run('apt-get', ['install', '-y', '-qq', name], env)
    process.stderr.write(missing().length === 0 ? 'done\n' : 'failed\n')
  }
  const left = missing().map(program => `${program.debian[0]} (${program.tests})`)
  if (left.length > 0)
    process.stderr.write(`Not on this machine, so their tests are skipped: ${left.join(', ')}\n`)
}

function isOnPath(name) {
  return (process.env.PATH ?? '').split(delimiter).some(folder => existsSync(join(folder, name)))
}

function run(command, args, env = process.env) {
  return spawnSync(command, args, { cwd: root, env, encoding: 'utf8', maxBuffer: 1 << 28 })
}

/**
 * Two starts at once must not empty node_modules under each other. A name in Linux's abstract socket
 * space belongs to one process and is free again the moment that process ends, however it ends, so
 * there is no stale lock to find. Elsewhere there is no such space, and no lock.
 */
async function lock() {
  if (process.platform !== 'linux') return () => {}
  const name = `\0mettle-install-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`
  for (;;) {
    const server = await listen(name)
    if (server) return () => server.close()
    await closed(name)
  }
}

function listen(name) {
  return new Promise((resolve, reject) => {
    const server = createServer(socket => socket.on('error', () => {}).unref())
    server.once('error', error => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)))
    server.listen(name, () => resolve(server))
  })
}

/** The other one accepts nobody while npm runs; the wait ends when it closes the door, or dies. */
function closed(name) {
  return new Promise(resolve =>
    connect(name)
      .on('error', () => {})
      .once('close', resolve),
  )
}

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
