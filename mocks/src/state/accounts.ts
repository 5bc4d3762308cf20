import { accountUnknown } from '@jatra/contract/account/account-errors'
import type { Account as ShownAccount } from '@jatra/contract/account/account'
import { isTaken } from './documents.ts'
import type { ImageStore } from './image-store.ts'
import { endSessions } from './sessions.ts'
import type { Account, VisitorState } from './visitor-state.ts'
import { byName, type RegularTraveler } from '@jatra/contract/traveler/regular-traveler'

/** An account as its owner and staff see it. */
export function shownAccount(account: Account): ShownAccount {
  const { user, role, language, passwordDigest, emailVerified } = account
  return { ...user, role, language, hasPassword: passwordDigest !== null, emailVerified }
}

/** @throws DomainError not_found */
export function accountIn(visitor: VisitorState, userId: string): Account {
  const account = visitor.accounts.get(userId)
  if (!account) throw accountUnknown()
  return account
}

/** Replaces an account. Demo accounts are shared by all visitors, so they are never changed in place. */
export function changeAccount(visitor: VisitorState, account: Account): Account {
  visitor.accounts.set(account.user._id, account)
  return account
}

/** Voids the reset links of earlier emails. */
export function dropResets({ resets }: VisitorState, userId: string): void {
  for (const [token, link] of resets) {
    if (link.userId === userId) resets.delete(token)
  }
}

/** Deletes an account. Its orders stay, as the API keeps them for the books. */
export function forgetAccount(visitor: VisitorState, pictures: ImageStore, userId: string): void {
  const { pictureId } = accountIn(visitor, userId)
  if (pictureId) pictures.drop(pictureId)
  visitor.accounts.delete(userId)
  endSessions(visitor, userId)
  dropResets(visitor, userId)
  for (const [key, one] of visitor.travelers)
    if (one.userId === userId) visitor.travelers.delete(key)
  for (const [key, one] of visitor.passportDrafts)
    if (one.userId === userId) visitor.passportDrafts.delete(key)
  for (const [id, record] of visitor.documents) {
    if (record.userId !== userId || isTaken(visitor, id)) continue
    visitor.documents.delete(id)
    pictures.drop(id)
  }
}

/** Where a regular traveller is kept: ids are each account's own. */
export const travelerKey = (userId: string, travelerId: string) => `${travelerId} ${userId}`

/** An account's regular travellers, by name. */
export function travelersOf(visitor: VisitorState, userId: string): RegularTraveler[] {
  return [...visitor.travelers.values()].filter((one) => one.userId === userId).sort(byName)
}
