import assert from 'node:assert/strict'
import { createCipheriv, randomBytes, randomUUID } from 'node:crypto'
import { before, describe, it } from 'node:test'
import fc from 'fast-check'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { readMasterKeys } from '../../platform/master-key.ts'
import { openSeal } from '../../platform/seal.ts'

let mettle: TestService
let ada: TestPerson
let ben: TestPerson
let manager: TestPerson
before(async () => {
  mettle = await testService()
  ada = await mettle.person('telecaller')
  ben = await mettle.person('telecaller')
  manager = await mettle.person('manager')
})

const create = async (body: object, as = ada) =>
  (await mettle.call('POST', '/api/leads', { as, body: { name: 'Somebody', ...body } })).body.data
const merge = (survivor: string, lead_id: string, as = ada, take?: string[]) =>
  mettle.call('POST', `/api/leads/${survivor}/merge`, { as, body: { lead_id, ...(take ? { take } : {}) } })
const undo = (id: string, as = ada) => mettle.call('DELETE', `/api/leads/merges/${id}`, { as })
const say = (lead: string, content: string, more: object = { type: 'note' }) =>
  mettle.call('POST', `/api/leads/${lead}/interactions`, { as: ada, body: { content, ...more } })
const whole = async (lead: string, as = ada) =>
  (await mettle.call('GET', `/api/leads/${lead}?include=interactions,follow_up,contact`, { as })).body.data
const contents = async (lead: string) =>
  (await whole(lead)).interactions.map(({ content }: { content: string }) => content).toSorted()

/** As 0.1.0 sealed it: without the key's id in front. */
async function sealedAsIn010(lead: string, interaction: string, text: string) {
  const seal = openSeal(readMasterKeys(undefined, mettle.dataDir) as Buffer[])
  const { rows } = await mettle.superuser.query(
    'select id, master_id, wrapped from app.data_keys where lead_id = $1',
    [lead],
  )
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', seal.unwrap(rows[0]).key, nonce)
  cipher.setAAD(Buffer.from(`interactions\0${interaction}\0content`))
  const sealed = Buffer.concat([cipher.update(text), cipher.final()])
  return Buffer.concat([Buffer.of(1), nonce, cipher.getAuthTag(), sealed])
}

describe('duplicates', () => {
  it('are leads with the same phone in any spelling, or the same e-mail; those out of sight are counted', async () => {
    const lead = await create({ phone: '098765 00001', email: 'same@example.com' })
    const phone = await create({ phone: '+91 98765-00001' })
    const email = await create({ email: 'SAME@example.com' })
    await create({ phone: '+919876500001' }, ben)
    const { data, meta } = (await mettle.call('GET', `/api/leads/${lead.id}/duplicates`, { as: ada })).body
    assert.deepEqual(
      data.map((found: { lead: { id: string }; same_phone: boolean; same_email: boolean }) => [
        found.lead.id,
        found.same_phone,
        found.same_email,
      ]),
      [
        [email.id, false, true],
        [phone.id, true, false],
      ],
    )
    assert.deepEqual(meta, { total: 2, hidden: 1 })
    const beside = await mettle.call('GET', `/api/leads/${lead.id}?include=duplicates`, { as: ada })
    assert.deepEqual(beside.body.data, { ...lead, duplicates: data })
    const all = (await mettle.call('GET', `/api/leads/${lead.id}/duplicates`, { as: manager })).body.meta
    assert.deepEqual(all, { total: 3, hidden: 0 })
  })

  it('are not counted for whoever only signed up: that would say which numbers are known here', async () => {
    const stranger = await mettle.person('user')
    await create({ phone: '+91 98765 00002' })
    const probe = await create({ phone: '+91 98765 00002' }, stranger)
    const again = await create({ phone: '+91 98765 00002' }, stranger)
    const { data, meta } = (await mettle.call('GET', `/api/leads/${probe.id}/duplicates`, { as: stranger }))
      .body
    assert.deepEqual(
      data.map((found: { lead: { id: string } }) => found.lead.id),
      [again.id],
    )
    assert.deepEqual(meta, { total: 1, hidden: 0 })
  })
})

