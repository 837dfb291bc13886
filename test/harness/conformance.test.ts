import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { conformance, type OpenApi } from './conformance.ts'

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const Thing = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    note: { type: ['string', 'null'] },
    share: { type: ['number', 'null'], 'x-rounded': { decimals: 2 } },
  },
}
const document = {
  paths: {
    '/api/things': {
      post: {
        operationId: 'createThing',
        requestBody: json({
          type: 'object',
          required: ['note'],
          properties: { note: { type: ['string', 'null'], minLength: 2 } },
        }),
        responses: {
          201: { ...json({ $ref: '#/components/schemas/Thing' }), headers: { 'X-Left': { required: true } } },
        },
      },
    },
    '/api/things/{id}': {
      get: {
        operationId: 'getThing',
        responses: {
          200: json({
            allOf: [
              { $ref: '#/components/schemas/Thing' },
              {
                type: 'object',
                properties: { parts: { type: 'array', items: { $ref: '#/components/schemas/Thing' } } },
              },
            ],
          }),
          404: { $ref: '#/components/responses/NotFound' },
        },
      },
    },
    '/api/things/any': {
      get: {
        operationId: 'anything',
        responses: { 200: json({ anyOf: [{ type: 'string' }, { type: 'object' }] }) },
      },
    },
  },
  components: {
    schemas: {
      Thing,
      Error: { type: 'object', required: ['error'], properties: { error: { type: 'string' } } },
    },
    responses: { NotFound: json({ $ref: '#/components/schemas/Error' }) },
    headers: {},
  },
} as unknown as OpenApi

const check = conformance(document)
const id = '3d1c8a3e-0000-4000-8000-000000000000'
const got = (body: unknown, status = 200, path = `/api/things/${id}`) =>
  check({ method: 'GET', path, status, headers: new Headers(), body })
const posted = (request: unknown, headers: Record<string, string> = { 'x-left': '1' }) =>
  check({
    method: 'POST',
    path: '/api/things',
    request,
    status: 201,
    headers: new Headers(headers),
    body: { id },
  })

describe('holding answers against the OpenAPI document', () => {
  it('lets pass what is described', () => {
    got({ id, note: null, share: 0.25, parts: [{ id, share: null }] })
    got({ error: 'x' }, 404)
    got({ whatever: 1 }, 200, '/api/things/any?x=1')
    posted({ note: 'yes' })
    posted({ note: ' ' })
  })

  it('refuses a missing field, a wrong type and a wrong format', () => {
    assert.throws(() => got({ note: null }), /must have required property 'id'/)
    assert.throws(() => got({ id, note: 5 }), /\/note must be string,null/)
    assert.throws(() => got({ id: 'seven' }), /must match format "uuid"/)
  })

  it('refuses a number with more decimals than its kind has', () => {
    assert.throws(() => got({ id, share: 0.333 }), /\/share has more decimals than it means/)
    assert.throws(() => got({ id, parts: [{ id, share: 1 / 3 }] }), /\/parts\/0\/share has more decimals/)
  })

  it('refuses a field that is not listed, however deep and however composed', () => {
    assert.throws(() => got({ id, extra: 1 }), /the body must NOT have unevaluated properties: extra/)
    assert.throws(() => got({ id, parts: [{ id, extra: 1 }] }), /\/parts\/0 .*: extra/)
    assert.throws(() => got({ error: 'x', extra: 1 }, 404), /: extra/)
  })

  it('refuses an undescribed status, an undescribed operation and a missing header', () => {
    assert.throws(() => got({ id }, 418), /answered 418, which getThing does not describe/)
    assert.throws(() => got({ id }, 200, '/api/other'), /no such operation/)
    assert.throws(() => posted({ note: 'yes' }, {}), /without the header X-Left/)
  })

  it('refuses that a body was taken which the document does not allow', () => {
    assert.throws(() => posted({ note: 'y' }), /took a body that the document does not allow/)
  })
})
