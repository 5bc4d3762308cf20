/** Roles at Jatra, least power first. */
export const staffRoles = ['agent', 'finance', 'manager'] as const
export type StaffRole = (typeof staffRoles)[number]

/**
 * Permissions of staff: every endpoint for staff names one of these duties. An agent serves travellers, finance pays, a
 * manager does both and keeps the catalogue.
 */
export const duties = {
  /**
   * Finding and reading any booking, writing notes about it, and taking on what needs a person. Opening a passport or a
   * document is part of it, and is kept in the audit log.
   */
  orders: ['agent', 'finance', 'manager'],
  /** Reading and correcting accounts, and removing pictures. */
  accounts: ['agent', 'manager'],
  /** Deleting a customer's account. */
  'account-deletion': ['manager'],
  /** Holiday packages and visas. */
  catalogue: ['manager'],
  /** Taking visa applications to the embassy. */
  'visa-applications': ['agent', 'manager'],
  /** Confirming holidays with hotels, guides and airlines. */
  holidays: ['agent', 'manager'],
  /** Reading refunds and cancellations, and asking for a refund by hand, which a second person approves. */
  refunds: ['agent', 'finance', 'manager'],
  /**
   * Approving money: a refund, trying it again, saying that it was paid by hand, deciding a cancellation, and payments
   * that a gateway suspects.
   */
  'refund-decisions': ['finance', 'manager'],
  /** The books, and where they differ from the gateways'. */
  ledger: ['finance', 'manager'],
  /** Reading what colleagues did. */
  audit: ['manager'],
  /** Failed background jobs. */
  jobs: ['manager'],
} as const satisfies Record<string, readonly StaffRole[]>
export type Duty = keyof typeof duties
