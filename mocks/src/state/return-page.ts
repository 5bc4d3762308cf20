import { inLanguage, type Language } from '@jatra/contract/values/language'
import type { OrderRecord, VisitorState } from './visitor-state.ts'

type Accounts = Pick<VisitorState, 'accounts'>
type Owned = Pick<OrderRecord, 'userId'>

/** The language of the account that an order is of, which is the payer's. */
export const payerLanguage = ({ accounts }: Accounts, { userId }: Owned): Language =>
  accounts.get(userId)?.language ?? 'en'

/** The path of the page that a payer returns to: the order's, in their language. */
export function returnPage(visitor: Accounts, record: Owned & Pick<OrderRecord, 'order'>): string {
  return inLanguage(`/payment/return/${record.order._id}`, payerLanguage(visitor, record))
}
