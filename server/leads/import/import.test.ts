import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { parse } from 'csv-parse/sync'
import { eventually } from '../../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { systemActor } from '../../platform/db/index.ts'

let mettle: TestService
let manager: TestPerson
before(async () => {
  mettle = await testService()
  manager = await mettle.person('manager')
})

const csv = { 'content-type': 'text/csv' }
const upload = (as: TestPerson, body: string | Buffer, headers: Record<string, string> = {}) =>
  mettle.call('POST', '/api/leads/imports', { as, body, headers: { ...csv, ...headers } })
const step = (as: TestPerson, id: string, name: string, body?: object) =>
  mettle.call('POST', `/api/leads/imports/${id}/${name}`, { as, ...(body ? { body } : {}) })
const look = async (as: TestPerson, id: string) =>
  (await mettle.call('GET', `/api/leads/imports/${id}`, { as })).body.data
const settled = (as: TestPerson, id: string) =>
  eventually(async () => {
    const found = await look(as, id)
    return ['checked', 'done', 'failed', 'undone'].includes(found.state) && found
  })
const run = async (as: TestPerson, content: string | Buffer, options?: object) => {
  const made = await upload(as, content)
  assert.equal(made.status, 201, made.text)
  const { id } = made.body.data
  const begun = await step(as, id, 'run', options)
  assert.equal(begun.status, 202, begun.text)
  return settled(as, id)
}
const undo = async (as: TestPerson, id: string) => {
  const begun = await step(as, id, 'undo')
  assert.equal(begun.status, 202, begun.text)
  return settled(as, id)
}
const leadsOf = async (as: TestPerson) =>
  (await mettle.call('GET', '/api/leads?limit=1000', { as })).body.data as Record<string, string | null>[]
const namesOf = async (as: TestPerson) => (await leadsOf(as)).map(lead => lead.name).toSorted()
const problemsOf = async (as: TestPerson, id: string) => {
  const { text } = await mettle.call('GET', `/api/leads/imports/${id}/problems`, { as })
  return parse(text, { columns: true }) as Record<string, string>[]
}
const counts = (created: number, updated: number, skipped: number, failed: number) => ({
  created,
  updated,
  skipped,
  failed,
})

