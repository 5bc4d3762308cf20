import { DomainError } from '../http/problem.ts'
import type { Role } from './user.ts'

/** Who does what at Jatra: roles, least power first (decision 123). */
export const staffRoles = ['agent', 'finance', 'manager'] as const
export type StaffRole = (typeof staffRoles)[number]

/**
 * Who may do what, besides the owner of a thing: every endpoint for staff names one of these duties (decision 123).
 * An agent serves travellers, finance pays, a manager does both and keeps the catalogue.
 */
export const duties = {
  /** Reading and mending accounts, and taking pictures down. */
  accounts: ['agent', 'manager'],
  /** Deleting a customer's account. */
  'account-deletion': ['manager'],
  /** Holiday packages and visas. */
  catalogue: ['manager'],
  /** Taking visa applications to the embassy. */
  'visa-applications': ['agent', 'manager'],
  /** Reading refunds and cancellations, and asking for a refund by hand, which a second person approves. */
  refunds: ['agent', 'finance', 'manager'],
  /**
   * Letting money go: approving a refund, trying it again, saying that it was paid by hand, deciding a cancellation, and
   * payments that a gateway suspects.
   */
  'refund-decisions': ['finance', 'manager'],
  /** The books, and where they differ from the gateways'. */
  ledger: ['finance', 'manager'],
  /** Background work that went wrong. */
  jobs: ['manager'],
} as const satisfies Record<string, readonly StaffRole[]>
export type Duty = keyof typeof duties

/** Whether somebody works here. */
export const isStaff = (role: Role): role is StaffRole => role !== 'customer'

/** Whether a role has a duty; nobody has none. */
export function hasDuty(role: Role, duty: Duty | undefined): boolean {
  if (duty === undefined) return false
  const holders: readonly Role[] = duties[duty]
  return holders.includes(role)
}

export const dutyMissing = () => new DomainError('forbidden', 'dutyMissing')
