import type { JobQueue } from '../../jobs/job-queue.ts'
import type { FlightSuppliers } from '../../providers/flights/flight-suppliers.ts'
import type { LimitDeps } from '../limits.ts'

export interface BookingDeps extends LimitDeps {
  jobs: Pick<JobQueue, 'enqueue'>
  newId: () => string
  flights: FlightSuppliers
}

/**
 * Enqueues work on a booking: the job reads the booking, does the next step and schedules the next poll.
 * @param deps with the transaction that causes it
 * @param delayMs how long it waits, milliseconds
 */
export function enqueueBookingWork(
  { db, jobs, clock }: Pick<BookingDeps, 'db' | 'jobs' | 'clock'>,
  orderId: string,
  delayMs = 0,
): Promise<void> {
  const startAfter = delayMs > 0 ? { startAfter: new Date(clock() + delayMs) } : undefined
  return jobs.enqueue(db, 'booking', { orderId, once: false }, startAfter)
}
