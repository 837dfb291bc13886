import assert from 'node:assert/strict'
import { request } from 'node:http'
import { before, describe, it } from 'node:test'
import { type Answer, type TestPerson, type TestService, testService } from '../harness/index.ts'
import { assertSafe, createLead } from '../spec/support.ts'
import { leavesDatabaseUnchanged } from './unchanged.ts'

let mettle: TestService
let ada: TestPerson
let lead: { id: string }
before(async () => {
  mettle = await testService()
  ada = await mettle.person('telecaller')
  lead = await createLead(mettle, ada)
})

const send = (method: string, path: string, body: unknown) => mettle.call(method, path, { as: ada, body })

type Target = { method: string; path: string; base: Record<string, unknown>; fields: string[] }
const targets = (): Target[] => [
  {
    method: 'POST',
    path: '/api/leads',
    base: { name: 'Ab' },
    fields: ['name', 'email', 'phone', 'company', 'source', 'status'],
  },
  {
    method: 'PUT',
    path: `/api/leads/${lead.id}`,
    base: {},
    fields: ['name', 'email', 'phone', 'company', 'source', 'status', 'assigned_to'],
  },
  {
    method: 'POST',
    path: `/api/leads/${lead.id}/interactions`,
    base: { type: 'call' },
    fields: ['type', 'content', 'outcome', 'duration_seconds', 'occurred_at', 'follow_up_at'],
  },
  { method: 'PUT', path: `/api/leads/${lead.id}/follow-up`, base: {}, fields: ['due_at'] },
  { method: 'POST', path: '/api/assessments', base: { title: 'T' }, fields: ['title', 'description'] },
]

function assertRefused(answer: Answer, what: string) {
  assert.ok(
    answer.status >= 400 && answer.status < 500,
    `${what}: ${answer.status} ${answer.text.slice(0, 200)}`,
  )
  assert.equal(answer.body.success, false)
  assertSafe(answer)
}

/** Every value in every field of every body; the database is looked at around each body. */
async function refusesIn(value: (field: string) => unknown[]) {
  for (const { method, path, base, fields } of targets())
    for (const field of fields)
      await leavesDatabaseUnchanged(mettle, async () => {
        for (const wrong of value(field)) {
          const what = `${method} ${path} ${field} = ${JSON.stringify(wrong)?.slice(0, 60)}`
          const answer = await send(method, path, { ...base, [field]: wrong })
          assertRefused(answer, what)
          assert.equal(answer.body.error.details.field.split('.')[0], field, what)
        }
      })
}

