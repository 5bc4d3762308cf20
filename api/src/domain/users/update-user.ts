import type { z } from 'zod'
import { accountUnknown, phoneUnknown } from '@jatra/contract/account/account-errors'
import type { updateUserBodySchema } from '@jatra/contract/account/user-endpoints'
import type { Account } from '@jatra/contract/account/account'
import { readPhone } from '@jatra/contract/traveler/phone'
import { users } from '../../db/schema.ts'
import type { SessionDeps } from '../auth/find-session.ts'
import { isAccount, toAccount } from '../auth/get-user.ts'
import type { Language } from '@jatra/contract/values/language'

/**
 * Replaces name, gender and phone. The phone number is stored in its international form.
 * @throws DomainError invalid_input for an impossible number; not_found
 */
export async function updateUser(
  { db, clock }: SessionDeps,
  userId: string,
  { name, gender, phone }: z.output<typeof updateUserBodySchema>,
): Promise<Account> {
  const read = readPhone(phone)
  if (!read) throw phoneUnknown()
  const [row] = await db
    .update(users)
    .set({ name, gender, phone: read.number, updatedAt: new Date(clock()) })
    .where(isAccount(userId))
    .returning()
  if (!row) throw accountUnknown()
  return toAccount(row)
}

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
