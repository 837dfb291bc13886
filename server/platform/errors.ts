// Every way a request can fail, in one table. Domains throw a Failure; http/answer.ts alone knows how it is
// sent. The table is printed in the API reference.

export const catalogue = {
  VALIDATION_ERROR: { status: 400, text: 'The request holds something that cannot be accepted.' },
  UNAUTHORIZED: { status: 401, text: 'Sign in first: the access token is missing, invalid or expired.' },
  PAYMENT_REQUIRED: { status: 402, text: 'This has to be paid for first.' },
  FORBIDDEN: { status: 403, text: 'You are not allowed to do this.' },
  NOT_FOUND: { status: 404, text: 'There is nothing at this address.' },
  LEAD_NOT_FOUND: { status: 404, text: 'Lead not found.' },
  METHOD_NOT_ALLOWED: { status: 405, text: 'This address does not take that method.' },
  CONFLICT: { status: 409, text: 'This clashes with something that is already there.' },
  STALE: {
    status: 412,
    text: 'Somebody changed this since you read it. Read it again, then repeat your change.',
  },
  PAYLOAD_TOO_LARGE: { status: 413, text: 'The request body is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, text: 'Send the body as application/json.' },
  IDEMPOTENCY_MISMATCH: {
    status: 422,
    text: 'This Idempotency-Key was already used with a different request. Use a new key.',
  },
  RATE_LIMITED: { status: 429, text: 'Too many requests. Wait until the limit resets.' },
  INTERNAL_ERROR: { status: 500, text: 'Something went wrong on our side. It has been logged.' },
  UNAVAILABLE: { status: 503, text: 'The service cannot do this right now. Try again in a moment.' },
} as const

export type Code = keyof typeof catalogue
export type Details = {
  field?: string
  message?: string
  reason?: string
  retry_at?: string
  question?: string
  problems?: { question: string | null; field: string; message: string }[]
}

export class Failure extends Error {
  readonly code: Code
  readonly details: Details | undefined
  constructor(code: Code, message: string = catalogue[code].text, details?: Details) {
    super(message)
    this.code = code
    this.details = details
  }
}

/** Said before any handler is reached, by a service on its way out. */
export class Stopping extends Failure {
  constructor() {
    super('UNAVAILABLE', 'The service is stopping. Try again in a moment.')
  }
}

/** What only a person does who has signed in, and no program for them. */
export const notByToken = () => new Failure('FORBIDDEN', 'An API token is not enough for this: sign in.')

/** The field is wrong; the sentence says how, for a person. */
export const invalid = (field: string, message: string) =>
  new Failure('VALIDATION_ERROR', `${field}: ${message}`, { field, message })

// What PostgreSQL says, in our words. Its own text never leaves the process: it may hold values or SQL.
const unavailable = new Set([
  '53100',
  '53200',
  '53300',
  '53400',
  '57P01',
  '57P02',
  '57P03',
  '58030',
  '25006',
  '28P01',
  // Statements behind one that could not be parsed on the same connection; the next request has it parsed.
  '26000',
  '42P05',
])

// The driver's own words, which carry no code.
const lost =
  /Connection terminated|not queryable|Client was closed|timeout exceeded when trying to connect|timeout expired|Query read timeout/

export function fromDatabase(error: unknown): Failure | undefined {
  const { code, column, constraint, message } = error as {
    code?: unknown
    column?: string
    constraint?: string
    message?: string
  }
  if (typeof code !== 'string') {
    return lost.test(message ?? '') ? new Failure('UNAVAILABLE') : undefined
  }
  if (unavailable.has(code) || code.startsWith('08')) return new Failure('UNAVAILABLE')
  if (
    [
      'ECONNREFUSED',
      'ECONNRESET',
      'EHOSTUNREACH',
      'ENETUNREACH',
      'ENOENT',
      'ENOTFOUND',
      'EAI_AGAIN',
      'EPIPE',
      'ETIMEDOUT',
    ].includes(code)
  )
    return new Failure('UNAVAILABLE')
  switch (code) {
    case 'MT400':
      return invalid(column ?? 'body', message ?? 'is not acceptable')
    case 'MT404':
      return new Failure('LEAD_NOT_FOUND')
    case 'MT409':
      return new Failure('CONFLICT', message)
    case 'MT410':
      return new Failure('NOT_FOUND', message)
    case 'MT401':
      return new Failure('UNAUTHORIZED', message)
    case 'MT403':
      return new Failure('FORBIDDEN', message)
    case '42501':
      return new Failure('FORBIDDEN')
    case '57014':
      return new Failure(
        'UNAVAILABLE',
        'This took too long and was stopped. Narrow the request or try again later.',
      )
    case '23503':
      return invalid(fieldOf(constraint) ?? 'id', 'names something that does not exist')
    case '23505':
      return new Failure('CONFLICT')
    case '23514':
    case '23502':
      return invalid(column ?? fieldOf(constraint) ?? 'body', 'is not acceptable')
    // Node and PostgreSQL have each their own list.
    case '22023':
      return message?.startsWith('time zone ')
        ? invalid('time_zone', 'must name a time zone, such as Asia/Kolkata')
        : undefined
    case '22021':
    case '22P05':
      return new Failure('VALIDATION_ERROR', 'The text holds a character that cannot be stored.')
    default:
      return undefined
  }
}

// PostgreSQL names constraints table_column_check and table_column_fkey.
const fieldOf = (constraint: string | undefined) => constraint?.match(/^[a-z]+?s_(.+)_(?:check|fkey)$/)?.[1]
