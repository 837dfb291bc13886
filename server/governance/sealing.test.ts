import assert from 'node:assert/strict'
import { it, mock } from 'node:test'
import { eventually } from '../../test/harness/eventually.ts'
import type { Logger } from '../platform/log.ts'
import type { Signal } from '../platform/outbox-signal.ts'
import { ChainRewound, type Sealer } from './sealer.ts'
import { startSealing } from './sealing.ts'

it('the log gets a checkpoint with the first change after a start, not again within the hour, and at the end', async () => {
  const looks = [undefined, 'first', 'second']
  const logged: unknown[] = []
  let changed = () => {}
  const stop = startSealing({
    sealer: { extend: async () => looks.shift() } as Sealer,
    signal: {
      onChange(heard: () => void) {
        changed = heard
        return () => {}
      },
    } as Signal,
    log: { info: ({ checkpoint }: { checkpoint: string }) => logged.push(checkpoint) } as unknown as Logger,
  })
  await eventually(() => looks.length === 2)
  assert.deepEqual(logged, [])
  changed()
  await eventually(() => logged.length === 1)
  changed()
  await eventually(() => looks.length === 0)
  assert.deepEqual(logged, ['first'])
  await stop()
  assert.deepEqual(logged, ['first', 'second'])
})

it('nothing is looked at between the changes but once a minute, and a chain that went back is said once a minute', async () => {
  mock.timers.enable({ apis: ['setTimeout', 'setInterval'] })
  const turn = () => new Promise(resolve => setImmediate(resolve))
  let looks = 0
  const said: { code?: string }[] = []
  const stop = startSealing({
    sealer: {
      extend: async () => {
        looks++
        throw new ChainRewound('the chain went back')
      },
    } as unknown as Sealer,
    signal: { onChange: () => () => {} } as unknown as Signal,
    log: {
      info: () => {},
      error: ({ err }: { err: { code?: string } }) => said.push(err),
    } as unknown as Logger,
  })
  mock.timers.tick(1_000)
  await turn()
  assert.deepEqual([looks, said.map(({ code }) => code)], [1, ['AUDIT_REWOUND']])
  mock.timers.tick(58_000)
  await turn()
  assert.equal(looks, 1)
  mock.timers.tick(1_000)
  await turn()
  assert.deepEqual([looks, said.length], [2, 1])
  mock.timers.reset()
  await stop()
})