describe('a merge', () => {
  it('moves what was said, its seals included, attempts, consent and the sooner plan; fields as chosen', async () => {
    const survivor = await create({ company: 'Navy', phone: '9876500011' })
    const absorbed = await create({ company: 'Army', phone: '9876500012', source: 'fair' })
    await say(survivor.id, 'said to the first')
    await say(absorbed.id, 'said to the second', { type: 'call', outcome: 'no_answer' })
    await mettle.call('PUT', `/api/leads/${survivor.id}/follow-up`, {
      as: ada,
      body: { due_at: '2031-01-01T10:00:00Z' },
    })
    await mettle.call('PUT', `/api/leads/${absorbed.id}/follow-up`, {
      as: ada,
      body: { due_at: '2030-01-01T10:00:00Z' },
    })
    const answer = await merge(survivor.id, absorbed.id, ada, ['company', 'source'])
    assert.equal(answer.status, 201)
    const { company, source, phone } = answer.body.data.lead
    assert.deepEqual([company, source, phone], ['Army', 'fair', '9876500011'])
    const merged = await whole(survivor.id)
    assert.deepEqual(await contents(survivor.id), ['said to the first', 'said to the second'])
    assert.equal(merged.contact.attempts, 1)
    assert.equal(merged.follow_up.due_at, '2030-01-01T10:00:00.000Z')
    assert.equal((await mettle.call('GET', `/api/leads/${absorbed.id}`, { as: ada })).status, 404)
    assert.deepEqual(await say(survivor.id, 'said after').then(said => said.status), 201)
    const listed = (await mettle.call('GET', `/api/leads/${survivor.id}/merges`, { as: ada })).body.data
    assert.deepEqual([listed[0].absorbed_id, listed[0].absorbed_name], [absorbed.id, absorbed.name])
  })

  it('stands in the lead’s history, and so does its undoing', async () => {
    const [survivor, absorbed] = [await create({}), await create({})]
    const { id } = (await merge(survivor.id, absorbed.id)).body.data.merge
    const newest = async () =>
      (await mettle.call('GET', `/api/leads/${survivor.id}/history`, { as: ada })).body.data[0]
    const { kind, detail } = await newest()
    assert.deepEqual([kind, detail], ['merge', { merge_id: id, absorbed_id: absorbed.id, by: ada.id }])
    await undo(id, manager)
    assert.deepEqual((await newest()).detail, { merge_id: id, returned_id: absorbed.id, by: manager.id })
  })

  it('holds a wish not to be called for both', async () => {
    const [survivor, absorbed] = [await create({}), await create({})]
    await mettle.call('PUT', `/api/leads/${survivor.id}/follow-up`, {
      as: ada,
      body: { due_at: '2031-01-01T10:00:00Z' },
    })
    await say(absorbed.id, 'never again', { type: 'call', outcome: 'do_not_call' })
    await merge(survivor.id, absorbed.id)
    const merged = await whole(survivor.id)
    assert.deepEqual([merged.contact.do_not_call, merged.follow_up], [true, null])
  })

  it('opens what was sealed before values named their key', async () => {
    const [survivor, absorbed] = [await create({}), await create({})]
    await say(survivor.id, 'mine')
    const said = (await say(absorbed.id, 'of old')).body.data
    await mettle.superuser.query('update interactions set content = $2 where id = $1', [
      said.id,
      await sealedAsIn010(absorbed.id, said.id, 'of old'),
    ])
    const undone = await merge(survivor.id, absorbed.id)
    assert.deepEqual(await contents(survivor.id), ['mine', 'of old'])
    await undo(undone.body.data.merge.id)
    assert.deepEqual(await contents(absorbed.id), ['of old'])
  })

  it('of a lead with itself, with one that is not there or not the caller’s, is refused and changes nothing', async () => {
    const [own, others] = [await create({}), await create({}, ben)]
    const same = await merge(own.id, own.id.toUpperCase())
    assert.deepEqual([same.status, same.body.error.details.field], [400, 'lead_id'])
    assert.equal((await merge(own.id, others.id)).body.error.code, 'LEAD_NOT_FOUND')
    assert.equal((await merge(others.id, own.id)).body.error.code, 'LEAD_NOT_FOUND')
    assert.equal((await merge(own.id, randomUUID())).status, 404)
    assert.equal((await merge('nonsense', own.id)).status, 404)
    assert.equal((await merge(own.id, others.id, manager)).status, 201)
  })

  it('done twice at once is done once', async () => {
    const [survivor, absorbed] = [await create({}), await create({})]
    const answers = await Promise.all([merge(survivor.id, absorbed.id), merge(absorbed.id, survivor.id)])
    assert.deepEqual(answers.map(answer => answer.status).toSorted(), [201, 404])
  })

  it('of what is already merged forms a chain that is undone from its end', async () => {
    const [first, second, third] = [await create({}), await create({}), await create({})]
    for (const [lead, text] of [
      [first, 'one'],
      [second, 'two'],
      [third, 'three'],
    ] as const)
      await say(lead.id, text)
    const inner = (await merge(second.id, third.id)).body.data.merge
    const outer = (await merge(first.id, second.id)).body.data.merge
    assert.deepEqual(await contents(first.id), ['one', 'three', 'two'])
    assert.equal((await undo(inner.id)).status, 409)
    assert.equal((await undo(outer.id)).status, 200)
    assert.deepEqual(await contents(second.id), ['three', 'two'])
    assert.equal((await undo(inner.id)).status, 200)
    assert.deepEqual(await contents(third.id), ['three'])
    assert.deepEqual(await contents(first.id), ['one'])
  })
})

