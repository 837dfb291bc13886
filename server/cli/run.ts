import {
  accessTokenFor,
  addPerson,
  listPeople,
  setDisabled,
  setPassword,
  setRole,
} from '../identity/index.ts'
import type { Config } from '../platform/config.ts'
import { systemActor, type Tx } from '../platform/db/index.ts'
import type { Seal } from '../platform/seal.ts'
import type { Command } from './arguments.ts'
import { openInstallation, requireInstallation } from './open.ts'

const operator = systemActor('command line')

/** Does the command and answers with the lines to print. */
export async function run(command: Command, config: Config, password: string): Promise<string[]> {
  requireInstallation(config)
  const { db, seal, applied, close } = await openInstallation(config)
  try {
    if (command.name === 'migrate') return applied
    return await db.withActor(operator, tx => execute(tx, command, config, seal, password))
  } finally {
    await close()
  }
}

async function execute(tx: Tx, command: Command, config: Config, seal: Seal, password: string) {
  switch (command.name) {
    case 'token':
      return [await accessTokenFor(tx, { seal, issuer: config.publicUrl }, command.email)]
    case 'user list':
      return (await listPeople(tx)).map(person => JSON.stringify(person))
    case 'user add': {
      const { name: _, ...person } = command
      return [JSON.stringify(await addPerson(tx, { ...person, password }))]
    }
    case 'user role':
      return [JSON.stringify(await setRole(tx, command.email, command.role))]
    case 'user disable':
      return [JSON.stringify(await setDisabled(tx, command.email, command.disabled))]
    case 'user password':
      return [JSON.stringify(await setPassword(tx, command.email, password))]
    default:
      return []
  }
}
