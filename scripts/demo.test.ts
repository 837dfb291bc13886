import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'

const folder = mkdtempSync(join(tmpdir(), 'mettle-demo-'))
after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }))

/** What the demo prints until it serves, while it serves. */
async function demo(use: (printed: string) => Promise<void>) {
  // Settings of a real installation, none of which may be touched.
  const env = {
    ...process.env,
    PORT: '0',
    METTLE_DATA: join(folder, 'real'),
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/no',
  }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'demo.ts'), join(folder, 'demo')], { env })
  const ended = new Promise<number | null>(resolve => child.once('close', resolve))
  child.stderr.pipe(process.stderr)
  let printed = ''
  try {
    for await (const chunk of child.stdout) {
      printed += chunk
      if (printed.includes('Ctrl-C')) break
    }
    await use(printed)
  } finally {
    child.kill('SIGINT')
    assert.equal(await ended, 0)
  }
}

const passwordOf = (email: string, printed: string) => printed.match(new RegExp(`${email} +(\\S+)`))?.[1]

type Cell = { score: string; metric: string; claim: string | null }

it('the demo shows the whole product, and comes back as it was left', async () => {
  let firstPrinted = ''
  await demo(async printed => {
    firstPrinted = printed
    assert.match(printed, /freshly filled/)
    const address = printed.match(/http:\/\/[\d.]+:\d+/)?.[0]
    const ask = async (path: string, init: RequestInit = {}) => {
      let response = await fetch(`${address}/api${path}`, init)
      // Freshly filled, it may have much to do still; it says when to try again.
      for (let tries = 1; response.status === 503 && tries < 20; tries++) {
        await sleep(Number(response.headers.get('retry-after')) * 1000)
        response = await fetch(`${address}/api${path}`, init)
      }
      const text = await response.text()
      assert.equal(response.status, 200, `${path}: ${text}`)
      return JSON.parse(text)
    }
    const as = async (email: string) => {
      const body = JSON.stringify({ email, password: passwordOf(email, printed) })
      const headers = { 'content-type': 'application/json' }
      const { data } = await ask('/auth/login', { method: 'POST', headers, body })
      return (path: string) => ask(path, { headers: { authorization: `Bearer ${data.access_token}` } })
    }
    const vikram = await as('vikram@team.example')
    const priya = await as('priya@team.example')
    assert.equal((await vikram('/leads')).meta.total, 8000)
    const { total } = (await priya('/leads')).meta
    assert.ok(total > 150 && total < 400, String(total))

    const [{ id }] = (await priya('/assessments')).data
    const results = (await priya(`/assessments/${id}/results`)).data
    assert.ok(results.dimensions.every((one: { score: number | null }) => one.score !== null))
    assert.equal((await priya(`/assessments/${id}/peers`)).data.answered, 4)
    assert.equal((await priya(`/assessments/${id}/history`)).data.length, 2)

    const teams = (await vikram('/teams')).data
    assert.deepEqual(
      teams.map(({ name, members }: { name: string; members: number }) => [name, members]).toSorted(),
      [
        ['Delhi desk', 12],
        ['Mumbai desk', 12],
        ['Renewals', 12],
      ],
    )
    for (const { id, members } of teams) {
      const { compared, complementary } = (await vikram(`/teams/${id}/compatibility`)).data
      assert.ok(compared >= 7 && compared < members && complementary.length > 0, `${compared} compared`)
    }

    const validity = (await vikram(`/assessments/${id}/validity`)).data
    assert.ok(validity.people.scored >= 32 && validity.people.left_out >= 1, JSON.stringify(validity.people))
    // Which questions people get is chance. Both strengths count in the overall score, so it may be claimed of that too.
    const claimed = (validity.outcomes as Cell[]).filter(
      cell => cell.claim !== null && cell.score !== 'overall',
    )
    assert.deepEqual(claimed.map(({ score, metric }) => `${score} ${metric}`).toSorted(), [
      'communication_skills conversion_rate',
      'work_ethic follow_up_compliance',
    ])
  })
  await demo(async printed => {
    assert.doesNotMatch(printed, /freshly filled/)
    for (const email of ['asha@team.example', 'priya@team.example'])
      assert.equal(passwordOf(email, printed), passwordOf(email, firstPrinted))
  })
})
