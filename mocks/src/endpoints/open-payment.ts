import { DomainError } from '@jatra/contract/http/problem'
import { openPayment } from '@jatra/contract/payment/endpoints'
import type { HttpHandler } from 'msw'
import type { Answer } from '../answer.ts'
import { settleOverdue } from '../state/orders.ts'

/** Where an order that waits for its payment is paid. */
export function openPaymentHandlers(answer: Answer): HttpHandler[] {
  return [
    answer(openPayment, ({ params, visitor, now }) => {
      settleOverdue(visitor, now)
      const record = visitor.orders.get(params.orderId)
      if (record?.userId !== params.userId)
        throw new DomainError('not_found', 'This booking is not there.')
      const { payUrl } = record.order
      if (payUrl === null)
        throw new DomainError('session_expired', 'The time to pay for this booking is over.')
      return { url: payUrl }
    }),
  ]
}
