import { z } from 'zod'
import { flightPaymentBodySchema } from '../flight/flight-payment.ts'
import { holidayPaymentBodySchema } from '../holiday/holiday-payment.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { paymentStatuses } from '../payment/payment-status.ts'
import { paymentTypeSchema } from '../payment/payment.ts'
import { sentTravelerFields } from '../traveler/sent-traveler.ts'
import { applicantInputSchema } from '../visa/visa-applicant.ts'
import { MAX_VISA_TRAVELERS } from '../visa/visa-limits.ts'
import { visaPaymentBodySchema } from '../visa/visa-payment.ts'

/** A traveller of a visa application, as it is sent. */
export const applicantSentSchema = applicantInputSchema.extend({
  ...sentTravelerFields,
  documents: applicantInputSchema.shape.documents.nullish().transform((ids) => ids ?? []),
})
const applicants = z.array(applicantSentSchema).min(1).max(MAX_VISA_TRAVELERS)

/** What is paid, by its `serviceType`. */
export const paymentBodySchema = z.discriminatedUnion('serviceType', [
  flightPaymentBodySchema,
  holidayPaymentBodySchema,
  visaPaymentBodySchema.extend({ travelersData: applicants }),
])
export type PaymentBody = z.output<typeof paymentBodySchema>

/**
 * Opens the gateway's page for an order that waits for its payment: the page of the open attempt by this payment option,
 * or that of a new one where there is none, or its page is over. Asked twice it answers the same page.
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
    'passengers_refused',
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
 * page. Send an `Idempotency-Key` header: the same key and body give the same answer, whatever is retried. A changed body
 * may name the unpaid order that it `replaces`, which ends in the same step and whose key is this one's from then on.
 */
export const processPayment = defineEndpoint({
  name: 'processPayment',
  method: 'POST',
  path: '/api/payment/payment-process/{paymentType}',
  access: 'owner',
  summary: 'Places an order and answers where to pay it.',
  params: z.object({ paymentType: paymentTypeSchema }),
  query: z.object({ replaces: z.string().max(64).optional() }),
  body: paymentBodySchema,
  output: z.object({ url: z.string(), orderId: z.string() }),
  status: 200,
  problems: [
    'unauthenticated',
    'forbidden',
    'not_found',
    // already_taken: by a booking of one's own. outdated: the order that it would replace is paid.
    'already_taken',
    'outdated',
    'price_changed',
    'request_in_progress',
    'sold_out',
    'visa_closed',
    'session_expired',
    'withdrawn',
    'passengers_refused',
    'idempotency_mismatch',
    'rate_limited',
    'too_many_unpaid',
    'provider_unavailable',
  ],
})
