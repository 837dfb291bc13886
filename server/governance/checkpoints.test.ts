import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { altered } from '../../test/harness/altered.ts'
import { eventually } from '../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService, undoLater } from '../../test/harness/index.ts'
import { readConfig } from '../platform/config.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Logger } from '../platform/log.ts'
import { openSeal, parseMasterKeys } from '../platform/seal.ts'
import { type Service, startService } from '../service.ts'
import { tamperWith } from './chain.fixture.ts'
import { resumeChain } from './index.ts'
import type { Sealer } from './sealer.ts'
import { verificationJobs } from './verification.ts'

type Verdict = {
  intact: boolean
  from: number
  entries: number
  unsealed: number
  checkpoint: string
  broken_at: { position: number; entry_id: number | null; problem: string } | null
  given_checkpoint: string | null
  resumptions: { position: number; reason: string }[]
}

let mettle: TestService
let second: Service
let secondDir: string
let admin: TestPerson
let ada: TestPerson
let key: string
before(async () => {
  mettle = await testService()
  key = readFileSync(join(mettle.dataDir, 'mettle.key'), 'utf8').trim()
  secondDir = mkdtempSync(join(tmpdir(), 'mettle-second-'))
  second = await startService(
    readConfig({
      DATABASE_URL: mettle.databaseUrl,
      METTLE_DATA: secondDir,
      METTLE_KEY: key,
      PORT: '0',
      LOG_LEVEL: 'silent',
    }),
  )
  undoLater(async () => {
    await second.stop()
    rmSync(secondDir, { recursive: true, force: true })
  })
  admin = await mettle.person('admin')
  ada = await mettle.person('telecaller')
  for (let n = 0; n < 12; n++) await write()
})

const write = () => mettle.call('POST', '/api/leads', { as: ada, body: { name: 'Grace Hopper' } })
const verify = async (checkpoint = ''): Promise<Verdict> => {
  const answer = await mettle.call('GET', `/api/audit/verify?${checkpoint && `checkpoint=${checkpoint}`}`, {
    as: admin,
  })
  assert.equal(answer.status, 200, answer.text)
  return answer.body.data
}
const verifyBySecond = async (): Promise<Verdict> => {
  const headers = { authorization: `Bearer ${admin.token}` }
  const answer = await fetch(`${second.address()}/api/audit/verify`, { headers })
  return ((await answer.json()) as { data: Verdict }).data
}
const verifyAll = async (checkpoint = ''): Promise<Verdict> => {
  const started = await mettle.call('POST', `/api/audit/verify?${checkpoint && `checkpoint=${checkpoint}`}`, {
    as: admin,
  })
  assert.equal(started.status, 202, started.text)
  const path = started.headers.get('location') as string
  return eventually(async () => {
    const { data } = (await mettle.call('GET', path, { as: admin })).body
    assert.ok(data.checked <= data.total)
    return data.state !== 'running' && data.verdict
  })
}
const sealed = () =>
  eventually(async () => {
    const verdict = await verify()
    return verdict.intact && verdict.unsealed === 0 && verdict
  })
/** The position of the checkpoint that an instance keeps beside the database. */
const keptIn = (folder: string) => {
  const file = join(folder, `audit/checkpoint-${new URL(mettle.databaseUrl).pathname.slice(1)}`)
  return Number(readFileSync(file, 'utf8').split('-')[2])
}
const tamper = (statement: string, values: unknown[], look: () => Promise<void>) =>
  tamperWith(mettle.superuser, statement, values, look)
const links = async () =>
  Number((await mettle.superuser.query('select count(*) as n from audit.chain')).rows[0].n)

