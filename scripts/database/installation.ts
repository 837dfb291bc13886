import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { isComplete, seedOverApi } from '../../db/seeds/assessments.ts'
import { isEmpty, seed } from '../../db/seeds/seed.ts'
import { type Account, accountsIn } from '../../db/seeds/team.ts'
import { openInstallation } from '../../server/cli/open.ts'
import type { Config } from '../../server/platform/config.ts'
import { startService } from '../../server/service.ts'

/** Does something with the installation's database as its superuser, beside a running service or without one. */
async function asSuperuser<T>(
  config: Config,
  work: (client: pg.Client, installation: Awaited<ReturnType<typeof openInstallation>>) => Promise<T>,
): Promise<T> {
  const installation = await openInstallation(config)
  const client = new pg.Client(installation.admin)
  try {
    await client.connect()
    return await work(client, installation)
  } finally {
    await client.end()
    await installation.close()
  }
}

type Seeded = { seeded: boolean; accounts: Account[]; file: string }

/**
 * The demo's team, where there is nobody yet, with what they did in half a year. Passwords are written down before they
 * are of any use; a seeding that was cut short is completed by the next.
 */
export const seedWhereEmpty = (config: Config): Promise<Seeded> =>
  asSuperuser(config, async (client, { seal, admin }) => {
    const file = join(config.dataDir, 'demo-accounts.txt')
    const seeded = await isEmpty(client)
    if (!seeded && !existsSync(file))
      throw new Error(`${config.dataDir} holds people or leads already. Only an empty database is seeded.`)
    const accounts = accountsIn(file)
    if (seeded) await seed(client, seal, accounts)
    if (await isComplete(client)) return { seeded, accounts, file }
    const service = await startService(whileSeeding(config, admin))
    try {
      await seedOverApi(service, client, accounts)
    } finally {
      await service.stop()
    }
    return { seeded, accounts, file }
  })

/** An instance beside whichever runs, that writes no letters to anybody and counts nobody's requests. */
const whileSeeding = (config: Config, admin: pg.ClientConfig): Config => ({
  ...config,
  host: '127.0.0.1',
  port: 0,
  databaseUrl: config.databaseUrl ?? asUrl(admin),
  redisUrl: undefined,
  smtpUrl: undefined,
  limits: { authenticated: 1e9, anonymous: 1e9, bulk: 1e9, health: 1e9 },
  logLevel: 'error',
})

const asUrl = ({ host, port, user, password, database }: pg.ClientConfig) =>
  `postgres:///${database}?${new URLSearchParams({ host: String(host), port: String(port), user: String(user), password: String(password) })}`

/** Somebody of each role, to begin with; the file has them all. */
export const signInTable = (accounts: Account[]) =>
  accounts
    .slice(0, 8)
    .map(({ role, email, password }) => `  ${role.padEnd(11)} ${email.padEnd(24)} ${password}`)
    .join('\n')
