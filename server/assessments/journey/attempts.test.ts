import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { eventually } from '../../../test/harness/eventually.ts'
import type { Prepared } from '../definitions.ts'
import { openAttempts } from './attempts.ts'
import type { State } from './state.ts'

const definition = (bytes: number) => ({ bytes, bank: { items: [] } }) as unknown as Prepared
const attempt = (id: string, prepared: Prepared, served: string[] = []) =>
  ({
    attempt: { id, user_id: 'u', assessment_id: 'x' },
    prepared,
    served,
    clientIds: new Set<string>(),
  }) as State

describe('attempts in memory', () => {
  it('leave it after a while, though nobody asks for them', async () => {
    const attempts = openAttempts(50)
    attempts.keep(attempt('a', definition(1)))
    assert.ok(attempts.get('a'))
    assert.equal(attempts.latest('u', 'x'), 'a')
    await eventually(() => attempts.get('a') === undefined && attempts.latest('u', 'x') === undefined)
  })

  it('leave it with their definition, when those used since need its room', () => {
    const attempts = openAttempts(60_000, 100)
    const [first, second] = [definition(60), definition(60)]
    attempts.keep(attempt('a', first))
    attempts.keep(attempt('b', first))
    assert.ok(attempts.get('a') && attempts.get('b'))
    attempts.keep(attempt('c', second))
    assert.deepEqual([attempts.get('a'), attempts.get('b')], [undefined, undefined])
    assert.ok(attempts.get('c'))
    attempts.keep(attempt('d', definition(1000)))
    assert.equal(attempts.get('c'), undefined)
    assert.ok(attempts.get('d'), 'the one in use stays, however large its definition is')
  })

  it('let their definition go when the last of them is forgotten or goes on with another', () => {
    const attempts = openAttempts(60_000, 100)
    attempts.keep(attempt('a', definition(50)))
    attempts.keep(attempt('b', definition(50)))
    attempts.forget('b')
    attempts.keep(attempt('c', definition(50)))
    attempts.keep(attempt('c', definition(50)))
    assert.ok(attempts.get('a') && attempts.get('c'))
  })
})
