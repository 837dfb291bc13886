import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it } from 'node:test'

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

it('the demo lets its people in, and comes back as it was left', async () => {
  let firstPrinted = ''
  await demo(async printed => {
    firstPrinted = printed
    assert.match(printed, /freshly filled/)
    const address = printed.match(/http:\/\/[\d.]+:\d+/)?.[0]
    const json = { 'content-type': 'application/json' }
    const ask = async (path: string, init: RequestInit) =>
      (await fetch(`${address}/api${path}`, init)).json() as Promise<{
        data: { access_token: string }
        meta: { total: number }
      }>
    const totalFor = async (email: string) => {
      const body = JSON.stringify({ email, password: passwordOf(email, printed) })
      const { data } = await ask('/auth/login', { method: 'POST', headers: json, body })
      return (await ask('/leads', { headers: { authorization: `Bearer ${data.access_token}` } })).meta.total
    }
    assert.equal(await totalFor('vikram@team.example'), 5000)
    const own = await totalFor('priya@team.example')
    assert.ok(own > 200 && own < 1000, String(own))
  })
  await demo(async printed => {
    assert.doesNotMatch(printed, /freshly filled/)
    for (const email of ['asha@team.example', 'imran@team.example'])
      assert.equal(passwordOf(email, printed), passwordOf(email, firstPrinted))
  })
})
