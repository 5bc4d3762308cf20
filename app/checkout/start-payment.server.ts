import { processPayment, type PaymentBody } from '@jatra/contract/payment/endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import type { AppContext } from '~/server/context.server.ts'

/**
 * Places an order and answers where to pay it.
 * @param idempotencyKey the same for every try at one order
 * @throws DomainError as the API says it
 */
export async function startPayment(
  context: AppContext,
  body: PaymentBody,
  idempotencyKey: string,
): Promise<string> {
  const order = { params: { paymentType: body.paymentType }, body }
  const { url } = await context.api
    .call(processPayment, order, { idempotencyKey })
    .catch((error: unknown) => {
      // The order was changed since it was placed under this key: this is another order, and the first one expires.
      const changed = error instanceof DomainError && error.code === 'idempotency_mismatch'
      if (!changed) throw error
      return context.api.call(processPayment, order, { idempotencyKey: context.newId() })
    })
  return url
}
