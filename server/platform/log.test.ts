import assert from 'node:assert/strict'
import { it, mock } from 'node:test'
import { oncePerMinute } from './log.ts'

it('a trouble that lasts is told once a minute, another one at once', () => {
  let now = 0
  const clock = mock.method(performance, 'now', () => now)
  const told: string[] = []
  const tell = oncePerMinute(error => told.push((error as Error).message))
  const away = (queue: string) => Object.assign(new Error(`away (${queue})`), { code: 'ECONNREFUSED' })
  for (const second of [0, 1, 2, 59, 60, 61]) {
    now = second * 1_000
    for (const queue of ['mail', 'upkeep']) tell(away(queue))
    if (second === 2) tell(new Error('quite another'))
  }
  clock.mock.restore()
  assert.deepEqual(told, ['away (mail)', 'quite another', 'away (mail)'])
})