describe('undoing a merge', () => {
  it('brings the other lead back with its own, and keeps what was changed since', async () => {
    const survivor = await create({ company: 'Navy', source: 'web' })
    const absorbed = await create({ company: 'Army', source: 'fair', phone: '9876500021' })
    const before = await whole(absorbed.id)
    const { id } = (await merge(survivor.id, absorbed.id, ada, ['company', 'source'])).body.data.merge
    await mettle.call('PUT', `/api/leads/${survivor.id}`, { as: ada, body: { company: 'Air force' } })
    const back = await undo(id)
    assert.equal(back.status, 200)
    const { updated_at: _, ...lead } = await whole(absorbed.id)
    const { updated_at: __, ...wanted } = before
    assert.deepEqual(lead, wanted)
    const { company, source } = await whole(survivor.id)
    assert.deepEqual([company, source], ['Air force', 'web'])
    assert.equal((await undo(id)).status, 409)
  })

  it('ends after thirty days, and then nothing of the other is kept', async () => {
    const [survivor, absorbed] = [await create({}), await create({ email: 'forget-me@example.com' })]
    const { id } = (await merge(survivor.id, absorbed.id)).body.data.merge
    await mettle.superuser.query(
      `update lead_merges set merged_at = now() - interval '31 days' where id = $1`,
      [id],
    )
    assert.equal((await undo(id)).status, 409)
    await mettle.superuser.query('select app.forget_old_merges()')
    const { rows } = await mettle.superuser.query(
      `select from lead_merges where before::text like '%forget-me%'`,
    )
    assert.equal(rows.length, 0)
    assert.equal((await undo(randomUUID())).status, 404)
  })

  it('is for whoever may change the survivor', async () => {
    const [survivor, absorbed] = [await create({}), await create({})]
    const { id } = (await merge(survivor.id, absorbed.id)).body.data.merge
    assert.equal((await undo(id, ben)).status, 404)
    assert.equal((await undo(id, manager)).status, 200)
  })

  it('is not for somebody whose lead the other was not: that would give it to a colleague', async () => {
    const [survivor, absorbed] = [await create({}), await create({}, ben)]
    const { id } = (await merge(survivor.id, absorbed.id, manager)).body.data.merge
    assert.equal((await undo(id)).status, 403)
    assert.equal((await mettle.call('GET', `/api/leads/${absorbed.id}`, { as: ben })).status, 404)
    assert.equal((await undo(id, manager)).status, 200)
    assert.equal((await mettle.call('GET', `/api/leads/${absorbed.id}`, { as: ben })).status, 200)
  })

  it('keeps a wish not to be called that was made since for both, whatever was asked before', async () => {
    const wish = { type: 'call', outcome: 'do_not_call' }
    for (const askedBefore of [true, false]) {
      const [survivor, absorbed] = [await create({}), await create({})]
      if (askedBefore) await say(absorbed.id, 'no', wish)
      const { id } = (await merge(survivor.id, absorbed.id)).body.data.merge
      assert.equal((await say(survivor.id, 'no, I said', wish)).status, 201)
      assert.equal((await undo(id)).status, 200)
      for (const lead of [survivor, absorbed])
        assert.equal((await whole(lead.id)).contact.do_not_call, true, `asked before: ${askedBefore}`)
    }
  })

  it('restores counts, contents, histories and attempts, whatever was merged in whatever order', async () => {
    const outcomes = ['connected', 'no_answer', 'busy', 'callback', 'not_interested']
    const snapshot = async (ids: string[]) => {
      const { rows } = await mettle.superuser.query(
        `select l.id, l.name, l.status, l.company, l.source, l.assigned_to, l.created_at,
           (select array_agg(i.id order by i.id) from interactions i where i.lead_id = l.id) as interactions,
           (select array_agg(h.to_status order by h.id) from lead_status_history h where h.lead_id = l.id) as statuses,
           (select row_to_json(s) from lead_contact_state s where s.lead_id = l.id) as contact,
           (select f.due_at from follow_ups f where f.lead_id = l.id) as due,
           (select count(*)::int from app.data_keys k where k.lead_id = l.id and k.moved_at is null) as keys
         from leads l where l.id = any ($1) order by l.id`,
        [ids],
      )
      return rows
    }
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(3), fc.constantFrom(...outcomes)), { maxLength: 6 }),
        fc.shuffledSubarray([1, 2, 3], { minLength: 1 }),
        // A status that moves is an event of the survivor's, and so is its way back.
        fc.subarray(['name', 'company', 'source']),
        async (calls, order, take) => {
          const leads = []
          for (let i = 0; i < 4; i++)
            leads.push(await create({ name: `Lead ${i}`, company: `Company ${i}`, source: `s${i}` }))
          for (const [i, outcome] of calls)
            await say(leads[i].id, `call ${i}`, {
              type: 'call',
              outcome,
              ...(outcome === 'callback' ? { follow_up_at: `204${i}-01-01T10:00:00Z` } : {}),
            })
          const ids = leads.map(({ id }) => id)
          const before = await snapshot(ids)
          const merges = []
          for (const i of order)
            merges.push((await merge(leads[0].id, leads[i].id, ada, take)).body.data.merge.id)
          assert.equal((await snapshot(ids)).length, 4 - order.length)
          for (const id of merges.toReversed()) assert.equal((await undo(id)).status, 200)
          assert.deepEqual(await snapshot(ids), before)
        },
      ),
      { numRuns: 12 },
    )
  })
})
