import type pg from 'pg'
import { addPerson } from '../../server/identity/index.ts'
import type { Tx } from '../../server/platform/db/index.ts'
import type { Seal } from '../../server/platform/seal.ts'
import { iso } from './bulk.ts'
import { dice } from './dice.ts'
import { day } from './hours.ts'
import {
  backdateLeads,
  changeStatuses,
  insertFollowUps,
  insertInteractions,
  insertLeads,
  queueOnce,
} from './insert-leads.ts'
import { type Caller, days, leadCount, makeLeads, type SeedLead } from './leads.ts'
import type { Account } from './team.ts'

/** What a step of the seeding finds; a table that comes later gets a step of its own. */
type Seeding = { client: pg.Client; seal: Seal; now: number; leads: SeedLead[] }

const steps: ((seeding: Seeding) => Promise<unknown>)[] = [
  ({ client, leads }) => insertLeads(client, leads),
  ({ client, leads }) => changeStatuses(client, leads),
  ({ client, seal, leads }) => insertInteractions(client, seal, leads),
  ({ client, leads, now }) => insertFollowUps(client, leads, now),
  ({ client, leads }) => backdateLeads(client, leads),
]

export const isEmpty = async (client: pg.Client) =>
  (await client.query('select not exists (select from profiles) and not exists (select from leads) as it'))
    .rows[0].it

/**
 * A team at work for half a year, all or nothing. The same at every run but for people's ids, passwords and the day it
 * ends on. What people do beyond their calls is in assessments.ts.
 */
export async function seed(client: pg.Client, seal: Seal, accounts: Account[], count = leadCount) {
  const now = Date.now()
  const tx: Tx = { role: undefined, rows: async (text, values) => (await client.query(text, values)).rows }
  await client.query('begin')
  try {
    await client.query(`select set_config('app.system', 'demo', true)`)
    const callers = await addTeam(client, tx, accounts, now)
    const leads = makeLeads(dice(20_261_115), callers, now, count)
    await queueOnce(client, async () => {
      for (const step of steps) await step({ client, seal, now, leads })
    })
    await client.query('commit')
    await client.query('analyze')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function addTeam(client: pg.Client, tx: Tx, accounts: Account[], now: number): Promise<Caller[]> {
  const callers: Caller[] = []
  for (const { style, ...account } of accounts) {
    const { id } = await addPerson(tx, account)
    if (style) callers.push({ id, style })
  }
  const joined = iso(now - (days + 30) * day)
  await client.query('update profiles set created_at = $1', [joined])
  await client.query('update identity.accounts set created_at = $1', [joined])
  return callers
}
