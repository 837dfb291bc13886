import assert from 'node:assert/strict'
import { it } from 'node:test'
import { eventually } from '../harness/eventually.ts'
import { ask, installation, startMettle, tokenFor } from './running.ts'

it('killed right after a manager was shown somebody’s lead, the audit log knows of it still', async () => {
  const settings = { METTLE_DATA: installation() }
  let mettle = await startMettle(settings)
  const telecaller = await tokenFor(mettle, settings, 'telecaller')
  const manager = await tokenFor(mettle, settings, 'manager')
  const admin = await tokenFor(mettle, settings, 'admin')
  const id = (await ask(mettle.url, telecaller, 'POST', '/api/leads', { name: 'Grace Hopper' }))?.body.data
    ?.id
  assert.equal((await ask(mettle.url, manager, 'GET', `/api/leads/${id}`))?.status, 200)
  mettle.process.kill('SIGKILL')
  await mettle.ended
  mettle = await startMettle(settings)
  const path = `/api/audit?row_id=${id}&action=read`
  const read = await eventually(async () => (await ask(mettle.url, admin, 'GET', path))?.body.data)
  assert.equal((read as unknown as unknown[]).length, 1)
})
