import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { apiDocument } from '../../../scripts/api-document.ts'
import { precisionKey } from './rounding.ts'
import { withoutNul } from './schemas.ts'

type Parameter = {
  name: string
  in: string
  description?: string
  required?: boolean
  schema?: object
  content?: object
}
type Response = {
  $ref?: string
  description: string
  headers?: object
  content?: Record<string, { schema: object }>
}
type Operation = {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  security?: object[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, Response>
}
type Document = {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, Response & object>>
  tags: { name: string; description: string }[]
  security: object[]
}

const document = (await apiDocument()) as unknown as Document
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method,
    operation,
    name: `${method} ${path}`,
  })),
)
const responseOf = (response: Response | undefined) =>
  response?.$ref ? document.components.responses?.[response.$ref.split('/').at(-1) as string] : response

function* references(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node))
    if (key === '$ref' && typeof value === 'string') yield value
    else yield* references(value)
}

/** An act and what it is done to; signing up, in and out are acts that need nothing behind them. */
const doing =
  /^(accept|cancel|change|check|claim|create|decide|dryRun|exchange|extend|import|invite|merge|recalibrate|record|refresh|remind|replay|request|rescore|resend|reset|restore|retry|rotate|run|send|setUp|start|submit|test|tryOut|undo|unsubscribe|verify)[A-Z]|^sign(Up|In|Out)$/

