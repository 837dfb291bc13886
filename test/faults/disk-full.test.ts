import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { eventually } from '../harness/eventually.ts'
import { undoLater } from '../harness/index.ts'
import { ask, dataFolder, reasonOf, startMettle, tokenFor } from './running.ts'
import { call, type Report, takeQuickly } from './scored.ts'

/** A disk of our own that can be filled to the last byte, where the system lets us mount one. */
function smallDisk(): string | undefined {
  const folder = dataFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=192m,mode=755', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  undoLater(() => execFileSync('umount', ['-l', folder]))
  return folder
}

function fill(path: string) {
  const file = openSync(path, 'w')
  for (let piece = 1 << 20; piece >= 4096; )
    try {
      writeSync(file, Buffer.alloc(piece))
    } catch {
      piece /= 2
    }
  closeSync(file)
}

describe('a full disk', () => {
  it('reads go on, writes are told to come again, and both go on by themselves when there is room again', async t => {
    const disk = process.getuid?.() === 0 ? smallDisk() : undefined
    if (!disk) return t.skip('a small disk can only be mounted by root, where mounting is permitted')
    const settings = { METTLE_DATA: disk }
    const mettle = await startMettle(settings)
    const token = await tokenFor(mettle, settings, 'telecaller')
    const made = await ask(mettle.url, token, 'POST', '/api/leads', { name: 'Before it was full' })
    const at = `/api/leads/${made?.body.data?.id}`
    const say = () =>
      ask(mettle.url, token, 'POST', `${at}/interactions`, { type: 'note', content: 'x'.repeat(20_000) })

    const assessment = await takeQuickly(mettle.url, token)
    const askForReport = () =>
      ask(mettle.url, token, 'POST', `/api/assessments/${assessment}/reports`, { format: 'web' })
    const begun = await call(mettle.url, token, 'POST', `/assessments/${assessment}/reports`, {
      format: 'pdf',
    })

    const filler = join(disk, 'filler')
    fill(filler)
    const statuses = new Set<number | undefined>()
    let refused = 0
    for (let n = 0; n < 400 && refused < 20; n++) {
      const answer =
        n % 2
          ? await say()
          : await ask(mettle.url, token, 'POST', '/api/leads', {
              name: `Lead ${n}`,
              company: 'x'.repeat(200),
            })
      statuses.add(answer?.status)
      if (answer === undefined || answer.status < 400) continue
      refused++
      assert.equal(reasonOf(answer), 'UNAVAILABLE')
      assert.equal((await ask(mettle.url, token, 'GET', at))?.status, 200)
      assert.equal((await ask(mettle.url, token, 'GET', '/api/leads'))?.status, 200)
    }
    assert.equal(refused, 20, `answers were ${[...statuses]}`)
    assert.deepEqual(
      [...statuses].filter(status => status !== 201 && status !== 503 && status !== 400),
      [],
    )
    assert.equal((await fetch(`${mettle.url}/api/health`)).status, 200)
    // A row or two may still fit into a page that is there.
    const unasked = await askForReport()
    if (unasked?.status !== 202) assert.equal(unasked && reasonOf(unasked), 'UNAVAILABLE')

    rmSync(filler)
    assert.equal((await say())?.status, 201)
    assert.equal((await ask(mettle.url, token, 'POST', '/api/leads', { name: 'After' }))?.status, 201)
    const asked = await askForReport()
    assert.ok(asked?.status === 202 || asked?.status === 201)
    // One that was being made when there was no room is made after all.
    for (const id of [begun.id, asked?.body.data?.id])
      await eventually(async () => {
        const { state, problem } = await call<Report>(mettle.url, token, 'GET', `/reports/${id}`)
        assert.notEqual(state, 'failed', String(problem))
        return state === 'ready'
      }, 240_000)
    mettle.process.kill('SIGTERM')
    assert.equal(await mettle.ended, 0)
  })
})
