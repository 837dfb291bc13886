import assert from 'node:assert/strict'
import { Agent, request } from 'node:http'
import { before, describe, it } from 'node:test'
import { eventually } from '../harness/eventually.ts'
import { type TestDatabase, testDatabase, undoLater } from '../harness/index.ts'
import { ask, dataFolder, type Running, startMettle, tokenFor } from './running.ts'

type Outcome = { status: number; connection: string | undefined } | { code: string }

/** One client that keeps its connections, as a browser or a load balancer does. */
function client(token: string) {
  const agent = new Agent({ keepAlive: true })
  undoLater(() => agent.destroy())
  return (url: string, name: string) =>
    new Promise<Outcome>(resolve => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const sent = request(`${url}/api/leads`, { method: 'POST', agent, headers }, answer => {
        answer
          .resume()
          .once('end', () =>
            resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection }),
          )
        answer.once('error', ({ code }: NodeJS.ErrnoException) => resolve({ code: `${code}` }))
      })
      sent.once('error', ({ code }: NodeJS.ErrnoException) => resolve({ code: `${code}` }))
      sent.end(JSON.stringify({ name }))
    })
}

describe('two instances, started anew one after the other', { timeout: 180_000 }, () => {
  let database: TestDatabase
  let settings: Record<string, string>
  let token: string
  let instances: Running[]
  before(async () => {
    database = await testDatabase()
    undoLater(database.drop)
    const METTLE_KEY = Buffer.alloc(32, 3).toString('base64')
    settings = { DATABASE_URL: database.url, METTLE_KEY, METTLE_DATA: dataFolder() }
    const first = await startMettle(settings)
    token = await tokenFor(first, settings, 'telecaller')
    instances = [first, await startMettle({ ...settings, METTLE_DATA: dataFolder() })]
  })

  it('reset no connection, say on each last answer that it is the last, and lose and double nothing', async () => {
    const acknowledged: string[] = []
    const failed: string[] = []
    const stopping = new Set<Running>()
    const lastAnswers: Outcome[] = []
    let working = true
    const works = async (n: number) => {
      const create = client(token)
      for (let i = 0; working; i++) {
        const name = `Lead ${n} ${i}`
        // As a load balancer does: whoever has said that it stops is not asked again.
        const serving = instances.filter(instance => !stopping.has(instance))
        const instance = serving[(n + i) % serving.length] as Running
        const outcome = await create(instance.url, name)
        if ('code' in outcome) failed.push(outcome.code)
        else if (outcome.status === 201) acknowledged.push(name)
        else {
          stopping.add(instance)
          lastAnswers.push(outcome)
        }
        await new Promise(resolve => setTimeout(resolve, 50))
      }
    }
    const clients = Array.from({ length: 8 }, (_, n) => works(n))
    for (const i of [0, 1]) {
      const before = acknowledged.length
      await eventually(() => acknowledged.length > before + 16)
      const old = instances[i] as Running
      old.process.kill('SIGTERM')
      assert.equal(await old.ended, 0)
      instances[i] = await startMettle({ ...settings, METTLE_DATA: dataFolder() })
    }
    working = false
    await Promise.all(clients)

    assert.deepEqual(failed, [])
    assert.ok(lastAnswers.length >= 2)
    for (const answer of lastAnswers) assert.deepEqual(answer, { status: 503, connection: 'close' })
    const { rows } = await database.superuser.query<{ name: string }>(
      `select name from leads where name like 'Lead %' order by name`,
    )
    assert.deepEqual(
      rows.map(({ name }) => name),
      acknowledged.sort((a, b) => (a < b ? -1 : 1)),
    )
  })

  it('closing their standard output ends none of them', async () => {
    const [mettle] = instances as [Running]
    const talkative = await startMettle({ ...settings, METTLE_DATA: dataFolder(), LOG_LEVEL: 'trace' })
    talkative.process.stdout?.destroy()
    for (let n = 0; n < 20; n++)
      assert.equal((await ask(talkative.url, token, 'POST', '/api/leads', { name: 'Unheard' }))?.status, 201)
    assert.equal((await ask(talkative.url, token, 'GET', '/api/health'))?.status, 200)
    talkative.process.kill('SIGTERM')
    assert.equal(await talkative.ended, 0)
    assert.equal((await ask(mettle.url, token, 'GET', '/api/health'))?.status, 200)
  })
})