describe('an import', () => {
  it('is uploaded with a guessed mapping and a preview, tried out, and run', async () => {
    const asha = await mettle.person('telecaller')
    const form = new FormData()
    const text =
      'Full Name;E-Mail;Mobile No.;Lead Source\nGrace Hopper;grace@navy.example;098765 43210;web\nx;no;;\n'
    form.set('file', new Blob([text], { type: 'text/csv' }), 'leads.csv')
    const sent = new Request('http://x', { method: 'POST', body: form })
    const made = await upload(asha, Buffer.from(await sent.arrayBuffer()), {
      'content-type': sent.headers.get('content-type') as string,
    })
    assert.equal(made.status, 201, made.text)
    const { id, columns, mapping, preview, rows, file_name, delimiter } = made.body.data
    assert.deepEqual(columns, ['Full Name', 'E-Mail', 'Mobile No.', 'Lead Source'])
    assert.deepEqual(mapping, ['name', 'email', 'phone', 'source'])
    assert.deepEqual([rows, file_name, delimiter], [2, 'leads.csv', ';'])
    assert.equal(preview[0].lead.phone, '098765 43210')
    assert.equal(preview[1].problem.field, 'name')
    const [name, email] = ['must have at least 2 characters', 'invalid e-mail format']
    assert.deepEqual(preview[1].problems, [
      { field: 'name', message: name },
      { field: 'email', message: email },
    ])
    assert.deepEqual(preview[0].problems, [])
    assert.equal(made.headers.get('location'), `/api/leads/imports/${id}`)

    assert.equal((await step(asha, id, 'dry-run')).status, 202)
    assert.deepEqual((await settled(asha, id)).checked, counts(1, 0, 0, 1))
    assert.deepEqual(await namesOf(asha), [])
    const [problem, ...others] = await problemsOf(asha, id)
    assert.deepEqual(
      [problem?.row, problem?.field, problem?.problem, problem?.['E-Mail'], others.length],
      ['3', 'name, email', `name: ${name}; email: ${email}`, 'no', 0],
    )

    await step(asha, id, 'run')
    const done = await settled(asha, id)
    assert.deepEqual([done.state, done.progress, done.result], ['done', 1, counts(1, 0, 0, 1)])
    const [lead] = await leadsOf(asha)
    assert.deepEqual([lead?.name, lead?.source, lead?.assigned_to], ['Grace Hopper', 'web', asha.id])
    assert.equal((await step(asha, id, 'run')).status, 409)
  })

  it('is of one file: a form with several is refused, and nothing of it kept', async () => {
    const asha = await mettle.person('telecaller')
    const sendForm = async (files: [field: string, text: string][], path = '/api/leads/imports') => {
      const form = new FormData()
      for (const [field, text] of files) form.append(field, new Blob([text]), 'leads.csv')
      const sent = new Request('http://x', { method: 'POST', body: form })
      const headers = { 'content-type': sent.headers.get('content-type') as string }
      return mettle.call('POST', path, { as: asha, body: Buffer.from(await sent.arrayBuffer()), headers })
    }
    const large = `name\n${'Ada Lovelace\n'.repeat(100_000)}`
    for (const [field, first, second] of [
      ['file', 'name\nAda\n', 'name\nBen\n'],
      ['more', 'name\nAda\n', 'name\nBen\n'],
      ['file', large, large],
    ] as const)
      for (const path of ['/api/leads/imports', '/api/leads/import']) {
        const { status, body } = await sendForm(
          [
            ['file', first],
            [field, second],
          ],
          path,
        )
        assert.deepEqual([status, body.error?.details.field], [400, 'file'])
        assert.match(body.error.message, /the form has several; import them one after the other/)
      }
    assert.equal((await mettle.call('GET', '/api/leads/imports', { as: asha })).body.meta.total, 0)
    const { rows } = await mettle.superuser.query(
      'select count(*)::int as n from app.files where owner = $1',
      [asha.id],
    )
    assert.equal(rows[0].n, 0)
    assert.equal((await sendForm([['file', large]])).status, 201)
  })

  it('says what it takes for blank, in how many rows, and until when it can be undone', async () => {
    const asha = await mettle.person('telecaller')
    const rows = ['Ada,Select,-- None --', 'Grace,select,High', 'Alan,,High', 'Edsger,Email,-- None --']
    const made = (await upload(asha, `name,Last Activity,Lead Quality\n${rows.join('\n')}\n`)).body.data
    assert.deepEqual(made.blanks, [])
    await step(asha, made.id, 'dry-run')
    const tried = await settled(asha, made.id)
    assert.deepEqual(tried.checked, counts(4, 0, 0, 0))
    assert.deepEqual(tried.blanks, [
      { column: 1, cell: 'Select', rows: 2 },
      { column: 2, cell: '-- None --', rows: 2 },
    ])
    const days = ({ created_at, undoable_until }: Record<string, string>) =>
      (Date.parse(undoable_until ?? '') - Date.parse(created_at ?? '')) / 86_400_000
    assert.equal(days(tried), 90)
    await mettle.superuser.query(
      `insert into app.settings (id, value) values ('retention', app.default_retention() || '{"imports": 30}')`,
    )
    assert.equal(days(await look(asha, made.id)), 30)
    await mettle.superuser.query(`delete from app.settings where id = 'retention'`)
  })

  it('has its leads listed, those it created and those it changed, for whoever imported', async () => {
    const asha = await mettle.person('telecaller')
    await run(asha, 'name,phone\nEarlier,9876500001\nAlso earlier,9876500002\n')
    const options = { duplicates: 'update', assign: 'me' }
    const done = await run(asha, 'name,phone\nEarlier one,9876500001\nNew one,9876500003\n', options)
    const listed = async (as: TestPerson, more = '') => {
      const { body } = await mettle.call('GET', `/api/leads?import=${done.id}${more}`, { as })
      return [(body.data as { name: string }[]).map(({ name }) => name), body.meta.total]
    }
    assert.deepEqual(await listed(asha, '&sort=name'), [['Earlier one', 'New one'], 2])
    assert.deepEqual(await listed(asha, '&search=new'), [['New one'], 1])
    assert.deepEqual(await listed(manager), [[], 0])
    const file = await mettle.call('GET', `/api/leads/export?import=${done.id}`, { as: asha })
    assert.equal((parse(file.text) as string[][]).length, 3)
    assert.equal((await mettle.call('GET', '/api/leads/export?import=x', { as: asha })).status, 400)
    await undo(asha, done.id)
    assert.deepEqual(await listed(asha), [[], 0])
    assert.equal((await look(asha, done.id)).undoable_until, null)
  })

  it('takes another mapping, one field per column, with a name', async () => {
    const asha = await mettle.person('telecaller')
    const { id } = (await upload(asha, 'a,b,c\nAda,Lovelace,x\n')).body.data
    const map = (mapping: unknown) =>
      mettle.call('PUT', `/api/leads/imports/${id}/mapping`, { as: asha, body: { mapping } })
    assert.equal((await map(['name'])).status, 400)
    assert.equal((await map(['name', 'name', null])).status, 400)
    assert.equal((await map(['name', 'nonsense', null])).status, 400)
    assert.equal((await map([null, 'email', null])).status, 200)
    const nameless = await step(asha, id, 'run')
    assert.deepEqual([nameless.status, nameless.body.error.details.field], [400, 'mapping'])
    const mapped = await map(['first_name', 'last_name', null])
    assert.equal(mapped.body.data.preview[0].lead.name, 'Ada Lovelace')
    await step(asha, id, 'run')
    await settled(asha, id)
    assert.deepEqual(await namesOf(asha), ['Ada Lovelace'])
  })

  it('passes duplicates over, changes them or creates them, those in the same file too', async () => {
    const asha = await mettle.person('telecaller')
    const first =
      'name,phone,email,company\nOne,9876543210,,\nTwo,,two@x.example,\nOne again,+91 98765 43210,,Navy\n'
    assert.deepEqual((await run(asha, first)).result, counts(2, 0, 1, 0))
    const more = 'name,phone,email,company\nUno,9876543210,,Army\n,,TWO@x.example,Fleet\n,,new@x.example,\n'
    assert.deepEqual(
      (await run(asha, more, { duplicates: 'update', assign: 'me' })).result,
      counts(0, 2, 0, 1),
    )
    const leads = Object.fromEntries((await leadsOf(asha)).map(lead => [lead.name, lead.company]))
    assert.deepEqual(leads, { Uno: 'Army', Two: 'Fleet' })
    assert.deepEqual(
      (await run(asha, `${first} `, { duplicates: 'create', assign: 'me' })).result,
      counts(3, 0, 0, 0),
    )
    const third = await run(asha, 'name,phone\nWho,9876543210\n', { duplicates: 'update', assign: 'me' })
    assert.deepEqual(third.result, counts(0, 0, 0, 1))
    assert.match((await problemsOf(asha, third.id))[0]?.problem ?? '', /several leads have this phone/)
  })

  it('lists the rows that were passed over after those with problems, and why', async () => {
    const asha = await mettle.person('telecaller')
    await run(asha, 'name,phone,company\nKnown,9876543210,Navy\n')
    // Rows are taken 500 at a time: what stands twice may stand in two of those.
    const others = Array.from({ length: 600 }, (_, n) => `Person ${n},98111${String(n).padStart(5, '0')},\n`)
    const text = `name,phone,company\nKnown,9876543210,Navy\nTwice,9876543211,\nTwice,9876543211,\n${others.join('')}Twice,9876543211,Army\nx,,\n`
    const { id } = (await upload(asha, text)).body.data
    const listed = async () =>
      (await problemsOf(asha, id)).map(({ row, field, problem, name, company }) => [
        `${row} ${field} ${problem}`,
        `${name} ${company}`,
      ])
    const expected = [
      ['606 name ', 'x '],
      ['2  passed over: a lead with this phone or e-mail is there already', 'Known Navy'],
      ['4  passed over: an earlier row has this phone or e-mail', 'Twice '],
      ['605  passed over: an earlier row has this phone or e-mail', 'Twice Army'],
    ]
    await step(asha, id, 'dry-run')
    assert.deepEqual((await settled(asha, id)).checked, counts(601, 0, 3, 1))
    const checked = await listed()
    assert.deepEqual([[checked[0]?.[0]?.slice(0, 9), checked[0]?.[1]], ...checked.slice(1)], expected)
    await step(asha, id, 'run')
    assert.deepEqual((await settled(asha, id)).result, counts(601, 0, 3, 1))
    assert.deepEqual(await listed(), checked)
    const nothingNew = await run(asha, 'name,phone\nKnown,9876543210\n', {
      duplicates: 'update',
      assign: 'me',
    })
    assert.equal(nothingNew.result.skipped, 1)
    assert.equal(
      (await problemsOf(asha, nothingNew.id))[0]?.problem,
      'passed over: the lead has all of this already',
    )
  })

  it('looks for duplicates only among leads the importer can read', async () => {
    const [asha, ben] = [await mettle.person('telecaller'), await mettle.person('telecaller')]
    const text = 'name,phone\nOnly one,9812345678\n'
    assert.equal((await run(asha, text)).result.created, 1)
    assert.equal((await run(ben, text)).result.created, 1)
    const [theirs] = await leadsOf(ben)
    const changed = await run(asha, 'name,phone\nChanged,9812345678\n', {
      duplicates: 'update',
      assign: 'me',
    })
    assert.equal(changed.result.updated, 1)
    const still = await mettle.call('GET', `/api/leads/${theirs?.id}`, { as: ben })
    assert.equal(still.body.data.name, 'Only one')
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/problems'],
      ['POST', '/undo'],
    ] as const)
      assert.equal(
        (await mettle.call(method, `/api/leads/imports/${changed.id}${path}`, { as: ben })).status,
        404,
      )
  })

  it('assigns by rules or to nobody, for managers', async () => {
    const asha = await mettle.person('telecaller')
    const text = 'name\nFirst lead\nSecond lead\n'
    const { id } = (await upload(asha, text)).body.data
    assert.equal((await step(asha, id, 'run', { duplicates: 'skip', assign: 'nobody' })).status, 403)
    const nobody = await run(manager, text, { duplicates: 'skip', assign: 'nobody' })
    const { rows } = await mettle.superuser.query(
      'select assigned_to, created from app.lead_import_changes c join leads l on l.id = c.lead_id where import_id = $1',
      [nobody.id],
    )
    assert.deepEqual(rows, Array(2).fill({ assigned_to: null, created: true }))
    const byRules = await run(manager, `${text}Third lead\n`, { duplicates: 'skip', assign: 'rules' })
    const { rows: given } = await mettle.superuser.query(
      `select count(*)::int as n from app.lead_import_changes c join leads l on l.id = c.lead_id join profiles p on p.id = l.assigned_to
       where import_id = $1 and p.role = 'telecaller'`,
      [byRules.id],
    )
    assert.equal(given[0].n, 3)
    const { state, kept } = await undo(manager, byRules.id)
    assert.deepEqual([state, kept], ['undone', 0])
    assert.deepEqual(await problemsOf(manager, byRules.id), [])
  })

  it('of the same file is recognised, and at once imports it no second time', async () => {
    const asha = await mettle.person('telecaller')
    const text = 'name\nWithout a number\n'
    const atOnce = () => mettle.call('POST', '/api/leads/import', { as: asha, body: text, headers: csv })
    const answers = await Promise.all([atOnce(), atOnce()])
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 201])
    assert.equal(answers[0]?.body.data.id, answers[1]?.body.data.id)
    assert.deepEqual(await namesOf(asha), ['Without a number'])
    const again = await upload(asha, text)
    assert.equal(again.body.data.same_as, answers[0]?.body.data.id)
    await undo(asha, answers[0]?.body.data.id)
    assert.equal((await atOnce()).status, 201)
    const { rows } = await mettle.superuser.query(
      `select count(*)::int as n from app.files where purpose = 'import' and owner = $1`,
      [asha.id],
    )
    assert.equal(rows[0].n, 3, 'a file that no import refers to is not kept')
  })

  it('is repeated safely with an Idempotency-Key', async () => {
    const asha = await mettle.person('telecaller')
    const send = (text: string) => upload(asha, text, { 'idempotency-key': 'k' })
    const first = await send('name\nAda\n')
    const second = await send('name\nAda\n')
    assert.equal(second.body.data.id, first.body.data.id)
    assert.equal((await send('name\nBen\n')).status, 422)
    const { body } = await mettle.call('GET', '/api/leads/imports', { as: asha })
    assert.equal(body.meta.total, 1)
  })

  it('refuses what is no use, in words, and keeps nothing of it', async () => {
    const asha = await mettle.person('telecaller')
    const refused: [string | Buffer, RegExp][] = [
      ['', /no rows/],
      ['name,email\n', /no rows/],
      [`${Array.from({ length: 201 }, (_, n) => `c${n}`)}\nAda\n`, /more than 200 columns/],
      [`${Array.from({ length: 20_000 }, (_, n) => `c${n}`)}\nAda\n`, /more than 200 columns/],
      [`name,${'x'.repeat(70_000)}\nAda,y\n`, /row, the first or the second, that does not end/],
      [`name,phone\n${'x'.repeat(70_000)},98110\n`, /row, the first or the second, that does not end/],
      ['name\n"Ada\n', /Row 2 does not end/],
      [Buffer.from('504b0304140006', 'hex'), /XLSX/],
      [Buffer.from('1f8b0800000000', 'hex'), /gzip/],
      ['[{"name": "Ada"}]', /JSON/],
      [Buffer.from('d0cf11e0a1b11ae1', 'hex'), /XLS/],
      ['\ufeff  <!DOCTYPE html><table>', /web page/],
      [Buffer.from([0x61, 0, 0, 0, 0xff, 0xfe, 0x62, 0, 0, 0]), /not a text file/],
    ]
    for (const [content, words] of refused) {
      const answer = await upload(asha, content)
      assert.equal(answer.status, 400, answer.text)
      assert.match(answer.body.error.message, words)
    }
    assert.equal((await upload(asha, '{}', { 'content-type': 'application/json' })).status, 415)
    const { rows } = await mettle.superuser.query(
      'select count(*)::int as n from app.files where owner = $1',
      [asha.id],
    )
    assert.equal(rows[0].n, 0)
  })

  it('whose importer may no longer do it fails with that sentence, and goes on when they may again', async () => {
    const asha = await mettle.person('telecaller')
    const { id } = (await upload(asha, 'name\nAda\n')).body.data
    const setRole = (role: string) =>
      mettle.superuser.query('update profiles set role = $2 where id = $1', [asha.id, role])
    await setRole('user')
    assert.equal((await step(asha, id, 'run')).status, 403)
    await mettle.superuser.query(
      `update lead_imports set state = 'running', result = '{"created":0,"updated":0,"skipped":0,"failed":0}' where id = $1`,
      [id],
    )
    await mettle.db.withActor(systemActor('test'), tx => mettle.jobs.enqueue(tx, 'lead-import', { id }))
    await eventually(async () => {
      const { rows } = await mettle.superuser.query('select state, failure from lead_imports where id = $1', [
        id,
      ])
      return rows[0].state === 'failed' && /needs the role telecaller/.test(rows[0].failure)
    })
    await setRole('telecaller')
    assert.equal((await step(asha, id, 'run')).status, 202)
    assert.deepEqual((await settled(asha, id)).result, counts(1, 0, 0, 0))
  })
})

