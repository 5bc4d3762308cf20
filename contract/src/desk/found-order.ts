import { z } from 'zod'
import { paymentStatuses } from '../payment/payment-status.ts'
import { serviceTypes } from '../payment/payment.ts'
import { fullName } from '../traveler/person-name.ts'
import type { Language } from '../values/language.ts'
import { bookingStatus } from '../whole-order/booking-status.ts'
import { orderInLanguage } from '../whole-order/order-in-language.ts'
import { headlineOf } from '../whole-order/order-name.ts'
import type { Order } from '../whole-order/order.ts'
import { findKinds, type FindKind } from './find-terms.ts'

/** The account of an order, as staff see it. */
export const deskAccountSchema = z.object({
  _id: z.string(),
  userName: z.string(),
  /** Null where the account has none. */
  name: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
})
export type DeskAccount = z.infer<typeof deskAccountSchema>

/** An order that was looked for, in a line. */
export const foundOrderSchema = z.object({
  orderId: z.string(),
  bookingReference: z.string(),
  serviceType: z.enum(serviceTypes),
  /** What was bought: `DAC - BKK - DAC`, a package, a visa. */
  title: z.string(),
  status: z.enum(['CONFIRM', 'PENDING', 'CANCEL']),
  paymentStatus: z.enum(paymentStatuses),
  customer: deskAccountSchema.pick({ name: true, email: true }),
  /** Names of those who travel; of a holiday, of its contact. */
  travelers: z.array(z.string()),
  /** Integer BDT. */
  total: z.int(),
  placedAt: z.iso.datetime(),
  /** The part of the order that matches the text. */
  matched: z.enum(findKinds),
})
export type FoundOrder = z.infer<typeof foundOrderSchema>

/** An order in a line. */
export function toFoundOrder(
  order: Order,
  account: Pick<DeskAccount, 'name' | 'userName' | 'email'>,
  matched: FindKind,
  language: Language,
): FoundOrder {
  return {
    orderId: order._id,
    bookingReference: order.bookingReference,
    serviceType: order.serviceType,
    title: headlineOf(orderInLanguage(language, order)),
    status: bookingStatus(order),
    paymentStatus: order.paymentStatus,
    customer: { name: account.name ?? account.userName, email: account.email },
    travelers: namesOf(order),
    total: order.price,
    placedAt: order.createdAt,
    matched,
  }
}

function namesOf({ travelersData }: Order): string[] {
  if ('address' in travelersData) return [fullName(travelersData.address)]
  return travelersData.travelers.map(fullName)
}
