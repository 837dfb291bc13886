import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { answerFailure } from './answer.ts'
import { jsonBodies, readAfterOthers } from './json-body.ts'

describe('a JSON body', () => {
  const app = Fastify()
  jsonBodies(app)
  app.setErrorHandler(answerFailure)
  app.post('/', async request => ({ body: request.body ?? 'none' }))
  const send = async (payload: string | Buffer, headers: Record<string, string> = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      payload,
    })
    return { status: answer.statusCode, body: answer.json() }
  }

  it('may be empty', async () => {
    for (const empty of ['', ' \n'])
      assert.deepEqual(await send(empty), { status: 200, body: { body: 'none' } })
  })

  it('arrives as it was sent', async () => {
    const sent = { a: [1, null, 'é', { b: 'back\\u0000slash' }] }
    assert.deepEqual((await send(JSON.stringify(sent))).body.body, sent)
  })

  it('that is not JSON is refused', async () => {
    for (const bad of ['{', '{"a":1,}', 'undefined']) {
      const { status, body } = await send(bad)
      assert.equal(status, 400, bad)
      assert.deepEqual(body.error.details, { field: 'body', message: 'is not valid JSON' })
    }
  })

  it('that reaches for a prototype is refused, and told so', async () => {
    for (const bad of [
      '{"__proto__":{"x":1}}',
      '{"constructor":{"prototype":{}}}',
      '{"a":[{"__\\u0070roto__":1}]}',
    ]) {
      const { status, body } = await send(bad)
      assert.equal(status, 400, bad)
      assert.match(body.error.message, /a key that is not accepted: __proto__/)
    }
  })

  it('that is packed is refused as such', async () => {
    const { status, body } = await send(gzipSync('{"a":1}'), { 'content-encoding': 'gzip' })
    assert.equal(status, 415)
    assert.match(body.error.message, /without a content encoding/)
    for (const plain of ['identity', 'Identity'])
      assert.equal((await send('{"a":1}', { 'content-encoding': plain })).status, 200, plain)
  })

  it('may be nested 64 deep and no deeper', async () => {
    const nested = (depth: number) => `{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`
    assert.equal((await send(nested(64))).status, 200)
    for (const depth of [65, 3_000, 100_000]) {
      const { status, body } = await send(nested(depth))
      assert.equal(status, 400)
      assert.equal(body.error.details.message, 'is nested more than 64 deep')
    }
  })

  it('may have 50,000 lists and objects and no more', async () => {
    const empty = (count: number) =>
      `[${Array(count - 1)
        .fill('[]')
        .join()}]`
    assert.equal((await send(empty(50_000))).status, 200)
    const { status, body } = await send(empty(50_001))
    assert.equal(status, 400)
    assert.equal(body.error.details.message, 'has more than 50,000 lists and objects')
  })

  it('may begin with a byte order mark', async () => {
    assert.deepEqual((await send('\ufeff{"a":1}')).body.body, { a: 1 })
  })

  it('counts brackets as nesting only outside of texts', async () => {
    const brackets = '['.repeat(100)
    for (const text of [brackets, `"${brackets}`, `\\\\"${brackets}`, `${brackets}\\`])
      assert.deepEqual((await send(JSON.stringify([text, [text]]))).body.body, [text, [text]])
    assert.equal((await send(`["\\\\", ${brackets}${']'.repeat(100)}]`)).status, 400)
    assert.equal((await send(`{"a": "${brackets}`)).body.error.details.message, 'is not valid JSON')
  })

  it('that holds NUL is refused by the name of the field', async () => {
    const fieldOf = async (text: string) => (await send(text)).body.error.details.field
    assert.equal(await fieldOf('{"name":"a\\u0000b"}'), 'name')
    assert.equal(await fieldOf('{"list":[{"note":"ok"},{"note":"\\u0000"}]}'), 'list.1.note')
    assert.equal(await fieldOf('"\\u0000"'), 'body')
    assert.equal(await fieldOf('{"a\\u0000":1}'), 'body')
    assert.equal(await fieldOf('{"a":{"b":["\\ud83d"]}}'), 'a.b.0')
  })

  it('of a large size waits for those before it, whoever sent them, and leaves others their turns', async () => {
    let turns = 0
    let going = true
    const count = () => {
      turns++
      if (going) setImmediate(count)
    }
    count()
    const begun: number[] = []
    const read = () => {
      begun.push(turns)
    }
    const failing = readAfterOthers(() => {
      read()
      throw new Error('not this one')
    })
    await Promise.all([assert.rejects(failing), readAfterOthers(read), readAfterOthers(read)])
    going = false
    assert.equal(begun.length, 3)
    assert.ok((begun[2] as number) > (begun[1] as number), `begun in turns ${begun}`)
  })
})
