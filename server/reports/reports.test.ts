import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { eventually } from '../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'
import { takeAssessment } from '../../test/harness/taker.ts'
import { openReportFacts } from '../assessments/index.ts'
import { readMasterKeys } from '../platform/master-key.ts'
import { openSeal } from '../platform/seal.ts'
import { type MakerParts, makeReport } from './make-report.ts'
import { failures } from './pdf/failures.ts'
import { openPdfRenderer } from './pdf/index.ts'
import { honestAnswer } from './taker.fixture.ts'

let mettle: TestService
let taker: TestPerson
let manager: TestPerson
let assessment: string
let attempt: string

const ask = (as: TestPerson, body: object, headers: Record<string, string> = {}) =>
  mettle.call('POST', `/api/assessments/${assessment}/reports`, {
    as,
    body: { format: 'web', ...body },
    headers,
  })

/** Asks and waits until it is made. */
async function made(as: TestPerson, body: object = {}) {
  const asked = await ask(as, body)
  assert.ok([201, 202].includes(asked.status), asked.text)
  return eventually(async () => {
    const { body } = await mettle.call('GET', `/api/reports/${asked.body.data.id}`, { as })
    return ['ready', 'failed'].includes(body.data.state) ? body.data : undefined
  }, 90_000)
}

before(async () => {
  mettle = await testService()
  await mettle.person('admin')
  taker = await mettle.person('telecaller', { first_name: 'Asha', last_name: 'Verma' })
  manager = await mettle.person('manager')
  assessment = (await mettle.superuser.query('select id from assessments where created_by is null')).rows[0]
    .id
  const intake = { time: 'short', role: 'telecaller', industry: 'finance' }
  const taken = await takeAssessment(mettle, taker, assessment, intake, honestAnswer)
  attempt = taken.attempt.id
})

const partsWith = (renderPdf: MakerParts['renderPdf']): MakerParts => {
  const seal = openSeal(readMasterKeys(undefined, mettle.dataDir) as Buffer[])
  const config = { publicUrl: mettle.url }
  return {
    db: mettle.db,
    seal,
    mail: mettle.mail,
    config,
    log: mettle.log,
    facts: openReportFacts(seal),
    renderPdf,
  }
}

/** A report in the queue that no job takes up. */
async function queued(format: 'pdf' | 'web') {
  const { rows } = await mettle.superuser.query(
    `insert into reports (id, user_id, assessment_id, attempt_id, requested_by, format, language)
     values (gen_random_uuid(), $1, $2, $3, $1, $4, 'en') returning id`,
    [taker.id, assessment, attempt, format],
  )
  return rows[0].id as string
}
/** The kinds of events about the attempt's reports, in the order of their first. */
const told = async () =>
  (
    await mettle.superuser.query(
      `select topic from app.outbox where row_id = $1 and topic in ('report.generated', 'assessment.error')
       group by topic order by min(id)`,
      [attempt],
    )
  ).rows.map(row => row.topic)
const stateOf = async (id: string) =>
  (await mettle.superuser.query('select state, problem, sealed, pdf from reports where id = $1', [id]))
    .rows[0]

