import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { trimText } from '../../server/platform/visible-text.ts'
import { type TestPerson, type TestService, testService } from '../harness/index.ts'
import { createLead } from '../spec/support.ts'

const file = join(import.meta.dirname, '../../../shared/data/strings/blns.json')
const strings: string[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
const absent = strings.length === 0 && '../shared/data/strings/blns.json not found'

/** Eight at a time: the strings do not depend on one another. */
async function forEach<T>(items: T[], work: (item: T) => Promise<void>) {
  const left = items.values()
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const item of left) await work(item)
    }),
  )
}

describe('the big list of naughty strings', { skip: absent }, () => {
  let mettle: TestService
  let ada: TestPerson
  before(async () => {
    mettle = await testService()
    ada = await mettle.person('telecaller')
  })

  it('each comes back from a lead as it was given, trimmed, or is refused by field; and is found by searching for it', async t => {
    let kept = 0
    let refused = 0
    await forEach(strings, async text => {
      const trimmed = text.trim()
      const made = await mettle.call('POST', '/api/leads', {
        as: ada,
        body: { name: text, company: text, source: text },
      })
      const what = `${JSON.stringify(text).slice(0, 80)}: ${made.text.slice(0, 200)}`
      const characters = [...trimmed].length
      if (characters < 2 || characters > 200 || trimText(text) === '') {
        assert.equal(made.status, 400, what)
        assert.equal(made.body.error.details.field, 'name', what)
        refused++
        return
      }
      assert.equal(made.status, 201, what)
      const { id } = made.body.data
      const got = (await mettle.call('GET', `/api/leads/${id}`, { as: ada })).body.data
      assert.deepEqual([got.name, got.company, got.source], [trimmed, trimmed, trimmed], what)
      const found = await mettle.call('GET', `/api/leads?limit=50&search=${encodeURIComponent(text)}`, {
        as: ada,
      })
      assert.equal(found.status, 200, `${what} ${found.text.slice(0, 200)}`)
      assert.ok(
        found.body.data.some((lead: { id: string }) => lead.id === id),
        `not found again: ${what}`,
      )
      kept++
    })
    t.diagnostic(
      `${kept} kept and found, ${refused} refused for their length, or because nobody sees anything of them`,
    )
    assert.equal(kept + refused, strings.length)
  })

  it('each comes back from an interaction as it was given, trimmed; without any text it is no note', async () => {
    const lead = await createLead(mettle, ada)
    const given = strings.map(text => text.trim()).filter(text => text !== '')
    await forEach(strings, async content => {
      const made = await mettle.call('POST', `/api/leads/${lead.id}/interactions`, {
        as: ada,
        body: { type: 'note', content },
      })
      const what = `${JSON.stringify(content).slice(0, 80)}: ${made.text.slice(0, 200)}`
      if (content.trim() === '') {
        assert.equal(made.status, 400, what)
        assert.equal(made.body.error.details.field, 'content', what)
        return
      }
      assert.equal(made.status, 201, what)
      assert.equal(made.body.data.content, content.trim())
    })
    const { total } = (await mettle.call('GET', `/api/leads/${lead.id}/interactions`, { as: ada })).body.meta
    assert.equal(total, given.length)
    const kept: string[] = []
    for (let page = 1; page <= Math.ceil(total / 1000); page++)
      kept.push(
        ...(
          await mettle.call('GET', `/api/leads/${lead.id}/interactions?limit=1000&page=${page}`, { as: ada })
        ).body.data.map((i: { content: string }) => i.content),
      )
    assert.deepEqual(kept.toSorted(), given.toSorted())
  })

  it('each as status, source, cursor, e-mail, phone, id or key is answered and nothing breaks', async () => {
    const lead = await createLead(mettle, ada)
    await forEach(strings, async text => {
      const q = encodeURIComponent(text)
      const answers = [
        await mettle.call('GET', `/api/leads?status=${q}`, { as: ada }),
        await mettle.call(
          'GET',
          `/api/leads?source=${encodeURIComponent([...text].slice(0, 100).join(''))}&limit=1`,
          {
            as: ada,
          },
        ),
        await mettle.call('GET', `/api/leads/${q}x`, { as: ada }),
        await mettle.call('PUT', `/api/leads/${lead.id}`, { as: ada, body: { [text]: 1 } }),
        await mettle.call('PUT', `/api/leads/${lead.id}`, { as: ada, body: { phone: text } }),
        await mettle.call('PUT', `/api/leads/${lead.id}`, { as: ada, body: { email: text } }),
      ]
      assert.deepEqual(
        answers.slice(0, 4).map(answer => answer.status),
        [200, 200, 404, 400],
        JSON.stringify(text),
      )
      for (const { status, text: body } of answers.slice(4))
        assert.ok(status === 200 || status === 400, `${JSON.stringify(text)}: ${body.slice(0, 200)}`)
    })
  })
})
