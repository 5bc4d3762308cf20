import { and, eq, isNull } from 'drizzle-orm'
import { TICKET_MINUTES } from '@jatra/contract/flight/booking-life'
import { flightBookings, flightOrders, orders, type FlightBookingRow } from '../../db/schema.ts'
import type { JobData } from '../../jobs/queues.ts'
import { SupplierError, type SupplierOrder } from '../../providers/flights/flight-supplier.ts'
import { applyBookingEvent } from './apply-booking-event.ts'
import { composeBookingRequest } from './compose-booking-request.ts'
import { enqueueBookingWork, type BookingDeps } from './booking-deps.ts'
import { applySupplierOrder } from './apply-supplier-order.ts'

/** A booking of ours that waits for its airline is asked about at growing pauses. */
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000
/** A ticketed flight is asked about at growing pauses too, for what no webhook said. */
const FIRST_WATCH_MS = 15_000
const LONGEST_WATCH_MS = 6 * 3_600_000
/** So long a booking that failed here is still looked for at the supplier, to be cancelled there. */
const SEARCH_FOR_MS = 24 * 3_600_000
/** Our account at the supplier is empty: until then a person may have filled it. */
const BALANCE_PAUSE_MS = 60_000

/**
 * Does what is next for a booking: asks the supplier to book, or looks how its order stands, or ends what is overdue.
 * Any number of processes may do it for one booking at once, and it may stop anywhere: the supplier is asked to book once,
 * by whoever stored `asked_at`; all else is reading, and events that count once.
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
  const { status, askedAt } = booking
  if (status === 'confirming' && askedAt === null) return ask(deps, booking)
  if (status === 'none') return
  return look(deps, booking, once)
}

interface FoundBooking extends FlightBookingRow {
  departureDate: string
  settledAt: Date | null
}

async function findBooking({ db }: BookingDeps, orderId: string): Promise<FoundBooking | null> {
  const [found] = await db
    .select({
      booking: flightBookings,
      departureDate: flightOrders.departureDate,
      settledAt: orders.settledAt,
    })
    .from(flightBookings)
    .innerJoin(flightOrders, eq(flightOrders.orderId, flightBookings.orderId))
    .innerJoin(orders, eq(orders.id, flightBookings.orderId))
    .where(eq(flightBookings.orderId, orderId))
  return found ? { ...found.booking, ...found } : null
}

async function ask(deps: BookingDeps, booking: FoundBooking): Promise<void> {
  const { orderId, terms } = booking
  const request = terms && (await composeBookingRequest(deps.db, orderId, terms))
  if (!request) {
    await inTransaction(deps, (tx) =>
      applyBookingEvent(tx, orderId, { type: 'refused', failure: 'gone' }),
    )
    return
  }
  if (isOverdue(deps, booking)) return endOverdue(deps, booking)
  // Whoever stores this asks; the look that is stored with it finds what became of a process that dies now.
  const claimed = await inTransaction(deps, async (tx) => {
    const [own] = await tx.db
      .update(flightBookings)
      .set({ askedAt: new Date(deps.clock()) })
      .where(
        and(
          eq(flightBookings.orderId, orderId),
          eq(flightBookings.status, 'confirming'),
          isNull(flightBookings.askedAt),
        ),
      )
      .returning({ orderId: flightBookings.orderId })
    if (own) await enqueueBookingWork(tx, orderId, FIRST_PAUSE_MS)
    return own !== undefined
  })
  if (!claimed) return
  const outcome = await deps.flights.book(request).catch((error: unknown) => {
    if (!(error instanceof SupplierError)) throw error
    deps.log.warn('supplier_failed', { orderId, call: 'book', kind: error.kind, error })
    // Refused at the door, so surely not booked.
    return error.kind === 'rate_limited' ? ('not_asked' as const) : { kind: 'unknown' as const }
  })
  if (outcome === 'not_asked') return askAgain(deps, orderId)
  if (outcome.kind === 'done') return applySupplierOrder(deps, booking, outcome.order)
  if (outcome.kind !== 'refused') return
  const { reason } = outcome
  if (reason === 'balance_too_low') {
    deps.log.error('supplier_balance_too_low', { orderId, supplier: booking.supplier })
    return askAgain(deps, orderId)
  }
  await inTransaction(deps, (tx) =>
    applyBookingEvent(tx, orderId, { type: 'refused', failure: reason }),
  )
}

/** Lets the supplier be asked once more: it said for certain that it has booked nothing. */
function askAgain(deps: BookingDeps, orderId: string): Promise<void> {
  return inTransaction(deps, async (tx) => {
    await tx.db
      .update(flightBookings)
      .set({ askedAt: null })
      .where(and(eq(flightBookings.orderId, orderId), eq(flightBookings.status, 'confirming')))
    await enqueueBookingWork(tx, orderId, BALANCE_PAUSE_MS)
  })
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
  if (now.status === 'ticketed' || now.status === 'change_pending') return watch(deps, now)
  if (now.status !== 'confirming' && now.status !== 'reserved') return
  if (isOverdue(deps, now)) return endOverdue(deps, now)
  const age = deps.clock() - (now.askedAt ?? now.updatedAt).getTime()
  const pause = Math.min(Math.max(FIRST_PAUSE_MS, age / 2), LONGEST_PAUSE_MS)
  await enqueueBookingWork(deps, orderId, pause)
}

const inTransaction = <T>(deps: BookingDeps, work: (tx: BookingDeps) => Promise<T>): Promise<T> =>
  deps.db.transaction((db) => work({ ...deps, db }))

/** Paid, and still without a ticket at its deadline. */
function isOverdue({ clock }: BookingDeps, { settledAt, deadline, status }: FoundBooking): boolean {
  if (status === 'change_pending' || !settledAt) return false
  return clock() >= (deadline?.getTime() ?? settledAt.getTime() + TICKET_MINUTES * 60_000)
}

/** The money goes back, and what the supplier may still have is cancelled there. */
function endOverdue(deps: BookingDeps, { orderId }: FoundBooking): Promise<void> {
  return inTransaction(deps, async (tx) => {
    await applyBookingEvent(tx, orderId, { type: 'overdue' })
    await enqueueBookingWork(tx, orderId)
  })
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
