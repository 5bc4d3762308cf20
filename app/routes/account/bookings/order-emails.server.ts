import { listOrderEmails } from '@jatra/contract/whole-order/endpoints'
import { todayInDhaka } from '@jatra/contract/values/dates'
import type { Order } from '@jatra/contract/whole-order/order'
import { DomainError } from '@jatra/contract/http/problem'
import type { AppContext } from '~/server/context.server.ts'
import { formatDate, formatTime } from '~/messages/format.ts'
import { orders } from '~/messages/orders.ts'

const copy = orders.emails

/** The emails about an order, ready to show; null when they cannot be read now. */
export async function viewOrderEmails(order: Order, context: AppContext) {
  const params = { userId: context.session.user?._id ?? '', orderId: order._id }
  try {
    const emails = await context.api.call(listOrderEmails, { params })
    return emails.map(({ kind, to, status, at }) => ({
      what: copy.kinds[kind],
      to,
      state: copy.states[status](`${formatDate(todayInDhaka(Date.parse(at)))}, ${formatTime(at)}`),
    }))
  } catch (error) {
    // The page can show the order without them.
    if (error instanceof DomainError) return null
    throw error
  }
}
