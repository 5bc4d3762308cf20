import { inLanguage, type Language } from '@jatra/contract/values/language'
import type { PaymentDeps } from './payment-deps.ts'
import { eq } from 'drizzle-orm'
import { orders, users } from '../../db/schema.ts'
import { findAttempt } from '../orders/find-attempt.ts'

/** The page that a payer returns to: the order's, in their language. */
export async function returnPage(
  deps: PayerLanguageDeps & Pick<PaymentDeps, 'publicUrl'>,
  orderId: string,
): Promise<string> {
  const language = await payerLanguage(deps, orderId)
  return deps.publicUrl + inLanguage(`/payment/return/${orderId}`, language)
}

export type PayerLanguageDeps = Pick<PaymentDeps, 'db' | 'languages'>

/**
 * The language of the order's account, or English when the site does not have it. The gateway does not pass on the page
 * that a payer came from.
 */
export async function payerLanguage(
  { db, languages }: PayerLanguageDeps,
  orderId: string,
): Promise<Language> {
  const [account] = await db
    .select({ language: users.language })
    .from(users)
    .innerJoin(orders, eq(orders.userId, users.id))
    .where(eq(orders.id, orderId))
  return languages.find((one) => one === account?.language) ?? 'en'
}

/** The same by a gateway's transaction id; null when it is not ours. */
export async function payerLanguageOf(
  deps: PayerLanguageDeps,
  tranId: string,
): Promise<Language | null> {
  const attempt = await findAttempt(deps.db, tranId)
  return attempt ? payerLanguage(deps, attempt.orderId) : null
}
