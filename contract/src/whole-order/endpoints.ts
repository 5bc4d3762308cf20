import { z } from 'zod'
import { issue } from '../messages/message.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { pageQuery } from '../http/page-query.ts'
import { changeDecisions, flightBookingSchema } from '../flight/flight-booking.ts'
import { flightOrderSchema } from '../flight/flight-order.ts'
import { holidayOrderSchema } from '../holiday/holiday-order.ts'
import {
  cancellationChoiceSchema,
  cancellationQuoteSchema,
  cancellationSchema,
} from '../order/cancellation.ts'
import { orderSchema } from './order.ts'
import { orderEmailSchema } from '../order/order-email.ts'
import { requiredLine, requiredText } from '../fields/text.ts'
import { verificationSchema } from './verification.ts'
import { visaOrderSchema } from '../visa/visa-order.ts'

const pageQuerySchema = pageQuery('bookings')

export const listFlightOrders = defineEndpoint({
  name: 'listFlightOrders',
  method: 'GET',
  path: '/api/payment/{userId}/flight',
  access: 'owner',
  summary: 'The flight orders of an account, newest first.',
  params: z.object({ userId: z.string().max(64) }),
  query: pageQuerySchema,
  output: z.array(flightOrderSchema),
  status: 200,
  problems: ['unauthenticated', 'forbidden'],
})

export const listHolidayOrders = defineEndpoint({
  name: 'listHolidayOrders',
  method: 'GET',
  path: '/api/payment/{userId}/holidays',
  access: 'owner',
  summary: 'The holiday orders of an account, newest first.',
  params: z.object({ userId: z.string().max(64) }),
  query: pageQuerySchema,
  output: z.array(holidayOrderSchema),
  status: 200,
  problems: ['unauthenticated', 'forbidden'],
})

export const listVisaOrders = defineEndpoint({
  name: 'listVisaOrders',
  method: 'GET',
  path: '/api/payment/{userId}/visa',
  access: 'owner',
  summary: 'The visa applications of an account, newest first.',
  params: z.object({ userId: z.string().max(64) }),
  query: pageQuerySchema,
  output: z.array(visaOrderSchema),
  status: 200,
  problems: ['unauthenticated', 'forbidden'],
})

/** An order of any kind, by its `serviceType`. */
export const getOrder = defineEndpoint({
  name: 'getOrder',
  method: 'GET',
  path: '/api/payment/{userId}/orders/{orderId}',
  access: 'owner',
  summary: 'One order with its payment history.',
  params: z.object({ userId: z.string().max(64), orderId: z.string().max(64) }),
  output: orderSchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

export const getReceipt = defineEndpoint({
  name: 'getReceipt',
  method: 'GET',
  path: '/api/payment/{userId}/orders/{orderId}/receipt',
  access: 'owner',
  summary: 'The receipt of a paid order, a page of A4.',
  params: z.object({ userId: z.string().max(64), orderId: z.string().max(64) }),
  download: { type: 'application/pdf' },
  output: z.never(),
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'not_paid', 'rate_limited'],
})

export const getETicket = defineEndpoint({
  name: 'getETicket',
  method: 'GET',
  path: '/api/payment/{userId}/orders/{orderId}/ticket',
  access: 'owner',
  summary: 'The e-ticket of a ticketed flight, to hand in.',
  params: z.object({ userId: z.string().max(64), orderId: z.string().max(64) }),
  download: { type: 'application/pdf' },
  output: z.never(),
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'not_paid', 'rate_limited'],
})

export const getCalendar = defineEndpoint({
  name: 'getCalendar',
  method: 'GET',
  path: '/api/payment/{userId}/orders/{orderId}/calendar',
  access: 'owner',
  summary: 'The days of a paid order as a calendar file (RFC 5545).',
  params: z.object({ userId: z.string().max(64), orderId: z.string().max(64) }),
  download: { type: 'text/calendar; charset=utf-8' },
  output: z.never(),
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'not_paid'],
})

