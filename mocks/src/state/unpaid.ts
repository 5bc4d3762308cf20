import type { PaymentBody } from '@jatra/contract/payment/endpoints'
import type { User } from '@jatra/contract/account/user'
import {
  payersOf,
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
 * @throws DomainError too_many_unpaid
 */
export function validateHolders(
  visitor: VisitorState,
  booking: { userId: string; payers: readonly string[]; people: number; payLater: boolean },
  now: number,
): void {
  bringUpToDate(visitor, now)
  const unpaid = [...visitor.orders.values()].filter(
    ({ order }) => order.paymentStatus === 'pending',
  )
  const heldBy = (holds: (record: OrderRecord) => boolean) => unpaid.filter(holds).map(toUnpaid)
  const held = {
    account: heldBy(({ userId }) => userId === booking.userId),
    payer: heldBy(({ payers }) => payers?.some((one) => booking.payers.includes(one)) ?? false),
    address: heldBy(() => true),
  }
  validateUnpaid(unpaidLimits, held, booking.people, now)
  if (booking.payLater) validateHeld(held, booking.people, now)
}

function toUnpaid({ order }: OrderRecord): UnpaidOrder {
  const { bookingReference, travelers: people, expiresAt } = order
  const held = isHeldOrder(order)
  return { bookingReference, people, held, expiresAt: Date.parse(expiresAt) }
}
