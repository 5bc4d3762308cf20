import type { Logger } from '@jatra/contract/observability/logging'
import type { Database } from '../../db/types.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import type { FlightSupplier } from '../../providers/flights/flight-supplier.ts'

export interface BookingDeps {
  db: Database
  jobs: Pick<JobQueue, 'enqueue'>
  /** Epoch milliseconds. */
  clock: () => number
  newId: () => string
  log: Logger
  flights: FlightSupplier
}

/**
 * Enqueues work on a booking: whoever does it reads how the booking stands and does what is next, and sees to the look
 * after it.
 * @param deps with the transaction of what causes it
 * @param delayMs not before so many milliseconds have passed
 */
export function enqueueBookingWork(
  { db, jobs, clock }: Pick<BookingDeps, 'db' | 'jobs' | 'clock'>,
  orderId: string,
  delayMs = 0,
): Promise<void> {
  const startAfter = delayMs > 0 ? { startAfter: new Date(clock() + delayMs) } : undefined
  return jobs.enqueue(db, 'booking', { orderId, once: false }, startAfter)
}
