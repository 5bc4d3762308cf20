import { arrivalOf, departureOf } from '@jatra/contract/flight/airline-change'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import type { JobData } from '../../jobs/queues.ts'
import { SupplierError, type SupplierOrder } from '../../providers/flights/flight-supplier.ts'
import { cancelAtAirline, findAsked } from '../cancellations/cancel-at-airline.ts'
import { applySupplierOrder } from './apply-supplier-order.ts'
import { bookOrHold, FIRST_PAUSE_MS, payHeld } from './ask-supplier.ts'
import { enqueueBookingWork, type BookingDeps } from './booking-deps.ts'
import { findBooking, type FoundBooking } from './find-booking.ts'
import { findSupplierOrder } from './find-supplier-order.ts'
import { endOverdue, isOverdue } from './overdue-booking.ts'
import { tellAirline } from './tell-airline.ts'

const LONGEST_PAUSE_MS = MINUTE_MS
/** A flight that is ticketed or held is asked about at growing pauses too, for what no webhook said. */
const FIRST_WATCH_MS = 15_000
const LONGEST_WATCH_MS = 6 * HOUR_MS
/** On the day itself looks come closer, down to this. */
const SHORTEST_BEFORE_DEPARTURE_MS = 15 * MINUTE_MS
/** So long a booking that failed here is still looked for at the supplier, to be cancelled there. */
const SEARCH_FOR_MS = DAY_MS

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
  try {
    const found = await findSupplierOrder(deps, booking)
    if (isOver(booking)) await cancelAtSupplier(deps, booking, found)
    else await follow(deps, booking, found, once)
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    // The money does not wait for a supplier that is away.
    if (isOverdue(deps, booking) && (await endOverdue(deps, booking))) return
    // Nor does it end what is looked at for longer than a job is tried again. What the supplier refuses, a person sees.
    const goesOn = isOver(booking) ? searchAgain : isWatched(booking) ? watch : null
    if (once || error.kind === 'rejected' || !(await goesOn?.(deps, booking))) throw error
  }
}

const isOver = ({ status }: FoundBooking) => status === 'failed' || status === 'cancelled'

const isWatched = ({ status }: FoundBooking) =>
  status === 'ticketed' || status === 'change_pending' || status === 'held'

/** What follows from how it stands there: the booking moves, ends, or is looked at again. */
async function follow(
  deps: BookingDeps,
  booking: FoundBooking,
  found: SupplierOrder | null,
  once: boolean,
): Promise<void> {
  const { orderId } = booking
  if (found) await applySupplierOrder(deps, booking, found)
  const now = await findBooking(deps, orderId)
  if (!now || once || isOver(now)) return
  if (isOverdue(deps, now) && (await endOverdue(deps, now))) return
  if (isWatched(now)) {
    await watch(deps, now)
    return
  }
  const age = deps.clock() - (now.payAskedAt ?? now.askedAt ?? now.updatedAt).getTime()
  const pause = Math.min(Math.max(FIRST_PAUSE_MS, age / 2), LONGEST_PAUSE_MS)
  await enqueueBookingWork(deps, orderId, pause)
}

/**
 * Looks again later, until the last flight has landed: not every change is told, and one may come on the day itself.
 * @returns whether it does
 */
async function watch(
  deps: BookingDeps,
  { orderId, itineraries, askedAt, updatedAt }: FoundBooking,
): Promise<boolean> {
  const now = deps.clock()
  if (arrivalOf(itineraries) < now) return false
  const age = now - (askedAt ?? updatedAt).getTime()
  const toFly = itineraries.filter((itinerary) => departureOf([itinerary]) > now)
  const untilDeparture = toFly.length > 0 ? departureOf(toFly) - now : Infinity
  const pause = Math.min(
    Math.max(FIRST_WATCH_MS, age),
    Math.max(SHORTEST_BEFORE_DEPARTURE_MS, untilDeparture / 2),
    LONGEST_WATCH_MS,
  )
  await enqueueBookingWork(deps, orderId, pause)
  return true
}

/** Looks again later for an order that ended here. @returns whether it does */
async function searchAgain(
  deps: BookingDeps,
  { orderId, updatedAt }: FoundBooking,
): Promise<boolean> {
  const age = deps.clock() - updatedAt.getTime()
  if (age >= SEARCH_FOR_MS) return false
  await enqueueBookingWork(deps, orderId, Math.max(LONGEST_PAUSE_MS, age))
  return true
}

/** What ended here must not live on at the airline: we would pay for a seat that nobody has. */
async function cancelAtSupplier(
  deps: BookingDeps,
  booking: FoundBooking,
  found: SupplierOrder | null,
): Promise<void> {
  const { orderId, askedAt } = booking
  if (found?.status === 'cancelled' || (!found && !askedAt)) return
  if (!found) {
    // An order whose outcome is unknown may still appear.
    await searchAgain(deps, booking)
    return
  }
  const quote = await deps.flights.quoteCancellation(found.id)
  const { refund } = await deps.flights.cancel(quote.id)
  deps.log.warn('cancelled_at_supplier', { orderId, supplierOrderId: found.id, refund })
}
