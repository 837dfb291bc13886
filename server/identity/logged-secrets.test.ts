import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { bareEnvironment } from '../../test/harness/bare-environment.ts'
import { eventually } from '../../test/harness/eventually.ts'
import { testDatabase } from '../../test/harness/index.ts'

describe('what the service prints', () => {
  const undo: (() => unknown)[] = []
  after(async () => {
    for (const step of undo.reverse()) await step()
  })

  it('holds the set-up link and never a password, a token or an address, at the most talkative level', async () => {
    const database = await testDatabase()
    const dataDir = mkdtempSync(join(tmpdir(), 'mettle-logged-'))
    const service = spawn(process.execPath, [new URL('../main.ts', import.meta.url).pathname], {
      env: {
        ...bareEnvironment,
        DATABASE_URL: database.url,
        METTLE_DATA: dataDir,
        PORT: '0',
        LOG_LEVEL: 'trace',
      },
    })
    const gone = new Promise(resolve => service.once('exit', resolve))
    undo.push(
      () => rmSync(dataDir, { recursive: true, force: true }),
      database.drop,
      () => {
        service.kill('SIGTERM')
        return gone
      },
    )
    let said = ''
    service.stdout.on('data', chunk => {
      said += chunk
    })
    service.stderr.on('data', chunk => {
      said += chunk
    })
    const url = await eventually(() => said.match(/^Mettle listens on (\S+)/m)?.[1])
    const token = await eventually(() => said.match(/setup#token=(\S+)/)?.[1])
    const startupLength = said.length

    const secrets: string[] = []
    const post = async (path: string, body: Record<string, string>, bearer?: string) => {
      secrets.push(...Object.values(body))
      const answer = await fetch(`${url}/api/auth${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        },
        body: JSON.stringify(body),
      })
      const { data } = (await answer.json()) as { data?: Record<string, string> }
      if (data?.access_token) secrets.push(data.access_token, data.refresh_token as string)
      return { status: answer.status, data: data ?? {} }
    }
    const email = 'root.of.all@example.com'
    const made = await post('/setup', { token, email, password: 'a phrase for nobody' })
    assert.equal(made.status, 201)
    assert.equal((await post('/login', { email, password: 'a wrong secret phrase' })).status, 401)
    const entered = await post('/login', { email, password: 'a phrase for nobody' })
    const renewed = await post('/refresh', { refresh_token: entered.data.refresh_token as string })
    await post('/refresh', { refresh_token: 'made-up-refresh-token' })
    await post('/password/forgot', { email })
    await post('/password/reset', { token: 'made-up-reset-token', password: 'another secret phrase' })
    await post('/logout', {}, renewed.data.access_token)
    await post('/logout', {}, 'made.up.token')
    await fetch(`${url}/api/auth/callback?code=provider-code-in-address&state=provider-state`, {
      redirect: 'manual',
    })

    const logged = await eventually(() => {
      const text = said.slice(startupLength)
      return text.split('"answered"').length > 10 ? text : undefined
    })
    for (const secret of [...secrets, 'provider-code-in-address', 'provider-state'])
      assert.ok(!logged.includes(secret), `${secret} was printed`)
    assert.ok(secrets.length > 15)
  })
})
