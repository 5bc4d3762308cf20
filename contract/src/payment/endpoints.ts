import { z } from 'zod'
import { issue } from '../messages/message.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { dateSchema } from '../values/dates.ts'
import { contactSchema } from '../holiday/holiday-order.ts'
import { peopleSchema, roomsSchema } from '../holiday/stay.ts'
import { paymentStatuses } from '../order/order-status.ts'
import { paymentTypeSchema } from './payment.ts'
import { travelerInputSchema } from '../traveler/traveler.ts'
import { EMAIL, requiredText, text } from '../values/text.ts'
import { visaPaymentBodySchema } from '../visa/visa-payment.ts'

export { paymentTypeSchema }

/** A traveller by the offer's `travelerId`. Without any, the list has adults first, then children, then infants. */
const flightPassengerSchema = travelerInputSchema.extend({
  travelerId: z.string().max(40).optional(),
})

/**
 * Body of a flight's payment (docs/specification.md, Payment endpoints). The API recomputes `price` and never trusts
 * it (decision 013).
 */
export const flightPaymentBodySchema = z.object({
  serviceType: z.literal('flight'),
  /** The search in which the offer stands. */
  productData: z.object({ searchUid: z.string().min(8).max(64) }),
  /** The offer's id. */
  productId: z.string().min(1).max(40),
  /** Total payable that the traveller saw, integer BDT. */
  price: z.number().int().min(0).max(1_000_000_000),
  /** How many people. */
  travelers: z.number().int().min(1).max(18),
  travelersData: z.array(flightPassengerSchema).min(1).max(18),
  /** The departure date. */
  deliveryDate: dateSchema,
  email: requiredText(254, 'emailRequired').refine((v) => v === '' || EMAIL.test(v), {
    message: issue('emailForm'),
  }),
  firstName: requiredText(60, 'firstNameRequired'),
  address: text(300).optional(),
  paymentType: paymentTypeSchema,
  /** Holds the seats without a payment now, where the offer has a `hold`. Then `url` is the order's own page. */
  payLater: z.boolean().optional(),
  userId: z.string().min(1).max(64),
})
export type FlightPaymentBody = z.output<typeof flightPaymentBodySchema>

/**
 * Body of a holiday's payment. The API recomputes `price` and checks rooms and people. Our pages also send `people` and
 * the price of one person; a body without them is read by {@link checkReservation}.
 */
export const holidayPaymentBodySchema = z.object({
  serviceType: z.literal('holidays'),
  /** The package's price per person that the traveller saw, integer BDT. Absent: the total alone is compared. */
  productData: z
    .object({ price: z.number().int().min(0).max(1_000_000_000).optional() })
    .optional(),
  /** The package's id. */
  productId: z.string().min(1).max(80),
  /** Total payable that the traveller saw, integer BDT. */
  price: z.number().int().min(0).max(1_000_000_000),
  /** How many people, everybody counted. */
  travelers: z.number().int().min(1).max(240),
  /** Absent: everybody is an adult, who needs a bed. */
  people: peopleSchema.optional(),
  rooms: roomsSchema,
  travelDate: z.iso.date(issue('travelDateMissing')),
  /** The contact address. */
  travelersData: contactSchema,
  email: contactSchema.shape.email,
  firstName: contactSchema.shape.firstName,
  paymentType: paymentTypeSchema,
  userId: z.string().min(1).max(64),
})
export type HolidayPaymentBody = z.output<typeof holidayPaymentBodySchema>

/** What is paid, by its `serviceType`. */
export const paymentBodySchema = z.discriminatedUnion('serviceType', [
  flightPaymentBodySchema,
  holidayPaymentBodySchema,
  visaPaymentBodySchema,
])
export type PaymentBody = z.output<typeof paymentBodySchema>

/**
 * Opens the gateway's page for an order that waits for its payment: the page of the open attempt, or that of a new one
 * where a held flight has none for this payment option. Asked twice it answers the same page.
 */
export const openPayment = defineEndpoint({
  name: 'openPayment',
  method: 'POST',
  path: '/api/payment/{userId}/orders/{orderId}/payments',
  access: 'owner',
  summary: 'Answers where an order that waits for its payment is paid.',
  params: z.object({ userId: z.string().max(64), orderId: z.string().max(64) }),
  body: z.object({ paymentType: paymentTypeSchema }),
  output: z.object({ url: z.string() }),
  status: 200,
  problems: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'session_expired',
    'request_in_progress',
    'rate_limited',
    'provider_unavailable',
  ],
})

/**
 * Ends an order that waits for its payment, and gives its seats or places back; money that comes after it goes back. The
 * gateway is asked first. The same again has the same answer.
 */
export const releaseOrder = defineEndpoint({
  name: 'releaseOrder',
  method: 'POST',
  path: '/api/payment/{userId}/orders/{orderId}/release',
  access: 'owner',
  summary: 'Ends an unpaid order before its time to pay is over.',
  params: z.object({ userId: z.string().max(64), orderId: z.string().max(64) }),
  output: z.object({ paymentStatus: z.enum(paymentStatuses) }),
  status: 200,
  // outdated: it is paid, or has ended otherwise.
  problems: ['unauthenticated', 'forbidden', 'not_found', 'outdated'],
})

/**
 * Starts paying: recomputes the price, stores the order as pending with its payment attempt, and answers the gateway's
 * page. Send an `Idempotency-Key` header: the same key and body give the same answer, whatever is retried.
 */
export const processPayment = defineEndpoint({
  name: 'processPayment',
  method: 'POST',
  path: '/api/payment/payment-process/{paymentType}',
  access: 'owner',
  summary: 'Places an order and answers where to pay it.',
  params: z.object({ paymentType: paymentTypeSchema }),
  body: paymentBodySchema,
  output: z.object({ url: z.string(), orderId: z.string() }),
  status: 200,
  problems: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'price_changed',
    'request_in_progress',
    'sold_out',
    'session_expired',
    'withdrawn',
    'passengers_refused',
    'idempotency_mismatch',
    'rate_limited',
    'too_many_unpaid',
    'provider_unavailable',
  ],
})
