import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../harness/index.ts'
import { addInteraction, asPerson, assertFailure, createLead, iso } from './support.ts'

describe('{base_url}/leads/{id}/interactions', () => {
  let mettle: TestService
  let ada: TestPerson
  let manager: TestPerson
  let lead: { id: string }
  const post = (body: unknown, as = ada, id = lead.id) =>
    mettle.call('POST', `/api/leads/${id}/interactions`, { as, body })
  const list = (query = '', as = ada, id = lead.id) =>
    mettle.call('GET', `/api/leads/${id}/interactions${query}`, { as })
  const state = async (id: string) => {
    const { rows } = await mettle.superuser.query(
      `select l.status, s.attempts, s.do_not_call, f.due_at from leads l left join lead_contact_state s on s.lead_id = l.id
       left join follow_ups f on f.lead_id = l.id where l.id = $1`,
      [id],
    )
    const { status, attempts, do_not_call, due_at } = rows[0]
    return {
      status,
      attempts: attempts ?? 0,
      doNotCall: do_not_call ?? false,
      due: due_at?.toISOString() ?? null,
    }
  }

  before(async () => {
    mettle = await testService()
    ada = await mettle.person('telecaller', { first_name: 'Ada', last_name: 'Lovelace' })
    manager = await mettle.person('manager', { first_name: 'Mo' })
    lead = await createLead(mettle, ada)
  })

  it('Create interaction, under {base_url}/leads/{id}/interactions (POST, 201)', async () => {
    const { id } = await createLead(mettle, ada)
    const made = await post({ type: 'note', content: 'Called the office' }, ada, id)
    assert.equal(made.status, 201, made.text)
    const { data } = made.body
    assert.deepEqual(made.body, {
      success: true,
      data: {
        id: data.id,
        lead_id: id,
        type: 'note',
        content: 'Called the office',
        created_at: data.created_at,
        created_by: ada.id,
        first_name: 'Ada',
        last_name: 'Lovelace',
      },
    })
    assert.deepEqual((await list('', ada, id)).body.data, [data])
  })

  it('id | UUID | generated primary key', async () => {
    const one = await addInteraction(mettle, ada, lead.id, { type: 'note', content: 'x' })
    const two = await addInteraction(mettle, ada, lead.id, { type: 'note', content: 'x' })
    assert.match(one.id, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    assert.notEqual(one.id, two.id)
    assertFailure(await post({ type: 'note', id: one.id }), 400, 'VALIDATION_ERROR')
  })

  it('type | text | one of call, email, meeting, note', async () => {
    for (const type of ['call', 'email', 'meeting', 'note'])
      assert.equal((await addInteraction(mettle, ada, lead.id, { type, content: 'x' })).type, type)
    for (const body of [{}, { type: 'sms' }, { type: 'Call' }, { type: null }, { type: 3 }]) {
      const answer = await post(body)
      assertFailure(answer, 400, 'VALIDATION_ERROR')
      assert.equal(answer.body.error.details.field, 'type')
    }
    await assert.rejects(
      mettle.superuser.query(
        `insert into interactions (id, lead_id, type) values (gen_random_uuid(), $1, 'sms')`,
        [lead.id],
      ),
      /interactions_type_check/,
    )
  })

  it('content | text | free text', async () => {
    for (const content of [
      'x',
      'two  spaces',
      '<b>"quoted"</b> \\ \u0001 नमस्ते 😀',
      `${'long '.repeat(3_999)}long`,
    ])
      assert.equal((await addInteraction(mettle, ada, lead.id, { type: 'note', content })).content, content)
    assert.equal((await list('?limit=1')).body.data[0].content, `${'long '.repeat(3_999)}long`)
    const spaced = { type: 'note', content: ' said \n' }
    assert.equal((await addInteraction(mettle, ada, lead.id, spaced)).content, 'said')
    assert.equal((await addInteraction(mettle, ada, lead.id, { type: 'email', content: '' })).content, null)
    for (const body of [{ type: 'note' }, { type: 'note', content: ' ' }])
      assert.equal((await post(body)).body.error.message, 'content: is required for a note')
    const long = await post({ type: 'note', content: 'x'.repeat(20_001) })
    assertFailure(long, 400, 'VALIDATION_ERROR')
    assert.equal(long.body.error.details.field, 'content')
  })

  it('created_by | UUID | references a profile id', async () => {
    assert.equal(
      (await addInteraction(mettle, ada, lead.id, { type: 'note', content: 'x' })).created_by,
      ada.id,
    )
    const forged = await post({ type: 'note', created_by: manager.id })
    assertFailure(forged, 400, 'VALIDATION_ERROR')
    assert.equal(forged.body.error.details.field, 'created_by')
  })

  it('created_at | timestamp with time zone | generated', async () => {
    assert.match((await addInteraction(mettle, ada, lead.id, { type: 'note', content: 'x' })).created_at, iso)
    assertFailure(await post({ type: 'note', created_at: '2020-01-01T00:00:00Z' }), 400, 'VALIDATION_ERROR')
  })

  it("When a lead is fetched together with its interactions, each interaction carries id, type, content, created_at, created_by and the creator's first_name and last_name.", async () => {
    const { id } = await createLead(mettle, ada)
    await addInteraction(mettle, ada, id, { type: 'email', content: 'Sent the offer' })
    for (const as of [ada, manager]) {
      const got = await mettle.call('GET', `/api/leads/${id}?include=interactions`, { as })
      const [interaction] = got.body.data.interactions
      assert.deepEqual(
        Object.keys(interaction).toSorted(),
        ['content', 'created_at', 'created_by', 'first_name', 'id', 'last_name', 'type'].toSorted(),
      )
      assert.equal(interaction.content, 'Sent the offer')
      assert.deepEqual([interaction.first_name, interaction.last_name], ['Ada', 'Lovelace'])
    }
  })

  it('Get lead interactions, under {base_url}/leads/{id}/interactions (GET, newest first, page, limit and type)', async () => {
    const { id } = await createLead(mettle, ada)
    for (let n = 1; n <= 12; n++)
      await addInteraction(mettle, ada, id, { type: n % 3 ? 'note' : 'meeting', content: String(n) })
    const contents = async (query: string) =>
      (await list(query, manager, id)).body.data.map((i: { content: string }) => Number(i.content))
    assert.deepEqual(await contents(''), [12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
    assert.deepEqual(await contents('?page=2'), [2, 1])
    assert.deepEqual(await contents('?page=2&limit=5'), [7, 6, 5, 4, 3])
    assert.deepEqual(await contents('?type=meeting'), [12, 9, 6, 3])
    assert.deepEqual((await list('?type=meeting&limit=1', ada, id)).body.meta, {
      total: 4,
      page: 1,
      limit: 1,
    })
    const beyond = await list('?page=9', ada, id)
    assert.deepEqual(beyond.body, { success: true, data: [], meta: { total: 12, page: 9, limit: 10 } })
    for (const query of ['?page=0', '?limit=1001', '?type=sms'])
      assertFailure(await list(query, ada, id), 400, 'VALIDATION_ERROR')
  })

  it('An interaction can be inserted only when the lead it belongs to is assigned to the user.', async () => {
    for (const role of ['manager', 'admin'] as const)
      assertFailure(await post({ type: 'note' }, await mettle.person(role)), 403, 'FORBIDDEN')
    for (const role of ['user', 'telecaller'] as const)
      assertFailure(await post({ type: 'note' }, await mettle.person(role)), 404, 'LEAD_NOT_FOUND')
    const insert = `insert into interactions (id, lead_id, type, created_by) values (gen_random_uuid(), $1, 'note', $2)`
    await asPerson(mettle, ada, query => query(insert, [lead.id, ada.id]))
    for (const other of [manager, await mettle.person('admin'), await mettle.person('telecaller')])
      await assert.rejects(
        asPerson(mettle, other, query => query(insert, [lead.id, other.id])),
        /row-level security/,
      )
    await assert.rejects(
      asPerson(mettle, ada, query => query(insert, [lead.id, manager.id])),
      /row-level security/,
      'nobody writes in the name of somebody else',
    )
  })

  it('a call carries an outcome, its duration and when it was', async () => {
    const occurred_at = new Date(Date.now() - 86_400_000).toISOString()
    const call = { type: 'call', outcome: 'callback', duration_seconds: 75, occurred_at }
    const made = await addInteraction(mettle, ada, lead.id, call)
    assert.deepEqual([made.outcome, made.duration_seconds, made.occurred_at], ['callback', 75, occurred_at])
    assert.deepEqual((await list('?limit=1')).body.data[0], made)
    for (const [body, field] of [
      [{ type: 'call', outcome: 'sold' }, 'outcome'],
      [{ type: 'note', outcome: 'busy' }, 'outcome'],
      [{ type: 'email', duration_seconds: 5 }, 'duration_seconds'],
      [{ type: 'call', duration_seconds: -1 }, 'duration_seconds'],
      [{ type: 'call', duration_seconds: 1.5 }, 'duration_seconds'],
      [{ type: 'call', occurred_at: 'noon' }, 'occurred_at'],
      [{ type: 'call', occurred_at: '2999-01-01T00:00:00Z' }, 'occurred_at'],
      [{ type: 'call', occurred_at: '0000-01-01T00:00:00Z' }, 'occurred_at'],
      [{ type: 'call', occurred_at: '0001-01-01T00:00:00+14:00' }, 'occurred_at'],
      [{ type: 'call', occurred_at: '2024-02-29T10:30:00+23:00' }, 'occurred_at'],
      [{ type: 'note', follow_up_at: '9999-12-31T23:59:59-10:00' }, 'follow_up_at'],
      [{ type: 'call', follow_up_at: 'tomorrow' }, 'follow_up_at'],
      [{ type: 'note', follow_up_at: '2001-01-01T00:00:00Z' }, 'follow_up_at'],
      [{ type: 'call', outcome: 'do_not_call', follow_up_at: '2030-01-01T00:00:00Z' }, 'follow_up_at'],
    ] as const) {
      const answer = await post(body)
      assertFailure(answer, 400, 'VALIDATION_ERROR')
      assert.equal(answer.body.error.details.field, field, answer.text)
    }
  })

  for (const [outcome, from, to] of [
    ['connected', 'new', 'contacted'],
    ['connected', 'qualified', 'qualified'],
    ['callback', 'new', 'contacted'],
    ['no_answer', 'new', 'new'],
    ['busy', 'contacted', 'contacted'],
    ['voicemail', 'new', 'new'],
    ['wrong_number', 'new', 'lost'],
    ['not_interested', 'contacted', 'lost'],
    ['not_interested', 'converted', 'converted'],
    ['do_not_call', 'qualified', 'lost'],
  ] as const)
    it(`outcome ${outcome} moves a ${from} lead to ${to}, counts an attempt and settles consent and follow-up with it`, async () => {
      const { id } = await createLead(mettle, ada, { status: from })
      await mettle.superuser.query(
        `insert into follow_ups (lead_id, due_at, set_by) values ($1, now() - interval '1 hour', $2)`,
        [id, ada.id],
      )
      const next = '2030-05-01T09:00:00.000Z'
      await addInteraction(mettle, ada, id, {
        type: 'call',
        outcome,
        ...(outcome === 'do_not_call' ? {} : { follow_up_at: next }),
      })
      const expected = {
        status: to,
        attempts: 1,
        doNotCall: outcome === 'do_not_call',
        due: outcome === 'do_not_call' ? null : next,
      }
      assert.deepEqual(await state(id), expected)
      const { rows } = await mettle.superuser.query(
        'select ending from follow_up_history where lead_id = $1',
        [id],
      )
      assert.deepEqual(rows, [{ ending: 'done' }])
    })

  it('an optional field that is null or empty is one that was not given', async () => {
    const { id } = await createLead(mettle, ada)
    const none = { outcome: null, duration_seconds: null, occurred_at: null, follow_up_at: null }
    const note = await addInteraction(mettle, ada, id, { type: 'note', content: 'x', ...none })
    assert.ok(!('outcome' in note))
    const empty = { ...none, outcome: '', occurred_at: ' ', follow_up_at: '' }
    const call = await addInteraction(mettle, ada, id, { type: 'call', ...empty })
    assert.deepEqual([call.outcome, call.duration_seconds], [null, 0])
    assert.deepEqual(await state(id), { status: 'new', attempts: 1, doNotCall: false, due: null })
  })

  it('a call without an outcome is an attempt, and the lead stays as it is', async () => {
    const { id } = await createLead(mettle, ada)
    const made = await addInteraction(mettle, ada, id, { type: 'call', content: 'Rang.' })
    assert.equal(made.outcome, null)
    assert.deepEqual(await state(id), { status: 'new', attempts: 1, doNotCall: false, due: null })
  })

  it('outcome, status, follow-up, attempts and consent move in one transaction: all of it or nothing', async () => {
    const { id } = await createLead(mettle, ada)
    await mettle.superuser.query(`create function refuse_follow_up() returns trigger language plpgsql
      as $$ begin raise exception 'not today' using errcode = '53100'; end $$;
      create trigger refuse_follow_up before insert on follow_ups for each row execute function refuse_follow_up()`)
    const body = { type: 'call', outcome: 'connected', follow_up_at: '2030-05-01T09:00:00Z' }
    assertFailure(await post(body, ada, id), 503, 'UNAVAILABLE')
    await mettle.superuser.query('drop trigger refuse_follow_up on follow_ups')
    assert.deepEqual(await state(id), { status: 'new', attempts: 0, doNotCall: false, due: null })
    assert.equal((await list('', ada, id)).body.meta.total, 0)
    assert.equal((await post(body, ada, id)).status, 201)
    assert.deepEqual(await state(id), {
      status: 'contacted',
      attempts: 1,
      doNotCall: false,
      due: '2030-05-01T09:00:00.000Z',
    })
  })

  it('calls that come in at once are all counted', async () => {
    const { id } = await createLead(mettle, ada)
    const calls = Array.from({ length: 12 }, () => post({ type: 'call', outcome: 'no_answer' }, ada, id))
    for (const answer of await Promise.all(calls)) assert.equal(answer.status, 201, answer.text)
    assert.equal((await state(id)).attempts, 12)
    assert.equal((await list('', ada, id)).body.meta.total, 12)
  })

  it('a follow-up is set, read, moved and dropped under its lead', async () => {
    const { id } = await createLead(mettle, ada)
    const at = (due_at: string) =>
      mettle.call('PUT', `/api/leads/${id}/follow-up`, { as: ada, body: { due_at } })
    const set = await at('2030-01-01T10:00:00+05:30')
    assert.equal(set.status, 200, set.text)
    assert.deepEqual(set.body.data, { lead_id: id, due_at: '2030-01-01T04:30:00.000Z', set_by: ada.id })
    const read = () => mettle.call('GET', `/api/leads/${id}/follow-up`, { as: ada })
    assert.deepEqual((await read()).body, set.body)
    assert.equal((await at('2030-02-01T00:00:00Z')).body.data.due_at, '2030-02-01T00:00:00.000Z')
    assertFailure(await at('2001-01-01T00:00:00Z'), 400, 'VALIDATION_ERROR')
    const drop = () => mettle.call('DELETE', `/api/leads/${id}/follow-up`, { as: ada })
    assert.equal((await drop()).body.data.due_at, '2030-02-01T00:00:00.000Z')
    for (const gone of [await drop(), await read()]) {
      assertFailure(gone, 404, 'NOT_FOUND')
      assert.equal(gone.body.error.message, 'Nothing is planned with this lead.')
    }
  })

  it('the database never sees what was said', async () => {
    const content = 'A sentence nobody else should read'
    const { id } = await addInteraction(mettle, ada, lead.id, { type: 'note', content })
    const { rows } = await mettle.superuser.query('select content from interactions where id = $1', [id])
    assert.ok(!rows[0].content.includes(Buffer.from('sentence')))
  })
})
