import { inLanguage } from '@jatra/contract/values/language'
import type { OrderRecord, VisitorState } from './visitor-state.ts'

/** Where a payer comes back to: the page of the order, in the language of its account. A path. */
export function returnPage(
  { accounts }: Pick<VisitorState, 'accounts'>,
  { userId, order }: Pick<OrderRecord, 'userId' | 'order'>,
): string {
  return inLanguage(`/payment/return/${order._id}`, accounts.get(userId)?.language ?? 'en')
}
