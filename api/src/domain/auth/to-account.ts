import type { Account } from '@jatra/contract/account/account'
import type { UserRow } from '../../db/schema.ts'
import { toUser } from './to-user.ts'

/** An account as its owner and staff see it. */
export function toAccount(row: UserRow): Account {
  const { role, language, passwordHash, emailVerifiedAt } = row
  return {
    ...toUser(row),
    role,
    language,
    hasPassword: passwordHash !== null,
    emailVerified: emailVerifiedAt !== null,
  }
}
