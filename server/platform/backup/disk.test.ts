import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { inTurn, isDiskSilent, onDisk, SilentDisk } from './disk.ts'

describe('a disk that does not answer', () => {
  it('is asked one thing at a time and nothing more, until it answers', async () => {
    const made: string[] = []
    const call = (name: string) => async () => {
      made.push(name)
      return name
    }
    const answer = Promise.withResolvers<string>()
    const first = onDisk(() => answer.promise, 100)
    const second = onDisk(call('second'), 100)
    await assert.rejects(first, SilentDisk)
    await assert.rejects(second, SilentDisk)
    assert.equal(isDiskSilent(), true)
    await assert.rejects(onDisk(call('third'), 60_000), SilentDisk)
    const cleared = inTurn(call('clearing up'))
    assert.deepEqual(made, [])

    answer.resolve('late')
    await cleared
    assert.deepEqual(made, ['clearing up'])
    await inTurn(async () => {})
    assert.equal(isDiskSilent(), false)
    assert.equal(await onDisk(call('again'), 60_000), 'again')
  })

  it('passes on what a call says, and the next has its turn', async () => {
    await assert.rejects(
      onDisk(() => Promise.reject(new Error('full')), 60_000),
      /full/,
    )
    assert.equal(await onDisk(async () => 1, 60_000), 1)
  })
})
