import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifySerializerCompiler } from 'fastify'
import { roundingFor } from './rounding.ts'

const compile = SerializerSelector()({}, {})

/**
 * As Fastify writes answers, but with numbers rounded, and made by whoever needs it first: made for every route at once,
 * they take two seconds of each start.
 */
export const compileSerializer: FastifySerializerCompiler<object> = route => {
  let write: ((answer: unknown) => string) | undefined
  return answer => {
    write ??= compiled(route)
    return write(answer)
  }
}

function compiled(route: Parameters<FastifySerializerCompiler<object>>[0]) {
  const write = compile({ ...route, httpStatus: String(route.httpStatus) })
  const round = roundingFor(route.schema as Record<string, unknown>)
  return round ? (answer: unknown) => write(round(answer)) : write
}
