import { parseArgs } from 'node:util'
import isEmail from 'validator/lib/isEmail.js'
import type { Role } from '../platform/db/index.ts'
import { trimText } from '../platform/visible-text.ts'

export const usage = `Commands for the operator, beside a running Mettle or without one.

  npm run -s mettle -- user add --email E --role R [--first-name F] [--last-name L] --password-stdin
  npm run -s mettle -- user list
  npm run -s mettle -- user role --email E --role R
  npm run -s mettle -- user disable --email E [--enable]
  npm run -s mettle -- user password --email E --password-stdin
  npm run -s mettle -- token --email E
  npm run -s mettle -- audit verify [--checkpoint C]
  npm run -s mettle -- audit resume --reason WHY [--checkpoint C]
  npm run -s mettle -- backup --to FILE
  npm run -s mettle -- backup verify --from FILE
  npm run -s mettle -- backup key
  npm run -s mettle -- restore --from FILE
  npm run -s mettle -- migrate
  npm run -s mettle -- help
  npm run -s mettle -- --version

R is one of admin, manager, telecaller, user. Where a person is already there, E may also be their profile id.
C is a checkpoint of the audit log that was kept: from the service's log, or from an earlier verification. audit resume is
for after a restored backup: it takes the audit chain up again where the backup ends, and every verification tells of it.
backup writes everything, as of one moment, into one sealed file, beside the running service; backup verify restores such a
file into a place of its own and looks whether all is there. restore is for an empty installation. Both need the key of the
installation that made it: backup key prints it. Write it down and keep it apart from the machine and from the backups.
The password is read from standard input: on the command line other users of the machine could see it.
Answers go to standard output, one line of JSON per person; everything else goes to standard error.
Settings are those of the service: METTLE_DATA, DATABASE_URL, METTLE_KEY.
Exit codes: 0 done, 1 could not be done or the audit log is not whole, 2 not a command.
`

/** Not a command as it stands; the text says why. */
export class UsageError extends Error {}

export type Command =
  | { name: 'help' }
  | { name: 'version' }
  | { name: 'migrate' }
  | { name: 'backup'; to: string }
  | { name: 'backup key' }
  | { name: 'backup verify' | 'restore'; from: string }
  | { name: 'audit verify'; checkpoint?: string | undefined }
  | { name: 'audit resume'; reason: string; checkpoint?: string | undefined }
  | { name: 'token'; email: string }
  | { name: 'user list' }
  | { name: 'user add'; email: string; role: Role; first_name: string | null; last_name: string | null }
  | { name: 'user role'; email: string; role: Role }
  | { name: 'user disable'; email: string; disabled: boolean }
  | { name: 'user password'; email: string }

const roles = ['admin', 'manager', 'telecaller', 'user']

const options = {
  email: { type: 'string' },
  role: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  'password-stdin': { type: 'boolean' },
  enable: { type: 'boolean' },
  checkpoint: { type: 'string' },
  reason: { type: 'string' },
  to: { type: 'string' },
  from: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const

type Given = ReturnType<typeof parse>['values']
type Option = keyof typeof options

// What each command needs, and what it takes beyond that.
const commandOptions: Record<string, { needs: Option[]; takes?: Option[] }> = {
  migrate: { needs: [] },
  backup: { needs: ['to'] },
  'backup key': { needs: [] },
  'backup verify': { needs: ['from'] },
  restore: { needs: ['from'] },
  'audit verify': { needs: [], takes: ['checkpoint'] },
  'audit resume': { needs: ['reason'], takes: ['checkpoint'] },
  token: { needs: ['email'] },
  'user list': { needs: [] },
  'user add': { needs: ['email', 'role', 'password-stdin'], takes: ['first-name', 'last-name'] },
  'user role': { needs: ['email', 'role'] },
  'user disable': { needs: ['email'], takes: ['enable'] },
  'user password': { needs: ['email', 'password-stdin'] },
}

export function readCommand(args: string[]): Command {
  const { values, positionals } = parse(args)
  if (values.help || positionals[0] === 'help') return { name: 'help' }
  if (values.version) return { name: 'version' }
  const name = positionals.join(' ')
  const shape = commandOptions[name]
  if (!shape) throw new UsageError(name ? `There is no command "${name}".` : 'Which command?')
  for (const option of shape.needs)
    if (values[option] === undefined) throw new UsageError(`${name} needs --${option}.`)
  for (const option of Object.keys(values) as Option[])
    if (![...shape.needs, ...(shape.takes ?? [])].includes(option))
      throw new UsageError(`${name} does not take --${option}.`)
  if (values.role !== undefined && !roles.includes(values.role))
    throw new UsageError(`--role must be one of ${roles.join(', ')}.`)
  return commandOf(name, values)
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function commandOf(name: string, given: Given): Command {
  const email = given.email as string
  const role = given.role as Role
  switch (name) {
    case 'token':
    case 'user password':
      return { name, email }
    case 'audit verify':
      return { name, checkpoint: given.checkpoint }
    case 'audit resume': {
      const reason = given.reason?.trim() ?? ''
      if (reason === '' || reason.length > 500)
        throw new UsageError('--reason must say why, in up to 500 characters.')
      return { name, reason, checkpoint: given.checkpoint }
    }
    case 'backup':
      return { name, to: given.to as string }
    case 'backup verify':
    case 'restore':
      return { name, from: given.from as string }
    case 'user role':
      return { name, email, role }
    case 'user disable':
      return { name, email, disabled: !given.enable }
    case 'user add':
      if (!isEmail.default(email, { allow_utf8_local_part: true }))
        throw new UsageError(`--email: "${email}" is not an e-mail address.`)
      return {
        name,
        email,
        role,
        first_name: nameOf(given['first-name']),
        last_name: nameOf(given['last-name']),
      }
    default:
      return { name: name as 'migrate' | 'backup key' | 'user list' }
  }
}

const nameOf = (text: string | undefined) => trimText(text ?? '') || null
