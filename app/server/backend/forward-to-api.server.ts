import {
  GOOGLE_CALLBACK_PATH,
  GOOGLE_PATH,
  OAUTH_STATE_COOKIE,
} from '@jatra/contract/account/google-sign-in'
import type { Transport } from '@jatra/contract/http/client'
import type { Handler } from 'hono'
import { PROOF_HEADER } from '../guards/site-proof.server.ts'
import { callerHeaders, type CallerOptions } from '../http/caller-headers.server.ts'
import { cookieValue } from '../http/cookie-value.server.ts'
import { callWithSession, usesSession } from '../session/session-calls.server.ts'
import type { SiteEnv } from '../site-env.ts'

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
