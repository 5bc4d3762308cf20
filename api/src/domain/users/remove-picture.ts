import { eq } from 'drizzle-orm'
import type { Account } from '@jatra/contract/account/account'
import { users } from '../../db/schema.ts'
import { lockAccount } from '../auth/get-user.ts'
import { eraseRetired, retirePicture } from './retire-picture.ts'
import { toAccount } from '../auth/to-account.ts'
import type { UserDeps } from './user-deps.ts'

/** Takes the picture of an account away; one that has none stays as it is. @throws DomainError not_found */
export async function removePicture(
  deps: Pick<UserDeps, 'db' | 'clock' | 'newId' | 'files' | 'log'>,
  userId: string,
): Promise<Account> {
  const { row, retired } = await deps.db.transaction(async (tx) => {
    const row = await lockAccount(tx, userId)
    if (!row.picture) return { row, retired: [] }
    await tx
      .update(users)
      .set({ picture: null, updatedAt: new Date(deps.clock()) })
      .where(eq(users.id, userId))
    return { row, retired: [await retirePicture(tx, deps, userId, row.picture)] }
  })
  await eraseRetired(deps, retired)
  return toAccount({ ...row, picture: null })
}
