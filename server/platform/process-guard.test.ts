import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { describe, it } from 'node:test'

const guard = JSON.stringify(new URL('process-guard.ts', import.meta.url))

/** A process of its own under the guard, to which something happens; what it said, and whether it lived on. */
const after = (happens: string) =>
  new Promise<{ said: string[]; code: number }>(resolve => {
    const program = `
      const { guardProcess } = await import(${guard})
      const { EventEmitter } = await import('node:events')
      const { connect } = await import('node:net')
      const say = level => ({ err }, text) => console.log(level + ': ' + text + ': ' + (err?.message ?? err))
      guardProcess({ error: say('error'), fatal: say('fatal') }, () => setTimeout(() => process.exit(1), 50))
      setImmediate(() => { ${happens} })
      setTimeout(() => console.log('lived on'), 200)`
    execFile(process.execPath, ['--input-type=module', '--eval', program], (error, stdout) =>
      resolve({ said: stdout.trim().split('\n'), code: Number(error?.code ?? 0) }),
    )
  })

describe('what nobody caught', () => {
  it('a promise that failed is said and survived', async () => {
    const { said, code } = await after(`Promise.reject(new Error('forgotten'))`)
    assert.deepEqual(said, ['error: nobody waited for this failure: forgotten', 'lived on'])
    assert.equal(code, 0)
  })

  for (const [what, happens] of [
    ['a socket', `connect('/nowhere')`],
    [
      'a stream',
      `new EventEmitter().emit('error', Object.assign(new Error('x'), { code: 'ERR_STREAM_DESTROYED' }))`,
    ],
    ['a driver that read too much', `throw Object.assign(new Error('x'), { code: 'ERR_STRING_TOO_LONG' })`],
  ] as const)
    it(`an error of ${what} is said and survived`, async () => {
      const { said, code } = await after(happens)
      assert.match(said[0] ?? '', /^error: nobody listened to this stream: /)
      assert.deepEqual([said[1], said.length, code], ['lived on', 2, 0])
    })

  for (const happens of [`null.nothing`, `throw new Error('half done')`, `throw 'a word'`])
    it(`anything else is said, and the process ends with 1: ${happens}`, async () => {
      const { said, code } = await after(happens)
      assert.match(said.join('\n'), /^fatal: unexpected; the service ends: .+$/)
      assert.equal(code, 1)
    })
})
