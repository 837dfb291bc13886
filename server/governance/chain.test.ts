import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { eventually } from '../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'
import { tamperWith } from './chain.fixture.ts'

let mettle: TestService
let admin: TestPerson
let ada: TestPerson
before(async () => {
  mettle = await testService()
  admin = await mettle.person('admin')
  ada = await mettle.person('telecaller')
  for (let n = 0; n < 12; n++)
    await mettle.call('POST', '/api/leads', { as: ada, body: { name: `Lead ${n}` } })
})

const verify = async () => {
  const answer = await mettle.call('GET', '/api/audit/verify', { as: admin })
  assert.equal(answer.status, 200, answer.text)
  return answer.body.data
}

const link = async (position: number) =>
  (
    await mettle.superuser.query(
      'select entry_id::int as entry, position::int from audit.chain where position = $1',
      [position],
    )
  ).rows[0]

const tamper = (statement: string, values: unknown[], look: () => Promise<void>) =>
  tamperWith(mettle.superuser, statement, values, look)

/** Once everything is in the chain: transactions of others on the same server may hold it back for a moment. */
const sealed = () =>
  eventually(async () => {
    const verdict = await verify()
    return verdict.unsealed === 0 && verdict
  })

describe('the audit chain', () => {
  it('is whole, covers every entry, and ends in the same head when it is walked again', async () => {
    // That somebody verifies is an entry too, the first time in a minute.
    await verify()
    await eventually(
      async () =>
        (await mettle.superuser.query(`select from audit.entries where action = 'verify'`)).rowCount,
    )
    const first = await sealed()
    const { rows } = await mettle.superuser.query('select count(*)::int as n from audit.entries')
    assert.equal(first.intact, true)
    assert.equal(first.entries + first.unsealed, rows[0].n)
    assert.deepEqual([first.broken_at, first.misdated], [null, null])
    assert.match(first.head, /^[0-9a-f]{64}$/)
    assert.equal((await verify()).head, first.head)
    await mettle.call('POST', '/api/leads', { as: ada, body: { name: 'One more' } })
    const later = await verify()
    assert.equal(later.entries + later.unsealed, rows[0].n + 1)
  })

  for (const [column, value] of [
    ['actor', 'somebody else'],
    ['action', 'read'],
    ['row_id', '00000000-0000-0000-0000-000000000000'],
    ['row_ids', '{somebody}'],
    ['request_id', 'another request'],
    ['at', '2001-01-01'],
    ['address', '10.0.0.1'],
  ] as const)
    it(`says which entry was altered in its ${column}`, async () => {
      await sealed()
      const { entry, position } = await link(5)
      await tamper(`update audit.entries set ${column} = $2 where id = $1`, [entry, value], async () => {
        const verdict = await verify()
        assert.equal(verdict.intact, false)
        assert.deepEqual(verdict.broken_at, { position, entry_id: entry, problem: 'altered' })
      })
      assert.equal((await verify()).intact, true)
    })

  it('says which entry was removed', async () => {
    const { entry, position } = await link(7)
    await tamper('delete from audit.entries where id = $1', [entry], async () => {
      assert.deepEqual((await verify()).broken_at, { position, entry_id: entry, problem: 'missing' })
    })
  })

  it('says where an entry was removed together with its link', async () => {
    const { entry } = await link(7)
    const next = await link(8)
    await tamper(
      'with gone as (delete from audit.chain where entry_id = $1) delete from audit.entries where id = $1',
      [entry],
      async () => {
        assert.deepEqual((await verify()).broken_at, {
          position: 8,
          entry_id: next.entry,
          problem: 'missing',
        })
      },
    )
  })

  it('notices two entries that were exchanged, and a link that was rewritten', async () => {
    const [one, two] = [await link(3), await link(4)]
    await tamper(
      `update audit.chain set entry_id = case position when 3 then -$1::int8 else -$2::int8 end where position in (3, 4)`,
      [two.entry, one.entry],
      async () => {
        await mettle.superuser.query('update audit.chain set entry_id = -entry_id where entry_id < 0')
        assert.equal((await verify()).broken_at.position, 3)
      },
    )
    // With their links: each is right by itself, and only what came before it is not.
    await tamper(
      `update audit.chain set position = case position when 3 then -4 else -3 end where position in (3, 4)`,
      [],
      async () => {
        await mettle.superuser.query('update audit.chain set position = -position where position < 0')
        assert.deepEqual((await verify()).broken_at, { position: 3, entry_id: two.entry, problem: 'altered' })
      },
    )
    await tamper(`update audit.chain set mac = sha256(mac) where position = $1`, [6], async () => {
      assert.deepEqual((await verify()).broken_at, {
        position: 6,
        entry_id: (await link(6)).entry,
        problem: 'altered',
      })
    })
  })

  it('notices an entry slipped in among older ones', async () => {
    await sealed()
    const { entry } = await link(5)
    await tamper(
      `insert into audit.entries (xid, actor, action, resource) select xid, 'nobody', 'read', 'leads'
       from audit.entries where id = $1`,
      [entry],
      async () => {
        const { intact, broken_at } = await verify()
        const { rows } = await mettle.superuser.query('select max(id)::int as id from audit.entries')
        assert.equal(intact, false)
        assert.deepEqual([broken_at.problem, broken_at.entry_id], ['inserted', rows[0].id])
      },
    )
  })

  it('an end that was cut off no longer reaches the head that was seen', async () => {
    const { head, entries } = await sealed()
    const last = await link(entries)
    await tamper(
      'with gone as (delete from audit.chain where entry_id = $1) delete from audit.entries where id = $1',
      [last.entry],
      async () => {
        const verdict = await verify()
        assert.notEqual(verdict.head, head)
        assert.deepEqual(verdict.broken_at, { position: entries, entry_id: null, problem: 'rewound' })
      },
    )
  })

  it('links what many write at once, each once', async () => {
    await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        mettle.call('POST', '/api/leads', { as: ada, body: { name: `At once ${n}` } }),
      ),
    )
    const verdict = await verify()
    assert.equal(verdict.intact, true)
    const { rows } = await mettle.superuser.query(
      `select count(*)::int as links, count(distinct entry_id)::int as entries, max(position)::int as last from audit.chain`,
    )
    assert.equal(rows[0].links, rows[0].entries)
    assert.equal(rows[0].links, rows[0].last)
  })

  it('names an entry that somebody wrote with an earlier date, in each kind of verification', async () => {
    const { entries } = await sealed()
    const { rows } = await mettle.superuser.query(
      `insert into audit.entries (at, actor, action, resource) values (now() - interval '2 hours', 'nobody', 'read', 'leads')
       returning id::int, app.iso(at) as at`,
    )
    const { intact, misdated } = await sealed()
    assert.equal(intact, true)
    assert.ok(misdated.position > entries)
    const { id, at } = rows[0]
    assert.deepEqual({ ...misdated, position: 0 }, { entry_id: id, position: 0, at })
    const { body } = await mettle.call('POST', '/api/audit/verify', { as: admin })
    const done = await eventually(async () => {
      const { data } = (await mettle.call('GET', `/api/audit/verifications/${body.data.id}`, { as: admin }))
        .body
      return data.state !== 'running' && data
    })
    assert.deepEqual(done.verdict.misdated, misdated)
  })

  it('reads what is new and no more, even before statistics know how long the log has become', async () => {
    const reads = async () => {
      // The service's connections tell what they read within a second of being idle.
      await new Promise(resolve => setTimeout(resolve, 2_500))
      const { rows } = await mettle.superuser.query(
        `select sum(seq_tup_read)::int + (select sum(idx_tup_read)::int from pg_stat_user_indexes where schemaname = 'audit') as n
         from pg_stat_user_tables where schemaname = 'audit'`,
      )
      return rows[0].n as number
    }
    const before = await reads()
    const steps = 20
    for (let step = 0; step < steps; step++)
      await mettle.superuser.query(
        `insert into audit.entries (actor, action, resource) select 'nobody', 'read', 'leads' from generate_series(1, 500)`,
      )
    await mettle.superuser.query('notify mettle_changes')
    await eventually(async () => {
      const { rows } = await mettle.superuser.query(
        'select (select max(id) from audit.entries) = (select max(entry_id) from audit.chain) as done',
      )
      return rows[0].done
    })
    const perEntry = ((await reads()) - before) / (steps * 500)
    assert.ok(perEntry < 3, `${perEntry} rows were read for each that was linked`)
  })

  it('is for admins alone', async () => {
    for (const role of ['user', 'telecaller', 'manager'] as const)
      assert.equal(
        (await mettle.call('GET', '/api/audit/verify', { as: await mettle.person(role) })).status,
        403,
      )
  })

  // The last one: what it seals is put back, and the chain would be found rewound.
  it('goes on in a database restored from a dump, whose transactions are counted anew', async () => {
    await sealed()
    for (let n = 0; n < 5; n++)
      await mettle.call('POST', '/api/leads', { as: ada, body: { name: `Before ${n}` } })
    await sealed()
    const passed = async (xid: string) =>
      (await mettle.superuser.query('select pg_current_xact_id() > $1::xid8 as passed', [xid])).rows[0].passed
    // As if the dump came from a server that had counted further, its last entry not linked yet.
    await tamper(
      `insert into audit.entries (actor, action, resource) values ('nobody', 'read', 'leads')`,
      [],
      async () => {
        const { rows } = await mettle.superuser.query<{ ahead: string; last: string }>(
          `select ahead::text, (max(xid::text::int8) + ahead)::text as last from audit.entries,
             (select pg_current_xact_id()::text::int8 - max(xid::text::int8) + 40 as ahead from audit.entries) a
           group by ahead`,
        )
        const { ahead, last } = rows[0] as { ahead: string; last: string }
        for (const table of ['audit.entries', 'audit.chain'])
          await mettle.superuser.query(`update ${table} set xid = (xid::text::int8 + $1)::text::xid8`, [
            ahead,
          ])
        while (!(await passed(last))) {
          await mettle.call('POST', '/api/leads', { as: ada, body: { name: 'After' } })
          assert.equal((await verify()).intact, true)
        }
        const written = await mettle.superuser.query('select count(*)::int as n from audit.entries')
        const verdict = await sealed()
        assert.deepEqual([verdict.intact, verdict.entries], [true, written.rows[0].n])
      },
    )
  })
})
