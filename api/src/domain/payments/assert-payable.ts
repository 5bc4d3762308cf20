import { eq } from 'drizzle-orm'
import { flightNotPayable } from '@jatra/contract/flight/flight-errors'
import { assertNames } from '@jatra/contract/flight/flight-validation'
import { flightBookings } from '../../db/schema.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { readTravelers } from '../orders/read-travelers.ts'
import { invalidFields } from '@jatra/contract/http/problem'
import { paymentTypeLabels, type PaymentType } from '@jatra/contract/payment/payment'
import { validateOption } from '@jatra/contract/payment/payment-limits'
import type { PaymentGateways } from '../../providers/payments/payment-gateways.ts'

/**
 * Keeps an order of a simulated flight from being paid with real money, when the site has begun to sell real ones since,
 * and one that its supplier would refuse by a rule that is younger than the order.
 * @throws DomainError session_expired, passengers_refused
 */
export async function assertPayable(
  { db, flights }: Pick<PaymentDeps, 'db' | 'flights'>,
  orderId: string,
): Promise<void> {
  const [booking] = await db
    .select({ supplier: flightBookings.supplier, status: flightBookings.status })
    .from(flightBookings)
    .where(eq(flightBookings.orderId, orderId))
  if (!booking) return
  if (!flights.takesPayments(booking.supplier)) throw flightNotPayable()
  // Seats that are reserved were requested with these names.
  if (booking.status !== 'none') return
  const travelers = (await readTravelers(db, [orderId])).get(orderId) ?? []
  assertNames(travelers, flights.named(booking.supplier).rules)
}

/** @param amount integer BDT @throws DomainError invalid_input when the amount is outside the option's limits */
export function assertTaken(
  gateways: PaymentGateways,
  paymentType: PaymentType,
  amount: number,
): void {
  const message = validateOption(
    paymentTypeLabels[paymentType],
    gateways.serving(paymentType).limits,
    amount,
  )
  if (message) throw invalidFields({ paymentType: [message] })
}
