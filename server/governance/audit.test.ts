import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, describe, it } from 'node:test'
import { eventually } from '../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testDatabase, testService } from '../../test/harness/index.ts'
import { readConfig } from '../platform/config.ts'
import { startService } from '../service.ts'

type Entry = {
  id: number
  at: string
  actor: string
  action: string
  resource: string
  row_id: string
  row_ids: string[]
  fields: string[]
  request_id: string
  address: string
}

let mettle: TestService
let admin: TestPerson
let ada: TestPerson
let boss: TestPerson
before(async () => {
  mettle = await testService()
  admin = await mettle.person('admin')
  ada = await mettle.person('telecaller')
  boss = await mettle.person('manager')
})

const lead = async (as = ada, fields = {}) =>
  (await mettle.call('POST', '/api/leads', { as, body: { name: 'Grace Hopper', ...fields } })).body.data

/** What one request left in the log, oldest first. */
const entriesOf = async (answer: { headers: Headers }): Promise<Entry[]> =>
  (
    await mettle.superuser.query('select * from audit.entries where request_id = $1 order by id', [
      answer.headers.get('x-request-id'),
    ])
  ).rows

const brief = (entries: Entry[]) =>
  entries.map(({ action, resource, row_id, fields }) => [action, resource, row_id, fields])

/** Reads are written behind the reader's back. */
const readsOf = (answer: { headers: Headers }): Promise<Entry[]> =>
  eventually(async () => {
    const entries = await entriesOf(answer)
    return entries.length > 0 && entries
  })

describe('every change is in the audit log once', () => {
  const cases: [
    string,
    (id: string) => Promise<Parameters<TestService['call']>>,
    (id: string, made: string) => unknown[],
  ][] = [
    [
      'creating a lead',
      async () => ['POST', '/api/leads', { as: ada, body: { name: 'Ab' } }],
      (_, made) => [['create', 'leads', made, []]],
    ],
    [
      'changing a lead, by field and never by value',
      async id => [
        'PUT',
        `/api/leads/${id}`,
        { as: ada, body: { company: 'Navy', phone: '+91 98860 12345' } },
      ],
      id => [['update', 'leads', id, ['company', 'phone']]],
    ],
    [
      'giving a lead to somebody else',
      async id => ['PUT', `/api/leads/${id}`, { as: boss, body: { assigned_to: boss.id } }],
      id => [['update', 'leads', id, ['assigned_to']]],
    ],
    [
      'deleting a lead',
      async id => ['DELETE', `/api/leads/${id}`, { as: ada }],
      id => [['delete', 'leads', id, []]],
    ],
    [
      'recording an interaction',
      async id => [
        'POST',
        `/api/leads/${id}/interactions`,
        { as: ada, body: { type: 'note', content: 'x' } },
      ],
      (_, made) => [['create', 'interactions', made, []]],
    ],
    [
      'recording a call that moves its lead',
      async id => [
        'POST',
        `/api/leads/${id}/interactions`,
        { as: ada, body: { type: 'call', outcome: 'connected' } },
      ],
      (id, made) => [
        ['create', 'interactions', made, []],
        ['update', 'leads', id, ['status']],
      ],
    ],
    [
      'planning a follow-up',
      async id => [
        'PUT',
        `/api/leads/${id}/follow-up`,
        { as: ada, body: { due_at: '2030-01-01T00:00:00Z' } },
      ],
      id => [['create', 'follow_ups', id, []]],
    ],
    [
      'moving a follow-up',
      async id => {
        await mettle.call('PUT', `/api/leads/${id}/follow-up`, {
          as: ada,
          body: { due_at: '2030-01-01T00:00:00Z' },
        })
        return ['PUT', `/api/leads/${id}/follow-up`, { as: ada, body: { due_at: '2030-02-01T00:00:00Z' } }]
      },
      id => [['update', 'follow_ups', id, ['due_at']]],
    ],
    [
      'dropping a follow-up',
      async id => {
        await mettle.call('PUT', `/api/leads/${id}/follow-up`, {
          as: ada,
          body: { due_at: '2030-01-01T00:00:00Z' },
        })
        return ['DELETE', `/api/leads/${id}/follow-up`, { as: ada }]
      },
      id => [['delete', 'follow_ups', id, []]],
    ],
    [
      'creating an assessment',
      async () => ['POST', '/api/assessments', { as: ada, body: { title: 'T' } }],
      (_, made) => [['create', 'assessments', made, []]],
    ],
  ]

  for (const [title, request, expected] of cases)
    it(`${title}`, async () => {
      const { id } = await lead()
      const [method, path, options] = await request(id)
      const answer = await mettle.call(method, path, options)
      assert.ok(answer.status < 300, answer.text)
      const entries = await entriesOf(answer)
      assert.deepEqual(brief(entries), expected(id, answer.body.data.id))
      for (const entry of entries) {
        assert.equal(entry.actor, options?.as?.id)
        assert.equal(entry.address, '127.0.0.1')
      }
    })

  it('deleting a lead names each interaction and follow-up that goes with it', async () => {
    const { id } = await lead()
    const say = (body: object) => mettle.call('POST', `/api/leads/${id}/interactions`, { as: ada, body })
    const note = (await say({ type: 'note', content: 'Later', follow_up_at: '2030-01-01T00:00:00Z' })).body
      .data.id
    const entries = await entriesOf(await mettle.call('DELETE', `/api/leads/${id}`, { as: boss }))
    assert.deepEqual(brief(entries).map(String).toSorted(), [
      `delete,follow_ups,${id},`,
      `delete,interactions,${note},`,
      `delete,leads,${id},`,
    ])
    assert.ok(entries.every(entry => entry.actor === boss.id))
  })

  it('a change that is refused leaves nothing', async () => {
    const { id } = await lead()
    const refused = [
      await mettle.call('POST', '/api/leads', { as: ada, body: { name: 'x' } }),
      await mettle.call('PUT', `/api/leads/${id}`, { as: ada, body: { assigned_to: boss.id } }),
      await mettle.call('PUT', `/api/leads/${id}`, {
        as: ada,
        body: { name: 'No' },
        headers: { 'if-match': '"1"' },
      }),
      await mettle.call('POST', `/api/leads/${id}/interactions`, {
        as: boss,
        body: { type: 'note', content: 'x' },
      }),
    ]
    for (const answer of refused) {
      assert.ok(answer.status >= 400)
      assert.deepEqual(
        (await entriesOf(answer)).filter(entry => entry.action !== 'refuse'),
        [],
      )
    }
  })

  it('a change that changes nothing leaves nothing', async () => {
    const { id, name } = await lead()
    assert.deepEqual(
      await entriesOf(await mettle.call('PUT', `/api/leads/${id}`, { as: ada, body: { name } })),
      [],
    )
  })

  it('a repeated request with the same Idempotency-Key is one change', async () => {
    const send = () =>
      mettle.call('POST', '/api/leads', {
        as: ada,
        body: { name: 'Once' },
        headers: { 'idempotency-key': 'audited once' },
      })
    assert.equal((await entriesOf(await send())).length, 1)
    assert.deepEqual(await entriesOf(await send()), [])
  })
})

