import { SESSION_DAYS } from '@jatra/contract/account/account-limits'
import { isStaffSessionOver } from '@jatra/contract/account/session-end'
import { MAX_USER_AGENT, type Device } from '@jatra/contract/account/device-endpoints'
import { DAY_MS } from '@jatra/contract/values/time-units'
import { nowOf, type MockBackend } from '../mock-backend.ts'
import { LIMITS, remember } from './limits.ts'
import type { Account, VisitorState } from './visitor-state.ts'

/** The browser's user agent, forwarded by the app's server. */
export const USER_AGENT_HEADER = 'x-jatra-user-agent'

const SESSION_MS = SESSION_DAYS * DAY_MS

/** Whose token it is, seen in use now; undefined when it was never given or has ended. */
export function accountOfToken(
  visitor: VisitorState,
  token: string | null,
  now: number,
): Account | undefined {
  const session = token === null ? undefined : visitor.tokens.get(token)
  const account = session && visitor.accounts.get(session.userId)
  if (!account || now - session.usedAt >= SESSION_MS) return undefined
  if (isStaffSessionOver({ role: account.role, createdAt: session.createdAt }, now)) {
    return undefined
  }
  session.usedAt = now
  return account
}

/** Signs a user in on the device that asks. @returns the access token */
export function openSession(
  backend: MockBackend,
  visitor: VisitorState,
  userId: string,
  request: Pick<Request, 'headers'>,
): string {
  const token = backend.newId()
  const now = nowOf(backend, visitor)
  const userAgent = request.headers.get(USER_AGENT_HEADER)?.slice(0, MAX_USER_AGENT) || null
  const session = { userId, id: backend.newId(), userAgent, createdAt: now, usedAt: now }
  remember(visitor.tokens, token, session, LIMITS.tokens)
  return token
}

/** Ends the sessions of a user, except one. */
export function endSessions(
  visitor: VisitorState,
  userId: string,
  keep: string | null = null,
): void {
  for (const [token, session] of visitor.tokens) {
    if (session.userId === userId && token !== keep) visitor.tokens.delete(token)
  }
}

/** A user's devices: the one that asks first, then by last use. @param token of the request */
export function devicesOf(visitor: VisitorState, userId: string, token: string | null): Device[] {
  return [...visitor.tokens]
    .filter(([, session]) => session.userId === userId)
    .map(([key, { id, userAgent, createdAt, usedAt }]) => ({
      _id: id,
      userAgent,
      createdAt: new Date(createdAt).toISOString(),
      lastUsedAt: new Date(usedAt).toISOString(),
      current: key === token,
    }))
    .sort(
      (a, b) => Number(b.current) - Number(a.current) || b.lastUsedAt.localeCompare(a.lastUsedAt),
    )
}
