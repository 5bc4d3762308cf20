import { inLanguage } from '@jatra/contract/values/language'
import { payerLanguage, type PayerLanguageDeps } from './payer-language.ts'
import type { PaymentDeps } from './payment-deps.ts'

/** The page that a payer returns to: the order's, in their language. */
export async function returnPage(
  deps: PayerLanguageDeps & Pick<PaymentDeps, 'publicUrl'>,
  orderId: string,
): Promise<string> {
  const language = await payerLanguage(deps, orderId)
  return deps.publicUrl + inLanguage(`/payment/return/${orderId}`, language)
}