describe('A report', () => {
  it('A report is asked for, made, and found as data with the very figures of the results', async () => {
    const asked = await ask(taker, {})
    assert.equal(asked.status, 202, asked.text)
    assert.equal(asked.headers.get('location'), `/api/reports/${asked.body.data.id}`)
    assert.ok(['queued', 'generating'].includes(asked.body.data.state))
    const { report, ...record } = await made(taker)
    assert.deepEqual([record.state, record.problem, record.attempt_id], ['ready', null, attempt])
    const results = await mettle.call('GET', `/api/assessments/${assessment}/results`, { as: taker })
    assert.deepEqual(
      report.profile.dimensions.map((d: { score: number }) => d.score),
      results.body.data.dimensions.map((d: { score: number }) => d.score),
    )
    assert.equal(report.profile.dimensions.length, 8)
    assert.equal(report.subject.name, 'Asha Verma')
    assert.equal(report.comparison.role.group, 'Calling people by phone')
    const again = await ask(taker, {})
    assert.deepEqual([again.status, again.body.data.id], [201, record.id])
  })

  it('has a personal profile, a comparative analysis and an action plan', async () => {
    const { report } = await made(taker, { language: 'hi' })
    for (const part of [report.profile.careers, report.profile.development, report.comparison.role_fit])
      assert.ok(part.title && part.lead)
    assert.equal(report.comparison.industry.kind, 'prior')
    assert.match(report.comparison.team.statement, /टीम/)
    for (const horizon of ['week', 'year']) assert.ok(report.plan[horizon].steps.length > 0)
    assert.ok(report.validity.checks.length > 0 && report.reading.items.length > 0)
  })

  it('goes from queued over generating to ready', async () => {
    const id = await queued('web')
    assert.equal((await stateOf(id)).state, 'queued')
    await makeReport(
      partsWith(async () => Buffer.from('')),
      id,
    )
    assert.equal((await stateOf(id)).state, 'ready')
    await mettle.call('DELETE', `/api/reports/${id}`, { as: taker })
  })

  it('keeps nothing of it readable at rest', async () => {
    const { id } = await made(taker)
    const { sealed } = await stateOf(id)
    assert.ok(!sealed.includes('Asha') && !sealed.includes('profile'))
  })

  it('comes as a file where it was asked for as one', async () => {
    const { id, state, problem } = await made(taker, { format: 'pdf' })
    assert.deepEqual([state, problem], ['ready', null])
    const pdf = await mettle.call('GET', `/api/reports/${id}/pdf`, { as: taker })
    assert.equal(pdf.headers.get('content-type'), 'application/pdf')
    assert.ok(pdf.text.startsWith('%PDF-1.') && pdf.text.length > 50_000)
  })

  it('is repeated by its key, and refused where it says something else', async () => {
    const headers = { 'idempotency-key': 'report-1' }
    const [first, second] = [await ask(taker, {}, headers), await ask(taker, {}, headers)]
    assert.deepEqual(second.body, first.body)
    assert.equal((await ask(taker, { language: 'hi' }, headers)).status, 422)
  })

  it('has nothing to tell where nothing was taken, and says so', async () => {
    const stranger = await mettle.person('user')
    const none = await ask(stranger, {})
    assert.deepEqual([none.status, none.body.error.message], [404, 'There are no results to report on yet.'])
    assert.equal((await ask(stranger, { attempt_id: attempt })).status, 404)
    assert.equal((await ask(stranger, { format: 'docx' })).status, 400)
    const open = await mettle.call('POST', '/api/assessments/start', {
      as: stranger,
      body: { assessment_id: assessment },
    })
    assert.equal((await ask(stranger, { attempt_id: open.body.data.id })).status, 409)
  })
})

describe('A report of somebody else', () => {
  it('is a manager’s to ask for and to read, and every reading is in the audit log', async () => {
    const report = await made(manager, { attempt_id: attempt, anonymized: true })
    assert.equal(report.user_id, taker.id)
    assert.ok(!JSON.stringify(report.report).includes('Verma'))
    const listed = await mettle.call('GET', `/api/reports?user_id=${taker.id}`, { as: manager })
    assert.ok(listed.body.meta.total >= 1)
    await eventually(async () => {
      const { rows } = await mettle.superuser.query(
        `select from audit.entries where action = 'read' and resource = 'reports' and actor = $1
         and (row_id = $2 or $2 = any (row_ids))`,
        [manager.id, report.id],
      )
      return rows.length >= 2
    })
    const other = await mettle.person('telecaller')
    assert.equal((await mettle.call('GET', `/api/reports/${report.id}`, { as: other })).status, 404)
    assert.equal((await mettle.call('GET', `/api/reports?user_id=${taker.id}`, { as: other })).status, 403)
    assert.equal((await mettle.call('DELETE', `/api/reports/${report.id}`, { as: manager })).status, 403)
  })
})

