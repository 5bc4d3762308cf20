import { listOrderEmails } from '@jatra/contract/order/endpoints'
import { todayInDhaka } from '@jatra/contract/values/dates'
import type { Order } from '@jatra/contract/order/order'
import { DomainError } from '@jatra/contract/http/problem'
import type { AppContext } from '~/server/context.server.ts'
import { formatDate, formatTime } from '~/messages/format.ts'
import { orders } from '~/messages/orders.ts'

const copy = orders.emails

/** What was mailed about an order, ready-made; null when that cannot be asked just now. */
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
    // The order itself is there to be read.
    if (error instanceof DomainError) return null
    throw error
  }
}