describe('reads of somebody else’s data are in the audit log', () => {
  it('under the row’s own id, however the reader spelled it', async () => {
    const one = await lead()
    const path = `/api/leads/${one.id.toUpperCase()}`
    for (const [address, resource] of [
      [path, 'leads'],
      [`${path}/interactions`, 'interactions'],
    ] as const) {
      const read = await readsOf(await mettle.call('GET', address, { as: boss }))
      assert.deepEqual(brief(read), [['read', resource, one.id, []]])
    }
  })

  it('one lead, a list of leads, its interactions', async () => {
    const one = await lead()
    await mettle.call('POST', `/api/leads/${one.id}/interactions`, {
      as: ada,
      body: { type: 'note', content: 'x' },
    })
    const got = await readsOf(await mettle.call('GET', `/api/leads/${one.id}`, { as: boss }))
    assert.deepEqual(brief(got), [['read', 'leads', one.id, []]])
    assert.equal(got[0]?.actor, boss.id)
    assert.equal(got[0]?.address, '127.0.0.1')
    const said = await readsOf(await mettle.call('GET', `/api/leads/${one.id}/interactions`, { as: boss }))
    assert.deepEqual(brief(said), [['read', 'interactions', one.id, []]])
    const own = await lead(boss)
    for (const query of ['?limit=3', '?limit=3&sort=-created_at']) {
      const listed = await mettle.call('GET', `/api/leads${query}`, { as: boss })
      const rows = listed.body.data.map((l: { id: string }) => l.id).filter((id: string) => id !== own.id)
      const [noted, ...more] = await readsOf(listed)
      assert.deepEqual(noted?.row_ids.toSorted(), rows.toSorted(), query)
      assert.deepEqual(more, [], 'one request, one entry')
    }
  })

  it('the duplicates that come with a lead', async () => {
    const phone = '+91 98123 00077'
    const [one, same] = [await lead(ada, { phone }), await lead(ada, { phone })]
    const [noted, ...more] = await readsOf(
      await mettle.call('GET', `/api/leads/${one.id}?include=duplicates`, { as: boss }),
    )
    assert.deepEqual(noted?.row_ids, [one.id, same.id])
    assert.deepEqual(more, [])
  })

  it('the names of people, and who is invited', async () => {
    const { id } = (
      await mettle.call('POST', '/api/invitations', {
        as: admin,
        body: { email: 'invited@example.com', role: 'user' },
      })
    ).body.data
    const [invited] = await readsOf(await mettle.call('GET', '/api/invitations', { as: admin }))
    assert.deepEqual([invited?.actor, invited?.resource, invited?.row_id], [admin.id, 'invitations', id])
    const [named] = await readsOf(await mettle.call('GET', '/api/people/names', { as: boss }))
    assert.deepEqual([named?.actor, named?.resource], [boss.id, 'profiles'])
    assert.ok(named?.row_ids.includes(ada.id) && !named.row_ids.includes(boss.id))
  })

  it('a reader does not wait for the log, and it is written still when the service stops right after', async () => {
    const database = await testDatabase()
    const { superuser } = database
    const service = await startService(
      readConfig({ DATABASE_URL: database.url, METTLE_DATA: mettle.dataDir, PORT: '0', LOG_LEVEL: 'fatal' }),
    )
    const manager = randomUUID()
    await superuser.query(`insert into profiles (id, role) values ($1, 'manager')`, [manager])
    await superuser.query('insert into identity.accounts (id, email) values ($1, $2)', [
      manager,
      `${manager}@example.com`,
    ])
    const { rows } = await superuser.query(`insert into leads (name) values ('Nobody’s') returning id`)
    const count = async () =>
      (await superuser.query(`select from audit.entries where action = 'read' and actor = $1`, [manager]))
        .rowCount
    try {
      const authorization = `Bearer ${await service.identity.accessTokenFor(manager)}`
      const read = await fetch(`${service.address()}/api/leads/${rows[0].id}`, { headers: { authorization } })
      assert.equal(read.status, 200)
      assert.equal(await count(), 0)
    } finally {
      await service.stop()
    }
    assert.equal(await count(), 1)
    await database.drop()
  })

  it('reads of one’s own are not, nor what could not be read', async () => {
    const one = await lead()
    const other = await lead(boss)
    const quiet = [
      await mettle.call('GET', `/api/leads/${one.id}`, { as: ada }),
      await mettle.call('GET', `/api/leads/${one.id}?include=interactions`, { as: ada }),
      await mettle.call('GET', '/api/leads', { as: ada }),
      await mettle.call('GET', `/api/leads/${other.id}`, { as: ada }),
    ]
    // Written in the order in which they were read: once this one is there, those before it would be.
    await readsOf(await mettle.call('GET', `/api/leads/${one.id}`, { as: boss }))
    for (const answer of quiet) assert.deepEqual(await entriesOf(answer), [])
  })
})

