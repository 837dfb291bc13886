import assert from 'node:assert/strict'
import { it } from 'node:test'
import { eventually } from '../harness/eventually.ts'
import { ask, installation, startMettle } from './running.ts'

// Into the running service, as if something in it had failed that nobody listens to.
const later = (happens: string) =>
  `--import=data:text/javascript,${encodeURIComponent(`process.once('SIGUSR2', () => { ${happens} })`)}`

it('a failure that nobody waited for is logged, and the service goes on', async () => {
  const mettle = await startMettle({
    METTLE_DATA: installation(),
    LOG_LEVEL: 'error',
    NODE_OPTIONS: later(`Promise.reject(new Error('forgotten'))`),
  })
  mettle.process.kill('SIGUSR2')
  await eventually(() => mettle.said.some(line => line.includes('nobody waited for this failure')))
  assert.equal((await ask(mettle.url, '', 'GET', '/api/health'))?.status, 200)
})

it('an exception out of nowhere is logged, and the service ends as if told to', async () => {
  const mettle = await startMettle({
    METTLE_DATA: installation(),
    LOG_LEVEL: 'error',
    NODE_OPTIONS: later(`throw new Error('half done')`),
  })
  mettle.process.kill('SIGUSR2')
  assert.equal(await mettle.ended, 1)
  assert.ok(mettle.said.some(line => line.includes('unexpected; the service ends')))
})