describe('what was once sealed is never sealed again', () => {
  it('links removed from an entry on, and the entry altered: no link is made, and every instance says so', async () => {
    await sealed()
    await verifyBySecond()
    await tamper('delete from audit.chain where position >= 5', [], async () => {
      await mettle.superuser.query(`update audit.entries set actor = 'nobody' where actor = $1`, [ada.id])
      await write()
      const [verdict, other] = [await verify(), await verifyBySecond()]
      assert.deepEqual(
        [verdict.intact, verdict.broken_at?.problem, verdict.checkpoint],
        [false, 'rewound', null],
      )
      assert.equal(verdict.broken_at?.position, keptIn(mettle.dataDir))
      assert.deepEqual([other.intact, other.broken_at?.problem], [false, 'rewound'])
      assert.equal(await links(), 4)
    })
    assert.equal((await sealed()).intact, true)
  })

  it('an end cut off, entries and links: noticed still after others were written', async () => {
    const { entries } = await sealed()
    // Either instance may walk over the log, and knows only of what it has seen.
    await verifyBySecond()
    await tamper(
      `with gone as (delete from audit.chain where position > $1 returning entry_id)
       delete from audit.entries where id in (select entry_id from gone)`,
      [entries - 3],
      async () => {
        for (let n = 0; n < 5; n++) await write()
        assert.equal((await verify()).broken_at?.problem, 'rewound')
        assert.equal(await links(), entries - 3)
        assert.equal((await verifyAll()).broken_at?.problem, 'rewound')
      },
    )
  })

  it('everything removed, the key with it: noticed by whoever starts in the same folder', async () => {
    await sealed()
    const { rows } = await mettle.superuser.query(`select * from app.secrets where name = 'audit chain'`)
    await tamper('with gone as (delete from audit.chain) delete from audit.entries', [], async () => {
      assert.equal((await verify()).broken_at?.problem, 'rewound')
      await mettle.superuser.query(`delete from app.secrets where name = 'audit chain'`)
      const third = await startService(
        readConfig({
          DATABASE_URL: mettle.databaseUrl,
          METTLE_DATA: mettle.dataDir,
          PORT: '0',
          LOG_LEVEL: 'silent',
        }),
      )
      const headers = { authorization: `Bearer ${admin.token}` }
      const answer = await fetch(`${third.address()}/api/audit/verify`, { headers })
      const { data } = (await answer.json()) as { data: Verdict }
      await third.stop()
      assert.deepEqual(data.broken_at, { position: 0, entry_id: null, problem: 'rewound' })
      assert.equal(await links(), 0)
      await mettle.superuser.query('update app.secrets set sealed = $1 where name = $2', [
        rows[0].sealed,
        rows[0].name,
      ])
    })
    assert.equal((await sealed()).intact, true)
  })
})

describe('a checkpoint', () => {
  it('that was kept is reached, by the newest and by the whole walk; an altered one is refused', async () => {
    const { checkpoint } = await sealed()
    await write()
    assert.equal((await verify(checkpoint)).given_checkpoint, 'reached')
    assert.equal((await verifyAll(checkpoint)).given_checkpoint, 'reached')
    for (const wrong of ['nonsense', checkpoint.replace(/^c1-\d+-\d+/, 'c1-0-1'), altered(checkpoint)]) {
      for (const method of ['GET', 'POST']) {
        const answer = await mettle.call(method, `/api/audit/verify?checkpoint=${wrong}`, { as: admin })
        assert.deepEqual([answer.status, answer.body.error?.details?.field], [400, 'checkpoint'], wrong)
      }
    }
  })

  it('is not looked for by a walk that began without it, and that is said', async () => {
    const { checkpoint } = await sealed()
    const { superuser } = mettle
    await superuser.query(`insert into audit.verifications (id, total) values (gen_random_uuid(), 1)`)
    const ask = (query = '') => mettle.call('POST', `/api/audit/verify${query}`, { as: admin })
    assert.deepEqual((await ask()).status, 202)
    const { status, body } = await ask(`?checkpoint=${checkpoint}`)
    assert.deepEqual([status, body.error?.code], [409, 'CONFLICT'])
    await superuser.query(`update audit.verifications set checkpoint = $1 where state = 'running'`, [
      checkpoint,
    ])
    assert.equal((await ask(`?checkpoint=${checkpoint}`)).status, 202)
    await superuser.query(`delete from audit.verifications where state = 'running'`)
  })

  it('lies in the data folder of every instance that saw it, and a restart does not forget it', async () => {
    await write()
    const { entries } = await sealed()
    assert.ok(keptIn(mettle.dataDir) >= entries)
    await eventually(() => keptIn(secondDir) >= entries)
  })
})

