import { bookingUnknown, notToRelease, timeToPayOver } from '@jatra/contract/order/order-errors'
import { openPayment, releaseOrder } from '@jatra/contract/whole-order/checkout-endpoints'
import type { HttpHandler } from 'msw'
import type { Answer } from '../answer.ts'
import type { MockBackend } from '../mock-backend.ts'
import { openAttempt } from '../state/open-attempt.ts'
import { bringUpToDate } from '../state/orders.ts'
import { release } from '../state/release-order.ts'

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
