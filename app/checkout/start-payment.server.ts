import { processPayment, type PaymentBody } from '@jatra/contract/whole-order/checkout-endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import type { AppContext } from '~/server/context.server.ts'
import { keepOrderKey } from './order-key.server.ts'

/** The request of a form, as far as a checkout needs it. */
interface Sent {
  request: Request
  context: Pick<AppContext, 'api' | 'session' | 'byScript'>
}

/**
 * Places an order and answers where to pay it. A form that was changed since its order was placed replaces that order.
 * @param idempotencyKey the same for every try of one form
 * @throws DomainError as the API says it
 */
export async function startPayment(
  { request, context }: Sent,
  body: PaymentBody,
  idempotencyKey: string,
): Promise<{ url: string; orderId: string }> {
  keepOrderKey(context, request, idempotencyKey)
  const place = (replaces?: string) =>
    context.api.call(
      processPayment,
      { params: { paymentType: body.paymentType }, query: { replaces }, body },
      { idempotencyKey },
    )
  return place().catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.code !== 'idempotency_mismatch') throw error
    if (error.orderId === undefined) throw error
    return place(error.orderId)
  })
}
