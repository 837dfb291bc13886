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
): Promise<{ name: string | undefined; content: AsyncIterable<Buffer> }> {
  if (Number(request.headers['content-length'] ?? 0) > mostBytes + 10_000) throw tooLarge()
  if (request.isMultipart()) return receivePart(request)
  if (!request.headers['content-type']?.startsWith('text/csv'))
    throw new Failure('UNSUPPORTED_MEDIA_TYPE', mediaTypes)
  return { name: undefined, content: request.body as Readable }
}

async function receivePart(request: FastifyRequest) {
  const parts = request.files({
    limits: { files: 1, fields: 20, fileSize: mostBytes + 1 },
    throwFileSizeLimit: false,
  })
  const { value: part } = await parts.next().catch(() => {
    throw invalid('file', 'the form cannot be read')
  })
  if (part?.fieldname !== 'file') throw invalid('file', 'is required')
  return { name: part.filename || undefined, content: onlyFile(part.file, parts) }
}

async function* onlyFile(file: AsyncIterable<Buffer>, parts: AsyncIterator<unknown>): AsyncGenerator<Buffer> {
  try {
    yield* file
    await parts.next()
  } catch (error) {
    const isSecond = (error as { code?: string }).code === 'FST_FILES_LIMIT'
    throw invalid('file', isSecond ? 'the form has several; import them one after the other' : 'breaks off')
  }
}
