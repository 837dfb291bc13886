import type { Code, Failure } from '../platform/errors.ts'
import type { PersonRecord, Tokens } from './schemas.ts'

// What supabase-js reads, from what we have.

export const userFor = ({ first_name, last_name, role, ...person }: PersonRecord) => ({
  id: person.id,
  aud: 'authenticated',
  role: 'authenticated',
  email: person.email ?? '',
  phone: '',
  app_metadata: { provider: 'email', providers: ['email'], role },
  user_metadata: { email_verified: person.email_verified, first_name, last_name },
  created_at: person.created_at,
  updated_at: person.updated_at,
})

export const sessionFor = ({ user, ...tokens }: Tokens) => ({ ...tokens, user: userFor(user) })

const codes: Record<Code, string> = {
  VALIDATION_ERROR: 'validation_failed',
  UNAUTHORIZED: 'bad_jwt',
  PAYMENT_REQUIRED: 'unexpected_failure',
  FORBIDDEN: 'not_admin',
  NOT_FOUND: 'not_found',
  LEAD_NOT_FOUND: 'not_found',
  METHOD_NOT_ALLOWED: 'not_found',
  CONFLICT: 'conflict',
  STALE: 'conflict',
  PAYLOAD_TOO_LARGE: 'validation_failed',
  UNSUPPORTED_MEDIA_TYPE: 'bad_json',
  IDEMPOTENCY_MISMATCH: 'conflict',
  RATE_LIMITED: 'over_request_rate_limit',
  INTERNAL_ERROR: 'unexpected_failure',
  UNAVAILABLE: 'unexpected_failure',
}

type Asked = { route: string; grant: string | undefined; hasToken: boolean }
type AuthError = { status?: number; code: string; error_code: string; message: string }

/** Newer clients read `code`, older ones `error_code`; a wrong password has always been a 400 to them. */
export function authErrorOf(failure: Failure, asked: Asked): AuthError & { weak_password?: object } {
  const { message } = failure
  const named = (code: string, status?: number) => ({
    ...(status === undefined ? {} : { status }),
    code,
    error_code: code,
    message,
  })
  if (failure.code === 'UNAUTHORIZED') {
    if (asked.grant === 'password') return named('invalid_credentials', 400)
    if (asked.grant === 'refresh_token') return named('refresh_token_not_found', 400)
    return asked.hasToken ? named('session_not_found', 403) : named('bad_jwt')
  }
  if (asked.route.endsWith('/signup')) {
    if (failure.code === 'FORBIDDEN') return named('signup_disabled')
    if (failure.details?.field === 'password')
      return { ...named('weak_password', 422), weak_password: { reasons: [], message } }
  }
  return named(codes[failure.code])
}
