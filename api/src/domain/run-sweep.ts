import type { JobQueue } from '../jobs/job-queue.ts'
import { reportUnticketed } from './bookings/list-unticketed.ts'
import { reportWithoutSupplier } from './bookings/list-without-supplier.ts'
import { resumeBookings } from './bookings/resume-bookings.ts'
import { resumeWatches } from './bookings/watch-booking.ts'
import type { BookingDeps } from './bookings/booking-deps.ts'
import { reportOverdueCancellations } from './cancellations/list-cancellations.ts'
import { endClaims } from './desk/end-claims.ts'
import type { QueueDeps } from './desk/queues/queue-query.ts'
import { sweepDocuments } from './documents/sweep-documents.ts'
import type { DocumentDeps } from './documents/document-deps.ts'
import { reportOldFareRate } from './flights/fare-rate-age.ts'
import { remindOfTravelers } from './holidays/remind-travelers.ts'
import { startReconciliation } from './reconciliation/reconcile.ts'
import { expireOrders, lapseHolds } from './payments/expire-orders.ts'
import { sweepPassports } from './orders/passport-erasure.ts'
import type { PaymentDeps } from './payments/payment-deps.ts'
import { sweepBankDetails } from './refunds/bank-details.ts'
import { markLateRefunds, resumeRefunds } from './refunds/sweep-refunds.ts'
import { runEach } from './run-due.ts'
import { sweepEnded } from './sweep.ts'
import { sweepDeleted } from './users/sweep-deleted.ts'

/** What is swept besides our own: the sandboxes' books, where there are any. */
interface SweepDeps {
  sweepSandboxes?: (() => Promise<void>) | undefined
}

interface SweptJobs {
  jobs: Pick<JobQueue, 'removeCompleted'>
}

const steps = {
  expireOrders,
  lapseHolds,
  resumeBookings,
  resumeWatches,
  reportUnticketed,
  reportOverdueCancellations,
  reportWithoutSupplier,
  reportOldFareRate,
  resumeRefunds,
  markLateRefunds,
  sweepBankDetails,
  startReconciliation,
  sweepEnded,
  sweepPassports,
  sweepDeleted,
  sweepDocuments,
  endClaims,
  sweepSandboxes: async ({ sweepSandboxes }: SweepDeps) => sweepSandboxes?.(),
  sweepJobs: ({ jobs }: SweptJobs) => jobs.removeCompleted(),
  remindOfTravelers,
}

/** What is done once a minute: closes and deletes what has expired, and resumes and reports what stands still. */
export function runSweep(
  deps: PaymentDeps &
    BookingDeps &
    DocumentDeps &
    QueueDeps &
    SweepDeps &
    SweptJobs &
    Parameters<typeof reportOldFareRate>[0],
): Promise<void> {
  return runEach(
    deps,
    Object.entries(steps),
    ([step]) => ({ step }),
    ([, run]) => run(deps),
  )
}
