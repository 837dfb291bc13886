import type { TestPerson, TestService } from '../harness/index.ts'

export const callers = ['none', 'user', 'telecaller', 'manager', 'admin'] as const

/** Whose row it is, and who asks. Without a row both are the same person. */
export type Scene = { mettle: TestService; owner: TestPerson }
export type Request = {
  id?: string
  params?: Record<string, string>
  query?: string
  body?: unknown
  headers?: Record<string, string>
}

export type Line = {
  /** As it stands in the OpenAPI document: GET /api/leads/{id}. */
  operation: string
  /** What is special about this line, where an operation has several. */
  when?: string
  /** Statuses for nobody, user, telecaller, manager and admin, in that order. */
  own: string
  /** The same, on a row that belongs to somebody else. */
  foreign?: string
  given?: (scene: Scene) => Promise<Request> | Request
}
