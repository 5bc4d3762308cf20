import { and, eq, isNull } from 'drizzle-orm'
import { users } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import type { EmailConfirmations } from './email-confirmations.ts'

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
