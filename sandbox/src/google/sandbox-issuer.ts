import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { GOOGLE_CALLBACK_PATH } from '@jatra/contract/account/google-sign-in'
import { languages } from '@jatra/contract/values/language'
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { createOpenIdProvider } from '@jatra/api/providers/identity/openid-provider'
import type { IdentityProvider, Identity } from '@jatra/api/providers/identity/identity-provider'

interface SandboxPerson extends Pick<Identity, 'subject' | 'emailVerified'> {
  name: string
  email: string
}

/** `.example` is reserved (RFC 2606), so these addresses cannot match a real person's account. */
export const sandboxPeople: readonly SandboxPerson[] = [
  {
    subject: 'nusrat',
    name: 'Nusrat Jahan',
    email: 'nusrat.jahan@google-sandbox.example',
    emailVerified: true,
  },
  {
    subject: 'shirin',
    name: 'Shirin Sultana',
    email: 'shirin.sultana@google-sandbox.example',
    emailVerified: true,
  },
  {
    subject: 'unverified',
    name: 'Tanvir Ahmed',
    email: 'tanvir.ahmed@google-sandbox.example',
    emailVerified: false,
  },
]

/** The issuer's page, which browsers open; all else is asked without a socket. */
export const SANDBOX_SIGN_IN_PATH = '/api/auth/sandbox'
/** Of addresses that never leave this process (RFC 2606): browsers get their paths, whatever host they use. */
const HOST = 'http://sandbox.invalid'
const ISSUER = HOST + SANDBOX_SIGN_IN_PATH
const REDIRECT_URI = HOST + GOOGLE_CALLBACK_PATH
const ALGORITHM = 'ES256'
const CODE_SECONDS = 60

const once = z.string().min(1).max(200)
const requestSchema = z.object({
  redirect_uri: z.literal(REDIRECT_URI),
  response_type: z.literal('code'),
  code_challenge_method: z.literal('S256'),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  state: once,
  nonce: once,
  ui_locales: z.enum(languages).default('en'),
})
const codeSchema = requestSchema
  .pick({ code_challenge: true, nonce: true })
  .extend({ sub: z.string() })

/** What the browser was sent to the page with. */
export type AuthorizationRequest = z.output<typeof requestSchema>

export interface SandboxIssuer {
  provider: IdentityProvider
  people: readonly SandboxPerson[]
  /** Null for a request of an unknown client, which must not be redirected. */
  readRequest(query: URLSearchParams): AuthorizationRequest | null
  /** @param subject the chosen account; null cancels. @returns the URL to redirect to */
  answer(request: AuthorizationRequest, subject: string | null): Promise<string>
}

/**
 * An OpenID issuer for trials, in Google's place: the same client, checks and accounts, and people who do not exist.
 * Codes carry what they stand for, sealed by our own signature, so that any process may exchange them.
 * @param secrets the first signs codes, all are believed
 * @param clock epoch milliseconds
 */
export function createSandboxIssuer(
  secrets: readonly string[],
  clock: () => number,
): SandboxIssuer {
  const client = { id: 'jatra', secret: randomBytes(24).toString('base64url') }
  const codeKeys = secrets.map(
    (secret) => new Uint8Array(hkdfSync('sha256', secret, '', 'jatra sandbox sign-in', 32)),
  )
  let made: ReturnType<typeof generateKeyPair> | undefined
  const tokenKeys = () => (made ??= generateKeyPair(ALGORITHM))

  async function signCode(claims: z.output<typeof codeSchema>): Promise<string> {
    const [key] = codeKeys
    if (!key) throw new Error('a secret is needed to sign codes')
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(Math.floor(clock() / 1000) + CODE_SECONDS)
      .sign(key)
  }

  async function readCode(code: string): Promise<z.output<typeof codeSchema> | null> {
    for (const key of codeKeys) {
      try {
        const { payload } = await jwtVerify(code, key, {
          algorithms: ['HS256'],
          requiredClaims: ['exp'],
          currentDate: new Date(clock()),
        })
        return codeSchema.parse(payload)
      } catch {
        // Signed with another secret, forged or over: try the next, then it is none.
      }
    }
    return null
  }

  async function exchange(form: URLSearchParams): Promise<Response> {
    const known = form.get('client_id') === client.id && form.get('client_secret') === client.secret
    if (!known) return Response.json({ error: 'invalid_client' }, { status: 401 })
    const code = await readCode(form.get('code') ?? '')
    const person = sandboxPeople.find(({ subject }) => subject === code?.sub)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const meant = form.get('redirect_uri') === REDIRECT_URI && code?.code_challenge === challenge
    if (!code || !person || !meant)
      return Response.json({ error: 'invalid_grant' }, { status: 400 })
    const { privateKey } = await tokenKeys()
    const { name, email, emailVerified, subject } = person
    const id_token = await new SignJWT({
      name,
      email,
      email_verified: emailVerified,
      nonce: code.nonce,
    })
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setAudience(client.id)
      .setSubject(subject)
      .setIssuedAt()
      .setExpirationTime('1m')
      .sign(privateKey)
    // Nothing is asked with the access token; the protocol wants one.
    const access_token = randomBytes(24).toString('base64url')
    return Response.json({ id_token, access_token, token_type: 'Bearer', expires_in: 60 })
  }

  /** What the client asks the issuer itself. */
  async function fetchIssuer(address: string, init?: RequestInit): Promise<Response> {
    const request = new Request(address, init)
    switch (new URL(request.url).pathname) {
      case `${SANDBOX_SIGN_IN_PATH}/.well-known/openid-configuration`:
        return Response.json({
          issuer: ISSUER,
          authorization_endpoint: ISSUER,
          token_endpoint: `${ISSUER}/token`,
          jwks_uri: `${ISSUER}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: [ALGORITHM],
          code_challenge_methods_supported: ['S256'],
        })
      case `${SANDBOX_SIGN_IN_PATH}/jwks`: {
        const key = await exportJWK((await tokenKeys()).publicKey)
        return Response.json({ keys: [{ ...key, alg: ALGORITHM, use: 'sig' }] })
      }
      case `${SANDBOX_SIGN_IN_PATH}/token`:
        return exchange(new URLSearchParams(await request.text()))
      default:
        return new Response(null, { status: 404 })
    }
  }

  const openId = createOpenIdProvider({
    issuer: ISSUER,
    clientId: client.id,
    clientSecret: client.secret,
    redirectUri: REDIRECT_URI,
    fetch: fetchIssuer,
  })
  return {
    provider: {
      start: async (...asked) => ownPath(new URL(await openId.start(...asked))),
      complete: (answer, checks) => openId.complete(answer, checks),
    },
    people: sandboxPeople,
    readRequest(query) {
      const given = requestSchema.safeParse(Object.fromEntries(query))
      return given.success && query.get('client_id') === client.id ? given.data : null
    },
    async answer({ state, nonce, code_challenge }, subject) {
      const callback = new URL(REDIRECT_URI)
      callback.searchParams.set('state', state)
      if (subject === null) callback.searchParams.set('error', 'access_denied')
      else
        callback.searchParams.set('code', await signCode({ sub: subject, nonce, code_challenge }))
      return ownPath(callback)
    },
  }
}

function ownPath({ pathname, search }: URL): string {
  return pathname + search
}
