import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../harness/index.ts'
import { addInteraction, assertFailure, createLead, iso, leadFields, strangeIds } from './support.ts'

describe('{base_url}/leads/{id}', () => {
  let mettle: TestService
  let ada: TestPerson
  let ben: TestPerson
  let manager: TestPerson
  const get = (id: string, as = ada, query = '') => mettle.call('GET', `/api/leads/${id}${query}`, { as })
  const put = (id: string, body: unknown, as = ada, headers = {}) =>
    mettle.call('PUT', `/api/leads/${id}`, { as, body, headers })
  const remove = (id: string, as = ada) => mettle.call('DELETE', `/api/leads/${id}`, { as })

  before(async () => {
    mettle = await testService()
    ada = await mettle.person('telecaller', { first_name: 'Ada', last_name: 'Lovelace' })
    ben = await mettle.person('telecaller')
    manager = await mettle.person('manager')
  })

  it('Fetch one lead by its UUID.', async () => {
    const lead = await createLead(mettle, ada)
    assert.deepEqual((await get(lead.id.toUpperCase())).body.data, lead)
  })

  it('Success: HTTP 200, data = lead.', async () => {
    const lead = await createLead(mettle, ada)
    const got = await get(lead.id)
    assert.equal(got.status, 200)
    assert.deepEqual(got.body, { success: true, data: lead })
    assert.deepEqual(Object.keys(got.body.data), leadFields)
  })

  it('No such lead: HTTP 404, error.code LEAD_NOT_FOUND, message stating the lead was not found.', async () => {
    const answer = await get(randomUUID())
    assertFailure(answer, 404, 'LEAD_NOT_FOUND')
    assert.match(answer.body.error.message, /lead not found/i)
  })

  it('Any other failure: HTTP 500.', async () => {
    const lead = await createLead(mettle, ada)
    await mettle.superuser.query('alter table leads rename to leads_away')
    try {
      assertFailure(await get(lead.id), 500, 'INTERNAL_ERROR')
    } finally {
      await mettle.superuser.query('alter table leads_away rename to leads')
    }
    assert.equal((await get(lead.id)).status, 200)
  })

  it('an id that is not a UUID names no lead: 404 on every address under it', async () => {
    for (const id of strangeIds) {
      for (const answer of [
        await get(id),
        await put(id, { name: 'Ab' }),
        await remove(id),
        await get(`${id}/interactions`),
        await mettle.call('POST', `/api/leads/${id}/interactions`, { as: ada, body: { type: 'note' } }),
        await get(`${id}/follow-up`),
        await mettle.call('DELETE', `/api/leads/${id}/follow-up`, { as: ada }),
      ])
        assertFailure(answer, 404, 'LEAD_NOT_FOUND')
    }
  })

  it('a lead the caller may not read is 404 with the same body as one that does not exist', async () => {
    const foreign = (await createLead(mettle, ben)).id
    const missing = randomUUID()
    const due = { due_at: '2030-01-01T00:00:00Z' }
    const pairs = [
      [await get(foreign), await get(missing)],
      [await get(foreign, ada, '?include=interactions'), await get(missing, ada, '?include=interactions')],
      [await get(foreign, ada, '?include=contact'), await get(missing, ada, '?include=contact')],
      [await get(`${foreign}/follow-up`), await get(`${missing}/follow-up`)],
      [await put(foreign, { name: 'Mine now' }), await put(missing, { name: 'Mine now' })],
      [
        await put(foreign, {}, ada, { 'if-match': '"1"' }),
        await put(missing, {}, ada, { 'if-match': '"1"' }),
      ],
      [await remove(foreign), await remove(missing)],
      [await get(`${foreign}/interactions`), await get(`${missing}/interactions`)],
      [
        await mettle.call('POST', `/api/leads/${foreign}/interactions`, { as: ada, body: { type: 'note' } }),
        await mettle.call('POST', `/api/leads/${missing}/interactions`, { as: ada, body: { type: 'note' } }),
      ],
      [
        await mettle.call('PUT', `/api/leads/${foreign}/follow-up`, { as: ada, body: due }),
        await mettle.call('PUT', `/api/leads/${missing}/follow-up`, { as: ada, body: due }),
      ],
    ] as const
    for (const [known, unknown] of pairs) {
      assertFailure(known, 404, 'LEAD_NOT_FOUND')
      assert.equal(known.text, unknown.text)
    }
    assert.equal((await get(foreign, ben)).body.data.name, 'Grace Hopper')
  })

  it('Update lead: PUT {base_url}/leads/{id} (partial update with the lead fields) (200, data = the lead)', async () => {
    const lead = await createLead(mettle, ada, { company: 'Navy', email: 'g@example.com' })
    const changed = await put(lead.id, { company: 'Harvard', status: 'qualified' })
    assert.equal(changed.status, 200, changed.text)
    assert.deepEqual(changed.body, {
      success: true,
      data: { ...lead, company: 'Harvard', status: 'qualified', updated_at: changed.body.data.updated_at },
    })
    assert.deepEqual((await get(lead.id)).body.data, changed.body.data)
  })

  it('Update payloads accept the same fields as create, all optional (partial update).', async () => {
    const lead = await createLead(mettle, ada)
    for (const [field, value] of Object.entries({
      name: 'Grace B. Hopper',
      email: 'grace@example.com',
      phone: '+1 202 555 0123',
      company: 'Navy',
      status: 'contacted',
      source: 'fair',
      assigned_to: ada.id,
    })) {
      const changed = await put(lead.id, { [field]: value })
      assert.equal(changed.status, 200, changed.text)
      assert.equal(changed.body.data[field], value)
    }
    assert.equal((await put(lead.id, {})).status, 200)
    const emptied = await put(lead.id, { email: '', phone: null, company: ' ', source: '' })
    const { email, phone, company, source, name } = emptied.body.data
    assert.deepEqual([email, phone, company, source, name], [null, null, null, null, 'Grace B. Hopper'])
  })

  it('an update is held to the same rules as a creation, and says which field with the general code', async () => {
    const lead = await createLead(mettle, ada)
    for (const [body, field] of [
      [{ name: ' x ' }, 'name'],
      [{ name: null }, 'name'],
      [{ email: 'nonsense' }, 'email'],
      [{ phone: '12345' }, 'phone'],
      [{ status: 'open' }, 'status'],
      [{ status: null }, 'status'],
      [{ assigned_to: 'somebody' }, 'assigned_to'],
      [{ assigned_to: `urn:uuid:${randomUUID()}` }, 'assigned_to'],
      [{ nickname: 'x' }, 'nickname'],
      [{ id: randomUUID() }, 'id'],
      [{ created_at: '2020-01-01T00:00:00.000Z' }, 'created_at'],
      [{ updated_at: '2020-01-01T00:00:00.000Z' }, 'updated_at'],
      [[], 'body'],
      ['"text"', 'body'],
    ] as const) {
      const answer = await put(lead.id, body)
      assertFailure(answer, 400, 'VALIDATION_ERROR')
      assert.equal(answer.body.error.details.field, field, answer.text)
    }
    assert.deepEqual((await get(lead.id)).body.data, lead)
  })

  it('changing assigned_to needs manager or admin, and somebody who exists', async () => {
    const lead = await createLead(mettle, ada)
    const admin = await mettle.person('admin')
    assertFailure(await put(lead.id, { assigned_to: ben.id }), 403, 'FORBIDDEN')
    assertFailure(await put(lead.id, { assigned_to: null }), 403, 'FORBIDDEN')
    const nowhere = await put(lead.id, { assigned_to: randomUUID() }, manager)
    assertFailure(nowhere, 400, 'VALIDATION_ERROR')
    assert.equal(nowhere.body.error.details.field, 'assigned_to')
    assert.equal((await put(lead.id, { assigned_to: ben.id }, manager)).body.data.assigned_to, ben.id)
    assertFailure(await get(lead.id), 404, 'LEAD_NOT_FOUND')
    assert.equal((await put(lead.id, { assigned_to: null }, admin)).body.data.assigned_to, null)
    const capitals = await put(lead.id, { assigned_to: ada.id.toUpperCase() }, manager)
    assert.equal(capitals.body.data.assigned_to, ada.id)
    assert.equal((await put(lead.id, { assigned_to: ada.id.toUpperCase() })).status, 200)
    assert.equal((await put(lead.id, { assigned_to: '' }, manager)).body.data.assigned_to, null)
    assertFailure(await get(lead.id, ben), 404, 'LEAD_NOT_FOUND')
  })

  it('updated_at moves on every change, never backwards', async () => {
    const lead = await createLead(mettle, ada)
    let before = lead.updated_at
    for (let n = 0; n < 20; n++) {
      const { updated_at, created_at } = (await put(lead.id, { company: `Company ${n}` })).body.data
      assert.match(updated_at, iso)
      assert.ok(updated_at > before, `${updated_at} after ${before}`)
      assert.equal(created_at, lead.created_at)
      before = updated_at
    }
    const ahead = new Date(Date.now() + 3_600_000).toISOString()
    await mettle.superuser.query('alter table leads disable trigger leads_touch')
    await mettle.superuser.query('update leads set updated_at = $2 where id = $1', [lead.id, ahead])
    await mettle.superuser.query('alter table leads enable trigger leads_touch')
    const { updated_at } = (await put(lead.id, { company: 'After the clock went back' })).body.data
    assert.equal(Date.parse(updated_at), Date.parse(ahead) + 1)
  })

  it('an update that changes nothing leaves updated_at and the ETag as they were', async () => {
    const lead = await createLead(mettle, ada, { company: 'Navy', phone: '+91 98450 00000' })
    const seen = (await get(lead.id)).headers.get('etag')
    for (const body of [
      {},
      { company: 'Navy' },
      { name: lead.name, phone: lead.phone, assigned_to: ada.id },
    ]) {
      const same = await put(lead.id, body)
      assert.deepEqual(same.body.data, lead)
      assert.equal(same.headers.get('etag'), seen)
    }
  })

  it('an update with If-Match of an older version is 412 and changes nothing', async () => {
    const made = await mettle.call('POST', '/api/leads', { as: ada, body: { name: 'Grace Hopper' } })
    const { id } = made.body.data
    const seen = made.headers.get('etag') as string
    assert.equal((await get(id)).headers.get('etag'), seen)
    const first = await put(id, { company: 'First' }, ada, { 'if-match': seen })
    assert.equal(first.status, 200)
    assert.notEqual(first.headers.get('etag'), seen)
    assertFailure(await put(id, { company: 'Second' }, ada, { 'if-match': seen }), 412, 'STALE')
    assert.equal((await get(id)).body.data.company, 'First')
    const known = `"x", ${first.headers.get('etag')}`
    assert.equal((await put(id, { company: 'Third' }, ada, { 'if-match': known })).status, 200)
    assert.equal((await put(id, { company: 'Fourth' }, ada, { 'if-match': '*' })).status, 200)
  })

  it('a deletion with If-Match of an older version is 412 and deletes nothing', async () => {
    const { id } = await createLead(mettle, ada)
    const remove = (match: string) =>
      mettle.call('DELETE', `/api/leads/${id}`, { as: ada, headers: { 'if-match': match } })
    assertFailure(await remove('"1"'), 412, 'STALE')
    const { headers } = await mettle.call('GET', `/api/leads/${id}`, { as: ada })
    assert.equal((await remove(headers.get('etag') as string)).status, 200)
  })

  it('of two updates at once with the same If-Match one wins and the other is 412', async () => {
    const lead = await createLead(mettle, ada)
    const seen = (await get(lead.id)).headers.get('etag') as string
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        put(lead.id, { company: `Company ${n}` }, ada, { 'if-match': seen }),
      ),
    )
    assert.deepEqual(answers.map(a => a.status).toSorted(), [200, ...Array(7).fill(412)])
  })

  it('an update with If-Unmodified-Since before the last change is 412', async () => {
    const lead = await createLead(mettle, ada)
    const asHeader = (moment: number) => ({ 'if-unmodified-since': new Date(moment).toUTCString() })
    const changed = Date.parse(lead.updated_at)
    assertFailure(await put(lead.id, { company: 'No' }, ada, asHeader(changed - 5_000)), 412, 'STALE')
    assert.equal((await put(lead.id, { company: 'Yes' }, ada, asHeader(Date.now() + 5_000))).status, 200)
    assertFailure(await put(lead.id, {}, ada, { 'if-unmodified-since': 'soon' }), 400, 'VALIDATION_ERROR')
  })

  it('an update with If-Unmodified-Since in the very second of the last change is taken', async () => {
    const header = (moment: string) => ({ 'if-unmodified-since': new Date(moment).toUTCString() })
    for (const updated_at of ['2026-01-02T03:04:05.000Z', '2026-01-02T03:04:05.999Z']) {
      const { id } = await createLead(mettle, ada)
      await mettle.superuser.query(`begin; set local session_replication_role = replica;
        update leads set updated_at = '${updated_at}' where id = '${id}'; commit`)
      assertFailure(await put(id, { company: 'No' }, ada, header('2026-01-02T03:04:04Z')), 412, 'STALE')
      const same = await put(id, { company: 'Yes' }, ada, header('2026-01-02T03:04:05Z'))
      assert.equal(same.status, 200, updated_at)
    }
  })

  it('Delete lead: DELETE {base_url}/leads/{id} (200, data = the deleted lead)', async () => {
    const lead = await createLead(mettle, ada, { phone: '+91 98450 00000' })
    const gone = await remove(lead.id)
    assert.equal(gone.status, 200)
    assert.deepEqual(gone.body, { success: true, data: lead })
    assertFailure(await get(lead.id), 404, 'LEAD_NOT_FOUND')
    assertFailure(await remove(lead.id), 404, 'LEAD_NOT_FOUND')
  })

  it('lead_id | UUID | references a lead; deleting the lead deletes its interactions', async () => {
    const lead = await createLead(mettle, ada)
    await addInteraction(mettle, ada, lead.id, { type: 'note', content: 'kept' })
    await addInteraction(mettle, ada, lead.id, { type: 'call', outcome: 'busy' })
    const count = async () =>
      (await mettle.superuser.query('select from interactions where lead_id = $1', [lead.id])).rowCount
    assert.equal(await count(), 2)
    await remove(lead.id, manager)
    assert.equal(await count(), 0)
    await assert.rejects(
      mettle.superuser.query(
        `insert into interactions (id, lead_id, type) values (gen_random_uuid(), $1, 'note')`,
        [randomUUID()],
      ),
      /interactions_lead_id_fkey/,
    )
  })

  it('include=interactions returns the lead with its interactions', async () => {
    const lead = await createLead(mettle, ada)
    assert.deepEqual((await get(lead.id, ada, '?include=interactions')).body.data, {
      ...lead,
      interactions: [],
    })
    const { lead_id, ...note } = await addInteraction(mettle, ada, lead.id, {
      type: 'note',
      content: 'said "hello" \\ ünïcode',
    })
    assert.equal(lead_id, lead.id)
    assert.deepEqual((await get(lead.id, ada, '?include=interactions')).body.data, {
      ...lead,
      interactions: [note],
    })
  })

  it('include takes any of interactions, follow_up, contact and script, and no other name', async () => {
    const lead = await createLead(mettle, ada)
    const included = async (names: string, as = ada) =>
      (await get(lead.id, as, `?include=${names}`)).body.data
    const never = {
      attempts: 0,
      last_attempt_at: null,
      last_outcome: null,
      do_not_call: false,
      time_zones: [],
    }
    assert.deepEqual(await included('contact,follow_up'), { ...lead, follow_up: null, contact: never })

    const due_at = '2030-01-01T00:00:00.000Z'
    const { lead_id, ...call } = await addInteraction(mettle, ada, lead.id, {
      type: 'call',
      outcome: 'voicemail',
      follow_up_at: due_at,
    })
    const follow_up = { lead_id, due_at, set_by: ada.id }
    const contact = { ...never, attempts: 1, last_attempt_at: call.occurred_at, last_outcome: 'voicemail' }
    assert.deepEqual(await included('follow_up'), { ...lead, follow_up })
    assert.deepEqual(await included('contact'), { ...lead, contact })
    const all = { ...lead, follow_up, contact, interactions: [call] }
    assert.deepEqual(await included('interactions,follow_up,contact'), all)
    assert.deepEqual(await included('contact,interactions,contact,follow_up', manager), all)

    for (const names of ['everything', 'contact,', 'contact,%20follow_up', 'constructor', 'search,contact']) {
      const answer = await get(lead.id, ada, `?include=${names}`)
      assertFailure(answer, 400, 'VALIDATION_ERROR')
      assert.equal(answer.body.error.details.field, 'include', names)
    }
    assert.deepEqual((await get(lead.id, ada, '?include=')).body, (await get(lead.id)).body)
  })

  it('contact tells the latest attempt, in whichever order calls are written down; consent taken back stays', async () => {
    const { id } = await createLead(mettle, ada)
    const call = (occurred_at: string, outcome?: string) =>
      addInteraction(mettle, ada, id, { type: 'call', occurred_at, ...(outcome ? { outcome } : {}) })
    const contact = async () => (await get(id, ada, '?include=contact')).body.data.contact
    const [first, second, third] = [1, 2, 3].map(day => `2026-01-0${day}T10:00:00.000Z`) as [
      string,
      string,
      string,
    ]
    await call(second, 'busy')
    await call(first, 'do_not_call')
    const latest = {
      attempts: 2,
      last_attempt_at: second,
      last_outcome: 'busy',
      do_not_call: true,
      time_zones: [],
    }
    assert.deepEqual(await contact(), latest)
    await call(third)
    assert.deepEqual(await contact(), { ...latest, attempts: 3, last_attempt_at: third, last_outcome: null })
  })
})