describe('the OpenAPI document', () => {
  it('is OpenAPI 3.1 with a title, a version and operations', () => {
    assert.match(document.openapi, /^3\.1\.\d+$/)
    assert.equal(document.info.title, 'Mettle')
    assert.match(document.info.version, /^\d+\.\d+\.\d+$/)
    assert.ok(operations.length >= 15, `${operations.length} operations`)
  })

  it('gives every operation an id of its own, a summary and a description, one tag that is listed, and described responses', () => {
    const ids = operations.map(({ operation }) => operation.operationId)
    assert.deepEqual(
      ids.filter((id, i) => ids.indexOf(id) !== i),
      [],
    )
    const tags = document.tags.map(({ name }) => name)
    for (const { name, operation } of operations) {
      assert.match(operation.operationId, /^[a-z][A-Za-z0-9]+$/, name)
      assert.ok(operation.summary, `${name} has no summary`)
      assert.ok(operation.description, `${name} has no description`)
      assert.equal(operation.tags?.length, 1, `${name} needs one tag`)
      assert.ok(tags.includes(operation.tags[0] as string), name)
      for (const [status, response] of Object.entries(operation.responses)) {
        assert.match(status, /^[2-5]\d\d$/, name)
        assert.ok(responseOf(response)?.description, `${name} ${status}`)
      }
      assert.ok(
        Object.keys(operation.responses).some(status => /^[23]/.test(status)),
        `${name} never succeeds`,
      )
    }
  })

  it('describes every tag', () => {
    for (const { name, description } of document.tags) assert.ok(description, name)
  })

  it('says of every form that is asked for what it looks like', () => {
    const without: string[] = []
    const look = (node: unknown, place: string) => {
      if (typeof node !== 'object' || node === null) return
      const { pattern, examples } = node as { pattern?: unknown; examples?: unknown }
      if (typeof pattern === 'string' && pattern !== withoutNul && !examples) without.push(place)
      for (const [key, value] of Object.entries(node)) look(value, `${place}.${key}`)
    }
    for (const { name, operation } of operations) look([operation.parameters, operation.requestBody], name)
    look(document.components.schemas, 'schemas')
    assert.deepEqual(without, [])
  })

  it('names operations by one rule: what is done, then to what', () => {
    for (const { method, name, operation } of operations) {
      const verbs: Record<string, RegExp> = {
        get: /^(list|get)[A-Z]/,
        post: doing,
        put: /^update[A-Z]/,
        patch: /^update[A-Z]/,
        delete: /^(delete|close)[A-Z]/,
      }
      if (verbs[method]) assert.match(operation.operationId, verbs[method], name)
    }
  })

  it('shows an example of every JSON body and of every answer that succeeds, each as its schema says', () => {
    const ajv = new Ajv2020({ strict: false })
    ;(addFormats as unknown as { default: (a: Ajv2020) => void }).default(ajv)
    ajv.addSchema({ $id: 'document', components: document.components })
    const within = (schema: object) => JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/'))
    const wrong: string[] = []
    let examples = 0
    for (const { name, operation } of operations) {
      const answers = Object.entries(operation.responses).filter(([status]) => status < '400')
      const bodies = [operation.requestBody, ...answers.map(([, response]) => responseOf(response))]
      for (const media of bodies.map(body => body?.content?.['application/json'])) {
        if (!media?.schema) continue
        examples++
        const validate = ajv.compile(within(media.schema))
        if (!('example' in media)) wrong.push(`${name} has none`)
        else if (!validate(media.example)) wrong.push(`${name}: ${ajv.errorsText(validate.errors)}`)
      }
    }
    assert.deepEqual(wrong, [])
    assert.ok(examples > 100, `${examples} examples`)
  })

  it('says of every number in an answer how exactly it is told', () => {
    const without: string[] = []
    const look = (node: unknown, place: string) => {
      if (typeof node !== 'object' || node === null) return
      const { type } = node as { type?: unknown }
      if ([type].flat().includes('number') && !(precisionKey in node)) without.push(place)
      for (const [key, value] of Object.entries(node))
        if (key !== 'example' && key !== 'examples') look(value, `${place}.${key}`)
    }
    for (const { name, operation } of operations) look(operation.responses, name)
    const sent = new Set(operations.flatMap(({ operation }) => [...references(operation.requestBody)]))
    for (const [name, schema] of Object.entries(document.components.schemas ?? {}))
      if (!sent.has(`#/components/schemas/${name}`)) look(schema, name)
    assert.deepEqual(without, [])
  })

  it('declares each path parameter once and no other', () => {
    for (const { name, path, operation } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1])
      const declared = (operation.parameters ?? []).filter(({ in: place }) => place === 'path')
      assert.deepEqual(
        declared.map(parameter => parameter.name),
        inPath,
        name,
      )
      for (const parameter of operation.parameters ?? []) {
        assert.ok(['path', 'query', 'header'].includes(parameter.in), name)
        assert.ok(parameter.schema ?? parameter.content, `${name} ${parameter.name}`)
        if (parameter.in === 'path') assert.equal(parameter.required, true, name)
        assert.ok(parameter.description, `${name} does not say what ${parameter.name} is`)
      }
    }
  })

  it('points only at what is there', () => {
    const dangling = [...references(document)].filter(reference => {
      const steps = reference.replace(/^#\//, '').split('/')
      return (
        steps.reduce<unknown>((node, step) => (node as Record<string, unknown>)?.[step], document) ===
        undefined
      )
    })
    assert.deepEqual(dangling, [])
  })

  it('holds schemas that are valid JSON Schema 2020-12', () => {
    const ajv = new Ajv2020({ strict: false, validateSchema: true })
    ;(addFormats as unknown as { default: (a: Ajv2020) => void }).default(ajv)
    ajv.addSchema({ $id: 'document', components: document.components })
    const within = (schema: object) => JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/'))
    // Many answers have the same one, and each takes a while.
    const compiled = new Set<string>()
    for (const { name, operation } of operations) {
      const media = [operation.requestBody, ...Object.values(operation.responses).map(responseOf)]
      const schemas = [
        ...media.flatMap(part => Object.values(part?.content ?? {}).map(({ schema }) => schema)),
        ...(operation.parameters ?? []).map(({ schema }) => schema),
      ]
      for (const schema of schemas) {
        const text = JSON.stringify(schema)
        if (!schema || compiled.has(text)) continue
        assert.doesNotThrow(() => ajv.compile(within(schema)), `${name}: ${text}`)
        compiled.add(text)
      }
    }
    assert.ok(compiled.size > 100, `${compiled.size} schemas`)
  })

  it('asks for a token everywhere but on open operations, which say so', () => {
    assert.deepEqual(document.security, [{ bearer: [] }])
    assert.deepEqual(document.paths['/api/health']?.get?.security, [])
    assert.equal(document.paths['/api/leads']?.get?.security, undefined)
    for (const { name, operation } of operations) {
      if (operation.security?.length === 0) continue
      const own = Object.keys(operation.responses).some(status =>
        responseOf(operation.responses[status])?.description.startsWith('Any failure'),
      )
      assert.ok(operation.responses[401] ?? own, `${name} does not say what happens without a token`)
    }
  })

  it('describes limits and their headers on every operation of the API', () => {
    for (const { name, path, operation } of operations) {
      if (!path.startsWith('/api/')) continue
      assert.ok(operation.responses[429], `${name} 429`)
      assert.ok(operation.responses[503], `${name} 503`)
      for (const [status, response] of Object.entries(operation.responses)) {
        const headers = Object.keys(responseOf(response)?.headers ?? {})
        assert.ok(headers.includes('X-Request-Id'), `${name} ${status}`)
        if (status === '503') assert.ok(headers.includes('Retry-After'), name)
        else assert.ok(headers.includes('X-RateLimit-Reset'), `${name} ${status}`)
      }
    }
  })

  it('keeps the four list and create operations to one failure status of their own', () => {
    const statuses = (path: string, method: string) =>
      Object.keys(document.paths[path]?.[method]?.responses ?? {})
    assert.deepEqual(statuses('/api/leads', 'get'), ['200', '429', '500', '503'])
    assert.deepEqual(statuses('/api/leads', 'post'), ['201', '400', '429', '503'])
    assert.deepEqual(statuses('/api/assessments', 'get'), ['200', '429', '500', '503'])
    assert.deepEqual(statuses('/api/assessments', 'post'), ['201', '400', '429', '503'])
    assert.ok(
      'WWW-Authenticate' in (responseOf(document.paths['/api/leads']?.get?.responses[500])?.headers ?? {}),
    )
  })

  it('names the request headers that change what happens', () => {
    const headersOf = (path: string, method: string) =>
      document.paths[path]?.[method]?.parameters
        ?.filter(({ in: place }) => place === 'header')
        .map(({ name }) => name)
    assert.deepEqual(headersOf('/api/leads', 'post'), ['Idempotency-Key'])
    assert.deepEqual(headersOf('/api/leads/{id}', 'put'), ['If-Match', 'If-Unmodified-Since'])
    assert.ok('ETag' in (document.paths['/api/leads/{id}']?.get?.responses[200]?.headers ?? {}))
  })

  it('asks for nothing that has a default', () => {
    const page = document.paths['/api/leads']?.get?.parameters?.find(({ name }) => name === 'page')
    assert.equal(page?.required, false)
  })
})
