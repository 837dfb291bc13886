import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { isEmpty, seed } from '../../db/seeds/seed.ts'
import { type Account, accountsIn } from '../../db/seeds/team.ts'
import { openInstallation } from '../../server/cli/open.ts'
import type { Config } from '../../server/platform/config.ts'

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

/** The demo's team and leads, where there is nobody yet. Passwords are written down before they are of any use. */
export const seedWhereEmpty = (config: Config): Promise<Seeded> =>
  asSuperuser(config, async (client, { seal }) => {
    const file = join(config.dataDir, 'demo-accounts.txt')
    const seeded = await isEmpty(client)
    if (!seeded && !existsSync(file))
      throw new Error(`${config.dataDir} holds people or leads already. Only an empty database is seeded.`)
    const accounts = accountsIn(file)
    if (seeded) await seed(client, seal, accounts)
    return { seeded, accounts, file }
  })

export const signInTable = (accounts: Account[]) =>
  accounts
    .map(({ role, email, password }) => `  ${role.padEnd(11)} ${email.padEnd(24)} ${password}`)
    .join('\n')
