import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, describe, it } from 'node:test'
import { type TestService, testService } from '../harness/index.ts'

let mettle: TestService
before(async () => {
  mettle = await testService()
})

type Document = { paths: Record<string, { get?: { parameters?: { name: string; in: string }[] } }> }

describe('an id that names nothing', () => {
  it('is not found wherever something under it is read', async () => {
    const admin = await mettle.person('admin')
    const { paths } = (await mettle.call('GET', '/api/openapi.json')).body as Document
    const under = Object.keys(paths).filter(path => paths[path]?.get && /^\/api\/[^{]+\{id\}/.test(path))
    const found: string[] = []
    for (const path of under)
      for (const id of [randomUUID(), 'nonsense']) {
        const { status } = await mettle.call('GET', path.replace(/\{\w+\}/g, id), { as: admin })
        if (status !== 404) found.push(`${status} ${path} ${id}`)
      }
    assert.ok(under.length > 20, `only ${under.length} looked at`)
    assert.deepEqual(found, [])
  })
})
