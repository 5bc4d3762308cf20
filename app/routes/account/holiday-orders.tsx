import { EmptyState } from '@jatra/design-system/empty-state'
import { NoOrders } from '@jatra/design-system/illustrations'
import { messages } from '~/messages/index.ts'
import { scene } from '~/shell/shell.css.ts'

/** Holidays cannot be reserved yet, so nobody has any. */
export default function HolidayOrders() {
  return <EmptyState title={messages.account.noHolidays} picture={<NoOrders className={scene} />} />
}
