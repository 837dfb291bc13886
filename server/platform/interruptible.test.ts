import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openInterruptible } from './interruptible.ts'

const never = () => assert.fail('given back')

describe('waiting that can be interrupted', () => {
  it('brings what it waits for, and its failure', async () => {
    const { wait, interrupt } = openInterruptible()
    assert.equal(await wait(Promise.resolve('there'), never), 'there')
    await assert.rejects(wait(Promise.reject(new Error('not there')), never), /not there/)
    interrupt(new Error('nobody waits any more'))
  })

  it('ends for everybody at once, and gives back what comes after that', async () => {
    const { wait, interrupt } = openInterruptible()
    const late: string[] = []
    const coming = ['first', 'second'].map(name => {
      const { promise, resolve } = Promise.withResolvers<string>()
      return { promise, come: () => resolve(name) }
    })
    const waiting = coming.map(({ promise }) => wait(promise, name => late.push(name)))
    interrupt(new Error('frozen'))
    for (const one of waiting) await assert.rejects(one, /frozen/)
    for (const { come } of coming) come()
    await new Promise(resolve => setImmediate(resolve))
    assert.deepEqual(late, ['first', 'second'])
    assert.equal(await wait(Promise.resolve('later'), never), 'later')
  })

  it('remembers nobody who has waited', async () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc')
    const { wait } = openInterruptible()
    const heapAfter = async (count: number) => {
      for (let n = 0; n < count; n++) await wait(Promise.resolve(n), never)
      collect()
      return process.memoryUsage().heapUsed
    }
    const before = await heapAfter(1_000)
    const grown = (await heapAfter(50_000)) - before
    assert.ok(grown < 5_000_000, `${grown} bytes`)
  })
})
