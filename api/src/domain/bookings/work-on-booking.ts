import type { JobData } from '../../jobs/queues.ts'
import { SupplierError, type SupplierOrder } from '../../providers/flights/flight-supplier.ts'
import { cancelAtAirline, findAsked } from '../cancellations/cancel-at-airline.ts'
import { applySupplierOrder } from './apply-supplier-order.ts'
import { bookOrHold, FIRST_PAUSE_MS, payHeld } from './ask-supplier.ts'
import { enqueueBookingWork, type BookingDeps } from './booking-deps.ts'
import { findBooking, type FoundBooking } from './find-booking.ts'
import { endOverdue, isOverdue } from './overdue-booking.ts'
import { tellAirline } from './tell-airline.ts'

const LONGEST_PAUSE_MS = 60_000
/** A flight that is ticketed or held is asked about at growing pauses too, for what no webhook said. */
const FIRST_WATCH_MS = 15_000
const LONGEST_WATCH_MS = 6 * 3_600_000
/** So long a booking that failed here is still looked for at the supplier, to be cancelled there. */
const SEARCH_FOR_MS = 24 * 3_600_000

/**
 * Does what is next for a booking: asks the supplier to book, to hold or to take the payment of a hold, tells it what the
 * traveller decided, looks how its order stands, or ends what is overdue.
 * Any number of processes may do it for one booking at once, and it may stop anywhere: the supplier is asked once, by
 * whoever stored `asked_at` or `pay_asked_at`; all else is reading, and events that count once.
 *
 * @param once when another job will look again: for webhooks
 * @throws SupplierError when the supplier cannot be asked how its order stands: the job is tried again
 */
export async function workOnBooking(
  deps: BookingDeps,
  { orderId, once }: JobData<'booking'>,
): Promise<void> {
  const booking = await findBooking(deps, orderId)
  if (!booking) return
  const { status, askedAt, hold, payAskedAt } = booking
  if (status === 'none' && !hold) return
  if ((status === 'none' || status === 'confirming') && askedAt === null)
    return bookOrHold(deps, booking)
  if (status === 'confirming' && hold && payAskedAt === null) return payHeld(deps, booking)
  const cancellation = await findAsked(deps, orderId)
  if (cancellation && booking.change?.decision !== 'refund') {
    await cancelAtAirline(deps, booking, cancellation)
    const told = await findBooking(deps, orderId)
    return told && !once ? look(deps, told, once) : undefined
  }
  if (booking.change?.decision) {
    await tellAirline(deps, booking, booking.change)
    const told = await findBooking(deps, orderId)
    return told && !once ? look(deps, told, once) : undefined
  }
  return look(deps, booking, once)
}

/** How the order stands at the supplier, and what follows from it. */
async function look(deps: BookingDeps, booking: FoundBooking, once: boolean): Promise<void> {
  const { orderId, terms, status } = booking
  const by = booking.supplierOrderId
    ? { order: booking.supplierOrderId }
    : terms && { offer: terms.reference }
  const over = status === 'failed' || status === 'cancelled'
  let found: SupplierOrder | null = null
  try {
    found = by && (await deps.flights.getOrder(by))
  } catch (error) {
    // The money does not wait for a supplier that is away.
    if (error instanceof SupplierError && !over && isOverdue(deps, booking)) {
      return endOverdue(deps, booking)
    }
    throw error
  }
  if (over) return cancelAtSupplier(deps, booking, found)
  if (found) await applySupplierOrder(deps, booking, found)
  const now = await findBooking(deps, orderId)
  if (!now || once) return
  const watched = ['ticketed', 'change_pending', 'held'] as const
  if (watched.some((one) => one === now.status)) return watch(deps, now)
  if (now.status === 'failed' || now.status === 'cancelled') return
  if (isOverdue(deps, now)) return endOverdue(deps, now)
  const age = deps.clock() - (now.payAskedAt ?? now.askedAt ?? now.updatedAt).getTime()
  const pause = Math.min(Math.max(FIRST_PAUSE_MS, age / 2), LONGEST_PAUSE_MS)
  await enqueueBookingWork(deps, orderId, pause)
}

/** Looks at a flight that is to come again later: not every change is told. */
async function watch(
  deps: BookingDeps,
  { orderId, departureDate, askedAt, updatedAt }: FoundBooking,
): Promise<void> {
  const now = deps.clock()
  if (Date.parse(departureDate) < now) return
  const age = now - (askedAt ?? updatedAt).getTime()
  const pause = Math.min(Math.max(FIRST_WATCH_MS, age), LONGEST_WATCH_MS)
  await enqueueBookingWork(deps, orderId, pause)
}

/** What ended here must not live on at the airline: we would pay for a seat that nobody has. */
async function cancelAtSupplier(
  deps: BookingDeps,
  { orderId, askedAt, updatedAt }: FoundBooking,
  found: SupplierOrder | null,
): Promise<void> {
  if (found?.status === 'cancelled' || (!found && !askedAt)) return
  if (!found) {
    // An order whose outcome is unknown may still appear.
    const age = deps.clock() - updatedAt.getTime()
    if (age < SEARCH_FOR_MS)
      await enqueueBookingWork(deps, orderId, Math.max(LONGEST_PAUSE_MS, age))
    return
  }
  const quote = await deps.flights.quoteCancellation(found.id)
  const { refund } = await deps.flights.cancel(quote.id)
  deps.log.warn('cancelled_at_supplier', { orderId, supplierOrderId: found.id, refund })
}
