import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Account } from '@jatra/contract/account/account'
import { isStaffSessionOver } from '@jatra/contract/account/session-end'
import type { Role, User } from '@jatra/contract/account/user'
import { accessTokens, users } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { hashToken, TOKEN_LIFE_MS, TOKEN_RENEWAL_MS } from './token.ts'
import { toAccount, toUser } from './get-user.ts'

export interface SessionDeps {
  db: Database
  /** Epoch milliseconds. */
  clock: () => number
}

/** The user of a token. */
export interface Session {
  user: User
  account: Account
  role: Role
  tokenHash: string
}

/**
 * The session of a token, or null when the token is unknown, revoked or expired. Use extends it, at most once an hour,
 * so that reads rarely write; a member of staff signs in again after some hours all the same.
 */
export async function findSession(deps: SessionDeps, token: string): Promise<Session | null> {
  const { db } = deps
  const now = deps.clock()
  const tokenHash = hashToken(token)
  const [found] = await db
    .select({
      user: users,
      createdAt: accessTokens.createdAt,
      expiresAt: accessTokens.expiresAt,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(
      and(
        eq(accessTokens.tokenHash, tokenHash),
        gt(accessTokens.expiresAt, new Date(now)),
        // A login that was in progress while its account was deleted is not valid.
        isNull(users.deletedAt),
      ),
    )
  if (!found) return null
  const { role } = found.user
  if (isStaffSessionOver({ role, createdAt: found.createdAt.getTime() }, now)) return null
  const renewed = now + TOKEN_LIFE_MS
  if (renewed - found.expiresAt.getTime() > TOKEN_RENEWAL_MS) {
    await db
      .update(accessTokens)
      .set({ expiresAt: new Date(renewed) })
      .where(eq(accessTokens.tokenHash, tokenHash))
  }
  return { user: toUser(found.user), account: toAccount(found.user), role, tokenHash }
}
