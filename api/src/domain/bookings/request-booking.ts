import { and, eq, isNull } from 'drizzle-orm'
import type { BookingFailure } from '@jatra/contract/flight/flight-booking'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { flightBookings, flightOrders } from '../../db/schema.ts'
import { SupplierError, type BookingOutcome } from '../../providers/flights/flight-supplier.ts'
import { applyBookingEvent } from './apply-booking-event.ts'
import { applySupplierOrder } from './apply-supplier-order.ts'
import { enqueueBookingWork, type BookingDeps } from './booking-deps.ts'
import { claimOffer } from './claim-offer.ts'
import { composeBookingRequest } from './compose-booking-request.ts'
import type { FoundBooking } from './find-booking.ts'
import { endOverdue, isOverdue } from './overdue-booking.ts'

/** Pauses between polls of a booking that waits for its airline. */
export const FIRST_PAUSE_MS = 1_000
/** Our account at the supplier is empty: staff may have topped it up by then. */
const BALANCE_PAUSE_MS = MINUTE_MS

/** The request to the supplier, and the column that records it. */
interface SupplierRequest {
  call: 'book' | 'pay'
  asked: 'askedAt' | 'payAskedAt'
  send: () => Promise<BookingOutcome>
}

/** Sends the supplier the request to book a paid flight, or to reserve the seats of one that is paid later. */
export async function bookOrHold(deps: BookingDeps, booking: FoundBooking): Promise<void> {
  const { orderId, supplier, terms, hold } = booking
  const request =
    terms && (await composeBookingRequest(deps.db, orderId, terms, hold ? 'hold' : 'instant'))
  if (!request) return refuse(deps, booking, 'gone')
  await sendOnce(deps, booking, {
    call: 'book',
    asked: 'askedAt',
    send: async () => deps.flights.named(supplier).book(request),
  })
}

/** Pays the supplier for a hold that the traveller has paid, at the price that it was held at. */
export async function payHeld(deps: BookingDeps, booking: FoundBooking): Promise<void> {
  const { orderId, supplier, supplierOrderId } = booking
  const [flight] = await deps.db
    .select({ offer: flightOrders.offer })
    .from(flightOrders)
    .where(eq(flightOrders.orderId, orderId))
  if (!flight || supplierOrderId === null) return refuse(deps, booking, 'gone')
  const { total: amount, currency } = flight.offer.price
  await sendOnce(deps, booking, {
    call: 'pay',
    asked: 'payAskedAt',
    send: async () => deps.flights.named(supplier).pay(supplierOrderId, { amount, currency }),
  })
}

async function sendOnce(
  deps: BookingDeps,
  booking: FoundBooking,
  { call, asked, send }: SupplierRequest,
): Promise<void> {
  const { orderId, status } = booking
  if (isOverdue(deps, booking)) {
    await endOverdue(deps, booking)
    return
  }
  const column = flightBookings[asked]
  const claimable = and(eq(flightBookings.orderId, orderId), eq(flightBookings.status, status))
  // The process that stores this sends the request. The polling job stored with it finds the outcome if the process
  // dies.
  const claimed = await deps.db.transaction(async (db) => {
    if (call === 'book') {
      const standing = await claimOffer(db, booking)
      if (standing !== 'free') return standing
    }
    const [own] = await db
      .update(flightBookings)
      .set({ [asked]: new Date(deps.clock()) })
      .where(and(claimable, isNull(column)))
      .returning({ orderId: flightBookings.orderId })
    if (own) await enqueueBookingWork({ ...deps, db }, orderId, FIRST_PAUSE_MS)
    return own !== undefined
  })
  if (claimed === 'used') return refuse(deps, booking, 'offer_taken')
  if (claimed === 'gone') return refuse(deps, booking, 'gone')
  if (!claimed) return
  const outcome = await send().catch((error: unknown) => {
    if (!(error instanceof SupplierError)) throw error
    deps.log.warn('supplier_failed', { orderId, call, kind: error.kind, error })
    // Rejected before anything was done.
    const notSent = error.kind === 'rate_limited' || error.kind === 'not_configured'
    return notSent ? ('not_sent' as const) : { kind: 'unknown' as const }
  })
  if (outcome === 'not_sent') return requestAgain()
  if (outcome.kind === 'done') return applySupplierOrder(deps, booking, outcome.order)
  if (outcome.kind !== 'refused') return
  const { reason } = outcome
  if (reason === 'balance_too_low') {
    deps.log.error('supplier_balance_too_low', { orderId, supplier: booking.supplier })
    return requestAgain()
  }
  return refuse(deps, booking, reason)

  /** Allows another request: the supplier has certainly done nothing. */
  function requestAgain(): Promise<void> {
    return deps.db.transaction(async (db) => {
      await db
        .update(flightBookings)
        .set({ [asked]: null })
        .where(claimable)
      await enqueueBookingWork({ ...deps, db }, orderId, BALANCE_PAUSE_MS)
    })
  }
}

/** Ends the booking. A hold whose payment was rejected still has its seats; the next job cancels it. */
function refuse(
  deps: BookingDeps,
  { orderId, supplierOrderId }: FoundBooking,
  failure: BookingFailure,
): Promise<void> {
  return deps.db.transaction(async (db) => {
    await applyBookingEvent({ ...deps, db }, orderId, { type: 'refused', failure })
    if (supplierOrderId !== null) await enqueueBookingWork({ ...deps, db }, orderId)
  })
}