describe('a restored backup', () => {
  it('goes on when an operator says why, in every instance, and is told of from then on', async () => {
    const { checkpoint, entries } = await sealed()
    await verifyBySecond()
    const parts = { db: mettle.db, seal: openSeal(parseMasterKeys(key)), dataDir: mettle.dataDir }
    await assert.rejects(resumeChain(parts, { reason: 'for no reason' }), /nothing to resume/)
    const cut = `with gone as (delete from audit.chain where position > $1 returning entry_id)
      delete from audit.entries where id in (select entry_id from gone)`
    await mettle.superuser.query(
      'alter table audit.entries disable trigger all; alter table audit.chain disable trigger all',
    )
    await mettle.superuser.query(cut, [entries - 4])
    assert.equal((await verify()).broken_at?.problem, 'rewound')

    const resumed = await resumeChain(parts, { reason: 'the disk of Tuesday' })
    assert.equal(resumed.position, entries - 4)
    await write()
    const [verdict, other] = [await verify(checkpoint), await verifyBySecond()]
    assert.deepEqual([verdict.intact, verdict.given_checkpoint, other.intact], [true, 'abandoned', true])
    assert.deepEqual(
      verdict.resumptions.map(({ position, reason }) => [position, reason]),
      [[entries - 4, 'the disk of Tuesday']],
    )
    const { rows } = await mettle.superuser.query(`select actor from audit.entries where action = 'resume'`)
    assert.deepEqual(rows, [{ actor: 'system:command line' }])

    // What was sealed since is not covered by it.
    const later = await sealed()
    await mettle.superuser.query(cut, [entries - 4])
    assert.equal((await verify(later.checkpoint)).given_checkpoint, 'missing')
    // Nor does a line in the table that nobody signed cover anything.
    await mettle.superuser.query(
      `insert into audit.resumptions (epoch, position, head, abandoned, reason, signature)
       select 9, position, head, abandoned, 'forged', signature from audit.resumptions`,
    )
    assert.equal((await verify()).broken_at?.problem, 'rewound')
    assert.equal((await verify()).resumptions.length, 1)
    await resumeChain(parts, { reason: 'and that of Wednesday' })
    assert.equal((await sealed()).resumptions.length, 2)
  })
})

describe('a long log', () => {
  it('is looked at by its newest entries; an early one that was altered or forged is named by the whole walk', async () => {
    await mettle.superuser.query(
      `insert into audit.entries (actor, action, resource) select 'nobody', 'read', 'leads' from generate_series(1, 10500)`,
    )
    // Sealed in steps.
    const { from, entries } = await eventually(async () => {
      const seen = await sealed()
      return seen.entries > 10_000 && seen
    })
    assert.ok(from > 0 && entries - from <= 10_000, `looked at ${from} to ${entries}`)
    const { rows } = await mettle.superuser.query(
      'select entry_id::int as entry from audit.chain where position = 5',
    )
    const { entry } = rows[0]
    await tamper(`update audit.entries set actor = 'somebody else' where id = $1`, [entry], async () => {
      assert.equal((await verify()).intact, true, 'the newest are whole')
      const verdict = await verifyAll()
      assert.deepEqual(verdict.broken_at, { position: 5, entry_id: entry, problem: 'altered' })
    })
    const forge = `insert into audit.entries (xid, actor, action, resource)
      select xid, 'nobody', 'read', 'leads' from audit.entries where id = $1`
    await tamper(forge, [entry], async () => assert.equal((await verifyAll()).broken_at?.problem, 'inserted'))
    const whole = await verifyAll()
    assert.deepEqual([whole.intact, whole.from, whole.broken_at], [true, 0, null])
  })

  it('is walked in slices: how far is told, and goes on from there unless somebody has moved it', async () => {
    const { entries } = await sealed()
    let walkOn = async (_data: { id: string }) => {}
    const jobs = {
      work: async (_queue: string, work: typeof walkOn) => {
        walkOn = work
      },
      every: async () => {},
      enqueue: async () => {},
    } as unknown as Jobs
    const log = { error: () => {}, warn: () => {} } as unknown as Logger
    const sealer = { known: () => undefined } as unknown as Sealer
    const parts = { db: mettle.db, seal: openSeal(parseMasterKeys(key)), jobs, sealer, log }
    await verificationJobs(parts, 400)
    const { rows } = await mettle.superuser.query(
      'insert into audit.verifications (id, total) values (gen_random_uuid(), $1) returning id',
      [entries],
    )
    const { id } = rows[0]
    const walkedOn = async () => {
      await walkOn({ id })
      const { data } = (await mettle.call('GET', `/api/audit/verifications/${id}`, { as: admin })).body
      return [data.state, data.checked]
    }
    assert.deepEqual(await walkedOn(), ['running', 4_000])
    assert.deepEqual(await walkedOn(), ['running', 8_000])
    await mettle.superuser.query(
      `update audit.verifications set progress = convert_to(replace(convert_from(progress, 'UTF8'), '[8000,', '[9999,'), 'UTF8') where id = $1`,
      [id],
    )
    assert.deepEqual(await walkedOn(), ['running', 4_000], 'what nobody signed is not believed')
    await walkedOn()
    const [state, checked] = await walkedOn()
    assert.equal(state, 'intact')
    assert.ok(checked >= entries)
  })
})