describe('what cannot be accepted is refused by field and leaves the database as it was', () => {
  it('values of the wrong type', () =>
    refusesIn(field => {
      const values = [true, ['x'], { x: 1 }, [[]]]
      return field === 'duration_seconds' ? [...values, '60', 1.5, -1, 1e9] : [...values, 0, 12.5]
    }))

  it('texts beyond any length', () =>
    refusesIn(field => (field === 'duration_seconds' ? [] : ['x'.repeat(20_001)])))

  it('texts with a NUL or half a character, which cannot be stored', () =>
    refusesIn(field =>
      field === 'duration_seconds'
        ? []
        : ['with a \0 inside', '\0\0\0\0\0\0\0\0\0\0\0', 'half \ud83d', '\ude00 half a one'],
    ))

  it('malformed JSON', async () => {
    const pieces = [
      '{',
      '}',
      '{"name"',
      '{"name":"Ab"',
      '{"name":"Ab",}',
      '{name:"Ab"}',
      'NaN',
      '{"name":"\u0001"}',
      '\ufeff{]',
      '{"a":1}{"b":2}',
      '{"name":"\\x41"}',
      "{'a':1}",
    ]
    for (const { method, path } of targets())
      await leavesDatabaseUnchanged(mettle, async () => {
        for (const text of pieces) assertRefused(await send(method, path, text), `${method} ${path} ${text}`)
      })
  })

  it('JSON that is no object', async () => {
    for (const { method, path } of targets())
      await leavesDatabaseUnchanged(mettle, async () => {
        for (const text of ['null', 'true', '0', '""', '[]', '[{"name":"Ab"}]']) {
          const answer = await send(method, path, text)
          assertRefused(answer, `${method} ${path} ${text}`)
          assert.equal(answer.body.error.details.field, 'body')
        }
      })
  })

  it('bytes that are not UTF-8', async () => {
    const bytes = Buffer.from([
      0x7b, 0x22, 0x6e, 0x61, 0x6d, 0x65, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0xc3, 0x28, 0x22, 0x7d,
    ])
    await leavesDatabaseUnchanged(mettle, async () => {
      assertRefused(await send('POST', '/api/leads', bytes), 'not UTF-8')
    })
  })

  it('nesting a thousand and a hundred thousand deep', async () => {
    for (const depth of [1_000, 100_000])
      for (const { method, path, fields } of targets()) {
        const deep = `{"${fields[0]}":${'['.repeat(depth)}${']'.repeat(depth)}}`
        await leavesDatabaseUnchanged(mettle, async () => {
          assertRefused(await send(method, path, deep), `${method} ${path} ${depth} deep`)
        })
      }
  })

  it('a character that cannot be stored at the bottom of it', async () => {
    const depth = 100_000
    const deep = `{"title":"T","questions":${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}}`
    await leavesDatabaseUnchanged(mettle, async () => {
      assertRefused(await send('POST', '/api/assessments', deep), 'a NUL in the depth')
    })
    assert.equal((await mettle.call('GET', '/api/health')).status, 200)
  })

  it('names that would reach into every object', async () => {
    for (const text of [
      '{"name":"Ab","type":"note","due_at":"2030-01-01T00:00:00Z","__proto__":{"admin":true}}',
      '{"name":"Ab","type":"note","due_at":"2030-01-01T00:00:00Z","constructor":{"prototype":{"admin":true}}}',
    ])
      for (const { method, path } of targets().slice(0, 4))
        await leavesDatabaseUnchanged(mettle, async () => {
          assertRefused(await send(method, path, text), `${method} ${path} ${text}`)
        })
    assert.equal(({} as { admin?: boolean }).admin, undefined)
  })

  it('bodies over the limit, sent whole, in pieces, or only announced', async () => {
    const path = `/api/leads/${lead.id}`
    const headers = { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' }
    /** What is answered to the headers and so many pieces, while more is still to come. */
    const begun = (more: Record<string, string>, pieces: number) =>
      new Promise<number | undefined>((resolve, reject) => {
        const sent = request(mettle.url + path, { method: 'PUT', headers: { ...headers, ...more } })
        sent.on('error', reject)
        sent.on('response', response => {
          resolve(response.statusCode)
          sent
            .off('error', reject)
            .on('error', () => {})
            .destroy()
        })
        sent.flushHeaders()
        for (let n = 0; n < pieces; n++) sent.write(Buffer.alloc(65_536, 'x'))
      })
    await leavesDatabaseUnchanged(mettle, async () => {
      const whole = await send('PUT', path, { company: 'x'.repeat(1_048_576) })
      assert.equal(whole.status, 413, whole.text)
      assert.equal(await begun({}, 17), 413)
      assert.equal(await begun({ 'content-length': '1048577' }, 0), 413)
    })
  })

  it('questions of an assessment that reach into every object or cannot be stored', async () => {
    for (const questions of [
      '{"__proto__":{"admin":true}}',
      '{"constructor":{"prototype":1}}',
      '"\\u0000"',
      '"\\ud800"',
    ])
      await leavesDatabaseUnchanged(mettle, async () => {
        const answer = await send('POST', '/api/assessments', `{"title":"T","questions":${questions}}`)
        assertRefused(answer, questions)
        assert.equal(answer.body.error.code, 'ASSESSMENT_CREATE_ERROR')
      })
    assert.equal(({} as { admin?: boolean }).admin, undefined)
  })
})

it('questions of an assessment are kept as given, nested as deep as a body may be', async () => {
  const questions = `${'['.repeat(63)}${']'.repeat(63)}`
  const answer = await send('POST', '/api/assessments', `{"title":"T","questions":${questions}}`)
  assert.equal(answer.status, 201, answer.text.slice(0, 200))
  const { rows } = await mettle.superuser.query(
    'select questions::text as kept from assessments where id = $1',
    [answer.body.data.id],
  )
  assert.equal(rows[0].kept, questions)
})

describe('addresses', () => {
  it('ids that are no UUID, however long or strange, name nothing', async () => {
    const ids = [
      '-1',
      '0',
      'undefined',
      '..%2f..%2fetc%2fpasswd',
      '%00',
      "1' or '1'='1",
      '{id}',
      'x'.repeat(8_000),
      `${lead.id}%00`,
      `${lead.id}%20`,
    ]
    await leavesDatabaseUnchanged(mettle, async () => {
      for (const id of ids)
        for (const [method, path, body] of [
          ['GET', `/api/leads/${id}`, undefined],
          ['PUT', `/api/leads/${id}`, { name: 'Ab' }],
          ['DELETE', `/api/leads/${id}`, undefined],
          ['GET', `/api/leads/${id}/interactions`, undefined],
          ['POST', `/api/leads/${id}/interactions`, { type: 'note' }],
          ['GET', `/api/leads/${id}/follow-up`, undefined],
          ['PUT', `/api/leads/${id}/follow-up`, { due_at: '2030-01-01T00:00:00Z' }],
        ] as const) {
          const answer = await send(method, path, body)
          assert.equal(answer.status, 404, `${method} ${path.slice(0, 80)} ${answer.text.slice(0, 200)}`)
        }
    })
  })

  it('query strings of every kind never break the list', async () => {
    for (const query of [
      '?&&&',
      '?=',
      '?page[]=1',
      '?page[a]=1',
      '?__proto__=1',
      '?__proto__[x]=1',
      '?constructor=1',
      '?limit=1e3',
      '?limit=0x10',
      '?page=%00',
      `?search=${'x'.repeat(201)}`,
      `?status=${'x'.repeat(10_000)}`,
      '?search=%ff%fe',
      '?search=%',
      '?sort=__proto__',
      '?sort=-',
      '?cursor=%00',
      '?created_from=0000-00-00',
    ]) {
      const answer = await mettle.call('GET', `/api/leads${query}`, { as: ada })
      if (answer.status !== 200) {
        assert.equal(answer.body.error.code, 'LEADS_FETCH_ERROR', query)
        assert.equal(
          answer.body.error.details.reason,
          'VALIDATION_ERROR',
          `${query} ${answer.text.slice(0, 200)}`,
        )
      }
    }
  })
})