describe('A link to a report', () => {
  it('is read without signing in until it is taken back, and is kept nowhere', async () => {
    const { id } = await made(taker)
    const shared = await mettle.call('POST', `/api/reports/${id}/links`, {
      as: taker,
      body: { label: 'For Ravi', days: 3 },
    })
    assert.equal(shared.status, 201)
    const { token, url, id: link } = shared.body.data
    assert.ok(url.endsWith(`#token=${token}`))
    const read = await mettle.call('GET', `/api/shared-reports/${token}`)
    assert.deepEqual([read.status, read.headers.get('cache-control')], [200, 'no-store'])
    assert.equal(read.body.data.report.subject.name, 'Asha Verma')
    const links = await mettle.call('GET', `/api/reports/${id}/links`, { as: taker })
    assert.deepEqual([links.body.data[0].uses, links.body.data[0].label], [1, 'For Ravi'])
    const { rows } = await mettle.superuser.query('select * from report_links where id = $1', [link])
    assert.ok(!JSON.stringify(rows).includes(token))
    assert.equal((await mettle.call('GET', `/api/reports/${id}/links`, { as: manager })).status, 403)
    await mettle.call('DELETE', `/api/reports/${id}/links/${link}`, { as: taker })
    assert.equal((await mettle.call('GET', `/api/shared-reports/${token}`)).status, 404)
  })

  it('ends by itself, and with its report', async () => {
    const { id } = await made(taker, { language: 'hi' })
    const share = () => mettle.call('POST', `/api/reports/${id}/links`, { as: taker, body: {} })
    const [old, kept] = [(await share()).body.data, (await share()).body.data]
    await mettle.superuser.query(`update report_links set expires_at = now() where id = $1`, [old.id])
    assert.equal((await mettle.call('GET', `/api/shared-reports/${old.token}`)).status, 404)
    assert.equal((await mettle.call('GET', `/api/shared-reports/${kept.token}`)).status, 200)
    await mettle.call('DELETE', `/api/reports/${id}`, { as: taker })
    assert.equal((await mettle.call('GET', `/api/shared-reports/${kept.token}`)).status, 404)
  })

  it('is closed with its report while that has to be paid for', async () => {
    const { id } = await made(taker)
    const { token } = (await mettle.call('POST', `/api/reports/${id}/links`, { as: taker, body: {} })).body
      .data
    const answers = async () => [
      (await mettle.call('GET', `/api/reports/${id}`, { as: taker })).status,
      (await mettle.call('GET', `/api/shared-reports/${token}`)).status,
    ]
    const admin = await mettle.person('admin')
    const named = { name: 'Report', opens: 'report', assessment_id: assessment }
    const price = { ...named, provider: 'stripe', reference: 'report', currency: 'INR', amount: 100 }
    const product = await mettle.call('POST', '/api/products', { as: admin, body: price })
    assert.equal(product.status, 201, product.text)
    assert.deepEqual(await answers(), [402, 404])
    const path = `/api/products/${product.body.data.id}`
    await mettle.call('PUT', path, { as: admin, body: { ...price, is_active: false } })
    assert.deepEqual(await answers(), [200, 200])
  })

  it('shows no e-mail address, whoever took theirs for a name', async () => {
    await mettle.superuser.query(`update profiles set first_name = 'asha@example.com' where id = $1`, [
      taker.id,
    ])
    await mettle.superuser.query('delete from reports where user_id = $1', [taker.id])
    const { id } = await made(taker)
    const { token } = (await mettle.call('POST', `/api/reports/${id}/links`, { as: taker, body: {} })).body
      .data
    const read = await mettle.call('GET', `/api/shared-reports/${token}`)
    assert.ok(!read.text.includes('@'))
    assert.equal(read.body.data.report.subject.name, 'Verma')
  })
})

