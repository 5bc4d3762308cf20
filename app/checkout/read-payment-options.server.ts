import { DomainError } from '@jatra/contract/http/problem'
import { listPaymentOptions, type PaymentOption } from '@jatra/contract/payment/option-endpoint'
import type { AppContext } from '~/server/context.server.ts'

/** The state of the payment options; none when it could not be read, since a page works without it. */
export async function readPaymentOptions({ api }: AppContext): Promise<PaymentOption[]> {
  try {
    return await api.call(listPaymentOptions, {})
  } catch (error) {
    if (error instanceof DomainError) return []
    throw error
  }
}
