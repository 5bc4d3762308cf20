import * as openid from 'openid-client'
import { boundedFetch } from '@jatra/contract/http/bound-answer'
import { errorCode } from '@jatra/contract/values/error-code'
import { IdentityError, type Identity, type IdentityProvider } from './identity-provider.ts'

export interface OpenIdOptions {
  /** `https://accounts.google.com`, or any other; plain http is for an issuer on this machine. */
  issuer: string
  clientId: string
  clientSecret: string
  /** Whole address of our callback, as it is registered with the issuer. */
  redirectUri: string
  /** How the issuer is reached; absent: by the network. */
  fetch?: ((address: string, init?: RequestInit) => Promise<Response>) | undefined
}

/** For each request to the issuer. */
const TIMEOUT_S = 5
/** Its documents, keys and tokens are a few kB. */
const ask = boundedFetch({ maxBytes: 1_000_000 })
/** How far the issuer's clock may be from ours. */
const CLOCK_TOLERANCE_S = 30

/** Any OpenID issuer. What it offers is asked when it is first needed and kept; a failure is asked again. */
export function createOpenIdProvider(options: OpenIdOptions): IdentityProvider {
  let found: Promise<openid.Configuration> | undefined
  const discover = () =>
    (found ??= openid
      .discovery(
        new URL(options.issuer),
        options.clientId,
        { client_secret: options.clientSecret, [openid.clockTolerance]: CLOCK_TOLERANCE_S },
        openid.ClientSecretPost(options.clientSecret),
        {
          timeout: TIMEOUT_S,
          // oxlint-disable-next-line typescript/consistent-type-assertions -- its type of a body lets in shared memory, which it never sends
          [openid.customFetch]: (options.fetch ?? ask) as openid.CustomFetch,
          execute: [
            // The signature too, and not the connection to the token's address alone.
            openid.enableNonRepudiationChecks,
            // oxlint-disable-next-line typescript/no-deprecated -- so marked to stand out: an issuer without TLS is for development
            ...(options.issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []),
          ],
        },
      )
      .then((configuration) => {
        assertOwnPage(configuration.serverMetadata().authorization_endpoint, options.issuer)
        return configuration
      })
      .catch((error: unknown) => {
        found = undefined
        throw new IdentityError('away', `discovery: ${told(error)}`)
      }))

  return {
    async start({ state, nonce, codeVerifier }, { language }) {
      const location = openid.buildAuthorizationUrl(await discover(), {
        redirect_uri: options.redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        // Who shares a phone must be able to choose.
        prompt: 'select_account',
        ...(language !== 'en' && { ui_locales: language }),
      })
      return location.href
    },

    async complete(answer, checks) {
      const configuration = await discover()
      const callback = new URL(options.redirectUri)
      callback.search = answer.toString()
      try {
        const tokens = await openid.authorizationCodeGrant(configuration, callback, {
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          pkceCodeVerifier: checks.codeVerifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) throw new IdentityError('rejected', 'an answer without an ID token')
        // Google says everything in the ID token; others only the subject, and the rest when asked.
        const about =
          claims['email'] === undefined
            ? await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
            : claims
        return identityOf(claims.iss, about)
      } catch (error) {
        throw asIdentityError(error)
      }
    },
  }
}

/** The page for the password must be the issuer's own, whatever its document says. */
function assertOwnPage(page: string | undefined, issuer: string): void {
  const { host, username, password } = new URL(page ?? issuer)
  if (host === new URL(issuer).host && !username && !password) return
  throw new Error(`it names a page at ${host}`)
}

function identityOf(issuer: string, about: openid.UserInfoResponse | openid.IDToken): Identity {
  const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : null)
  return {
    issuer,
    subject: about.sub,
    email: text(about['email']),
    emailVerified: about['email_verified'] === true,
    name: text(about['name']),
  }
}

function asIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error
  if (error instanceof openid.AuthorizationResponseError) {
    const cancelled = error.error === 'access_denied'
    return new IdentityError(cancelled ? 'cancelled' : 'rejected', told(error))
  }
  return new IdentityError(isAway(error) ? 'away' : 'rejected', told(error))
}

/** Fetch's own failure, no answer in time, or an answer that is none of the protocol's. */
function isAway(error: unknown): boolean {
  const code = errorCode(error)
  return (
    error instanceof TypeError ||
    code === 'OAUTH_TIMEOUT' ||
    code === 'OAUTH_RESPONSE_IS_NOT_CONFORM'
  )
}

/** An error by its own names: its causes hold claims and whole answers, which no log may have. */
function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const named = 'error' in error ? error.error : undefined
  return [error.name, errorCode(error), named, error.message]
    .filter((part) => typeof part === 'string')
    .join(': ')
}
