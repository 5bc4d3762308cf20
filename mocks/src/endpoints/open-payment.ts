import { bookingUnknown, notToRelease, timeToPayOver } from '@jatra/contract/order/order-errors'
import { openPayment, releaseOrder } from '@jatra/contract/payment/endpoints'
import type { HttpHandler } from 'msw'
import type { Answer } from '../answer.ts'
import { flightAt } from '../fixtures/flight-bookings.ts'
import { withOutcome } from '../fixtures/orders.ts'
import type { MockBackend } from '../mock-backend.ts'
import { openAttempt } from '../state/open-attempt.ts'
import { courseOf } from '../state/flight-course.ts'
import { bringUpToDate } from '../state/orders.ts'
import type { OrderRecord } from '../state/visitor-state.ts'

/** Where an order that waits for its payment is paid. */
export function openPaymentHandlers(answer: Answer, backend: MockBackend): HttpHandler[] {
  return [
    answer(openPayment, ({ params, body, visitor, now }) => {
      bringUpToDate(visitor, now)
      const record = visitor.orders.get(params.orderId)
      if (record?.userId !== params.userId) throw bookingUnknown()
      if (record.order.paymentStatus !== 'pending') throw timeToPayOver()
      return { url: openAttempt(record, { ...body, tranId: backend.newId(), now }) }
    }),

    answer(releaseOrder, ({ params, visitor, now }) => {
      bringUpToDate(visitor, now)
      const record = visitor.orders.get(params.orderId)
      if (record?.userId !== params.userId) throw bookingUnknown()
      const { paymentStatus } = record.order
      if (paymentStatus === 'pending') release(record, now)
      else if (paymentStatus !== 'cancelled') throw notToRelease()
      return { paymentStatus: 'cancelled' as const }
    }),
  ]
}

function release(record: OrderRecord, now: number): void {
  const { order } = record
  if (order.serviceType === 'flight' && order.booking.hold) {
    record.releasedAt = now
    record.order = flightAt(order, now, courseOf(record))
  } else record.order = withOutcome(order, 'cancelled', now)
}
