import { resetLinkPath } from '@jatra/contract/account/reset-link'
import { RESET_MINUTES } from '@jatra/contract/account/password-endpoints'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { passwordResets } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { hashToken, newToken } from './token.ts'

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
