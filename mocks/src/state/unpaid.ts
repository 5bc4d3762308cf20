import type { PaymentBody } from '@jatra/contract/whole-order/checkout-endpoints'
import type { User } from '@jatra/contract/account/user'
import {
  payersOf,
  payUnpaidBy,
  unpaidLimits,
  validateHeld,
  validateUnpaid,
  type UnpaidOrder,
} from '@jatra/contract/payment/unpaid-limits'
import { bringUpToDate } from './orders.ts'
import { isHeldOrder } from './payment-outcome.ts'
import type { OrderRecord, VisitorState } from './visitor-state.ts'

/** The payers of a booking, in addition to the account that makes it. */
export function payersIn(body: PaymentBody, own: User): string[] {
  return payersOf({ email: body.email, phone: phoneIn(body) }, own)
}

function phoneIn(body: PaymentBody): string | null {
  if (body.serviceType === 'holidays') return body.travelersData.number
  const [first] = body.travelersData
  return first ? `+${first.countryNumberCode}${first.mobileNumber}` : null
}

/**
 * Checks the limits on unpaid bookings as the API does. A visitor of the prototype is one network address.
 * @param latest until when it could be paid otherwise; this and what is returned are epoch milliseconds
 * @returns until when it may be paid
 * @throws DomainError too_many_unpaid
 */
export function validateHolders(
  visitor: VisitorState,
  booking: { userId: string; payers: readonly string[]; people: number; payLater: boolean },
  { now, latest }: { now: number; latest: number },
): number {
  bringUpToDate(visitor, now)
  const all = [...visitor.orders.values()]
  const hasPaid = (account: string) =>
    all.some(({ userId, order }) => userId === account && order.paymentStatus === 'success')
  const pending = all.filter(({ order }) => order.paymentStatus === 'pending')
  const unpaidOf = (holds: (record: OrderRecord) => boolean): UnpaidOrder[] =>
    pending.filter(holds).map(({ userId, order }) => ({
      bookingReference: order.bookingReference,
      people: order.travelers,
      held: isHeldOrder(order),
      paidBefore: hasPaid(userId),
      expiresAt: Date.parse(order.expiresAt),
    }))
  const unpaid = {
    account: unpaidOf(({ userId }) => userId === booking.userId),
    payer: unpaidOf(({ payers }) => payers?.some((one) => booking.payers.includes(one)) ?? false),
    address: unpaidOf(() => true),
    network: [],
  }
  const placed = { people: booking.people, paidBefore: hasPaid(booking.userId) }
  validateUnpaid(unpaidLimits, unpaid, placed, now)
  if (!booking.payLater) return payUnpaidBy(unpaidLimits, unpaid, placed, { now, latest })
  validateHeld(unpaid, placed, now)
  return latest
}
