import type { IncomingMessage, ServerResponse } from 'node:http'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { Actor, Credential, Role } from '../db/index.ts'
import type { Allowance } from '../limits.ts'

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

export type Person = Extract<Actor, { kind: 'person' }>

/** What a bearer token says, once it is verified. */
export type Bearer = Credential & {
  id: string
  sees: 'own' | 'all'
  readOnly?: boolean
  /** When the access token expires, in milliseconds. */
  expiresAt?: number
  /** From where it was last seen. */
  network?: string
}

/** Whose refresh token, or which peer's link, a request carries. */
export type Holder = { person: string } | { link: string }

/** When a record was changed last, as its own fields say. */
type Modified = (record: Record<string, unknown>) => unknown

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Served without a token. Nothing else is. */
    open?: true
    /** The least role; the database looks it up in the request's own transaction. */
    least?: Role
    /** Counts against the limit for bulk operations as well. */
    bulk?: true
    /** Reports on each row of its body, on text that cannot be kept too: that is then not refused as a whole. */
    reportsRows?: true
    /** Runs a few at a time, fewer of one person, so that it holds up nobody's quick requests; always so for bulk. */
    slow?: true | ((request: { query: unknown }) => boolean)
    /** Its answer may be megabytes: of each person two at a time, the next once one of them was read. */
    large?: true | ((request: { query: unknown }) => boolean)
    /** Runs one at a time of each person: at once they would wait for each other in the database, on connections of everybody's, or take a processor for long. */
    inTurn?: true
    /** Needs somebody who signed in: an API token is not enough. */
    signedIn?: true
    /** Has an allowance of its own, by address; of webhooks, what is not signed by its sender counts. */
    allowance?: 'health' | 'webhook'
    /** Takes a file as it arrives, a piece at a time, and keeps none of it in memory. */
    streams?: true
    /** Whom a request without a bearer token counts against, where what it carries belongs to somebody. */
    countsFor?: (request: FastifyRequest) => Promise<Holder | undefined>
    /** The moment of a record's last change, for Last-Modified, where updated_at does not say it; null while it changes. */
    modified?: Modified
    /** Set by the service on what answers with one record. */
    record?: { modified: Modified | undefined }
    /** The four list and create handlers report every failure with this code and status. */
    failure?: { code: string; status: number }
  }
  interface FastifyRequest {
    /** The caller; on open routes there may be none. */
    actor: Person
    /** Where it comes from, as far as that can be trusted. */
    address: string
    countedAnonymously: { network: string; allowance: Allowance } | undefined
    /** Milliseconds spent so far in each stage, sent as Server-Timing. */
    timing: { start: number; auth: number; limits: number; handler: number }
  }
}
