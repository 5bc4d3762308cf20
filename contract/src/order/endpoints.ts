import { z } from 'zod'
import { defineCall } from '../http/call.ts'
import { flightOrderSchema } from '../flight/flight-order.ts'
import { holidayOrderSchema } from '../holiday/holiday-order.ts'
import { orderSchema } from './order.ts'
import { orderEmailSchema } from './order-email.ts'
import { visaOrderSchema } from '../visa/visa-order.ts'

const PAGE_SIZE = 'Ask for 1 to 50 bookings'

/** Keyset paging: newest first, `Link: <...>; rel="next"` names the next page. */
const pageQuerySchema = z.object({
  limit: z.coerce
    .number({ error: PAGE_SIZE })
    .int(PAGE_SIZE)
    .min(1, PAGE_SIZE)
    .max(50, PAGE_SIZE)
    .default(20),
  cursor: z.string().max(200).optional(),
})

export const listFlightOrders = defineCall({
  name: 'listFlightOrders',
  method: 'GET',
  path: '/api/payment/{userId}/flight',
  audience: 'owner',
  summary: 'The flight orders of an account, newest first.',
  params: z.object({ userId: z.string().max(64) }),
  query: pageQuerySchema,
  output: z.array(flightOrderSchema),
  status: 200,
  refusals: ['unauthenticated', 'forbidden'],
})

export const listHolidayOrders = defineCall({
  name: 'listHolidayOrders',
  method: 'GET',
  path: '/api/payment/{userId}/holidays',
  audience: 'owner',
  summary: 'The holiday orders of an account, newest first.',
  params: z.object({ userId: z.string().max(64) }),
  query: pageQuerySchema,
  output: z.array(holidayOrderSchema),
  status: 200,
  refusals: ['unauthenticated', 'forbidden'],
})

export const listVisaOrders = defineCall({
  name: 'listVisaOrders',
  method: 'GET',
  path: '/api/payment/{userId}/visa',
  audience: 'owner',
  summary: 'The visa applications of an account, newest first.',
  params: z.object({ userId: z.string().max(64) }),
  query: pageQuerySchema,
  output: z.array(visaOrderSchema),
  status: 200,
  refusals: ['unauthenticated', 'forbidden'],
})

/** Of any kind: `serviceType` tells which. */
export const getOrder = defineCall({
  name: 'getOrder',
  method: 'GET',
  path: '/api/payment/{userId}/orders/{orderId}',
  audience: 'owner',
  summary: 'One order with its payment history.',
  params: z.object({ userId: z.string().max(64), orderId: z.string().max(64) }),
  output: orderSchema,
  status: 200,
  refusals: ['unauthenticated', 'forbidden', 'not_found'],
})

export const getReceipt = defineCall({
  name: 'getReceipt',
  method: 'GET',
  path: '/api/payment/{userId}/orders/{orderId}/receipt',
  audience: 'owner',
  summary: 'The receipt of a paid order, a page of A4.',
  params: z.object({ userId: z.string().max(64), orderId: z.string().max(64) }),
  download: { type: 'application/pdf' },
  output: z.never(),
  status: 200,
  refusals: ['unauthenticated', 'forbidden', 'not_found', 'not_paid', 'rate_limited'],
})

export const getCalendar = defineCall({
  name: 'getCalendar',
  method: 'GET',
  path: '/api/payment/{userId}/orders/{orderId}/calendar',
  audience: 'owner',
  summary: 'The days of a paid order as a calendar file (RFC 5545).',
  params: z.object({ userId: z.string().max(64), orderId: z.string().max(64) }),
  download: { type: 'text/calendar; charset=utf-8' },
  output: z.never(),
  status: 200,
  refusals: ['unauthenticated', 'forbidden', 'not_found', 'not_paid'],
})

export const listOrderEmails = defineCall({
  name: 'listOrderEmails',
  method: 'GET',
  path: '/api/payment/{userId}/orders/{orderId}/emails',
  audience: 'owner',
  summary: 'The emails about an order, oldest first, with masked addresses.',
  params: z.object({ userId: z.string().max(64), orderId: z.string().max(64) }),
  output: z.array(orderEmailSchema),
  status: 200,
  refusals: ['unauthenticated', 'forbidden', 'not_found'],
})
