import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'

type Listed = { id: string; content: string | null }

describe('what was said with a lead', () => {
  let mettle: TestService
  let asha: TestPerson
  before(async () => {
    mettle = await testService()
    asha = await mettle.person('user')
  })

  const get = (path: string) => mettle.call('GET', `/api/leads/${path}`, { as: asha })
  async function leadWith(notes: string[]): Promise<string> {
    const { id } = (await mettle.call('POST', '/api/leads', { as: asha, body: { name: 'Talkative' } })).body
      .data
    for (const content of notes) {
      const body = { type: 'note', content }
      const noted = await mettle.call('POST', `/api/leads/${id}/interactions`, { as: asha, body })
      assert.equal(noted.status, 201)
    }
    return id
  }

  for (const [kind, long, most] of [
    ['long', 'x'.repeat(20_000), 1.2],
    ['unseen', '\u0001'.repeat(20_000), 2.4],
  ] as const)
    it(`is never a giant answer: of ${kind} texts the rest comes without its content, is named and can be read`, async () => {
      const lead = await leadWith([...Array.from({ length: 60 }, () => long), 'short'])
      const page = await get(`${lead}/interactions?limit=100`)
      const included = await get(`${lead}?include=interactions`)
      for (const [{ text, body }, listed] of [
        [page, page.body.data as Listed[]],
        [included, included.body.data.interactions as Listed[]],
      ] as const) {
        assert.ok(text.length < most * 1_048_576, `${text.length} characters`)
        assert.equal(listed.length, 61)
        const without = listed.filter(({ content }) => content === null).map(({ id }) => id)
        assert.ok(without.length > 0)
        assert.deepEqual(body.meta.left_out.toSorted(), without.toSorted())
        assert.deepEqual(listed[0]?.content, 'short')
        const alone = listed.findIndex(({ id }) => id === without[0]) + 1
        const read = await get(`${lead}/interactions?limit=1&page=${alone}`)
        assert.deepEqual([read.body.data[0].id, read.body.data[0].content], [without[0], long])
        assert.equal(read.body.meta.left_out, undefined)
      }
      assert.equal(page.body.meta.total, 61)
    })

  it('comes whole where it is not too much', async () => {
    const lead = await leadWith(['one', 'two'])
    const { body } = await get(`${lead}?include=interactions`)
    assert.deepEqual(
      body.data.interactions.map(({ content }: Listed) => content),
      ['two', 'one'],
    )
    assert.equal('meta' in body, false)
  })
})
