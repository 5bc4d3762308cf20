import { DAY_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import type { JobData } from '../../jobs/queues.ts'
import { SupplierError, type SupplierOrder } from '../../providers/flights/flight-supplier.ts'
import { cancelAtAirline, findToSend } from './cancel-at-airline.ts'
import { applySupplierOrder } from './apply-supplier-order.ts'
import { bookOrHold, FIRST_PAUSE_MS, payHeld } from './request-booking.ts'
import { enqueueBookingWork, type BookingDeps } from './booking-deps.ts'
import { findBooking, type FoundBooking, findSupplierOrder } from './find-booking.ts'
import { endOverdue, isOverdue } from './overdue-booking.ts'
import { notifyAirline } from './notify-airline.ts'
import { isWatched, watch } from './watch-booking.ts'

const LONGEST_PAUSE_MS = MINUTE_MS
/** How long a failed booking is still looked for at the supplier, to be cancelled there. */
const SEARCH_FOR_MS = DAY_MS

/**
 * Does the next step of a booking: asks the supplier to book, to hold or to take the payment of a hold, tells it the
 * traveller's decision, polls its order, or ends an overdue booking. Any number of processes may run it for one booking
 * at once, and it may stop anywhere: the supplier is asked once, by the process that stored `asked_at` or
 * `pay_asked_at`; the rest are reads and idempotent events.
 *
 * @param once when another job will poll again: for webhooks
 * @throws SupplierError when the status of its order cannot be fetched: the job is tried again
 */
export async function workOnBooking(deps: BookingDeps, job: JobData<'booking'>): Promise<void> {
  const { orderId, once } = job
  const booking = await findBooking(deps, orderId)
  if (!booking) return
  const { status, askedAt, hold, payAskedAt } = booking
  if (status === 'none' && !hold) return
  // No request of ours was sent, so the supplier's order of the same offer is another one's.
  if (isOver(booking) && askedAt === null) return
  if ((status === 'none' || status === 'confirming') && askedAt === null)
    return bookOrHold(deps, booking)
  if (status === 'confirming' && hold && payAskedAt === null) return payHeld(deps, booking)
  const cancellation = await findToSend(deps, orderId)
  if (cancellation && booking.change?.decision !== 'refund') {
    await cancelAtAirline(deps, booking, cancellation)
    const notified = await findBooking(deps, orderId)
    return notified && !once ? fetchStatus(deps, notified, job) : undefined
  }
  if (booking.change?.decision) {
    await notifyAirline(deps, booking, booking.change)
    const notified = await findBooking(deps, orderId)
    return notified && !once ? fetchStatus(deps, notified, job) : undefined
  }
  return fetchStatus(deps, booking, job)
}

/** Reads the order at the supplier and does what follows. */
async function fetchStatus(
  deps: BookingDeps,
  booking: FoundBooking,
  job: JobData<'booking'>,
): Promise<void> {
  try {
    const found = await findSupplierOrder(deps, booking)
    if (isOver(booking)) await cancelAtSupplier(deps, booking, found)
    else await follow(deps, booking, found, job)
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    // A refund does not wait for an unavailable supplier.
    if (isOverdue(deps, booking) && (await endOverdue(deps, booking))) return
    // Polling continues for longer than a job is retried. Staff see what the supplier rejects.
    const goesOn = isOver(booking) ? searchAgain : isWatched(booking) ? watch : null
    if (job.once || error.kind === 'rejected' || !(await goesOn?.(deps, booking, job))) throw error
  }
}

const isOver = ({ status }: FoundBooking) => status === 'failed' || status === 'cancelled'

/** What follows from the supplier's answer: the booking changes, ends, or is polled again. */
async function follow(
  deps: BookingDeps,
  booking: FoundBooking,
  found: SupplierOrder | null,
  job: JobData<'booking'>,
): Promise<void> {
  const { orderId } = booking
  if (found) await applySupplierOrder(deps, booking, found)
  const now = await findBooking(deps, orderId)
  if (!now || job.once || isOver(now)) return
  if (isOverdue(deps, now) && (await endOverdue(deps, now))) return
  if (isWatched(now)) {
    await watch(deps, now, job)
    return
  }
  const age = deps.clock() - (now.payAskedAt ?? now.askedAt ?? now.updatedAt).getTime()
  const pause = Math.min(Math.max(FIRST_PAUSE_MS, age / 2), LONGEST_PAUSE_MS)
  await enqueueBookingWork(deps, orderId, pause)
}

/** Schedules the next poll of an order that is closed here. @returns whether it does */
async function searchAgain(
  deps: BookingDeps,
  { orderId, updatedAt }: FoundBooking,
): Promise<boolean> {
  const age = deps.clock() - updatedAt.getTime()
  if (age >= SEARCH_FOR_MS) return false
  await enqueueBookingWork(deps, orderId, Math.max(LONGEST_PAUSE_MS, age))
  return true
}

/** A booking that is closed here must not stay open at the airline: we would pay for an empty seat. */
async function cancelAtSupplier(
  deps: BookingDeps,
  booking: FoundBooking,
  found: SupplierOrder | null,
): Promise<void> {
  const { orderId } = booking
  if (found?.status === 'cancelled') return
  if (!found) {
    // An order with an unknown outcome may still appear.
    await searchAgain(deps, booking)
    return
  }
  const supplier = deps.flights.named(booking.supplier)
  const quote = await supplier.quoteCancellation(found.id)
  const { refund } = await supplier.cancel(quote.id)
  deps.log.warn('cancelled_at_supplier', { orderId, supplierOrderId: found.id, refund })
}
