import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import {
  emailDiffers,
  lastManagerStays,
  passwordMissing,
  passwordWrong,
  staffStays,
} from '@jatra/contract/account/account-errors'
import { whyNotDelete } from '@jatra/contract/account/delete-account'
import { isStaff } from '@jatra/contract/account/duties'
import type { deleteUserBodySchema } from '@jatra/contract/account/user-endpoints'
import {
  accessTokens,
  identities,
  idempotencyKeys,
  loginCodes,
  passwordResets,
  passportDrafts,
  regularTravelers,
  savedSearches,
  users,
  type DocumentRow,
  type UserRow,
} from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { emailKey } from '@jatra/contract/account/identity'
import { lockManagers } from '../auth/lock-managers.ts'
import { consumeRateLimit, resetRateLimits, type Counted } from '../limits.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { forgetBankDetails } from '../refunds/bank-details.ts'
import { forgetOrders, planErasureOfOrders } from './forget-orders.ts'
import { findAccount, lockAccount } from '../auth/get-user.ts'
import { lockOrders } from './lock-orders.ts'
import { retirePicture, eraseRetired } from './picture.ts'
import type { UserDeps } from './user-deps.ts'

type Confirmation = z.output<typeof deleteUserBodySchema>

/**
 * Deletes an account (docs/decisions/049): in one transaction its person goes, with everything that signs in to it, and
 * what the law wants kept of paid bookings stays. Its name and e-mail are free again.
 *
 * @param by the account that asks: its own user confirms it; staff confirm nothing, and cannot delete staff
 * @throws DomainError invalid_input for a wrong confirmation, request_in_progress while money of it is under way, forbidden
 *   (for the last manager too), not_found or rate_limited
 */
export async function deleteUser(
  deps: UserDeps,
  userId: string,
  confirmation: Confirmation,
  by: string,
): Promise<void> {
  const byOwner = by === userId
  const account = await findAccount(deps.db, userId)
  if (byOwner) await confirm(deps, account, confirmation)
  else if (isStaff(account.role)) throw staffStays()
  const retired = await deps.db.transaction(async (tx) => {
    const managers = await lockManagers(tx)
    const locked = await lockAccount(tx, userId)
    // It became staff meanwhile.
    if (!byOwner && isStaff(locked.role)) throw staffStays()
    // As in set-role: work that needs a manager would wait forever.
    if (locked.role === 'manager' && managers.length === 1) throw lastManagerStays()
    // The password was changed since it was checked, so the confirmation is void.
    if (byOwner && locked.passwordHash !== account.passwordHash) throw passwordWrong()
    const waits = whyNotDelete(await lockOrders(tx, userId))
    if (waits) throw waits
    if (!byOwner) {
      const audit = { staffId: by, action: 'account.deleted', subject: userId }
      await recordAudit({ db: tx, clock: deps.clock }, audit)
    }
    return forget(tx, deps, locked, byOwner)
  })
  deps.log.info('account_deleted', { userId, by: byOwner ? 'owner' : 'staff' })
  await eraseRetired(deps, retired)
}

/** The password again; of an account without one, its e-mail address. */
async function confirm(
  deps: UserDeps,
  { id, email, passwordHash }: UserRow,
  given: Confirmation,
): Promise<void> {
  const guesses: Counted[] = [{ limit: 'deleteByUser', subject: id }]
  if (passwordHash === null) {
    if (emailKey(given.email ?? '') !== email) throw emailDiffers()
    return
  }
  if (!given.password) throw passwordMissing()
  await consumeRateLimit(deps, guesses)
  if (!(await deps.hasher.verify(passwordHash, given.password))) throw passwordWrong()
  await resetRateLimits(deps, guesses)
}

/** @returns the files to erase, whose rows are marked already */
async function forget(
  tx: Database,
  deps: UserDeps,
  row: UserRow,
  byOwner: boolean,
): Promise<DocumentRow[]> {
  const { id, picture } = row
  const files = await forgetOrders(tx, id)
  await forgetBankDetails(tx, id)
  if (picture) files.push(await retirePicture(tx, deps, id, picture))
  for (const table of [
    accessTokens,
    passwordResets,
    identities,
    loginCodes,
    regularTravelers,
    passportDrafts,
    idempotencyKeys,
  ]) {
    await tx.delete(table).where(eq(table.userId, id))
  }
  await tx.delete(savedSearches).where(eq(savedSearches.staffId, id))
  const now = new Date(deps.clock())
  const { email, userName } = row
  await enqueueEmail(
    { ...deps, db: tx },
    {
      kind: 'account_deleted',
      of: id,
      to: email,
      payload: { userName, userId: id, byStaff: !byOwner },
    },
  )
  await tx
    .update(users)
    .set({
      userName: `deleted-${id}`,
      userNameKey: `deleted-${id}`,
      // Never delivered: the domain is reserved for names that do not exist (RFC 2606).
      email: `deleted-${id}@deleted.invalid`,
      passwordHash: null,
      role: 'customer',
      name: null,
      gender: null,
      phone: null,
      picture: null,
      emailVerifiedAt: null,
      deletedAt: now,
      updatedAt: now,
    })
    .where(eq(users.id, id))
  await planErasureOfOrders(tx, id)
  return files
}
