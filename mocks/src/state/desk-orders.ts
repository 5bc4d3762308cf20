import type { DeskAccount } from '@jatra/contract/desk/found-order'
import type { ReceivedPayment, SupplierMoves } from '@jatra/contract/desk/timeline'
import type { PaymentBody } from '@jatra/contract/whole-order/checkout-endpoints'
import type { Order } from '@jatra/contract/whole-order/order'
import { fullName } from '@jatra/contract/traveler/person-name'
import { textDigest } from '@jatra/contract/values/text-digest'
import { demoAccounts } from '../accounts.ts'
import type { RequestContext } from '../answer.ts'
import { stepsOf } from '../fixtures/flight-bookings.ts'
import type { MockBackend } from '../mock-backend.ts'
import { courseOf } from './cancellations.ts'
import { bringUpToDate } from './orders.ts'
import { seedOrders, userIdOf } from './seed.ts'
import type { OrderRecord, VisitorState } from './visitor-state.ts'

/** The orders of all of the visitor's accounts, with the earlier ones of every demo account. */
export function allOrders(
  backend: MockBackend,
  { visitor, now }: Pick<RequestContext, 'visitor' | 'now'>,
): ReadonlyMap<string, OrderRecord> {
  for (const account of demoAccounts) seedOrders(backend, visitor, userIdOf(account))
  bringUpToDate(visitor, now)
  return visitor.orders
}

/** The account of an order, also of one that is deleted. */
export function deskAccountOf({ accounts }: VisitorState, userId: string): DeskAccount {
  const user = accounts.get(userId)?.user
  if (!user) {
    const userName = `deleted-${userId}`
    return { _id: userId, userName, name: null, email: `${userName}@deleted.invalid`, phone: null }
  }
  const { _id, userName, name, email, phone } = user
  return { _id, userName, name, email, phone }
}

/** Whom the emails of a new order go to. */
export function contactOf(body: PaymentBody, order: Order): Contact {
  const { name, phone } = contactOfOrder(order)
  const isHoliday = order.serviceType === 'holidays'
  return { name: isHoliday ? name : body.firstName, email: body.email, phone }
}

/** The same of any order; of a demo account's earlier one, the first traveller. */
export const contactIn = ({ order, contact }: OrderRecord): Contact =>
  contact ?? contactOfOrder(order)

type Contact = NonNullable<OrderRecord['contact']>

function contactOfOrder({ travelersData }: Order): Contact {
  if ('address' in travelersData) {
    const { address } = travelersData
    return { name: fullName(address), email: address.email, phone: address.number }
  }
  const [first] = travelersData.travelers
  if (!first) return { name: '', email: '', phone: '' }
  return { name: fullName(first), email: first.email, phone: first.phone }
}

/** What the gateways took, as the prototype's gateway names it. */
export function receivedOf({ order, suspected }: OrderRecord): ReceivedPayment[] {
  return order.payments.flatMap(({ tranId, amount, status, settledAt }) => {
    const held = suspected?.tranId === tranId ? new Date(suspected.at).toISOString() : null
    const outcome = outcomes[status]
    const receivedAt = held ?? settledAt
    if (receivedAt === null || !(held || outcome)) return []
    const id = textDigest(tranId).toString(16).toUpperCase()
    const gatewayReference = `SANDBOX-${tranId}`
    return [{ id, tranId, gatewayReference, amount, outcome: outcome ?? 'held', receivedAt }]
  })
}

const outcomes: Partial<Record<string, 'settled' | 'refund_due'>> = {
  success: 'settled',
  refund_due: 'refund_due',
}

/** What happened at the airline of a flight; null of any other order. */
export function supplierMovesOf(record: OrderRecord, now: number): SupplierMoves | null {
  const { order } = record
  if (order.serviceType !== 'flight') return null
  const steps = stepsOf(order, now, courseOf(record))
  const firstAt = (is: (state: (typeof steps)[number]['state']) => boolean) => {
    const step = steps.find(({ state }) => is(state))
    return step ? new Date(step.at).toISOString() : null
  }
  const paidAt = order.booking.hold ? firstAt(({ paid }) => paid) : null
  const answered = order.booking.answeredChanges.map((one, index) => ({
    decision: one.decision,
    at: firstAt(({ answeredChanges }) => answeredChanges.length > index) ?? order.createdAt,
  }))
  return {
    supplier: order.booking.supplier,
    askedAt: firstAt(({ status }) => status !== 'none'),
    paidAt,
    tickets: order.booking.tickets.flatMap(({ travelerId, number }) => {
      const issuedAt = firstAt(({ tickets }) =>
        tickets.some((one) => one.travelerId === travelerId),
      )
      return number && issuedAt ? [{ travelerId, number, issuedAt }] : []
    }),
    answeredChanges: answered,
  }
}
