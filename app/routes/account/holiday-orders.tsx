import { EmptyState } from '@jatra/design-system/empty-state'
import { messages } from '~/messages/index.ts'

/** Holidays cannot be reserved yet, so nobody has any. */
export default function HolidayOrders() {
  return <EmptyState title={messages.account.noHolidays} />
}
