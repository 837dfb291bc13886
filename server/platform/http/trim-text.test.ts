import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import Type from 'typebox'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { Nullable } from './schemas.ts'
import { textTrimmer, trimQuery } from './trim-text.ts'
import { checked } from './validation.ts'

describe('text in a body', () => {
  const Body = Type.Object({
    name: Type.String({ minLength: 1 }),
    note: Type.Optional(Nullable(Type.String())),
    about: Type.Optional(Type.String()),
    title: Type.Optional(Type.String({ minLength: 2 })),
    secret: Type.Optional(Type.String({ format: 'password' })),
    kept: Type.Optional(Type.Unknown()),
    rows: Type.Optional(Type.Array(Type.Object({ word: Nullable(Type.String()) }))),
    either: Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())])),
  })
  const trim = textTrimmer(Body) as (body: unknown) => unknown

  it('is trimmed wherever the schema knows of it', () => {
    assert.deepEqual(trim({ name: ' Ada ', rows: [{ word: '\tone\n' }], either: [' a ', 'b '] }), {
      name: 'Ada',
      rows: [{ word: 'one' }],
      either: ['a', 'b'],
    })
  })

  it('is null when blank, gone where null is not allowed, and left to the validator where it is needed', () => {
    assert.deepEqual(trim({ name: ' ', note: ' ', about: ' ', title: ' ', rows: [{ word: '' }] }), {
      name: '',
      note: null,
      title: '',
      rows: [{ word: null }],
    })
  })

  it('stays as it is in passwords and in what is kept as given', () => {
    const body = { name: 'Ada', secret: ' spaced ', kept: { deep: ' as it was ' } }
    assert.deepEqual(trim(structuredClone(body)), body)
  })

  it('may be missing, or be something else altogether', () => {
    for (const odd of [undefined, null, 7, 'text', [], {}, { name: 7, rows: 'none' }])
      assert.deepEqual(trim(structuredClone(odd)), odd)
  })
})

describe('a query', () => {
  it('is as if a blank filter were not given, but for a cursor, which begins the list', () => {
    const query = { status: ' ', search: ' ada ', cursor: '', twice: ['', ' a'] }
    trimQuery(query)
    assert.deepEqual(query, { search: 'ada', cursor: '', twice: ['', ' a'] })
    const page = { page: '', limit: ' 1' }
    trimQuery(page, ['page', 'limit'])
    assert.deepEqual(page, { page: '', limit: ' 1' })
  })
})

describe('the service', () => {
  let mettle: TestService
  let admin: TestPerson
  before(async () => {
    mettle = await testService()
    admin = await mettle.person('admin')
  })
  const call = (method: string, path: string, body?: object) =>
    mettle.call(method, path, { as: admin, ...(body ? { body } : {}) })

  it('trims leads, people, tokens and definitions, and never a password', async () => {
    const { data: lead } = (
      await call('POST', '/api/leads', {
        name: ' Ada ',
        phone: ' 09876543210 ',
        company: ' ',
        source: ' web ',
      })
    ).body
    assert.deepEqual([lead.name, lead.phone, lead.company, lead.source], ['Ada', '09876543210', null, 'web'])
    const { data: me } = (await call('PATCH', '/api/auth/me', { first_name: ' Mira ', last_name: ' ' })).body
    assert.deepEqual([me.first_name, me.last_name], ['Mira', null])
    assert.equal(
      (await call('POST', '/api/auth/tokens', { name: ' a program ' })).body.data.name,
      'a program',
    )
    const questions = [{ text: ' as given ' }]
    const { data: made } = (await call('POST', '/api/assessments', { title: ' Short ', questions })).body
    assert.deepEqual([made.title, made.questions], ['Short', questions])

    const account = { email: 'spaced@example.com', password: '  with blanks around  ' }
    await mettle.call('POST', '/api/auth/signup', { body: account })
    const trimmed = { ...account, password: account.password.trim() }
    assert.equal((await mettle.call('POST', '/api/auth/login', { body: trimmed })).status, 401)
    assert.equal((await mettle.call('POST', '/api/auth/login', { body: account })).status, 200)
  })

  it('lists everything when the filters are blank', async () => {
    await call('POST', '/api/leads', { name: 'Somebody' })
    const all = (await call('GET', '/api/leads')).body
    const blank = 'status=&search=%20&source=&assigned_to=&created_from=&follow_up=&sort='
    assert.deepEqual((await call('GET', `/api/leads?${blank}`)).body, all)
    for (const path of [
      'people?search=',
      'analytics/leads?from=&to=&interval=&source=',
      'follow-ups?due=',
      'audit?action=&resource=',
      'scripts?source=',
    ])
      assert.equal((await call('GET', `/api/${path}`)).status, 200, path)
  })

  it('says what is wrong in words that are right for one and for many', async () => {
    const messages = async (body: object, path = '/api/leads', method = 'POST') =>
      (await call(method, path, body)).body.error.details.message
    assert.equal(await messages({ name: ' ' }, '/api/auth/tokens'), 'must have at least 1 character')
    assert.equal(await messages({ name: 'A' }), 'must have at least 2 characters')
    const { id } = (await call('POST', '/api/leads', { name: 'Somebody' })).body.data
    const words = 'must be one of new, contacted, qualified, converted, lost'
    for (const status of [null, 7, 'won'])
      assert.equal(await messages({ status }, `/api/leads/${id}`, 'PUT'), words)
    assert.equal(await messages({ name: null }, `/api/leads/${id}`, 'PUT'), 'must be text, not null')
    assert.equal(
      await messages(
        { type: 'call', outcome: 'callback', follow_up_at: 'tomorrow' },
        `/api/leads/${id}/interactions`,
      ),
      'must be a date and time with its time zone, such as 2030-01-31T09:30:00Z',
    )
  })

  it('names an example that it would take', () => {
    for (const format of ['date-time', 'date', 'uuid', 'uri']) {
      const check = checked({ type: 'string', format })
      const message = check('nonsense')?.details?.message ?? ''
      const example = /such as (\S+)$/.exec(message)?.[1]
      assert.equal(check(example), undefined, `${format}: ${message}`)
    }
  })
})
