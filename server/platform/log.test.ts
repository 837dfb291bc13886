import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
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

it('a log that nobody reads holds up neither the process nor its end', async () => {
  const text = `
    import { isLogUnread, openLog } from ${JSON.stringify(new URL('log.ts', import.meta.url).href)}
    const log = openLog('info')
    const before = await isLogUnread()
    for (let line = 0; line < 20_000; line++) log.info({ line, text: 'x'.repeat(500) }, 'nobody reads this')
    setTimeout(async () => process.send([before, await isLogUnread()]), 10)`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', text], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    timeout: 60_000,
    killSignal: 'SIGKILL',
  })
  const [unread] = await once(child, 'message')
  assert.deepEqual(unread, [false, true])
  child.kill('SIGKILL')
})
