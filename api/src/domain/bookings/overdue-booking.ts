import { TICKET_MINUTES } from '@jatra/contract/flight/booking-life'
import { applyBookingEvent } from './apply-booking-event.ts'
import { enqueueBookingWork, type BookingDeps } from './booking-deps.ts'
import type { FoundBooking } from './find-booking.ts'

/** Paid, and still without a ticket at its deadline. A hold that nobody paid is ended by the sweep (lapse-holds.ts). */
export function isOverdue(
  { clock }: Pick<BookingDeps, 'clock'>,
  { settledAt, deadline, status }: FoundBooking,
): boolean {
  if (status === 'change_pending' || !settledAt) return false
  return clock() >= (deadline?.getTime() ?? settledAt.getTime() + TICKET_MINUTES * 60_000)
}

/** The money goes back, and what the supplier may still have is cancelled there. */
export function endOverdue(deps: BookingDeps, { orderId }: FoundBooking): Promise<void> {
  return deps.db.transaction(async (db) => {
    await applyBookingEvent({ ...deps, db }, orderId, { type: 'overdue' })
    await enqueueBookingWork({ ...deps, db }, orderId)
  })
}