describe('A report that cannot be made', () => {
  it('says so in words for a person, and can be asked for again', async () => {
    await mettle.superuser.query('delete from reports where user_id = $1', [taker.id])
    const id = await queued('pdf')
    const templates = mkdtempSync(join(tmpdir(), 'mettle-template-'))
    writeFileSync(join(templates, 'main.typ'), '#nothing-of-that-name')
    const broken = openPdfRenderer({ workers: 1, templates })
    await makeReport(partsWith(broken.render), id)
    await broken.close()
    rmSync(templates, { recursive: true })
    const { state, problem } = await stateOf(id)
    assert.equal(state, 'failed')
    assert.match(problem, /could not be drawn.*Ask for it again/)
    assert.ok(!problem.includes('nothing-of-that-name'))
    assert.ok((await told()).includes('assessment.error'))
    const pdf = await mettle.call('GET', `/api/reports/${id}/pdf`, { as: taker })
    assert.equal(pdf.status, 409)
    assert.equal((await made(taker)).state, 'ready')
  })

  it('says why in the language that was asked for', async () => {
    const id = await queued('pdf')
    await mettle.superuser.query(`update reports set language = 'hi' where id = $1`, [id])
    await makeReport(
      partsWith(() => Promise.reject(failures.deadline())),
      id,
    )
    assert.match((await stateOf(id)).problem, /बहुत समय लगा/)
  })

  it('tells one that took too long from one that nobody can draw', async () => {
    const [slow, strange] = [await queued('pdf'), await queued('pdf')]
    await makeReport(
      partsWith(() => Promise.reject(failures.deadline())),
      slow,
    )
    await makeReport(
      partsWith(() => Promise.reject(new Error('nobody thought of this'))),
      strange,
    )
    assert.match((await stateOf(slow)).problem, /took too long.*Ask for it again/)
    assert.match((await stateOf(strange)).problem, /could not be put together. Ask for it again/)
  })

  it('is left to its job where the service stops, or others came first', async () => {
    for (const failure of [failures.workerEnded(), failures.queueFull()]) {
      const id = await queued('pdf')
      await assert.rejects(
        makeReport(
          partsWith(() => Promise.reject(failure)),
          id,
        ),
        { message: failure.message },
      )
      assert.deepEqual([(await stateOf(id)).state, (await stateOf(id)).problem], ['generating', null])
    }
  })

  it('is made from the beginning when its maker was killed half-way', async () => {
    const id = await queued('pdf')
    await mettle.superuser.query(`update reports set state = 'generating' where id = $1`, [id])
    await makeReport(
      partsWith(async () => Buffer.from('%PDF-1.7 whole')),
      id,
    )
    assert.equal((await stateOf(id)).state, 'ready')
    const pdf = await mettle.call('GET', `/api/reports/${id}/pdf`, { as: taker })
    assert.deepEqual(
      [pdf.status, pdf.headers.get('content-type'), pdf.text],
      [200, 'application/pdf', '%PDF-1.7 whole'],
    )
    const known = { 'if-none-match': pdf.headers.get('etag') as string }
    assert.equal(
      (await mettle.call('GET', `/api/reports/${id}/pdf`, { as: taker, headers: known })).status,
      304,
    )
    assert.ok(!(await stateOf(id)).pdf.includes('whole'))
  })

  it('waits for a database that is full, and says nothing about it', async () => {
    const id = await queued('web')
    const parts = partsWith(async () => Buffer.from(''))
    let full = true
    const db = {
      ...parts.db,
      withActor: ((actor, work) =>
        full
          ? Promise.reject(Object.assign(new Error('No space left on device'), { code: '53100' }))
          : parts.db.withActor(actor, work)) as typeof parts.db.withActor,
    }
    await assert.rejects(makeReport({ ...parts, db }, id), { code: '53100' })
    assert.equal((await stateOf(id)).state, 'queued')
    full = false
    await makeReport({ ...parts, db }, id)
    assert.equal((await stateOf(id)).state, 'ready')
  })

  it('is not made once its person has deleted it', async () => {
    const id = await queued('web')
    await mettle.call('DELETE', `/api/reports/${id}`, { as: taker })
    await makeReport(
      partsWith(async () => Buffer.from('')),
      id,
    )
    assert.equal(await stateOf(id), undefined)
  })
})

it('nobody has more than thirty reports made a day, whatever they delete; what is there already is free', async () => {
  const { id } = await made(taker)
  await mettle.superuser.query('delete from report_asks')
  for (let asked = 0; asked < 30; asked++) {
    const { status, body } = await ask(taker, { language: 'hi', anonymized: true })
    assert.equal(status, 202)
    assert.equal((await mettle.call('DELETE', `/api/reports/${body.data.id}`, { as: taker })).status, 200)
  }
  const refused = await ask(taker, { language: 'hi', anonymized: true })
  assert.equal(refused.status, 429)
  assert.ok(refused.body.error.details.retry_at > new Date().toISOString())
  assert.equal((await ask(taker, {})).body.data.id, id)
  await mettle.superuser.query(
    `update report_asks set times = array[now() - interval '25 hours'] || times[2:]`,
  )
  assert.equal((await ask(taker, { language: 'hi', anonymized: true })).status, 202)
})

it('nobody keeps more than two hundred', async () => {
  const { id } = await made(taker)
  await mettle.superuser.query('delete from report_asks')
  const copies = `insert into reports (id, user_id, assessment_id, attempt_id, requested_by, format, language, state, problem)
    select gen_random_uuid(), user_id, assessment_id, attempt_id, requested_by, format, language, 'failed', 'x'
    from reports, generate_series(1, $2) where id = $1`
  const { rows } = await mettle.superuser.query(
    'select count(*)::int as kept from reports where user_id = $1',
    [taker.id],
  )
  await mettle.superuser.query(copies, [id, 200 - rows[0].kept])
  const wish = { format: 'pdf', language: 'hi', anonymized: true }
  const refused = await ask(taker, wish)
  assert.deepEqual([refused.status, refused.body.error.code], [409, 'CONFLICT'])
  await mettle.superuser.query(`delete from reports where state = 'failed'`)
  assert.equal((await ask(taker, wish)).status, 202)
})
