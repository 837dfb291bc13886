import { type Held, worldly } from './held.ts'

const secret = 'a secret, of use only to whoever would misuse it'
const withPerson = { none: 'goes with its person' }

export const identity: Record<string, Held> = {
  'public.profiles': {
    gone: 'id first_name last_name role created_at updated_at',
    kept: { erased_at: 'marks the pseudonym that stands for somebody' },
    exported: { person: 'id' },
    retention: withPerson,
  },
  'identity.accounts': {
    gone: 'id email email_verified_at password_hash disabled_at created_at updated_at owns_email',
    exported: { person: 'id', omit: { password_hash: secret } },
    retention: withPerson,
  },
  'identity.identities': {
    gone: 'issuer subject person email created_at',
    exported: { person: 'person' },
    retention: withPerson,
  },
  'identity.sessions': {
    gone: 'id person seed generation rotated_at created_at expires_at revoked_at address user_agent role disabled',
    exported: { person: 'person', omit: { seed: secret } },
    retention: 'sessions',
  },
  'identity.api_tokens': {
    gone: 'id person name digest read_only created_at expires_at last_used_at',
    exported: { person: 'person', omit: { digest: secret } },
    retention: withPerson,
  },
  'identity.places': {
    gone: 'person network first_seen_at last_seen_at',
    exported: { person: 'person' },
    retention: 'sessions',
  },
  'identity.tickets': {
    gone: 'digest kind person created_at expires_at',
    exported: { no: 'links that work once; only their digest is kept' },
    retention: 'sessions',
  },
  'identity.invitations': {
    // Found by the address: whoever was invited had no id yet.
    gone: 'id email role first_name last_name digest created_at expires_at accepted_at',
    people: 'invited_by',
    exported: { person: 'email in identity.accounts.email by id', omit: { digest: secret } },
    retention: 'sessions',
  },
  'identity.installation': worldly('of the installation', 'only salt'),
  'identity.signing_keys': worldly('the service’s own keys', 'kid public sealed created_at active_from'),
}
