import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { masterId } from '../seal.ts'
import { Client } from './client.ts'
import { mayCreateRoles, underLock } from './migrate.ts'
import type { ConnectionConfig } from './places.ts'

const passwordFrom = (key: Buffer) => createHmac('sha256', key).update('database login').digest('base64url')

const roles = ['mettle_person', 'mettle_overseer', 'mettle_system', 'mettle_jobs']
// Of the role, not of the connection: a pooler in front of the server takes no options at connect.
const settings = { statement_timeout: '15s', jit: 'off' }

/**
 * The role the service runs as: it can log in and become a person, an overseer or the system, and holds nothing
 * itself. Its password comes from the master key, so that all instances agree without sharing anything else. While a
 * key is being rotated the old password stays in force until an instance starts without the old key; those that still
 * know both find the one in force at each connection.
 */
export async function runtimeLogin(admin: ConnectionConfig, masterKeys: Buffer[]): Promise<ConnectionConfig> {
  const client = new Client({ ...admin, application_name: 'mettle login' })
  await client.connect()
  try {
    const { rows } = await client.query('select current_database() as name')
    const role = `${rows[0].name}_runtime`.slice(-63)
    const login = { ...admin, user: role, onState: restoring(admin, masterKeys) }
    const inForce = await passwordInForce(login, masterKeys)
    if (inForce === undefined) await assertMasterKeyMatches(client, masterKeys)
    const password = inForce ?? passwordFrom(masterKeys[0] as Buffer)
    await underLock(client, async () => {
      if (inForce === undefined) await makeRole(client, role, password)
      await ensureSettings(client, role)
      await keepToItsRole(client, role)
    })
    if (inForce === undefined || masterKeys.length === 1) return { ...login, password }
    return { ...login, password: async () => (await passwordInForce(login, masterKeys)) ?? password }
  } finally {
    await client.end()
  }
}

/** PostgreSQL lets every role change its own password: whoever finds that it is not let in any more has it set again. */
function restoring(admin: ConnectionConfig, masterKeys: Buffer[]): NonNullable<ConnectionConfig['onState']> {
  let last = Number.NEGATIVE_INFINITY
  return (state, error) => {
    admin.onState?.(state, error)
    const { code = '' } = (error ?? {}) as { code?: string }
    if (!refusedLogin.includes(code) || performance.now() - last < 5_000) return
    last = performance.now()
    runtimeLogin(admin, masterKeys).catch(failed => admin.onState?.('away', failed))
  }
}

/**
 * Keys that open nothing here belong to another installation: they must not change the password that running instances
 * use. What is sealed begins with the id of the key that sealed it.
 */
async function assertMasterKeyMatches(client: pg.Client, masterKeys: Buffer[]) {
  await client.query('begin')
  await client.query('set local role mettle_owner')
  const { rows } = await client.query<{ id: Buffer }>(
    'select distinct substr(sealed, 1, 8) as id from app.secrets',
  )
  await client.query('commit')
  const known = masterKeys.map(masterId)
  if (rows.length > 0 && !rows.some(row => known.includes(row.id.toString('hex'))))
    throw new Error(
      'The key in METTLE_KEY or in mettle.key is not the key of this database. Give it the one it was made with.',
    )
}

async function makeRole(client: pg.Client, role: string, password: string) {
  const name = client.escapeIdentifier(role)
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  const literal = client.escapeLiteral(password)
  if (await mayCreateRoles(client)) {
    const verb = rowCount ? 'alter' : 'create'
    await client.query(
      `${verb} role ${name} login noinherit nocreaterole nocreatedb password ${literal} valid until 'infinity'`,
    )
    await client.query(`grant ${roles.join(', ')} to ${name}`)
  } else if (rowCount) await asItself(client, name, `alter role ${name} password ${literal}`)
  else
    throw new Error(
      `the role in DATABASE_URL may not create roles, and ${role} is not there. Have an administrator make the roles that docs/operations.md names.`,
    )
  const database = client.escapeIdentifier((await client.query('select current_database() as d')).rows[0].d)
  await client.query(`grant connect on database ${database} to ${name}`)
  // Names are resolved before the role of the person is taken on; rows are not to be had without it.
  await client.query(`grant usage on schema public, app, audit, identity to ${name}`)
  await client.query(
    `grant execute on function app.enter(uuid, text), app.enter(uuid, text, uuid, uuid) to ${name}`,
  )
}

/** A role may always change its own password and settings; whoever may become it can do so for it. */
async function asItself(client: pg.Client, name: string, statement: string) {
  await client.query(`set local role ${name}`)
  await client.query(statement)
  await client.query('set local role none')
}

async function ensureSettings(client: pg.Client, role: string) {
  const { rows } = await client.query<{ name: string; settings: string[] | null }>(
    `select datname as name, (select setconfig from pg_db_role_setting s
       where s.setdatabase = d.oid and setrole = $1::regrole) as settings
     from pg_database d where datname = current_database()`,
    [client.escapeIdentifier(role)],
  )
  const [database] = rows as [(typeof rows)[0]]
  const name = client.escapeIdentifier(role)
  const creates = await mayCreateRoles(client)
  for (const [setting, value] of Object.entries(settings)) {
    if (database.settings?.includes(`${setting}=${value}`)) continue
    const change = `alter role ${name} in database ${client.escapeIdentifier(database.name)} set ${setting} = '${value}'`
    await (creates ? client.query(change) : asItself(client, name, change))
  }
}

/**
 * An injected expression could say who it is: set_config changes role and person in the middle of a statement. Where we
 * are superuser only the roles that need it may call it; docs/adr/arch-01 says what remains elsewhere.
 */
async function keepToItsRole(client: pg.Client, role: string) {
  const { rows } = await client.query<{ may: boolean; open: boolean; owner: string }>(
    `select r.rolsuper as may, has_function_privilege('mettle_person', p.oid, 'execute') as open,
       (select datdba::regrole::text from pg_database where datname = current_database()) as owner
     from pg_roles r, pg_proc p where r.rolname = current_user and p.oid = 'pg_catalog.set_config(text, text, boolean)'::regprocedure`,
  )
  const [found] = rows
  if (!found?.may) return
  const set = 'function pg_catalog.set_config(text, text, boolean)'
  if (found.open) await client.query(`revoke execute on ${set} from public`)
  const { rowCount } = await client.query(
    `select where has_function_privilege($1, 'pg_catalog.set_config(text, text, boolean)', 'execute')`,
    [role],
  )
  if (!rowCount)
    await client.query(
      `grant execute on ${set} to ${client.escapeIdentifier(role)}, mettle_owner, mettle_system, ${found.owner}`,
    )
}

async function passwordInForce(login: ConnectionConfig, masterKeys: Buffer[]): Promise<string | undefined> {
  for (const password of masterKeys.map(passwordFrom))
    if (await canLogIn({ ...login, password })) return password
  return undefined
}

const refusedLogin = ['28P01', '28000']

/** Not let in, in a server's words or a pooler's. */
const isRefusal = (error: unknown) => {
  const { code, message } = error as { code?: string; message?: string }
  return (
    [...refusedLogin, '42501'].includes(code ?? '') ||
    (code === '08P01' && /password|user|auth/.test(message ?? ''))
  )
}

async function canLogIn(login: ConnectionConfig) {
  const client = new Client({ ...login, application_name: 'mettle login', onState: () => {} })
  try {
    await client.connect()
    await client.query("select 'app.enter(uuid, text)'::regprocedure")
    return true
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}
