import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../harness/index.ts'
import { assertFailure, createLead, iso, leadFields } from './support.ts'

describe('POST {base_url}/leads', () => {
  let mettle: TestService
  let ada: TestPerson
  let ben: TestPerson
  let manager: TestPerson
  const create = (body: unknown, as = ada, headers = {}) =>
    mettle.call('POST', '/api/leads', { as, body, headers })
  const refuses = async (body: unknown, field: string, message?: string) => {
    const answer = await create(body)
    assertFailure(answer, 400, 'LEAD_CREATE_ERROR')
    assert.equal(answer.body.error.details.field, field, answer.text)
    assert.equal(answer.body.error.details.reason, 'VALIDATION_ERROR')
    if (message !== undefined) assert.equal(answer.body.error.details.message, message)
  }

  before(async () => {
    mettle = await testService()
    ada = await mettle.person('telecaller')
    ben = await mettle.person('telecaller')
    manager = await mettle.person('manager')
  })

  it('Request body (JSON): lead fields name (required), email, phone, company, source, and other lead columns.', async () => {
    const fields = {
      name: 'Katherine Johnson',
      email: 'kj@example.com',
      phone: '+91 98765 43210',
      company: 'NASA',
      source: 'referral',
      status: 'qualified',
    }
    const lead = await createLead(mettle, ada, fields)
    for (const [field, value] of Object.entries(fields)) assert.equal(lead[field], value)
    await refuses({ email: 'kj@example.com' }, 'name', 'is required')
  })

  it("The service sets assigned_to to the authenticated user's id, overriding any supplied value.", async () => {
    for (const supplied of [undefined, ben.id, manager.id, null, 'nobody', 7])
      assert.equal((await createLead(mettle, ada, { assigned_to: supplied })).assigned_to, ada.id)
    assert.equal((await createLead(mettle, manager, { assigned_to: ada.id })).assigned_to, manager.id)
  })

  it('Success: HTTP 201, data = the created lead.', async () => {
    const made = await create({ name: 'Mary Jackson' })
    assert.equal(made.status, 201)
    assert.deepEqual(Object.keys(made.body), ['success', 'data'])
    const got = await mettle.call('GET', `/api/leads/${made.body.data.id}`, { as: ada })
    assert.deepEqual(got.body.data, made.body.data)
  })

  it('Failure: HTTP 400, error.code LEAD_CREATE_ERROR, error.message = the underlying failure text.', async () => {
    const answer = await create({ name: 'x' })
    assertFailure(answer, 400, 'LEAD_CREATE_ERROR')
    assert.equal(answer.body.error.message, 'name: must have at least 2 characters')
  })

  it('name | text | yes | on create via the validation rule: at least 2 characters', async () => {
    await refuses({}, 'name', 'is required')
    for (const name of ['', 'x', ' ', ' x ', '\t\n', '😀'])
      await refuses({ name }, 'name', 'must have at least 2 characters')
    await refuses({ name: null }, 'name', 'must be text, not null')
    for (const name of [12, true, ['ab'], { a: 1 }]) await refuses({ name }, 'name', 'must be text')
    assert.equal((await createLead(mettle, ada, { name: 'Al' })).name, 'Al')
    assert.equal((await createLead(mettle, ada, { name: '王芳' })).name, '王芳')
  })

  it('Lead name length | at least 2 characters', async () => {
    assert.equal((await create({ name: 'A' })).status, 400)
    assert.equal((await create({ name: 'Ab' })).status, 201)
  })

  it('email | text | no | valid e-mail format when given', async () => {
    for (const email of ['nonsense', 'a@', '@b.com', 'a b@c.de', 'a@b@c.de'])
      await refuses({ name: 'Ab', email }, 'email', 'invalid e-mail format')
    await refuses({ name: 'Ab', email: 5 }, 'email')
    assert.equal(
      (await createLead(mettle, ada, { email: 'Someone@Example.com' })).email,
      'Someone@Example.com',
    )
    assert.equal((await createLead(mettle, ada)).email, null)
  })

  it('phone | text | no | at least 10 characters when given', async () => {
    await refuses({ name: 'Ab', phone: '123456789' }, 'phone', 'must have at least 10 characters')
    await refuses({ name: 'Ab', phone: 9876543210 }, 'phone', 'must be text')
    assert.equal((await createLead(mettle, ada, { phone: '0123456789' })).phone, '0123456789')
    assert.equal((await createLead(mettle, ada)).phone, null)
  })

  it('Lead phone length | at least 10 characters', async () => {
    assert.equal((await create({ name: 'Ab', phone: '+91 12345' })).status, 400)
    assert.equal((await create({ name: 'Ab', phone: '+91 123456' })).status, 201)
  })

  it('company | text | no | |', async () => {
    assert.equal((await createLead(mettle, ada, { company: 'Łódź & Söhne' })).company, 'Łódź & Söhne')
    assert.equal((await createLead(mettle, ada)).company, null)
    await refuses({ name: 'Ab', company: {} }, 'company')
  })

  it('status | text | no | one of new, contacted, qualified, converted, lost', async () => {
    for (const status of ['new', 'contacted', 'qualified', 'converted', 'lost'])
      assert.equal((await createLead(mettle, ada, { status })).status, status)
    for (const status of ['open', 'New', 1, []]) await refuses({ name: 'Ab', status }, 'status')
    const { message } = (await create({ name: 'Ab', status: 'open' })).body.error.details
    assert.equal(message, 'must be one of new, contacted, qualified, converted, lost')
    // The rule stands in the database as well, whoever writes.
    await assert.rejects(
      mettle.superuser.query(`insert into leads (name, status) values ('Ab', 'open')`),
      /leads_sound/,
    )
  })

  it('No default value for status is stated. (it is new)', async () => {
    assert.equal((await createLead(mettle, ada)).status, 'new')
    assert.equal((await createLead(mettle, ada, { status: null })).status, 'new')
  })

  it('source | text | no | |', async () => {
    assert.equal((await createLead(mettle, ada, { source: 'web form' })).source, 'web form')
    assert.equal((await createLead(mettle, ada)).source, null)
  })

  it('assigned_to | UUID | no | references a profile id', async () => {
    await assert.rejects(
      mettle.superuser.query(`insert into leads (name, assigned_to) values ('Ab', $1)`, [randomUUID()]),
      /leads_assigned_to_fkey/,
    )
  })

  it('id | UUID | generated | primary key, generated by the service', async () => {
    const mine = randomUUID()
    const lead = await createLead(mettle, ada, { id: mine })
    assert.match(lead.id, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    assert.notEqual(lead.id, mine)
  })

  it('created_at | timestamp with time zone | generated | |', async () => {
    const started = Date.now()
    const lead = await createLead(mettle, ada, {
      created_at: '1999-01-01T00:00:00Z',
      updated_at: 'yesterday',
    })
    assert.match(lead.created_at, iso)
    assert.ok(Date.parse(lead.created_at) >= started - 1_000)
  })

  it('updated_at | timestamp with time zone | generated | |', async () => {
    const lead = await createLead(mettle, ada)
    assert.match(lead.updated_at, iso)
    assert.equal(lead.updated_at, lead.created_at)
  })

  it('the lead record has exactly the ten fields', async () => {
    assert.deepEqual(Object.keys(await createLead(mettle, ada)), leadFields)
  })

  it('text is trimmed, and the phone kept as typed', async () => {
    const lead = await createLead(mettle, ada, {
      name: '\u00a0 Dorothy Vaughan\n',
      phone: ' (080) 4123-4567 ext. 9 ',
    })
    assert.equal(lead.name, 'Dorothy Vaughan')
    assert.equal(lead.phone, '(080) 4123-4567 ext. 9')
  })

  it('empty strings for optional fields mean null', async () => {
    const lead = await createLead(mettle, ada, { email: '', phone: '', company: '', source: '', status: '' })
    assert.deepEqual(
      [lead.email, lead.phone, lead.company, lead.source, lead.status],
      [null, null, null, null, 'new'],
    )
  })

  it('unknown body fields are rejected by name', async () => {
    await refuses({ name: 'Ab', nickname: 'A' }, 'nickname', 'is not a known field')
    await refuses({ name: 'Ab', phone_e164: '+911234567890' }, 'phone_e164', 'is not a known field')
  })

  it('a lead with the phone or e-mail of another is created, and meta names those the caller can read', async () => {
    const first = await createLead(mettle, ada, { phone: '+91 99999 11111' })
    const second = await createLead(mettle, ada, { email: 'Twin@example.com' })
    const hidden = await createLead(mettle, ben, { phone: '099999 11111' })
    const again = await create({ name: 'Twin', phone: '99999-11111', email: 'twin@EXAMPLE.com' })
    assert.equal(again.status, 201)
    assert.deepEqual(again.body.meta.duplicates.toSorted(), [first.id, second.id].toSorted())
    const overseen = await create({ name: 'Twin', phone: '+919999911111' }, manager)
    assert.deepEqual(
      overseen.body.meta.duplicates.toSorted(),
      [first.id, hidden.id, again.body.data.id].toSorted(),
    )
  })
})
