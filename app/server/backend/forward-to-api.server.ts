import type { Handler, Context } from 'hono'
import {
  GOOGLE_CALLBACK_PATH,
  GOOGLE_PATH,
  OAUTH_STATE_COOKIE,
} from '@jatra/contract/account/google-sign-in'
import type { Transport } from '@jatra/contract/http/client'
import { getSignedIn, logout } from '@jatra/contract/account/auth-endpoints'
import { PROOF_HEADER } from '../guards/site-proof.server.ts'
import { callerHeaders, type CallerOptions } from '../http/caller-headers.server.ts'
import { cookieValue } from '../http/cookie-value.server.ts'
import type { SiteEnv } from '../site-env.ts'
import { problemResponse } from '../http/problem-response.server.ts'
import { isFromHere } from '../guards/same-origin.server.ts'
import type { Session } from '../session/session.server.ts'

export interface ForwardOptions extends CallerOptions {
  transport: Transport
  /** PUBLIC_URL; without it the origin of the request. */
  publicOrigin: string | undefined
}

/** Passes a request to the API unchanged, except for headers about the visitor that only the site may set. */
export function forwardToApi(options: ForwardOptions): Handler<SiteEnv> {
  return (context) => {
    const forward = (headers: Record<string, string>) => {
      const request = new Request(context.req.raw)
      for (const name of NOT_FOR_THE_API) request.headers.delete(name)
      const ours = { ...callerHeaders(context, options), ...headers }
      for (const [name, value] of Object.entries(ours)) request.headers.set(name, value)
      const stateCookie = oauthStateCookie(context.req.path, context.req.header('cookie'))
      if (stateCookie) request.headers.set('cookie', stateCookie)
      return options.transport(request)
    }
    const { session } = context.var
    return usesSession(context, session)
      ? callWithSession(context, session, options.publicOrigin, forward)
      : forward({})
  }
}

/** Headers that only the site may send to the API, and the site's cookies except {@link oauthStateCookie}. */
const NOT_FOR_THE_API = [
  'x-jatra-client-ip',
  'x-jatra-user-agent',
  'x-jatra-visitor',
  'x-jatra-scenario',
  PROOF_HEADER,
  'cookie',
]

/** The one cookie that the API sets and reads, on its two paths: it says which browser started a sign-in. */
function oauthStateCookie(path: string, header: string | undefined): string | null {
  if (path !== GOOGLE_PATH && path !== GOOGLE_CALLBACK_PATH) return null
  const value = cookieValue(header, OAUTH_STATE_COOKIE)
  return value && `${OAUTH_STATE_COOKIE}=${value}`
}

/** The two endpoints that the specification calls with cookies; every other one takes a bearer token. */
const SESSION_CALLS = new Set([logout, getSignedIn].map(({ method, path }) => `${method} ${path}`))

/** Whether the session's cookie is used instead of a token: a caller's own Authorization header takes precedence. */
function usesSession({ req }: Context, { token }: Session): boolean {
  const named = req.header('authorization') !== undefined
  return token !== undefined && !named && SESSION_CALLS.has(`${req.method} ${req.path}`)
}

/**
 * Makes a call with the token of the session, which the browser itself never sees, and signs out on a logout or when
 * the token has expired. An unavailable API changes nothing. Reading the current user has the same origin check as
 * writes: no other site may ask with our visitor's cookie.
 * @param call makes the call with the headers given
 */
async function callWithSession(
  context: Context,
  session: Session,
  publicOrigin: string | undefined,
  call: (headers: Record<string, string>) => Promise<Response>,
): Promise<Response> {
  if (!isFromHere(context.req, publicOrigin)) {
    return problemResponse(context, 'forbidden', 'notFromHere')
  }
  const answer = await call({ authorization: `Bearer ${session.token}` })
  const left = answer.ok && context.req.method === logout.method
  if (left || answer.status === 401) session.signOut()
  return answer
}
