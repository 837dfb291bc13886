import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../harness/index.ts'
import { asPerson, assertFailure, createLead, nobody } from './support.ts'

describe('Authentication', () => {
  let mettle: TestService
  let ada: TestPerson
  let ben: TestPerson
  let lead: { id: string }
  before(async () => {
    mettle = await testService()
    ada = await mettle.person('telecaller', { first_name: 'Ada' })
    ben = await mettle.person('user')
    lead = await createLead(mettle, ada)
  })

  it('Every endpoint requires authentication.', async () => {
    const { paths } = (await mettle.call('GET', '/api/openapi.json')).body
    let held = 0
    for (const [path, methods] of Object.entries<Record<string, { security?: unknown[] }>>(paths))
      for (const [method, operation] of Object.entries(methods)) {
        if (operation.security?.length === 0) continue
        const url = path.replace(/\{[^}]+\}/g, lead.id)
        const answer = await mettle.call(method.toUpperCase(), url)
        assert.equal(answer.headers.get('www-authenticate')?.split(' ')[0], 'Bearer', `${method} ${path}`)
        const own = /^\/api\/(leads|assessments)$/.test(path)
        assert.equal(own ? answer.body.error.details.reason : answer.body.error.code, 'UNAUTHORIZED')
        held++
      }
    assert.ok(held > 8, `${held} operations looked at`)
  })

  it('Credentials are sent as the HTTP header Authorization: Bearer <ACCESS_TOKEN>, where the token is a JWT issued by the identity provider that backs the service.', async () => {
    const get = (headers: Record<string, string>) => mettle.call('GET', `/api/leads/${lead.id}`, { headers })
    assert.equal((await get({ authorization: `Bearer ${ada.token}` })).status, 200)
    for (const authorization of [
      '',
      ada.token,
      `Basic ${ada.token}`,
      `Token ${ada.token}`,
      'Bearer',
      'Bearer ',
    ])
      assertFailure(await get({ authorization }), 401, 'UNAUTHORIZED')
    assertFailure(
      await mettle.call('GET', `/api/leads/${lead.id}?access_token=${ada.token}`),
      401,
      'UNAUTHORIZED',
    )
  })

  it('The authenticated user is the session user behind the token; its id equals a profile id.', async () => {
    const made = await createLead(mettle, ben)
    assert.equal(made.assigned_to, ben.id)
    const { rowCount } = await mettle.superuser.query('select from profiles where id = $1', [
      made.assigned_to,
    ])
    assert.equal(rowCount, 1)
  })

  it('Missing or invalid token: HTTP 401, code UNAUTHORIZED.', async () => {
    const missing = await mettle.call('GET', `/api/leads/${lead.id}`)
    assertFailure(missing, 401, 'UNAUTHORIZED')
    assert.equal(missing.headers.get('www-authenticate')?.split(' ')[0], 'Bearer')
  })

  it('Insufficient permission: HTTP 403, code FORBIDDEN.', async () => {
    for (const role of ['user', 'telecaller', 'manager'] as const)
      assertFailure(
        await mettle.call('GET', '/api/audit', { as: await mettle.person(role) }),
        403,
        'FORBIDDEN',
      )
    assert.equal((await mettle.call('GET', '/api/audit', { as: await mettle.person('admin') })).status, 200)
  })

  it('Roles (profile.role): admin, manager, telecaller, user.', async () => {
    const set = (role: string) =>
      mettle.superuser.query('update profiles set role = $2 where id = $1', [ben.id, role])
    for (const role of ['admin', 'manager', 'telecaller', 'user']) assert.equal((await set(role)).rowCount, 1)
    for (const role of ['owner', 'Admin', '']) await assert.rejects(set(role), /profiles_role_check/)
  })

  it('A user can read only their own profile.', async () => {
    for (const role of ['user', 'telecaller', 'manager', 'admin'] as const) {
      const person = await mettle.person(role)
      const seen = await asPerson(mettle, person, query => query('select id from public.profiles'))
      assert.deepEqual(seen.rows, [{ id: person.id }], role)
    }
  })

  it("A lead is readable when assigned_to equals the user's id, or the user's role is admin or manager.", async () => {
    const seen = async (person: TestPerson) =>
      (await asPerson(mettle, person, query => query('select id from public.leads where id = $1', [lead.id])))
        .rows.length
    assert.equal(await seen(ada), 1)
    for (const [role, rows] of [
      ['user', 0],
      ['telecaller', 0],
      ['manager', 1],
      ['admin', 1],
    ] as const) {
      const person = await mettle.person(role)
      assert.equal(await seen(person), rows, role)
      const got = await mettle.call('GET', `/api/leads/${lead.id}`, { as: person })
      assert.equal(got.status, rows ? 200 : 404, role)
    }
  })

  it('Row-level access rules, enforced at the data level on profiles, leads and interactions: (enabled and forced on every table that holds people’s data)', async () => {
    const { rows } = await mettle.superuser.query(`select n.nspname || '.' || c.relname as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname in ('public', 'app', 'identity', 'audit')
        and not (c.relrowsecurity and c.relforcerowsecurity) order by 1`)
    // Neither the list of migrations nor anything else without a person in it needs a policy.
    assert.deepEqual(
      rows.map(row => row.name),
      ['app.migrations'],
    )
  })

  it('the role the service runs as owns no table, is no superuser and cannot pass row-level security by', async () => {
    const { rows } = await mettle.superuser.query(
      `select r.rolname, r.rolsuper, r.rolbypassrls, r.rolcreaterole, r.rolcreatedb, r.rolinherit,
        (select count(*)::int from pg_class where relowner = r.oid) as owns
       from pg_roles r where rolname = current_database() || '_runtime'
         or rolname in ('mettle_person', 'mettle_overseer', 'mettle_system')`,
    )
    assert.equal(rows.length, 4)
    for (const { rolname, ...powers } of rows)
      assert.deepEqual(
        powers,
        {
          rolsuper: false,
          rolbypassrls: false,
          rolcreaterole: false,
          rolcreatedb: false,
          rolinherit: false,
          owns: 0,
        },
        rolname,
      )
  })

  it('A role check fails with FORBIDDEN when the user has no profile or the profile role does not satisfy the required role.', async () => {
    const gone = await nobody(mettle)
    assertFailure(await mettle.call('GET', `/api/leads/${lead.id}`, { as: gone }), 403, 'FORBIDDEN')
    assertFailure(await mettle.call('GET', '/api/audit', { as: ada }), 403, 'FORBIDDEN')
    const listed = await mettle.call('GET', '/api/leads', { as: gone })
    assertFailure(listed, 500, 'LEADS_FETCH_ERROR')
    assert.equal(listed.body.error.details.reason, 'FORBIDDEN')
  })

  it('a role is looked up afresh: whoever is demoted loses sight at once', async () => {
    const manager = await mettle.person('manager')
    const get = () => mettle.call('GET', `/api/leads/${lead.id}`, { as: manager })
    assert.equal((await get()).status, 200)
    await mettle.superuser.query(`update profiles set role = 'telecaller' where id = $1`, [manager.id])
    assertFailure(await get(), 404, 'LEAD_NOT_FOUND')
    const list = await mettle.call('GET', '/api/leads', { as: manager })
    assert.equal(list.body.meta.total, 0)
  })

  it('a disabled account is let in no more', async () => {
    const person = await mettle.person('telecaller')
    await mettle.superuser.query('update identity.accounts set disabled_at = now() where id = $1', [
      person.id,
    ])
    assertFailure(await mettle.call('GET', `/api/leads/${lead.id}`, { as: person }), 401, 'UNAUTHORIZED')
    const made = await mettle.call('POST', '/api/leads', { as: person, body: { name: 'Ab' } })
    assertFailure(made, 400, 'LEAD_CREATE_ERROR')
    assert.equal(made.body.error.details.reason, 'UNAUTHORIZED')
  })
})

