import { duties, type Duty, type StaffRole } from '../http/duties.ts'
import { DomainError } from '../http/problem.ts'
import type { Role } from './user.ts'

/** Whether the account is staff's. */
export const isStaff = (role: Role): role is StaffRole => role !== 'customer'

/** Whether a role has a duty; customers have none. */
export function hasDuty(role: Role, duty: Duty | undefined): boolean {
  if (duty === undefined) return false
  const holders: readonly Role[] = duties[duty]
  return holders.includes(role)
}

export const dutyMissing = () => new DomainError('forbidden', 'dutyMissing')

/**
 * Staff act on no booking of their own account, whatever their role, because two people decide only where neither has an
 * interest.
 * @param order whose account's it is
 * @throws DomainError forbidden
 */
export function assertNotOwnBooking({ userId }: { userId: string }, staffId: string): void {
  if (userId === staffId) throw new DomainError('forbidden', 'ownBooking')
}
