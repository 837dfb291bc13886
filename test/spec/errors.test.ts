import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, describe, it } from 'node:test'
import { type Answer, type TestPerson, type TestService, testService } from '../harness/index.ts'
import { assertFailure, createLead } from './support.ts'

type Operation = { method: string; path: string; status: number; code: string }

describe('Common envelope and errors', () => {
  let mettle: TestService
  let ada: TestPerson
  let lead: { id: string }
  const listLeads = { method: 'GET', path: '/api/leads', status: 500, code: 'LEADS_FETCH_ERROR' }
  const createLeads = { method: 'POST', path: '/api/leads', status: 400, code: 'LEAD_CREATE_ERROR' }
  const listAssessments = {
    method: 'GET',
    path: '/api/assessments',
    status: 500,
    code: 'ASSESSMENTS_FETCH_ERROR',
  }
  const createAssessments = {
    method: 'POST',
    path: '/api/assessments',
    status: 400,
    code: 'ASSESSMENT_CREATE_ERROR',
  }
  const creating: Operation[] = [createLeads, createAssessments]
  const four: Operation[] = [listLeads, listAssessments, ...creating]

  before(async () => {
    mettle = await testService()
    ada = await mettle.person('telecaller')
    lead = await createLead(mettle, ada)
  })

  it('Every JSON response of the lead and assessment endpoints has this shape:', async () => {
    const at = `/api/leads/${lead.id}`
    const answers: Answer[] = [
      await mettle.call('GET', '/api/leads', { as: ada }),
      await mettle.call('POST', '/api/leads', { as: ada, body: { name: 'Envelope' } }),
      await mettle.call('GET', at, { as: ada }),
      await mettle.call('PUT', at, { as: ada, body: {} }),
      await mettle.call('POST', `${at}/interactions`, { as: ada, body: { type: 'note' } }),
      await mettle.call('GET', `${at}/interactions`, { as: ada }),
      await mettle.call('GET', '/api/assessments', { as: ada }),
      await mettle.call('POST', '/api/assessments', { as: ada, body: { title: 'Envelope' } }),
      await mettle.call('GET', '/api/leads'),
      await mettle.call('GET', at),
      await mettle.call('GET', '/api/assessments'),
      await mettle.call('GET', `/api/leads/${randomUUID()}`, { as: ada }),
      await mettle.call('PATCH', at, { as: ada }),
    ]
    for (const { status, headers, body, text } of answers) {
      assert.match(headers.get('content-type') ?? '', /^application\/json/)
      assert.equal(body.success, status < 400, text)
      assert.equal('data' in body, status < 400, text)
      assert.equal('error' in body, status >= 400, text)
      assert.deepEqual(
        Object.keys(body).filter(key => !['success', 'data', 'error', 'meta'].includes(key)),
        [],
      )
    }
  })

  it('success | boolean | yes | true on success, false on error', async () => {
    assert.equal((await mettle.call('GET', '/api/leads', { as: ada })).body.success, true)
    assert.equal((await mettle.call('GET', '/api/leads')).body.success, false)
  })

  it('data | any (record or array of records) | no | present on success', async () => {
    assert.ok(Array.isArray((await mettle.call('GET', '/api/leads', { as: ada })).body.data))
    assert.equal((await mettle.call('GET', `/api/leads/${lead.id}`, { as: ada })).body.data.id, lead.id)
  })

  it('error | object | no | present on failure; see Errors', async () => {
    const { body } = await mettle.call('GET', `/api/leads/${randomUUID()}`, { as: ada })
    assert.deepEqual(body, { success: false, error: { code: 'LEAD_NOT_FOUND', message: 'Lead not found.' } })
  })

  it('meta | object | no | may contain total (integer), page (integer), limit (integer)', async () => {
    const { meta } = (await mettle.call('GET', '/api/leads', { as: ada })).body
    for (const name of ['total', 'page', 'limit']) assert.ok(Number.isInteger(meta[name]), name)
  })

  it('success | boolean | false', async () => {
    assert.equal((await mettle.call('GET', '/api/nowhere', { as: ada })).body.success, false)
  })

  it('error.code | string | machine-readable code', async () => {
    const { error } = (await mettle.call('GET', '/api/nowhere', { as: ada })).body
    assert.match(error.code, /^[A-Z_]+$/)
  })

  it('error.message | string | human-readable text', async () => {
    const { error } = (await mettle.call('GET', '/api/nowhere', { as: ada })).body
    assert.match(error.message, /^[A-Z].+\.$/)
  })

  it('error.details | object | optional; may contain field (name of the offending field) and message (field-specific text)', async () => {
    const { error } = (await mettle.call('PUT', `/api/leads/${lead.id}`, { as: ada, body: { email: 'x' } }))
      .body
    assert.deepEqual(error.details, { field: 'email', message: 'invalid e-mail format' })
  })

  it('UNAUTHORIZED | 401 | invalid or missing authentication token', async () => {
    assertFailure(await mettle.call('GET', `/api/leads/${lead.id}`), 401, 'UNAUTHORIZED')
  })

  it('FORBIDDEN | 403 | insufficient permissions', async () => {
    assertFailure(await mettle.call('GET', '/api/audit', { as: ada }), 403, 'FORBIDDEN')
  })

  it('NOT_FOUND | 404 | lead or other resource not found', async () => {
    for (const path of ['/api/nowhere', '/api', '/api/leadsx', `/api/leads/${lead.id}/nothing`])
      assertFailure(await mettle.call('GET', path, { as: ada }), 404, 'NOT_FOUND')
    assertFailure(await mettle.call('GET', '/api/nowhere'), 404, 'NOT_FOUND')
    assertFailure(await mettle.call('GET', `/api/leads/${randomUUID()}`, { as: ada }), 404, 'LEAD_NOT_FOUND')
  })

  it('VALIDATION_ERROR | 400 | invalid input data', async () => {
    const answer = await mettle.call('PUT', `/api/leads/${lead.id}`, { as: ada, body: { name: 1 } })
    assertFailure(answer, 400, 'VALIDATION_ERROR')
  })

  it('INTERNAL_ERROR | 500 | internal error; for unexpected failures the message is a generic one', async () => {
    await mettle.superuser.query('alter table leads rename column company to firm')
    try {
      const answer = await mettle.call('GET', `/api/leads/${lead.id}`, { as: ada })
      assertFailure(answer, 500, 'INTERNAL_ERROR')
      assert.doesNotMatch(answer.body.error.message, /company|firm|column/)
    } finally {
      await mettle.superuser.query('alter table leads rename column firm to company')
    }
  })

  const answersWithItsOwn = async ({ method, path, status, code }: Operation) =>
    assertFailure(await mettle.call(method, path, method === 'POST' ? { body: {} } : {}), status, code)

  it('LEADS_FETCH_ERROR | 500 | GET /leads', () => answersWithItsOwn(listLeads))
  it('LEAD_CREATE_ERROR | 400 | POST /leads', () => answersWithItsOwn(createLeads))
  it('ASSESSMENTS_FETCH_ERROR | 500 | GET /assessments', () => answersWithItsOwn(listAssessments))
  it('ASSESSMENT_CREATE_ERROR | 400 | POST /assessments', () => answersWithItsOwn(createAssessments))

  it('LEAD_NOT_FOUND | 404 | GET /leads/{id}', async () => {
    assertFailure(await mettle.call('GET', `/api/leads/${randomUUID()}`, { as: ada }), 404, 'LEAD_NOT_FOUND')
  })

  it("In the list and create handlers for leads and assessments, any failure, including a failed authentication check, is reported with that operation's code and status above.", async () => {
    for (const { method, path, status, code } of four) {
      const body = method === 'POST' ? { body: { name: 'Ab', title: 'T' } } : {}
      for (const headers of [{}, { authorization: 'Bearer nonsense' }, { authorization: 'Basic YTpi' }]) {
        const answer = await mettle.call(method, path, { ...body, headers })
        assertFailure(answer, status, code)
        assert.equal(answer.body.error.details.reason, 'UNAUTHORIZED', answer.text)
        assert.match(answer.headers.get('www-authenticate') ?? '', /^Bearer/)
      }
    }
  })

  it('malformed JSON is 400 VALIDATION_ERROR, and inside the create handlers their own code', async () => {
    for (const text of [
      '',
      '{',
      '{"name":}',
      "{'name':'x'}",
      '\u0000',
      'undefined',
      '{"name":"x"}}',
      '[1,',
      '"\\ud800',
      '{"a":1,}',
    ]) {
      const headers = { 'content-type': 'application/json' }
      const put = await mettle.call('PUT', `/api/leads/${lead.id}`, { as: ada, body: text, headers })
      assertFailure(put, 400, 'VALIDATION_ERROR')
      assert.equal(put.body.error.details.field, 'body')
      for (const { method, path, status, code } of creating) {
        const answer = await mettle.call(method, path, { as: ada, body: text, headers })
        assertFailure(answer, status, code)
        assert.equal(answer.body.error.details.reason, 'VALIDATION_ERROR')
      }
    }
  })

  it('a wrong content type is 415, and inside the create handlers their own code', async () => {
    for (const type of [
      'text/plain',
      'application/xml',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
    ]) {
      const sent = { as: ada, body: '{"name":"Ab"}', headers: { 'content-type': type } }
      assertFailure(await mettle.call('PUT', `/api/leads/${lead.id}`, sent), 415, 'UNSUPPORTED_MEDIA_TYPE')
      for (const { method, path, status, code } of creating) {
        const answer = await mettle.call(method, path, sent)
        assertFailure(answer, status, code)
        assert.equal(answer.body.error.details.reason, 'UNSUPPORTED_MEDIA_TYPE')
      }
    }
  })

  it('a body over the limit is 413, and inside the create handlers their own code', async () => {
    const name = 'x'.repeat(9 * 1_048_576)
    const sent = { as: ada, body: { name, title: name } }
    assertFailure(await mettle.call('PUT', `/api/leads/${lead.id}`, sent), 413, 'PAYLOAD_TOO_LARGE')
    for (const { method, path, status, code } of creating) {
      const answer = await mettle.call(method, path, sent)
      assertFailure(answer, status, code)
      assert.equal(answer.body.error.details.reason, 'PAYLOAD_TOO_LARGE')
    }
  })

  it('a wrong method is 405 and Allow names the right ones', async () => {
    for (const [method, path, allowed] of [
      ['PATCH', '/api/leads', ['GET', 'POST']],
      ['DELETE', '/api/leads', ['GET', 'POST']],
      ['POST', `/api/leads/${lead.id}`, ['GET', 'PUT', 'DELETE']],
      ['PATCH', `/api/leads/${lead.id}`, ['GET', 'PUT', 'DELETE']],
      ['PUT', `/api/leads/${lead.id}/interactions`, ['GET', 'POST']],
      ['POST', '/api/health', ['GET']],
    ] as const) {
      const answer = await mettle.call(method, path, { as: ada })
      assertFailure(answer, 405, 'METHOD_NOT_ALLOWED')
      const named = (answer.headers.get('allow') ?? '').split(', ')
      for (const one of allowed) assert.ok(named.includes(one), `${method} ${path} allows ${named}`)
      assert.ok(!named.includes(method))
    }
  })

  it('an address that cannot be decoded names nothing', async () => {
    for (const id of ['%', '%zz', '%ff', '%E0%A4%A?x=%zz', 'a'.repeat(2_000)])
      assertFailure(await mettle.call('GET', `/api/leads/${id}`, { as: ada }), 404, 'LEAD_NOT_FOUND')
    assertFailure(await mettle.call('GET', '/api/%E0%A4%A', { as: ada }), 404, 'NOT_FOUND')
  })

  it('A known application error carries its own code, message, HTTP status (default 500) and optional details; an unknown failure is reported as INTERNAL_ERROR with status 500.', async () => {
    const known = await mettle.call('PUT', `/api/leads/${lead.id}`, {
      as: ada,
      body: { assigned_to: randomUUID() },
    })
    assert.equal(known.status, 403)
    assert.deepEqual(known.body.error, {
      code: 'FORBIDDEN',
      message: 'Only a manager can give a lead to somebody else.',
      details: { field: 'assigned_to' },
    })
    await mettle.superuser.query(`create function break_it() returns trigger language plpgsql
      as $$ begin raise exception 'secret value 42' using errcode = 'XX001'; end $$;
      create trigger break_it before update on leads for each row execute function break_it()`)
    const unknown = await mettle.call('PUT', `/api/leads/${lead.id}`, { as: ada, body: { name: 'Breaks' } })
    await mettle.superuser.query('drop trigger break_it on leads')
    assertFailure(unknown, 500, 'INTERNAL_ERROR')
    assert.ok(!unknown.text.includes('secret'))
    assert.ok(!('details' in unknown.body.error))
  })

  it('Validation error details name the field and give a message such as an invalid e-mail format.', async () => {
    const answer = await mettle.call('POST', '/api/leads', {
      as: ada,
      body: { name: 'Ab', email: 'nonsense' },
    })
    assert.equal(answer.body.error.details.field, 'email')
    assert.equal(answer.body.error.details.message, 'invalid e-mail format')
  })

  it('Timestamps are ISO 8601.', async () => {
    const { data } = await (await mettle.call('GET', `/api/leads/${lead.id}`, { as: ada })).body
    for (const moment of [data.created_at, data.updated_at])
      assert.equal(new Date(moment).toISOString(), moment)
  })

  it('Paths carry no version segment.', async () => {
    const { paths } = (await mettle.call('GET', '/api/openapi.json')).body
    assert.ok(Object.keys(paths).length > 5)
    for (const path of Object.keys(paths)) assert.doesNotMatch(path, /\/v\d/)
  })
})
