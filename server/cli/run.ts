import { knownCheckpoint, resumeChain, verifyAll } from '../governance/index.ts'
import {
  accessTokenFor,
  addPerson,
  listPeople,
  setDisabled,
  setPassword,
  setRole,
} from '../identity/index.ts'
import type { Config } from '../platform/config.ts'
import { type Database, systemActor, type Tx } from '../platform/db/index.ts'
import type { Seal } from '../platform/seal.ts'
import type { Command } from './arguments.ts'
import { backup, restore, showKey, verify } from './backup.ts'
import { openInstallation, requireInstallation } from './open.ts'

const operator = systemActor('command line')

type Done = { lines: string[]; failed?: boolean }

/** Does the command and answers with the lines to print; `say` is for what is under way. */
export async function run(
  command: Command,
  config: Config,
  password: string,
  say: (line: string) => void,
): Promise<Done> {
  if (command.name === 'restore') return { lines: [await restore(config, command.from, say)] }
  if (command.name === 'backup verify') return verify(config, command.from)
  requireInstallation(config)
  if (command.name === 'backup key') return { lines: [await showKey(config)] }
  if (command.name === 'backup') return { lines: [await backup(config, command.to)] }
  const { db, seal, applied, close } = await openInstallation(config)
  try {
    if (command.name === 'migrate') return { lines: applied }
    if (command.name === 'audit verify')
      return await auditVerify({ db, seal, dataDir: config.dataDir }, command, say)
    if (command.name === 'audit resume') {
      const resumed = await resumeChain({ db, seal, dataDir: config.dataDir }, command)
      return { lines: [JSON.stringify(resumed)] }
    }
    return { lines: await db.withActor(operator, tx => execute(tx, command, config, seal, password)) }
  } finally {
    await close()
  }
}

async function auditVerify(
  { db, seal, dataDir }: { db: Database; seal: Seal; dataDir: string },
  { checkpoint }: { checkpoint?: string | undefined },
  say: (line: string) => void,
): Promise<Done> {
  const known = await knownCheckpoint(db, seal, dataDir)
  const verdict = await verifyAll(db, seal, { known, given: checkpoint }, checked =>
    say(`${checked} entries so far`),
  )
  return { lines: [JSON.stringify(verdict)], failed: !verdict.intact }
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
