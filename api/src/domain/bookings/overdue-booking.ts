import { departureOf } from '@jatra/contract/flight/airline-change'
import { TICKET_MINUTES } from '@jatra/contract/flight/booking-life'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { applyBookingEvent } from './apply-booking-event.ts'
import { enqueueBookingWork, type BookingDeps } from './booking-deps.ts'
import type { FoundBooking } from './find-booking.ts'

/**
 * A paid booking without a ticket at its deadline or, while the traveller has a change to decide about, at the
 * departure. Unpaid holds are ended by the sweep (expire-orders.ts).
 */
export function isOverdue(
  { clock }: Pick<BookingDeps, 'clock'>,
  { settledAt, deadline, status, itineraries }: FoundBooking,
): boolean {
  if (!settledAt) return false
  if (status === 'change_pending') return clock() >= departureOf(itineraries)
  if (status !== 'confirming' && status !== 'reserved') return false
  return clock() >= (deadline?.getTime() ?? settledAt.getTime() + TICKET_MINUTES * MINUTE_MS)
}

/**
 * Refunds it, and cancels an order that the supplier may still have.
 * @returns false when the flight has its ticket
 */
export function endOverdue(deps: BookingDeps, { orderId }: FoundBooking): Promise<boolean> {
  return deps.db.transaction(async (db) => {
    const tx = { ...deps, db }
    const now = await applyBookingEvent(tx, orderId, { type: 'overdue' })
    if (now?.status !== 'failed') return false
    await enqueueBookingWork(tx, orderId)
    return true
  })
}
