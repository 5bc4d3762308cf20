import { EmptyState } from '@jatra/design-system/empty-state'
import { messages } from '~/messages/index.ts'

/** Visas cannot be applied for yet, so nobody has any. */
export default function VisaOrders() {
  return <EmptyState title={messages.account.noVisas} />
}
