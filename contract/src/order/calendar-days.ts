import type { Order } from './order.ts'

/** Whether an order has days that belong in a calendar; an application has them only when something is to be done by a day. */
export function hasCalendar(order: Order): boolean {
  if (order.serviceType !== 'visa') return true
  const { deliveryDate, documentsDueDate } = order.travelersData
  return deliveryDate !== null || documentsDueDate !== null
}
