import { assertNotOwnBooking } from '@jatra/contract/account/duties'
import {
  applicationUnknown,
  handOverVisa,
  undoHandOver,
  whyNotHandOver,
  whyNotUndoHandOver,
} from '@jatra/contract/visa/hand-over'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import type { HttpHandler } from 'msw'
import { accountOf, type Answer, type EndpointContext } from '../answer.ts'
import { bringUpToDate } from '../state/orders.ts'
import { recordAct } from '../state/staff-acts.ts'
import type { OrderRecord } from '../state/visitor-state.ts'

/** Visa applications of all of the visitor's accounts, for staff. */
export function visaApplicationHandlers(answer: Answer): HttpHandler[] {
  return [
    answer(handOverVisa, (asked) => {
      const { now, body } = asked
      const { record, order } = applicationIn(asked)
      if (order.handedOverAt) return shown(order)
      const refused = whyNotHandOver(order, body.reason ?? null)
      if (refused) throw refused
      const at = new Date(now).toISOString()
      recordAct(asked, record, { action: 'visa.handed_over', subject: order._id })
      return shown(move(record, { ...order, handedOverAt: at }, { kind: 'visa_handed_over', at }))
    }),

    answer(undoHandOver, (asked) => {
      const { now } = asked
      const { record, order } = applicationIn(asked)
      if (!order.handedOverAt) return shown(order)
      const refused = whyNotUndoHandOver(order, order.handedOverAt, now)
      if (refused) throw refused
      const at = new Date(now).toISOString()
      recordAct(asked, record, { action: 'visa.hand_over_undone', subject: order._id })
      const undone = { ...order, handedOverAt: null }
      return shown(move(record, undone, { kind: 'visa_hand_over_undone', at }))
    }),
  ]
}

/** @throws DomainError not_found, forbidden for an application of their own */
function applicationIn(
  asked: Pick<EndpointContext<typeof undoHandOver>, 'visitor' | 'now' | 'params' | 'user'>,
) {
  const { visitor, now, params } = asked
  bringUpToDate(visitor, now)
  const record = visitor.orders.get(params.orderId)
  if (record?.order.serviceType !== 'visa') throw applicationUnknown()
  assertNotOwnBooking(record, accountOf(asked)._id)
  return { record, order: record.order }
}

/** Moves an application, of which its traveller is told. */
function move(
  record: OrderRecord,
  order: VisaOrder,
  email: NonNullable<OrderRecord['handOvers']>[number],
): VisaOrder {
  record.order = order
  record.handOvers = [...(record.handOvers ?? []), email]
  return order
}

const shown = ({ _id: orderId, bookingReference, handedOverAt }: VisaOrder) => ({
  orderId,
  bookingReference,
  handedOverAt,
})
