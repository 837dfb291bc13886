import assert from 'node:assert/strict'
import { it } from 'node:test'
import { eventually } from '../harness/eventually.ts'
import { installation, startMettle, tokenFor } from './running.ts'
import { call, type Report, takeQuickly } from './scored.ts'

it('killed while it makes a report, it is made after the restart, whole and once', async () => {
  const settings = { METTLE_DATA: installation() }
  let mettle = await startMettle(settings)
  const token = await tokenFor(mettle, settings, 'telecaller')
  const assessment = await takeQuickly(mettle.url, token)
  const ask = () => call(mettle.url, token, 'POST', `/assessments/${assessment}/reports`, { format: 'pdf' })

  const { id } = await ask()
  const look = () => call<Report>(mettle.url, token, 'GET', `/reports/${id}`)
  await eventually(async () => (await look()).state === 'generating', 30_000)
  mettle.process.kill('SIGKILL')
  await mettle.ended

  mettle = await startMettle(settings)
  const { state } = await look()
  assert.ok(['queued', 'generating'].includes(state), `it was killed while it was made: ${state}`)
  assert.equal((await ask()).id, id, 'asked for again meanwhile, it is the same')
  await eventually(async () => {
    const { state, problem } = await look()
    assert.notEqual(state, 'failed', String(problem))
    return state === 'ready'
  }, 240_000)
  const pdf = await fetch(`${mettle.url}/api/reports/${id}/pdf`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const bytes = Buffer.from(await pdf.arrayBuffer()).toString('latin1')
  assert.ok(bytes.startsWith('%PDF-1.') && bytes.trimEnd().endsWith('%%EOF'))
  assert.equal((await ask()).id, id)
})
