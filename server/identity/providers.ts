import * as oidc from 'openid-client'
import type { Config, OidcProvider } from '../platform/config.ts'
import { Failure, invalid } from '../platform/errors.ts'
import type { Logger } from '../platform/log.ts'
import type { Seal } from '../platform/seal.ts'
import { emailOf, nameOf } from './external.ts'
import type { ForeignIdentity } from './identity-queries.ts'

/** What must come back with the person, kept in their browser alone, sealed. */
type Attempt = {
  provider: string
  state: string
  nonce: string
  verifier: string
  redirect_to: string
  until: number
}

const minutes = 10
const place = { table: 'cookie', row: 'sign-in', column: 'attempt' }

export type ProviderPerson = ForeignIdentity & { email_verified: boolean }

/** Sign-in at OpenID providers: authorization code with PKCE, state and nonce. */
export function openProviders(config: Config, seal: Seal, log: Logger) {
  const callback = `${config.publicUrl}/api/auth/callback`
  const known = new Map<string, Promise<oidc.Configuration>>()

  // Asked at first need, and again after a failure: a provider that is away when we start is not given up.
  function discovered(provider: OidcProvider) {
    const found = known.get(provider.name)
    if (found) return found
    const asking = discover(provider).catch(error => {
      known.delete(provider.name)
      log.warn({ provider: provider.name, code: error.code }, 'an identity provider does not answer')
      throw new Failure('UNAVAILABLE', 'The identity provider does not answer. Try again in a moment.')
    })
    known.set(provider.name, asking)
    return asking
  }

  function named(name: string) {
    const provider = config.oidcProviders.find(candidate => candidate.name === name)
    if (!provider) throw invalid('provider', 'is not known here')
    return provider
  }

  return {
    list: config.oidcProviders.map(({ name, label }) => ({ name, label: label ?? name })),

    /** Where to send the browser, and the cookie it takes along. */
    async begin(name: string, redirect_to: string) {
      const provider = named(name)
      const client = await discovered(provider)
      const attempt: Attempt = {
        provider: name,
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
        redirect_to,
        until: Date.now() + minutes * 60_000,
      }
      const address = oidc.buildAuthorizationUrl(client, {
        redirect_uri: callback,
        scope: provider.scope ?? 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
      })
      const sealed = seal.sealSecret(place, JSON.stringify(attempt)).toString('base64url')
      return { address: address.href, sealed, seconds: minutes * 60 }
    },

    /** What the browser brought along, if it is ours and in time. */
    attemptOf(sealed: string | undefined): Attempt | undefined {
      try {
        const attempt = JSON.parse(seal.openSecret(place, Buffer.from(sealed ?? '', 'base64url'))) as Attempt
        return attempt.until > Date.now() ? attempt : undefined
      } catch {
        return undefined
      }
    },

    /** The person the provider vouches for. */
    async complete(attempt: Attempt, query: string): Promise<ProviderPerson> {
      const client = await discovered(named(attempt.provider))
      const granted = await oidc
        .authorizationCodeGrant(client, new URL(`${callback}${query}`), {
          expectedState: attempt.state,
          expectedNonce: attempt.nonce,
          pkceCodeVerifier: attempt.verifier,
          idTokenExpected: true,
        })
        .catch(error => {
          log.warn({ provider: attempt.provider, code: error.code }, 'sign-in at a provider failed')
          throw new Failure('UNAUTHORIZED', 'Signing in there did not work. Start again.')
        })
      const claims = granted.claims() as oidc.IDToken
      const more = await userInfo(client, granted.access_token, claims.sub)
      const email = more.email ?? claims.email
      return {
        issuer: claims.iss,
        subject: claims.sub,
        first_name: nameOf(more.given_name ?? claims.given_name),
        last_name: nameOf(more.family_name ?? claims.family_name),
        email: emailOf(email),
        email_verified: (more.email === undefined ? claims.email_verified : more.email_verified) === true,
      }
    },
  }
}

function discover({ issuer, client_id, client_secret }: OidcProvider) {
  return oidc.discovery(
    new URL(issuer),
    client_id,
    undefined,
    client_secret ? oidc.ClientSecretPost(client_secret) : oidc.None(),
    // A provider on plain HTTP is one the operator named so. The ID token's signature is checked either way.
    {
      timeout: 4,
      execute: [
        oidc.enableNonRepudiationChecks,
        ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
      ],
    },
  )
}

// Many providers put e-mail and names here rather than into the ID token; one that has none is asked for nothing.
async function userInfo(
  client: oidc.Configuration,
  token: string,
  sub: string,
): Promise<oidc.UserInfoResponse> {
  if (!client.serverMetadata().userinfo_endpoint) return { sub }
  return oidc.fetchUserInfo(client, token, sub).catch(() => ({ sub }))
}
