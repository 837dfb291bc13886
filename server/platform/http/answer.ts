import type { Readable } from 'node:stream'
import type { ErrorObject } from 'ajv'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { catalogue, type Details, Failure, fromDatabase, invalid, Stopping } from '../errors.ts'
import { toFailure } from './validation.ts'

export type Meta = { total?: number; page?: number; limit?: number; [more: string]: unknown }

/** The common envelope around a record or records. */
export const ok = <T>(data: T) => ({ success: true as const, data })
export const okPage = <T>(data: T[], meta: { total: number; page: number; limit: number }) => ({
  success: true as const,
  data,
  meta,
})

/** The same, around JSON that PostgreSQL has already written. */
export const okText = (data: string, meta?: Meta) =>
  meta ? `{"success":true,"data":${data},"meta":${JSON.stringify(meta)}}` : `{"success":true,"data":${data}}`

/** The same, around JSON kept as bytes: a long text would be read through again for every answer. */
export const okBytes = (data: Buffer[], meta?: Meta) =>
  Buffer.concat([
    Buffer.from('{"success":true,"data":'),
    ...data,
    Buffer.from(meta ? `,"meta":${JSON.stringify(meta)}}` : '}'),
  ])

export const sendText = (reply: FastifyReply, body: string | Buffer) =>
  reply.type('application/json; charset=utf-8').send(body)

/** A file to be saved under a name. */
export const sendCsv = (reply: FastifyReply, name: string, file: Readable) =>
  reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('text/csv; charset=utf-8')
    .send(file)

export const sendPdf = (reply: FastifyReply, name: string, file: Buffer) =>
  reply.header('content-disposition', `attachment; filename="${name}"`).type('application/pdf').send(file)

export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  const { validation, validationContext, code } = error as {
    validation?: ErrorObject[]
    validationContext?: string
    code?: string
  }
  if (validation) {
    const failure = toFailure(validation)
    if (validationContext === 'params') return new Failure('NOT_FOUND')
    return failure
  }
  switch (code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Failure('UNSUPPORTED_MEDIA_TYPE')
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Failure('PAYLOAD_TOO_LARGE')
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return invalid('body', 'is not valid JSON')
  }
  return fromDatabase(error) ?? new Failure('INTERNAL_ERROR')
}

const bodyOf = (code: string, message: string, details: Details | undefined) => ({
  success: false as const,
  error: details ? { code, message, details } : { code, message },
})

/** What goes with a failure whatever shape its body has: the log, and headers that say what to do. */
export function noteFailure(
  { code, details }: Failure,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (code === 'INTERNAL_ERROR') request.log.error({ err: error }, 'unexpected failure')
  if (code === 'UNAUTHORIZED') reply.header('www-authenticate', 'Bearer')
  if (code === 'UNAVAILABLE') reply.header('retry-after', '2')
  if (code === 'RATE_LIMITED' && !reply.hasHeader('retry-after')) {
    const left = details?.retry_at ? (Date.parse(details.retry_at) - Date.now()) / 1000 : 1
    reply.header('retry-after', Math.max(1, Math.ceil(left)))
  }
}

/** The one translator from what went wrong to what is sent. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = asFailure(error)
  noteFailure(failure, error, request, reply)

  // Inside the four list and create handlers every failure carries the operation's own code and status. What is decided
  // before any handler, a limit or that the service is stopping, keeps its own.
  const own = request.routeOptions.config.failure
  if (own && failure.code !== 'RATE_LIMITED' && !(failure instanceof Stopping)) {
    const details = { ...failure.details, reason: failure.code }
    return reply.code(own.status).send(bodyOf(own.code, failure.message, details))
  }
  return reply
    .code(catalogue[failure.code].status)
    .send(bodyOf(failure.code, failure.message, failure.details))
}