describe('undoing an import', () => {
  it('deletes what nobody touched, keeps what somebody did, and says which', async () => {
    const asha = await mettle.person('telecaller')
    const done = await run(asha, 'name\nUntouched\nRenamed\nCalled\n')
    const byName = Object.fromEntries((await leadsOf(asha)).map(lead => [lead.name, lead.id]))
    const change = { as: asha, body: { company: 'Navy' } }
    assert.equal((await mettle.call('PUT', `/api/leads/${byName.Renamed}`, change)).status, 200)
    const note = { as: asha, body: { type: 'note', content: 'Hello' } }
    assert.equal((await mettle.call('POST', `/api/leads/${byName.Called}/interactions`, note)).status, 201)
    assert.equal(done.kept, null)
    const undone = await undo(asha, done.id)
    assert.deepEqual([undone.state, undone.kept], ['undone', 2])
    assert.deepEqual(await namesOf(asha), ['Called', 'Renamed'])
    const kept = await problemsOf(asha, done.id)
    assert.deepEqual(
      kept.map(({ row, name }) => [row, name]),
      [
        ['3', 'Renamed'],
        ['4', 'Called'],
      ],
    )
    assert.equal((await step(asha, done.id, 'undo')).status, 409)
  })

  it('puts changed fields back where nobody has changed them since', async () => {
    const asha = await mettle.person('telecaller')
    const before =
      'name,phone,email,company,status\nOne,9876543210,one@x.example,Navy,new\nTwo,9876543211,,,\n'
    await run(asha, before)
    const original = await leadsOf(asha)
    const done = await run(
      asha,
      'name,phone,email,company,status\nUno,9876543210,uno@x.example,Army,qualified\nDos,9876543211,dos@x.example,,\n',
      {
        duplicates: 'update',
        assign: 'me',
      },
    )
    const two = (await leadsOf(asha)).find(lead => lead.name === 'Dos')
    await mettle.call('PUT', `/api/leads/${two?.id}`, { as: asha, body: { name: 'Deux' } })
    assert.equal((await undo(asha, done.id)).kept, 1)
    const shown = (leads: Record<string, string | null>[]) =>
      leads
        .map(({ updated_at: _, ...rest }) => rest)
        .toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1))
    assert.deepEqual(
      shown(await leadsOf(asha)),
      shown(original.map(lead => (lead.name === 'Two' ? { ...lead, name: 'Deux' } : lead))),
    )
    const [kept] = await problemsOf(asha, done.id)
    assert.match(kept?.problem ?? '', /somebody changed it: name$/)
    const again = await mettle.call('GET', '/api/leads?search=one%40x.example', { as: asha })
    assert.equal(again.body.data.length, 1, 'found by its old address')
  })
})