export const listOrderEmails = defineEndpoint({
  name: 'listOrderEmails',
  method: 'GET',
  path: '/api/payment/{userId}/orders/{orderId}/emails',
  access: 'owner',
  summary: 'The emails about an order, oldest first, with masked addresses.',
  params: z.object({ userId: z.string().max(64), orderId: z.string().max(64) }),
  output: z.array(orderEmailSchema),
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

/**
 * Accepts what the airline changed, or has the whole price back. The airline is notified afterwards: until it
 * knows, `change.decision` says what was decided. The same decision again has the same answer.
 */
export const decideAirlineChange = defineEndpoint({
  name: 'decideAirlineChange',
  method: 'POST',
  path: '/api/payment/{userId}/orders/{orderId}/airline-change',
  access: 'owner',
  summary:
    'The traveller’s decision about what the airline changed: to accept it or to be refunded.',
  params: z.object({ userId: z.string().max(64), orderId: z.string().max(64) }),
  body: z.object({
    /** `booking.change.id`: what the traveller has seen. */
    changeId: requiredText(100, 'changeIdMissing'),
    decision: z.enum(changeDecisions, issue('changeDecisionMissing')),
  }),
  output: flightBookingSchema,
  status: 200,
  // outdated: that change no longer stands, was decided otherwise, or its flights have left.
  problems: ['unauthenticated', 'forbidden', 'not_found', 'outdated'],
})

/**
 * What a cancellation by the traveller would bring, by the conditions of the sale. Nothing is
 * cancelled.
 */
export const quoteCancellation = defineEndpoint({
  name: 'quoteCancellation',
  method: 'POST',
  path: '/api/payment/{userId}/orders/{orderId}/cancellation-quotes',
  access: 'owner',
  summary:
    'What comes back if a booking, some of a flight’s travellers or rooms of a holiday are cancelled, and until when that stands.',
  params: z.object({ userId: z.string().max(64), orderId: z.string().max(64) }),
  body: cancellationChoiceSchema,
  output: cancellationQuoteSchema,
  status: 200,
  // outdated: it cannot be cancelled any more; request_in_progress: its tickets are being issued.
  problems: ['unauthenticated', 'forbidden', 'not_found', 'outdated', 'request_in_progress'],
})

/**
 * Cancels by a quote. An airline is notified afterwards, once, and the refund is made when it has cancelled; a holiday and a
 * visa are cancelled at once. The same quote again has the same answer.
 */
export const cancelOrder = defineEndpoint({
  name: 'cancelOrder',
  method: 'POST',
  path: '/api/payment/{userId}/orders/{orderId}/cancellations',
  access: 'owner',
  summary: 'Cancels a booking, or a part of it, at the terms of a quote.',
  params: z.object({ userId: z.string().max(64), orderId: z.string().max(64) }),
  body: z.object({ quoteId: requiredText(100, 'quoteIdMissing') }),
  output: cancellationSchema,
  status: 200,
  // session_expired: the quote's time is over, and another can be made.
  problems: ['unauthenticated', 'forbidden', 'not_found', 'outdated', 'session_expired'],
})

/** As printed on the paper. */
export const verificationQuerySchema = z.object({
  /** `K7M2-9QXD`, or the airline's reference (PNR). */
  reference: requiredText(40, 'referenceMissing'),
  lastName: requiredLine(60, 'contactLastName'),
})

/**
 * Without an account or a token: anyone with the paper may ask. A wrong name and an unknown reference get the same
 * answer.
 */
export const verifyBooking = defineEndpoint({
  name: 'verifyBooking',
  method: 'GET',
  path: '/api/verify',
  access: 'anyone',
  summary:
    'How a booking truly stands, by our reference or the airline’s and the last name of a traveller. Shows initials alone.',
  query: verificationQuerySchema,
  output: verificationSchema,
  status: 200,
  problems: ['not_found', 'rate_limited'],
})
