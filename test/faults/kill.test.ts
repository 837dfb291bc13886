import assert from 'node:assert/strict'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from '../harness/eventually.ts'
import {
  allLeads,
  ask,
  dice,
  installation,
  postmasterOf,
  type Running,
  reasonOf,
  startMettle,
  tokenFor,
} from './running.ts'

const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000)

/** Six people who write as fast as they are answered, until told to stop. */
function writers(url: () => string, token: string, acknowledged: string[], outcomes: Map<string, number>) {
  let writing = true
  const write = async (n: number) => {
    for (let lead = 0; writing; lead++) {
      const answer = await ask(url(), token, 'POST', '/api/leads', { name: `Writer ${n}, lead ${lead}` })
      if (!answer) {
        await sleep(20)
        continue
      }
      const said = answer.status === 201 ? 'made' : `${answer.status} ${reasonOf(answer)}`
      outcomes.set(said, (outcomes.get(said) ?? 0) + 1)
      if (answer.status === 201) acknowledged.push(answer.body.data?.id as string)
      else await sleep(20)
    }
  }
  const all = Promise.all(Array.from({ length: 6 }, (_, n) => write(n)))
  return async () => {
    writing = false
    await all
  }
}

/** Kills the server by force and waits until the service has started another. */
async function killDatabase(dataDir: string) {
  const killed = postmasterOf(dataDir)
  process.kill(killed, 'SIGKILL')
  await eventually(() => {
    try {
      return postmasterOf(dataDir) !== killed
    } catch {
      return undefined
    }
  })
}

describe('killed by force under writes', () => {
  it('every lead that was acknowledged is there, whether the service or its database was killed, and no hand is needed', async t => {
    t.diagnostic(`seed ${seed} (FAULT_SEED to repeat)`)
    const random = dice(seed)
    const settings = { METTLE_DATA: installation() }
    let mettle: Running = await startMettle(settings)
    const token = await tokenFor(mettle, settings, 'admin')
    const acknowledged: string[] = []
    const outcomes = new Map<string, number>()
    const stop = writers(() => mettle.url, token, acknowledged, outcomes)

    const strike = async (victim: 'database' | 'service') => {
      if (victim === 'database') return killDatabase(settings.METTLE_DATA)
      mettle.process.kill('SIGKILL')
      await mettle.ended
      mettle = await startMettle(settings)
    }
    try {
      for (const victim of ['database', 'service', 'database', 'service'] as const) {
        const before = acknowledged.length
        await eventually(() => acknowledged.length > before + 10)
        await sleep(random() * 400)
        await strike(victim)
        const survived = acknowledged.length
        await eventually(() => acknowledged.length > survived)
      }
    } finally {
      await stop()
    }

    const { ids, total } = await allLeads(mettle.url, token)
    assert.deepEqual(
      acknowledged.filter(id => !ids.has(id)),
      [],
      'acknowledged and lost',
    )
    assert.equal(total, ids.size, 'the total counts what is there')
    const verdict = await fetch(`${mettle.url}/api/audit/verify`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { data } = (await verdict.json()) as { data: { intact: boolean } }
    assert.equal(data.intact, true)
    assert.deepEqual(
      [...outcomes.keys()].filter(said => said !== 'made' && said !== '400 UNAVAILABLE'),
      [],
      'while the database is away, that it is, and nothing else',
    )
    t.diagnostic(
      `${acknowledged.length} acknowledged, ${ids.size} there, ${outcomes.get('400 UNAVAILABLE') ?? 0} times unavailable`,
    )
    mettle.process.kill('SIGTERM')
    assert.equal(await mettle.ended, 0)
  })

  it('while the database is away reads and writes say so, with Retry-After, health is 500, and both heal by themselves', async () => {
    const settings = { METTLE_DATA: installation() }
    const mettle = await startMettle(settings)
    const token = await tokenFor(mettle, settings, 'telecaller')
    const made = await ask(mettle.url, token, 'POST', '/api/leads', { name: 'Before' })
    const id = made?.body.data?.id
    // Its folder out of reach, so that it stays away until we have looked.
    const folder = join(settings.METTLE_DATA, 'pg')
    const postmaster = postmasterOf(settings.METTLE_DATA)
    renameSync(folder, `${folder}.away`)
    process.kill(postmaster, 'SIGKILL')
    const health = async () => (await fetch(`${mettle.url}/api/health`)).status
    await eventually(async () => (await health()) === 500)
    // Connections that outlive the postmaster by a moment may still serve.
    const away = await eventually(async () => {
      const answers = await Promise.all([
        ask(mettle.url, token, 'GET', `/api/leads/${id}`),
        ask(mettle.url, token, 'GET', '/api/leads'),
        ask(mettle.url, token, 'PUT', `/api/leads/${id}`, { company: 'Navy' }),
        ask(mettle.url, token, 'POST', '/api/leads', { name: 'Meanwhile' }),
      ])
      const served = answers.filter(answer => !answer || answer.status < 400)
      for (const answer of served)
        assert.ok(answer?.status === 200 || answer?.status === 201, `${answer?.status}`)
      return served.length === 0 && answers
    })
    assert.deepEqual(
      away.map(answer => answer?.status),
      [503, 500, 503, 400],
    )
    for (const answer of away) {
      assert.equal(answer && reasonOf(answer), 'UNAVAILABLE')
      assert.match(answer?.headers.get('retry-after') ?? '', /^\d+$/)
    }
    renameSync(`${folder}.away`, folder)
    await eventually(async () => (await health()) === 200)
    assert.equal((await ask(mettle.url, token, 'GET', `/api/leads/${id}`))?.status, 200)
    assert.equal((await ask(mettle.url, token, 'PUT', `/api/leads/${id}`, { company: 'Navy' }))?.status, 200)
    mettle.process.kill('SIGTERM')
    assert.equal(await mettle.ended, 0)
  })
})
