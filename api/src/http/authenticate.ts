import { otherAccount, signInRequired } from '@jatra/contract/account/account-errors'
import { dutyMissing, hasDuty } from '@jatra/contract/account/duties'
import type { Endpoint } from '@jatra/contract/http/endpoint'
import { namedUserId } from '@jatra/contract/http/parse-endpoint-input'
import { findSession, type Session, type SessionDeps } from '../domain/auth/find-session.ts'

/** 256 bits in base64url. */
const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/i

/**
 * The caller, by the bearer token; null when the endpoint is public or has another proof.
 * @throws DomainError unauthenticated, or forbidden for a role without the endpoint's duty
 */
export async function authenticate(
  deps: SessionDeps,
  { access, duty }: Pick<Endpoint, 'access' | 'duty'>,
  request: Request,
): Promise<Session | null> {
  if (access === 'anyone' || access === 'gateway') return null
  const token = BEARER.exec(request.headers.get('authorization') ?? '')?.[1]
  const session = token ? await findSession(deps, token) : null
  if (!session) throw signInRequired()
  if (access === 'staff' && !hasDuty(session.role, duty)) throw dutyMissing()
  return session
}

/** @throws DomainError forbidden when the account that the input names is not the token's subject */
export function assertSameUser(
  session: Session,
  input: { params?: unknown; body?: unknown },
): void {
  if (namedUserId(input) !== session.user._id) throw otherAccount()
}
