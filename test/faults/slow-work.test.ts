import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import { connectionsWhere } from '../harness/connections.ts'
import { eventually } from '../harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../harness/index.ts'

let mettle: TestService
let ada: TestPerson
let ben: TestPerson
before(async () => {
  mettle = await testService()
  ada = await mettle.person('telecaller')
  ben = await mettle.person('telecaller')
})

it('forty searches of one person at once hold up nobody else, and all of them are answered', async () => {
  const { superuser } = mettle
  await superuser.query('begin')
  await superuser.query('lock table public.leads in access exclusive mode')
  const finished: number[] = []
  const searches = Array.from({ length: 40 }, async () => {
    const { status, body } = await mettle.call('GET', '/api/leads?search=hopper', { as: ada })
    finished.push(status)
    return body.error?.details?.reason === 'UNAVAILABLE' ? 'unavailable' : status
  })
  await eventually(() => finished.length === 18)
  // Transactions of others, which share the connections that searches run on.
  for (let n = 0; n < 12; n++)
    assert.equal((await mettle.call('GET', '/api/auth/me', { as: ben })).status, 200)
  const waiting = await superuser.query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  await superuser.query('commit')
  assert.equal(waiting.rowCount, 2)
  const statuses = await Promise.all(searches)
  assert.equal(statuses.filter(status => status === 429).length, 18)
  // On a machine that is slow itself, some may have waited too long.
  for (const status of statuses) assert.ok([200, 429, 'unavailable'].includes(status), String(status))
  assert.equal((await mettle.call('GET', '/api/leads?search=hopper', { as: ada })).status, 200)
})

it('forty changes of one person, who keeps their lead busy, hold up nobody else', async () => {
  const { superuser } = mettle
  const make = async (as: TestPerson) =>
    (await mettle.call('POST', '/api/leads', { as, body: { name: 'Grace Hopper' } })).body.data.id
  const [busy, other] = [await make(ada), await make(ben)]
  await superuser.query('begin')
  await superuser.query('select from leads where id = $1 for update', [busy])
  const answered: number[] = []
  const changes = Array.from({ length: 40 }, async (_, n) => {
    const body = { company: `Navy ${n}` }
    answered.push((await mettle.call('PUT', `/api/leads/${busy}`, { as: ada, body })).status)
  })
  const waiting = () => connectionsWhere(superuser, `wait_event_type = 'Lock'`)
  await eventually(async () => (await waiting()) === 4)
  // Two are enough: with the whole pool taken, already the first would wait. Those behind ada's four wait ten seconds at most.
  for (let n = 0; n < 2; n++) {
    const { status } = await mettle.call('PUT', `/api/leads/${other}`, { as: ben, body: { company: 'Navy' } })
    assert.equal(status, 200)
  }
  assert.equal((await mettle.call('GET', '/api/health')).status, 200)
  assert.equal(await waiting(), 4)
  assert.deepEqual(answered, [])
  await superuser.query('commit')
  await Promise.all(changes)
  assert.deepEqual(answered, Array(40).fill(200))
})

it('exports that find their pages slowly hold up nobody else', async () => {
  const { superuser } = mettle
  await superuser.query('begin')
  await superuser.query('lock table public.leads in access exclusive mode')
  const exports = [ada, ben].flatMap(as =>
    Array.from({ length: 8 }, () => mettle.call('GET', '/api/leads/export?search=hopper', { as })),
  )
  const waiting = () => connectionsWhere(superuser, `wait_event_type = 'Lock'`)
  await eventually(async () => (await waiting()) === 2)
  for (let n = 0; n < 12; n++)
    assert.equal((await mettle.call('GET', '/api/auth/me', { as: ben })).status, 200)
  assert.equal(await waiting(), 2)
  await superuser.query('commit')
  for (const { status } of await Promise.all(exports)) assert.equal(status, 200)
})

it('a plain list is not slow work', async () => {
  const { superuser } = mettle
  await superuser.query('begin')
  await superuser.query('lock table public.leads in access exclusive mode')
  const searches = Array.from({ length: 25 }, () =>
    mettle.call('GET', '/api/leads?search=hopper', { as: ada }),
  )
  const lists = Array.from({ length: 25 }, () => mettle.call('GET', '/api/leads', { as: ada }))
  // The last search finds the queue full: those before it, and the lists, are under way.
  assert.equal((await searches.at(-1))?.status, 429)
  await superuser.query('commit')
  for (const answer of await Promise.all(lists)) assert.equal(answer.status, 200)
  await Promise.all(searches)
})

for (const [path, table] of [
  ['/api/audit/verify', 'public.profiles'],
  ['/api/people?search=ada', 'public.profiles'],
  ['/api/people?limit=1000', 'public.profiles'],
  ['/api/leads?limit=101', 'public.leads'],
  ['/api/leads?limit=101&status=new', 'public.leads'],
  ['/api/leads?page=102', 'public.leads'],
  ['/api/follow-ups?limit=101', 'public.follow_ups'],
  ['/api/assessments', 'public.assessments'],
] as const) {
  it(`GET ${path} is slow work: of one person two run, twenty wait, and more are refused`, async () => {
    const { superuser } = mettle
    const admin = await mettle.person('admin')
    await superuser.query('begin')
    await superuser.query(`lock table ${table} in access exclusive mode`)
    const refused: number[] = []
    const asked = Array.from({ length: 25 }, async () => {
      const { status } = await mettle.call('GET', path, { as: admin })
      if (status === 429) refused.push(status)
    })
    await eventually(() => refused.length === 3)
    await superuser.query('commit')
    await Promise.all(asked)
    assert.equal(refused.length, 3)
  })
}

it('a short list of people is not slow work', async () => {
  const { superuser } = mettle
  const admin = await mettle.person('admin')
  await superuser.query('begin')
  await superuser.query('lock table public.profiles in access exclusive mode')
  const lists = Array.from({ length: 25 }, () => mettle.call('GET', '/api/people', { as: admin }))
  const searches = Array.from({ length: 25 }, () =>
    mettle.call('GET', '/api/people?search=ada', { as: admin }),
  )
  // The last search finds the queue full: the lists, which set out before it, are under way.
  assert.equal((await searches.at(-1))?.status, 429)
  await superuser.query('commit')
  for (const answer of await Promise.all(lists)) assert.equal(answer.status, 200)
  await Promise.all(searches)
})

it('a long list is read where nobody waits behind it', async () => {
  const { superuser } = mettle
  await superuser.query('begin')
  await superuser.query('lock table public.leads in access exclusive mode')
  const lists = [ada, ben].flatMap(as =>
    Array.from({ length: 2 }, () => mettle.call('GET', '/api/leads?limit=1000', { as })),
  )
  await eventually(async () => (await connectionsWhere(superuser, `wait_event_type = 'Lock'`)) === 4)
  // Those that share a connection with others would be answered one behind the other.
  for (let n = 0; n < 12; n++)
    assert.equal((await mettle.call('GET', '/api/notifications', { as: ben })).status, 200)
  await superuser.query('commit')
  for (const answer of await Promise.all(lists)) assert.equal(answer.status, 200)
})
