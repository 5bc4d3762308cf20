import { and, eq, gt } from 'drizzle-orm'
import { linkExpired } from '@jatra/contract/account/password-errors'
import { passwordResets } from '../../db/schema.ts'
import type { SessionDeps } from './find-session.ts'
import { hashToken, newToken } from './token.ts'
import { resetLinkPath, RESET_MINUTES } from '@jatra/contract/account/password-endpoints'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import type { Database } from '../../db/types.ts'

/** The content of a reset link: the user, and the secret that proves it. */
export interface ResetLink {
  id: string
  token: string
}

/** Checks that the link still works. */
export async function checkResetLink(deps: SessionDeps, link: ResetLink): Promise<void> {
  const [found] = await deps.db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(works(deps, link))
  if (!found) throw linkExpired()
}

/** Uses the link up: of two concurrent uses one fails. */
export async function useResetLink(deps: SessionDeps, link: ResetLink): Promise<void> {
  const [used] = await deps.db.delete(passwordResets).where(works(deps, link)).returning()
  if (!used) throw linkExpired()
}

function works({ clock }: SessionDeps, { id, token }: ResetLink) {
  return and(
    eq(passwordResets.tokenHash, hashToken(token)),
    eq(passwordResets.userId, id),
    gt(passwordResets.expiresAt, new Date(clock())),
  )
}

interface LinkDeps {
  db: Database
  clock: () => number
  /** Origin of the link, without a slash at its end. */
  siteUrl: string
}

/**
 * A link that sets a new password, once. It is made when its email is sent, because only the token's sha256 is stored.
 * Earlier links stay valid: an email may be sent twice, and the first copy may be the one that is read.
 */
export async function makeResetLink(
  { db, clock, siteUrl }: LinkDeps,
  userId: string,
  redirectTo?: string,
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(clock() + RESET_MINUTES * MINUTE_MS)
  await db.insert(passwordResets).values({ tokenHash: hashToken(token), userId, expiresAt })
  return siteUrl + resetLinkPath({ id: userId, token }, redirectTo)
}
