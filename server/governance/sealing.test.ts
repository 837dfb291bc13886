import assert from 'node:assert/strict'
import { it } from 'node:test'
import { eventually } from '../../test/harness/eventually.ts'
import type { Logger } from '../platform/log.ts'
import type { Signal } from '../platform/outbox-signal.ts'
import type { Sealer } from './sealer.ts'
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
