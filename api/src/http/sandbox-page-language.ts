import { languageAsked } from '@jatra/contract/http/accept-language'
import type { Language } from '@jatra/contract/values/language'
import type { Context } from 'hono'
import { payerLanguageOf, type PayerLanguageDeps } from '../domain/payments/return-page.ts'

/** The language of a gateway's page: the payer's, or the browser's where the transaction is none of ours. */
export async function paymentPageLanguage(
  deps: PayerLanguageDeps,
  c: Context,
  tranId: string | undefined,
): Promise<Language> {
  const ofPayer = tranId === undefined ? null : await payerLanguageOf(deps, tranId)
  const asked = languageAsked(c.req.raw.headers)
  return ofPayer ?? deps.languages.find((one) => one === asked) ?? 'en'
}
