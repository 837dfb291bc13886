import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { createClient, type RealtimePostgresChangesPayload, type SupabaseClient } from '@supabase/supabase-js'
import { eventually } from '../../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService, undoLater } from '../../../test/harness/index.ts'

// The client as it comes from its makers, against the service as it stands.

type Lead = { id: string; name: string; company: string | null; assigned_to: string | null }
type Heard = RealtimePostgresChangesPayload<Lead>

const password = 'long enough to be good'
let mettle: TestService
let manager: TestPerson
before(async () => {
  mettle = await testService()
  manager = await mettle.person('manager')
})

function client(): SupabaseClient {
  const made = createClient(mettle.url, 'a-key-that-means-nothing-here', {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  undoLater(() => made.realtime.disconnect())
  return made
}

let people = 0
async function signedIn() {
  const supabase = client()
  const { data, error } = await supabase.auth.signUp({ email: `p${++people}@example.com`, password })
  assert.equal(error, null)
  const person = {
    id: data.user?.id as string,
    role: 'user' as const,
    token: data.session?.access_token as string,
  }
  return { supabase, person }
}

async function subscribed(
  supabase: SupabaseClient,
  filters: { event: string; filter?: string }[] = [{ event: '*' }],
) {
  const heard: Heard[] = []
  const states: string[] = []
  const channel = supabase.channel(`leads-${Math.random()}`)
  for (const filter of filters)
    channel.on(
      'postgres_changes' as never,
      { schema: 'public', table: 'leads', ...filter } as never,
      (change: Heard) => heard.push(change),
    )
  channel.subscribe((state, error) => states.push(error ? `${state}: ${error.message}` : state))
  await eventually(() => states.length > 0)
  return { heard, states, channel, until: (count: number) => eventually(() => heard.length >= count) }
}

const create = async (as: TestPerson, name = 'Somebody') =>
  (await mettle.call('POST', '/api/leads', { as, body: { name } })).body.data as Lead
const change = (as: TestPerson, id: string, body: object) =>
  mettle.call('PUT', `/api/leads/${id}`, { as, body })

describe('an unmodified supabase-js client', () => {
  it('signs up, in, out, and says who it is', async () => {
    const supabase = client()
    const email = 'ada@example.com'
    const up = await supabase.auth.signUp({ email, password, options: { data: { first_name: 'Ada' } } })
    assert.equal(up.error, null)
    assert.ok(up.data.session)
    const { data, error } = await supabase.auth.signInWithPassword({ email: ` ${email} `, password })
    assert.equal(error, null)
    assert.equal(data.user?.email, email)
    assert.equal(data.user?.user_metadata.first_name, 'Ada')
    assert.equal((await supabase.auth.getUser()).data.user?.id, up.data.user?.id)
    // Against the published keys, without asking.
    assert.equal((await supabase.auth.getClaims()).data?.claims.sub, up.data.user?.id)
    assert.equal((await supabase.auth.signOut()).error, null)
    const token = data.session?.access_token as string
    assert.equal((await mettle.call('GET', '/api/auth/me', { token })).status, 401)
    assert.equal((await client().auth.getUser(token)).error?.name, 'AuthSessionMissingError')
    const { rows } = await mettle.superuser.query(
      `select count(*)::int as open from identity.sessions where person = $1 and revoked_at is null`,
      [up.data.user?.id],
    )
    assert.equal(rows[0].open, 0)
  })

  it('ends this session, the others, or all of them, as it asks', async () => {
    const { supabase, person } = await signedIn()
    const other = client()
    await other.auth.signInWithPassword({ email: `p${people}@example.com`, password })
    const works = async (who: SupabaseClient) => (await who.auth.getUser()).error === null
    await supabase.auth.signOut({ scope: 'others' })
    assert.deepEqual([await works(supabase), await works(other)], [true, false])
    await other.auth.signInWithPassword({ email: `p${people}@example.com`, password })
    await supabase.auth.signOut({ scope: 'local' })
    assert.equal((await mettle.call('GET', '/api/auth/me', { as: person })).status, 401)
    assert.equal(await works(other), true)
  })

  it('refreshes, and is told when that is over', async () => {
    const { supabase } = await signedIn()
    const first = (await supabase.auth.getSession()).data.session
    const { data, error } = await supabase.auth.refreshSession()
    assert.equal(error, null)
    assert.notEqual(data.session?.refresh_token, first?.refresh_token)
    const wrong = await client().auth.refreshSession({ refresh_token: 'nonsense' })
    assert.deepEqual([wrong.error?.code, wrong.error?.status], ['refresh_token_not_found', 400])
  })

  it('is told what was wrong, by the codes it knows', async () => {
    const { auth } = client()
    const wrong = await auth.signInWithPassword({ email: 'nobody@example.com', password })
    assert.deepEqual([wrong.error?.code, wrong.error?.status], ['invalid_credentials', 400])
    const weak = await auth.signUp({ email: 'weak@example.com', password: 'short' })
    assert.equal(weak.error?.name, 'AuthWeakPasswordError')
    const email = await auth.signUp({ email: 'not an address', password })
    assert.deepEqual([email.error?.code, email.error?.status], ['validation_failed', 400])
    const unknown = await auth.signInWithOtp({ email: 'ada@example.com' })
    assert.deepEqual([unknown.error?.code, unknown.error?.status], ['not_found', 404])
    const user = await auth.getUser('nonsense')
    assert.deepEqual([user.error?.code, user.error?.status], ['bad_jwt', 401])
  })

  it('receives INSERT, UPDATE and DELETE of what it may read, and nothing else', async () => {
    const { supabase, person } = await signedIn()
    const { heard, states, until } = await subscribed(supabase)
    assert.deepEqual(states, ['SUBSCRIBED'])
    await create(await mettle.person('telecaller'), 'Not theirs')
    const lead = await create(person)
    await until(1)
    await change(person, lead.id, { company: 'Navy' })
    await until(2)
    await mettle.call('DELETE', `/api/leads/${lead.id}`, { as: person })
    await until(3)
    const [inserted, updated, deleted] = heard as [Heard, Heard, Heard]
    assert.deepEqual(
      heard.map(({ eventType }) => eventType),
      ['INSERT', 'UPDATE', 'DELETE'],
    )
    assert.deepEqual(inserted.new, lead)
    assert.deepEqual(inserted.old, {})
    assert.equal((updated.new as Lead).company, 'Navy')
    assert.deepEqual(updated.old, { id: lead.id })
    assert.deepEqual([deleted.new, deleted.old], [{}, { id: lead.id }])
    assert.deepEqual([inserted.schema, inserted.table, inserted.errors], ['public', 'leads', null])
  })

  it('sees a lead given to it come and one given away go', async () => {
    const { supabase, person } = await signedIn()
    const { heard, until } = await subscribed(supabase)
    const lead = await create(manager)
    await change(manager, lead.id, { assigned_to: person.id })
    await until(1)
    await change(manager, lead.id, { assigned_to: manager.id, company: 'Navy' })
    await until(2)
    assert.deepEqual(
      heard.map(({ eventType }) => eventType),
      ['INSERT', 'DELETE'],
    )
    assert.equal(JSON.stringify(heard).includes('Navy'), false)
  })

  it('narrows by event and filter, several on one channel', async () => {
    const { supabase, person } = await signedIn()
    await mettle.superuser.query(`update profiles set role = 'manager' where id = $1`, [person.id])
    const other = await mettle.person('telecaller')
    const { heard, until } = await subscribed(supabase, [
      { event: 'INSERT', filter: `assigned_to=eq.${other.id}` },
      { event: 'UPDATE', filter: 'company=in.("Navy, the",Army)' },
    ])
    const passedOver = await create(manager, 'Passed over')
    await change(manager, passedOver.id, { company: 'Police' })
    const lead = await create(other, 'Wanted')
    await until(1)
    await change(other, lead.id, { company: 'Navy, the' })
    await until(2)
    assert.deepEqual(
      heard.map(({ eventType, new: now }) => [eventType, (now as Lead).company]),
      [
        ['INSERT', null],
        ['UPDATE', 'Navy, the'],
      ],
    )
  })

  it('goes on with a renewed token, and joins after signing in', async () => {
    const { supabase, person } = await signedIn()
    const { heard, states, until } = await subscribed(supabase)
    await supabase.auth.refreshSession()
    await create(person)
    await until(1)
    assert.equal(heard.length, 1)
    assert.deepEqual(states, ['SUBSCRIBED'])
    const unknown = await subscribed(client())
    assert.match(String(unknown.states[0]), /^CHANNEL_ERROR: .*access token/)
  })

  it('hears why it may not join', async () => {
    const { supabase } = await signedIn()
    for (const [filter, why] of [
      ['nonsense', /column=operator/],
      ['secret=eq.1', /column that leads do not have/],
      ['name=match.(a+)+$', /needs one of/],
    ] as const)
      assert.match(String((await subscribed(supabase, [{ event: '*', filter }])).states[0]), why)
    const states: string[] = []
    supabase
      .channel('other')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'profiles' }, () => {})
      .subscribe((_, error) => states.push(String(error?.message)))
    await eventually(() => states.length > 0)
    assert.match(String(states[0]), /table leads/)
  })

  it('is closed for good when it signs out elsewhere', async () => {
    const { supabase, person } = await signedIn()
    const { heard, states } = await subscribed(supabase)
    await mettle.call('DELETE', '/api/auth/sessions', { as: person })
    await mettle.superuser.query(`insert into leads (name, assigned_to) values ('Not seen any more', $1)`, [
      person.id,
    ])
    await eventually(() => states.includes('CLOSED'))
    assert.deepEqual(heard, [])
    await eventually(() => mettle.feed.count(person.id) === 0)
    assert.deepEqual(states, ['SUBSCRIBED', 'CLOSED'])
  })

  it('comes back by itself to read anew when its role changes', async () => {
    const { supabase, person } = await signedIn()
    const { heard, states } = await subscribed(supabase)
    await mettle.superuser.query(`update profiles set role = 'manager' where id = $1`, [person.id])
    await create(person)
    await eventually(() => states.filter(state => state === 'SUBSCRIBED').length === 2)
    assert.ok(states.some(state => state.startsWith('CHANNEL_ERROR')))
    const lead = await create(manager)
    await eventually(() => heard.some(({ new: now }) => (now as Lead).id === lead.id))
  })
})
