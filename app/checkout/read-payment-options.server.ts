import { DomainError } from '@jatra/contract/http/problem'
import { listPaymentOptions, type PaymentOption } from '@jatra/contract/payment/option-endpoint'
import type { AppContext } from '~/server/context.server.ts'

/** How the payment options stand; none when that could not be read, for a page does without. */
export async function readPaymentOptions({ api }: AppContext): Promise<PaymentOption[]> {
  try {
    return await api.call(listPaymentOptions, {})
  } catch (error) {
    if (error instanceof DomainError) return []
    throw error
  }
}
