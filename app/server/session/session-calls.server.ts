import { getSignedIn, logout } from '@jatra/contract/account/auth-endpoints'
import type { Context } from 'hono'
import { problemResponse } from '../http/problem-response.server.ts'
import { isFromHere } from '../guards/same-origin.server.ts'
import type { Session } from './session.server.ts'

/** The two endpoints that the specification calls with cookies; every other one takes a bearer token. */
const SESSION_CALLS = new Set([logout, getSignedIn].map(({ method, path }) => `${method} ${path}`))

/** Whether the session's cookie is used instead of a token: a caller's own Authorization header takes precedence. */
export function usesSession({ req }: Context, { token }: Session): boolean {
  const named = req.header('authorization') !== undefined
  return token !== undefined && !named && SESSION_CALLS.has(`${req.method} ${req.path}`)
}

/**
 * Makes a call with the token of the session, which the browser itself never sees, and signs out on a logout or when
 * the token has expired. An unavailable API changes nothing. Reading the current user has the same origin check as
 * writes: no other site may ask with our visitor's cookie.
 * @param call makes the call with the headers given
 */
export async function callWithSession(
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
