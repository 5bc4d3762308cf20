import { inLanguage } from '@jatra/contract/values/language'
import { eq } from 'drizzle-orm'
import { orders, users } from '../../db/schema.ts'
import type { PaymentDeps } from './payment-deps.ts'

/**
 * Where a payer comes back to: the page of the order, in the language of its account (decision 151), or in English where
 * the site does not speak that.
 */
export async function returnPage(
  { db, publicUrl, languages }: Pick<PaymentDeps, 'db' | 'publicUrl' | 'languages'>,
  orderId: string,
): Promise<string> {
  const [account] = await db
    .select({ language: users.language })
    .from(users)
    .innerJoin(orders, eq(orders.userId, users.id))
    .where(eq(orders.id, orderId))
  const language = languages.find((one) => one === account?.language) ?? 'en'
  return publicUrl + inLanguage(`/payment/return/${orderId}`, language)
}
