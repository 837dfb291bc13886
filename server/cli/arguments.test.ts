import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readCommand, UsageError } from './arguments.ts'

const read = (line: string) => readCommand(line.split(' ').filter(Boolean))

describe('a command line', () => {
  it('is read into a command', () => {
    assert.deepEqual(
      read('user add --email a@example.com --role manager --first-name Ada --password-stdin'),
      {
        name: 'user add',
        email: 'a@example.com',
        role: 'manager',
        first_name: 'Ada',
        last_name: null,
      },
    )
    assert.deepEqual(read('user disable --email a@example.com --enable'), {
      name: 'user disable',
      email: 'a@example.com',
      disabled: false,
    })
    assert.deepEqual(read('migrate'), { name: 'migrate' })
    assert.deepEqual(read('audit verify --checkpoint c1'), { name: 'audit verify', checkpoint: 'c1' })
    assert.deepEqual(read('audit resume --reason Backup'), {
      name: 'audit resume',
      reason: 'Backup',
      checkpoint: undefined,
    })
    assert.deepEqual(read('backup --to mettle.backup'), { name: 'backup', to: 'mettle.backup' })
    assert.deepEqual(read('backup verify --from a'), { name: 'backup verify', from: 'a' })
    assert.deepEqual(read('restore --from a'), { name: 'restore', from: 'a' })
    assert.deepEqual(read('user add -h'), { name: 'help' })
  })

  const refused: [line: string, why: RegExp][] = [
    ['', /Which command/],
    ['user', /no command "user"/],
    ['users list', /no command "users list"/],
    ['migrate now', /no command "migrate now"/],
    ['audit resume', /needs --reason/],
    ['audit resume --reason=', /must say why/],
    ['user add --email a@example.com --role user', /needs --password-stdin/],
    ['user role --email a@example.com', /needs --role/],
    ['token', /needs --email/],
    ['backup', /needs --to/],
    ['restore --to a', /needs --from/],
    ['user role --email a@example.com --role owner', /one of admin, manager, telecaller, user/],
    ['user add --email nobody --role user --password-stdin', /"nobody" is not an e-mail address/],
    ['user list --role user', /does not take --role/],
    ['token --email a@example.com --forever', /--forever/],
    ['token --email', /--email/],
  ]
  for (const [line, why] of refused) {
    it(`is refused: ${line || '(nothing)'}`, () => {
      assert.throws(
        () => read(line),
        error => error instanceof UsageError && why.test(error.message),
      )
    })
  }
})
