import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Failure, invalid } from '../../platform/errors.ts'
import type { App } from '../../platform/http/app-types.ts'
import { mostBytes, tooLarge } from './upload.ts'

const mediaTypes = 'Send the file as multipart/form-data in the field file, or as text/csv.'

/** Lets the routes of this scope take a file as it arrives, piece by piece; it is read by whoever handles the request. */
export function takeFiles(scope: App) {
  scope.register(multipart)
  scope.addContentTypeParser('text/csv', (_request, payload, done) => done(null, payload))
}

/** The file's name and bytes. One that says it is too large is refused before it is read. */
export async function receiveFile(
  request: FastifyRequest,
  gone: AbortSignal,
): Promise<{ name: string | undefined; content: AsyncIterable<Buffer> }> {
  if (Number(request.headers['content-length'] ?? 0) > mostBytes + 10_000) throw tooLarge()
  if (request.isMultipart()) return receivePart(request, gone)
  if (!/^text\/csv/i.test(request.headers['content-type'] ?? ''))
    throw new Failure('UNSUPPORTED_MEDIA_TYPE', mediaTypes)
  // Refused before its end it is not destroyed: its connection has an answer to carry.
  return { name: undefined, content: (request.body as Readable).iterator({ destroyOnReturn: false }) }
}

type Part = { fieldname: string; filename: string; file: Readable }

async function receivePart(request: FastifyRequest, gone: AbortSignal) {
  const parts: AsyncIterator<Part> = request.files({
    limits: { files: 1, fields: 20, fileSize: mostBytes + 1 },
    throwFileSizeLimit: false,
  })
  const next = <T>(iterator: AsyncIterator<T>) => nextOf(iterator, request.raw, gone)
  const { value: part } = await next(parts).catch(() => {
    throw invalid('file', 'the form cannot be read')
  })
  if (part?.fieldname !== 'file') throw invalid('file', 'is required')
  return { name: part.filename || undefined, content: onlyFile(part.file, parts, next) }
}

type Next = <T>(iterator: AsyncIterator<T>) => Promise<IteratorResult<T>>

async function* onlyFile(file: Readable, parts: AsyncIterator<Part>, next: Next): AsyncGenerator<Buffer> {
  try {
    const pieces: AsyncIterator<Buffer> = file[Symbol.asyncIterator]()
    for (let piece = await next(pieces); !piece.done; piece = await next(pieces)) yield piece.value
    await next(parts)
  } catch (error) {
    const isSecond = (error as { code?: string }).code === 'FST_FILES_LIMIT'
    throw invalid('file', isSecond ? 'the form has several; import them one after the other' : 'breaks off')
  } finally {
    file.destroy()
  }
}

const patience = 1_000

/**
 * What the parser of forms gives next. Of some broken ones, such as a part whose headers do not end, it says nothing at
 * all: once everything has arrived and nothing came of it, waiting has an end.
 */
async function nextOf<T>(iterator: AsyncIterator<T>, body: IncomingMessage, gone: AbortSignal) {
  const { promise: never, reject } = Promise.withResolvers<never>()
  const leave = () => reject(gone.reason)
  let isWhole = false
  const watch = setInterval(() => {
    if (isWhole) reject(new Error('the form has ended, and its parser has not'))
    isWhole = body.complete
  }, patience)
  gone.addEventListener('abort', leave)
  try {
    gone.throwIfAborted()
    return await Promise.race([iterator.next(), never])
  } finally {
    clearInterval(watch)
    gone.removeEventListener('abort', leave)
  }
}
