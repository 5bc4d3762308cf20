import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import type { Order } from '@jatra/contract/order/order'
import {
  bookingUnknown,
  notToRelease,
  seatsNotHeldYet,
  timeToPayOver,
} from '@jatra/contract/order/order-errors'
import { openPayment, releaseOrder } from '@jatra/contract/payment/endpoints'
import type { PaymentType } from '@jatra/contract/payment/payment'
import type { HttpHandler } from 'msw'
import type { Answer } from '../answer.ts'
import { payUrlOf, pendingAttempt, withOutcome } from '../fixtures/orders.ts'
import type { MockBackend } from '../mock-backend.ts'
import { bringUpToDate } from '../state/orders.ts'

/** Where an order that waits for its payment is paid. */
export function openPaymentHandlers(answer: Answer, backend: MockBackend): HttpHandler[] {
  return [
    answer(openPayment, ({ params, body, visitor, now }) => {
      bringUpToDate(visitor, now)
      const record = visitor.orders.get(params.orderId)
      if (record?.userId !== params.userId) throw bookingUnknown()
      const { order } = record
      if (order.paymentStatus !== 'pending') throw timeToPayOver()
      if (order.serviceType === 'flight' && order.booking.hold) {
        const open = { tranId: backend.newId(), paymentType: body.paymentType, now }
        record.order = withAttempt(order, open)
      }
      return { url: record.order.payUrl ?? '' }
    }),

    answer(releaseOrder, ({ params, visitor, now }) => {
      bringUpToDate(visitor, now)
      const record = visitor.orders.get(params.orderId)
      if (record?.userId !== params.userId) throw bookingUnknown()
      const { paymentStatus } = record.order
      if (paymentStatus === 'pending') record.order = released(record.order, now)
      else if (paymentStatus !== 'cancelled') throw notToRelease()
      return { paymentStatus: 'cancelled' as const }
    }),
  ]
}

function released(order: Order, now: number): Order {
  const ended = withOutcome(order, 'cancelled', now)
  if (ended.serviceType !== 'flight' || !ended.booking.hold) return ended
  return { ...ended, booking: { ...ended.booking, status: 'failed', failure: 'released' } }
}

/**
 * A held flight with an attempt by this payment option: the one that is open, or another.
 * @throws DomainError request_in_progress while the airline is asked
 */
function withAttempt(
  order: FlightOrder,
  { tranId, paymentType, now }: { tranId: string; paymentType: PaymentType; now: number },
): FlightOrder {
  if (order.booking.status !== 'held') {
    throw seatsNotHeldYet()
  }
  const open = order.payments.find(
    (one) => one.status === 'pending' && one.paymentType === paymentType,
  )
  if (open) return { ...order, payUrl: payUrlOf(open.tranId) }
  const createdAt = new Date(now).toISOString()
  const attempt = pendingAttempt({ tranId, paymentType, amount: order.price, createdAt })
  return {
    ...order,
    paymentType,
    payments: [...order.payments, attempt],
    payUrl: payUrlOf(tranId),
  }
}