describe('what was refused, and who reads the log, is in the log', () => {
  it('a role that was too low, with person, address and operation', async () => {
    const { id } = await lead()
    for (const [method, path, body, resource] of [
      ['GET', '/api/audit', undefined, 'GET /api/audit'],
      ['PUT', `/api/leads/${id}`, { assigned_to: boss.id }, 'PUT /api/leads/:id'],
    ] as const) {
      const somebody = await mettle.person('telecaller')
      await mettle.superuser.query('update leads set assigned_to = $1 where id = $2', [somebody.id, id])
      const answer = await mettle.call(method, path, { as: somebody, ...(body ? { body } : {}) })
      assert.equal(answer.status, 403)
      const [refused] = await readsOf(answer)
      assert.deepEqual(
        [refused?.action, refused?.resource, refused?.actor, refused?.address],
        ['refuse', resource, somebody.id, '127.0.0.1'],
      )
    }
  })

  it('reading it and verifying it', async () => {
    const reader = await mettle.person('admin')
    const [read] = await readsOf(await mettle.call('GET', '/api/audit', { as: reader }))
    assert.deepEqual([read?.action, read?.resource, read?.actor], ['read', 'audit', reader.id])
    const [verified] = await readsOf(await mettle.call('GET', '/api/audit/verify', { as: reader }))
    assert.deepEqual([verified?.action, verified?.resource, verified?.actor], ['verify', 'audit', reader.id])
  })
})

