import assert from 'node:assert/strict'
import { it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from '../harness/eventually.ts'
import { allLeads, dice, installation, type Running, startMettle, tokenFor } from './running.ts'

const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000)
const rows = 6_000

it('an import that is killed again and again imports every row, and none twice', async t => {
  t.diagnostic(`seed ${seed} (FAULT_SEED to repeat)`)
  const random = dice(seed)
  const settings = { METTLE_DATA: installation() }
  let mettle: Running = await startMettle(settings)
  const token = await tokenFor(mettle, settings, 'telecaller')
  const call = async (method: string, path: string, body?: string, type = 'application/json') => {
    const answer = await fetch(`${mettle.url}/api/leads/imports${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': type } : {}) },
      ...(body ? { body } : {}),
    })
    return (await answer.json()) as { data: { id: string; state: string; result: Record<string, number> } }
  }
  // Without phone or e-mail: nothing but the row reached keeps a row from being imported twice.
  const lines = Array.from({ length: rows }, (_, n) => `Row ${n},Company ${n}`)
  const { data } = await call('POST', '', `name,company\n${lines.join('\n')}\n`, 'text/csv')
  await call('POST', `/${data.id}/run`, '{"duplicates":"create"}')
  const done = () => call('GET', `/${data.id}`).then(({ data: now }) => now)
  const imported = async () => (await done()).result?.created ?? 0

  let kills = 0
  for (let at = 0; kills < 2; kills++) {
    at = await imported()
    await eventually(async () => (await imported()) > at || (await done()).state === 'done', 60_000)
    if ((await done()).state === 'done') break
    await sleep(random() * 200)
    mettle.process.kill('SIGKILL')
    await mettle.ended
    mettle = await startMettle(settings)
  }
  assert.ok(kills > 0, 'it was killed while it ran')
  const last = await eventually(async () => {
    const now = await done()
    return now.state === 'done' && now
  }, 120_000)
  assert.equal(last.result.created, rows)
  const { ids, total } = await allLeads(mettle.url, token)
  assert.deepEqual([ids.size, total], [rows, rows])
  t.diagnostic(`killed ${kills} times`)
  mettle.process.kill('SIGTERM')
  assert.equal(await mettle.ended, 0)
})
