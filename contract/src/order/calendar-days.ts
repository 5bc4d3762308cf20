import { visaDays } from '../visa/visa-stage.ts'
import type { Order } from './order.ts'
import { bookingStatus } from './order-status.ts'

/**
 * Whether a paid order has days that belong in a calendar. What was cancelled or does not take place has none, and an
 * application only while something is to be done by a day.
 */
export function hasCalendar(order: Order): boolean {
  if (bookingStatus(order) === 'CANCEL') return false
  if (order.serviceType !== 'visa') return true
  const { pickUp, documents } = visaDays(order)
  return pickUp !== null || documents !== null
}