/** So many entries about a row. */
const writeAbout = (row: string, times: number) =>
  mettle.superuser.query(
    `insert into audit.entries (actor, action, resource, row_id) select 'nobody', 'read', 'leads', $1
     from generate_series(1, $2)`,
    [row, times],
  )

describe('the audit log is read by admins', () => {
  it('newest first, a page at a time, by person, resource, row and action', async () => {
    const one = await lead()
    await mettle.call('PUT', `/api/leads/${one.id}`, { as: ada, body: { company: 'Navy' } })
    const page = await mettle.call('GET', `/api/audit?row_id=${one.id}`, { as: admin })
    assert.equal(page.status, 200, page.text)
    assert.deepEqual(page.body.meta, { total: 2, page: 1, limit: 50, next_cursor: null })
    assert.deepEqual(
      page.body.data.map((entry: Entry) => [entry.action, entry.actor]),
      [
        ['update', ada.id],
        ['create', ada.id],
      ],
    )
    const { data, meta } = (
      await mettle.call(
        'GET',
        `/api/audit?row_id=${one.id}&actor=${ada.id}&resource=leads&action=create&limit=1`,
        {
          as: admin,
        },
      )
    ).body
    assert.deepEqual([data.length, meta.total, data[0].row_id], [1, 1, one.id])
    assert.deepEqual((await mettle.call('GET', '/api/audit?actor=nobody', { as: admin })).body.data, [])
    assert.equal((await mettle.call('GET', '/api/audit?action=steal', { as: admin })).status, 400)
  })

  it('by cursor, each entry once, whatever is written meanwhile', async () => {
    const row = randomUUID()
    await writeAbout(row, 25)
    const seen: number[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await mettle.call('GET', `/api/audit?row_id=${row}&limit=10&cursor=${cursor}`, {
        as: admin,
      })
      seen.push(...page.body.data.map((entry: Entry) => entry.id))
      cursor = page.body.meta.next_cursor
      await writeAbout(row, 3)
    }
    assert.equal(seen.length, 25)
    assert.deepEqual(
      seen,
      [...new Set(seen)].toSorted((a, b) => b - a),
    )
    const wrong = await mettle.call('GET', '/api/audit?cursor=x', { as: admin })
    assert.deepEqual([wrong.status, wrong.body.error.details.field], [400, 'cursor'])
  })

  it('counts up to a thousand, and refuses a page too deep to read', async () => {
    const row = randomUUID()
    const meta = async () =>
      (await mettle.call('GET', `/api/audit?row_id=${row}&limit=1`, { as: admin })).body.meta
    await writeAbout(row, 1_000)
    const exact = await meta()
    assert.deepEqual([exact.total, exact.total_capped], [1_000, undefined])
    await writeAbout(row, 1)
    const capped = await meta()
    assert.deepEqual([capped.total, capped.total_capped], [1_000, true])
    const page = (number: number) => mettle.call('GET', `/api/audit?limit=1000&page=${number}`, { as: admin })
    assert.equal((await page(11)).status, 200)
    const deep = await page(12)
    assert.deepEqual([deep.status, deep.body.error.details.field], [400, 'page'])
  })

  it('the name of a filter that is not known reaches no statement', async () => {
    const { id } = await lead()
    for (const name of ['colour', `set_config('role', 'mettle_system', true)`, 'true or actor']) {
      const answer = await mettle.call('GET', `/api/audit?row_id=${id}&${encodeURIComponent(name)}=x`, {
        as: admin,
      })
      assert.equal(answer.status, 200, answer.text)
      assert.equal(answer.body.meta.total, 1, name)
    }
  })
})

describe('the audit log only grows', () => {
  it('nobody updates, deletes or truncates it, the superuser included', async () => {
    await lead()
    for (const table of ['audit.entries', 'audit.chain'])
      for (const statement of [`update ${table} set xid = xid`, `delete from ${table}`, `truncate ${table}`])
        await assert.rejects(mettle.superuser.query(statement), /only grows/, statement)
  })

  it('the roles the service takes on hold no right to do so either', async () => {
    const { rows } = await mettle.superuser.query(
      `select grantee, privilege_type from information_schema.role_table_grants
       where table_schema = 'audit' and table_name in ('entries', 'chain') and privilege_type not in ('SELECT', 'INSERT') and grantee <> 'mettle_owner'`,
    )
    assert.deepEqual(rows, [])
  })
})
