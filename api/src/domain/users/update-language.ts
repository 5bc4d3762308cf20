import { accountUnknown } from '@jatra/contract/account/account-errors'
import type { Account } from '@jatra/contract/account/account'
import type { Language } from '@jatra/contract/values/language'
import { users } from '../../db/schema.ts'
import type { SessionDeps } from '../auth/find-session.ts'
import { isAccount } from '../auth/get-user.ts'
import { toAccount } from '../auth/to-account.ts'

/** Sets the language of the account's emails and receipts. @throws DomainError not_found */
export async function updateLanguage(
  { db, clock }: SessionDeps,
  userId: string,
  language: Language,
): Promise<Account> {
  const [row] = await db
    .update(users)
    .set({ language, updatedAt: new Date(clock()) })
    .where(isAccount(userId))
    .returning()
  if (!row) throw accountUnknown()
  return toAccount(row)
}
