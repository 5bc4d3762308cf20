import { ENDED_DOCUMENTS_DAYS, VISA_DOCUMENTS_DAYS } from './account-limits.ts'
import type { PaymentStatus } from '../payment/payment-status.ts'
import { DAY_MS, HOUR_MS } from '../values/time-units.ts'
import { ORPHAN_HOURS } from '../document/document.ts'

/** An application that has a document. Times are epoch milliseconds. */
export interface ApplicationOfDocument {
  paymentStatus: PaymentStatus
  /** When it was paid or ended. */
  settledAt: number | null
  createdAt: number
  /** Of the visa, days. */
  validity: number
  /** When its traveller's cancellation was done. */
  cancelledAt: number | null
}

/**
 * Until when a document is kept, epoch milliseconds: the last of its applications decides (docs/specification.md,
 * Retention). The API reckons the same in SQL (api/src/domain/documents/plan-erasure.ts).
 */
export function documentKeptUntil(
  uploadedAt: number,
  applications: readonly ApplicationOfDocument[],
): number {
  if (applications.length === 0) return uploadedAt + ORPHAN_HOURS * HOUR_MS
  return Math.max(...applications.map(keptUntil))
}

function keptUntil(application: ApplicationOfDocument): number {
  const { paymentStatus, settledAt, createdAt, validity, cancelledAt } = application
  if (paymentStatus !== 'pending' && paymentStatus !== 'success' && settledAt !== null)
    return settledAt + ENDED_DOCUMENTS_DAYS * DAY_MS
  return Math.min(
    createdAt + (validity + VISA_DOCUMENTS_DAYS) * DAY_MS,
    cancelledAt === null ? Infinity : cancelledAt + ENDED_DOCUMENTS_DAYS * DAY_MS,
  )
}
