export type Problem = {
  code: string
  message: string
  details?: { field?: string; message?: string; reason?: string; retry_at?: string }
}

/** The service said no, and why; status 0 when it could not be reached. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly field: string | undefined
  readonly fieldMessage: string | undefined
  readonly reason: string | undefined
  /** When it may be tried again, where it is too early or too much was asked. */
  readonly retryAt: Date | undefined

  constructor(status: number, problem: Problem, retryAt?: Date) {
    super(problem.message)
    this.status = status
    this.code = problem.code
    this.field = problem.details?.field
    this.fieldMessage = problem.details?.message
    this.reason = problem.details?.reason
    this.retryAt = retryAt
  }
}

export const unreachable = () =>
  new Refusal(0, { code: 'UNREACHABLE', message: 'The service cannot be reached.' })

export function refusalOf(response: Response, problem: Problem | undefined): Refusal {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  const said = problem?.details?.retry_at
  const named = said === undefined ? undefined : new Date(said)
  const retryAt = Number.isNaN(seconds) ? named : new Date(Date.now() + seconds * 1000)
  const unknown = { code: 'INTERNAL_ERROR', message: `The service answered ${response.status}.` }
  return new Refusal(response.status, problem ?? unknown, retryAt)
}
