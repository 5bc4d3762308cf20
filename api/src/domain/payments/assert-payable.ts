import { eq } from 'drizzle-orm'
import { flightNotPayable } from '@jatra/contract/flight/flight-errors'
import { flightBookings } from '../../db/schema.ts'
import type { PaymentDeps } from './payment-deps.ts'

/**
 * Keeps an order of a simulated flight from being paid with real money, when the site has begun to sell real ones since.
 * @throws DomainError session_expired
 */
export async function assertPayable(
  { db, flights }: Pick<PaymentDeps, 'db' | 'flights'>,
  orderId: string,
): Promise<void> {
  const [booking] = await db
    .select({ supplier: flightBookings.supplier })
    .from(flightBookings)
    .where(eq(flightBookings.orderId, orderId))
  if (booking && !flights.takesPayments(booking.supplier)) throw flightNotPayable()
}
