import { desc, eq, inArray } from 'drizzle-orm'
import { readAirlineReference, readBookingReference } from '@jatra/contract/order/booking-reference'
import { bookingNotFound } from '@jatra/contract/order/order-errors'
import { orderWithPlacesIn } from '@jatra/contract/whole-order/place-in'
import type { Language } from '@jatra/contract/values/language'
import {
  isSameName,
  verificationOf,
  type Verification,
} from '@jatra/contract/whole-order/verification'
import { flightBookings, holidayOrders, orders, orderTravelers } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import {
  byAddress,
  consumeRateLimit,
  giveBackAttempt,
  type Counted,
  type LimitDeps,
} from '../limits.ts'
import { readOrder } from './get-order.ts'

export type VerificationDeps = LimitDeps

/**
 * The state of a booking, for anyone with its reference and a traveller's last name. Unknown references and wrong names
 * cost the same query and get the same answer (decision 119). An attempt is counted before it is looked at, so that many
 * at once are not more than one after the other, and taken back when it was right.
 * @throws DomainError rate_limited, not_found
 */
export async function verifyBooking(
  deps: VerificationDeps,
  { reference, lastName }: { reference: string; lastName: string },
  { clientIp, language }: { clientIp: string; language: Language },
): Promise<Verification> {
  const attempt: Counted[] = [
    ...byAddress('verifyByAddress', clientIp),
    ...byAddress('verifyByAddressDaily', clientIp),
    { limit: 'verifyByReference', subject: referenceSubject(reference) },
  ]
  await consumeRateLimit(deps, attempt)
  const found = await deps.db
    .select({
      order: orders,
      lastName: orderTravelers.lastName,
      contact: holidayOrders.contact,
    })
    .from(orders)
    .leftJoin(orderTravelers, eq(orderTravelers.orderId, orders.id))
    .leftJoin(holidayOrders, eq(holidayOrders.orderId, orders.id))
    .where(isCalled(deps.db, reference))
    // Airlines reuse references after years: the newest booking is meant.
    .orderBy(desc(orders.createdAt))
  const named = found.find((row) =>
    // Of a holiday who booked it may be another than who travels.
    [row.lastName, row.contact?.lastName].some((name) => isSameName(name ?? '', lastName)),
  )
  if (!named) throw bookingNotFound()
  await giveBackAttempt(deps, attempt)
  const order = await readOrder(deps, named.order)
  return verificationOf(orderWithPlacesIn(language, order), deps.clock())
}

/** A reference is one subject, however it is typed. */
const referenceSubject = (typed: string) =>
  readBookingReference(typed) ?? readAirlineReference(typed) ?? typed

/** The condition on this reference: ours and the airlines' differ in length. */
function isCalled(db: Database, typed: string) {
  const own = readBookingReference(typed)
  if (own !== null) return eq(orders.bookingReference, own)
  const airline = db
    .select({ id: flightBookings.orderId })
    .from(flightBookings)
    .where(eq(flightBookings.reference, readAirlineReference(typed) ?? ''))
  return inArray(orders.id, airline)
}
