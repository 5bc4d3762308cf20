import { assertNotOwnBooking } from '@jatra/contract/account/duties'
import { applicationUnknown, handOverVisa, whyNotHandOver } from '@jatra/contract/visa/hand-over'
import type { HttpHandler } from 'msw'
import { accountOf, type Answer } from '../answer.ts'
import { bringUpToDate } from '../state/orders.ts'

/** Visa applications of all of the visitor's accounts, for staff. */
export function visaApplicationHandlers(answer: Answer): HttpHandler[] {
  return [
    answer(handOverVisa, (asked) => {
      const { visitor, now, params } = asked
      bringUpToDate(visitor, now)
      const record = visitor.orders.get(params.orderId)
      if (record?.order.serviceType !== 'visa') throw applicationUnknown()
      assertNotOwnBooking(record, accountOf(asked)._id)
      const { order } = record
      const { _id: orderId, bookingReference } = order
      if (order.handedOverAt) return { orderId, bookingReference, handedOverAt: order.handedOverAt }
      const refused = whyNotHandOver(order)
      if (refused) throw refused
      const handedOverAt = new Date(now).toISOString()
      record.order = { ...order, handedOverAt }
      return { orderId, bookingReference, handedOverAt }
    }),
  ]
}
