import { text } from 'node:stream/consumers'
import packageFile from '../package.json' with { type: 'json' }
import { type Command, readCommand, UsageError, usage } from './cli/arguments.ts'
import { readConfig } from './platform/config.ts'

process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<0 | 1 | 2> {
  try {
    const command = readCommand(args)
    if (command.name === 'help') {
      process.stdout.write(usage)
      return 0
    }
    if (command.name === 'version') {
      process.stdout.write(`${packageFile.version}\n`)
      return 0
    }
    const config = readConfig(process.env)
    const password = await passwordFor(command)
    // Loaded only now: whoever mistypes a command need not wait for the whole service's code.
    const { run } = await import('./cli/run.ts')
    const { lines, failed } = await run(command, config, password, line => console.error(line))
    for (const line of lines) console.log(line)
    return failed ? 1 : 0
  } catch (error) {
    console.error((error as Error).message)
    if (!(error instanceof UsageError)) return 1
    console.error('See: npm run -s mettle -- --help')
    return 2
  }
}

/** The whole of standard input, without the line's end that echo and editors put there. */
async function passwordFor({ name }: Command): Promise<string> {
  if (name !== 'user add' && name !== 'user password') return ''
  return (await text(process.stdin)).replace(/\r?\n$/, '')
}
