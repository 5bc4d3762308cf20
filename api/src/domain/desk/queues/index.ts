import type { Queue } from '@jatra/contract/desk/today-queues'
import { deadJobs } from './dead-jobs.ts'
import { deadMail } from './dead-mail.ts'
import { holidaysToConfirm } from './holidays-to-confirm.ts'
import { openMismatches } from './open-mismatches.ts'
import { paymentsUnderReview } from './payments-under-review.ts'
import type { QueueQuery } from './queue-query.ts'
import { refundsNearDeadline, refundsToApprove } from './refund-queues.ts'
import { scheduleChanges } from './schedule-changes.ts'
import { tickets } from './tickets.ts'
import { visaFiles } from './visa-files.ts'
import { waitingCancellations } from './waiting-cancellations.ts'

/** What is in each queue. */
export const queueQueries: Record<Queue, QueueQuery> = {
  paymentsUnderReview,
  tickets,
  cancellations: waitingCancellations,
  refundsToApprove,
  refundsNearDeadline,
  visaFiles,
  holidaysToConfirm,
  scheduleChanges,
  deadMail,
  deadJobs,
  mismatches: openMismatches,
}
