import { EmptyState } from '@jatra/design-system/empty-state'
import { NoOrders } from '@jatra/design-system/illustrations'
import { messages } from '~/messages/index.ts'
import { scene } from '~/shell/shell.css.ts'

/** Visas cannot be applied for yet, so nobody has any. */
export default function VisaOrders() {
  return <EmptyState title={messages.account.noVisas} picture={<NoOrders className={scene} />} />
}
