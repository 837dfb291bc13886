import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../harness/index.ts'

type Operation = { parameters?: { in: string; name: string }[] }

let mettle: TestService
let admin: TestPerson
let filters: { path: string; name: string }[]
before(async () => {
  mettle = await testService()
  admin = await mettle.person('admin')
  const { body: document } = await mettle.call('GET', '/api/openapi.json')
  filters = Object.entries(document.paths as Record<string, { get?: Operation }>)
    .filter(([path]) => !/\{|\/realtime\/|\/auth\//.test(path))
    .flatMap(([path, { get }]) =>
      (get?.parameters ?? [])
        .filter(({ in: place }) => place === 'query')
        .map(({ name }) => ({ path, name })),
    )
  assert.ok(filters.length > 60, `${filters.length} filters`)
})

describe('filters that cannot be accepted are refused by name', () => {
  const odd = {
    'a NUL': '%00',
    'a NUL inside': 'a%00b',
    'no UTF-8': '%ff%fe',
    'any length': 'x'.repeat(5000),
  }
  for (const [what, value] of Object.entries(odd))
    it(`with ${what}`, async () => {
      for (const { path, name } of filters) {
        const answer = await mettle.call('GET', `${path}?${name}=${value}`, { as: admin })
        if (answer.status === 200 || answer.status === 404) continue
        assert.ok(answer.body.error.details?.field, `${path}?${name}: ${answer.text}`)
      }
    })

  it('given more than once', async () => {
    for (const { path, name } of filters) {
      const answer = await mettle.call('GET', `${path}?${name}=a&${name}=b`, { as: admin })
      const { field, message } = answer.body.error.details
      assert.deepEqual([field, message], [name, 'is given more than once'], path)
    }
  })
})