describe('profile', () => {
  let mettle: TestService
  before(async () => {
    mettle = await testService()
  })
  const column = async (name: string) =>
    (
      await mettle.superuser.query(
        `select data_type, is_nullable, column_default from information_schema.columns
         where table_schema = 'public' and table_name = 'profiles' and column_name = $1`,
        [name],
      )
    ).rows[0]

  it("id | UUID | primary key; equals the authenticated user's identity id", async () => {
    assert.equal((await column('id')).data_type, 'uuid')
    const { id } = await mettle.person('user')
    await assert.rejects(
      mettle.superuser.query('insert into profiles (id) values ($1)', [id]),
      /profiles_pkey/,
    )
    const { rowCount } = await mettle.superuser.query(
      'select from identity.accounts a join profiles p on p.id = a.id where a.id = $1',
      [id],
    )
    assert.equal(rowCount, 1)
  })

  const isOptionalText = async (name: string) =>
    assert.deepEqual(await column(name), { data_type: 'text', is_nullable: 'YES', column_default: null })

  it('first_name | text | optional', () => isOptionalText('first_name'))
  it('last_name | text | optional', () => isOptionalText('last_name'))

  it('role | text | one of admin, manager, telecaller, user', async () => {
    assert.equal((await column('role')).data_type, 'text')
    await assert.rejects(
      mettle.superuser.query(`insert into profiles (id, role) values (gen_random_uuid(), 'guest')`),
      /profiles_role_check/,
    )
  })

  const isSetAtCreation = async (name: string) => {
    const { data_type, is_nullable, column_default } = await column(name)
    assert.deepEqual([data_type, is_nullable, column_default], ['timestamp with time zone', 'NO', 'now()'])
  }

  it('created_at | timestamp with time zone | defaults to creation time', () => isSetAtCreation('created_at'))
  it('updated_at | timestamp with time zone | defaults to creation time', () => isSetAtCreation('updated_at'))
})
