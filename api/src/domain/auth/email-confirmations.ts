import { CONFIRM_DAYS } from '@jatra/contract/account/account-limits'
import { DAY_MS } from '@jatra/contract/values/time-units'
import { type UserRow, users } from '../../db/schema.ts'
import { createSignedTokens } from './signed-tokens.ts'
import { hashToken } from './token.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/types.ts'

/** The account and the address that a link confirms. */
type Address = Pick<UserRow, 'id' | 'email'>

/** Signs and reads the links that confirm an address (decision 048). Nothing of them is stored. */
export interface EmailConfirmations {
  /** @param now epoch milliseconds */
  sign(address: Address, now: number): Promise<string>
  /** False for a forged or expired token, and for one of another account or address. @param now epoch milliseconds */
  confirms(address: Address, token: string, now: number): Promise<boolean>
}

/** @param secrets the first signs, all verify, so that they can be rotated */
export function createEmailConfirmations(secrets: readonly string[]): EmailConfirmations {
  const tokens = createSignedTokens(secrets, {
    key: 'jatra email confirmation',
    type: 'jatra-confirm-email+jwt',
  })
  return {
    sign: ({ id, email }, now) =>
      // The address is hashed, because a token can be read by everyone who sees it.
      tokens.sign(
        { sub: id, email: hashToken(email) },
        Math.floor((now + CONFIRM_DAYS * DAY_MS) / 1000),
      ),
    async confirms({ id, email }, token, now) {
      const content = await tokens.read(token, now)
      return content?.sub === id && content['email'] === hashToken(email)
    },
  }
}

interface LinkDeps {
  db: Database
  clock: () => number
  confirmations: EmailConfirmations
  /** Origin of the link, without a slash at its end. */
  siteUrl: string
}

/** A link that confirms the account's address; null for one that is confirmed or deleted. */
export async function makeConfirmationLink(
  { db, clock, confirmations, siteUrl }: LinkDeps,
  userId: string,
): Promise<string | null> {
  const [user] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt), isNull(users.emailVerifiedAt)))
  if (!user) return null
  const token = await confirmations.sign(user, clock())
  return `${siteUrl}/confirm-email/${encodeURIComponent(userId)}/${token}`
}
