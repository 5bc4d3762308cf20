import { assertNotOwnBooking } from '@jatra/contract/account/duties'
import {
  confirmHoliday,
  holidayUnknown,
  isNewConfirmation,
  referencesIn,
} from '@jatra/contract/holiday/confirm-holiday'
import { checkHolidayTraveler } from '@jatra/contract/holiday/holiday-traveler'
import { saveHolidayTraveler } from '@jatra/contract/holiday/traveler-endpoint'
import { placesToName } from '@jatra/contract/holiday/traveler-places'
import { bookingUnknown } from '@jatra/contract/order/order-errors'
import { DomainError } from '@jatra/contract/http/problem'
import { orderInLanguage } from '@jatra/contract/whole-order/order-in-language'
import { assertVoucher, getVoucher, voucherHeaders } from '@jatra/contract/whole-order/voucher'
import type { HttpHandler } from 'msw'
import { accountOf, type Answer } from '../answer.ts'
import type { MockBackend } from '../mock-backend.ts'
import { nameTraveler } from '../state/holiday-travelers.ts'
import { accountIn } from '../state/accounts.ts'
import { bringUpToDate, shownToTraveler } from '../state/orders.ts'
import { recordAct } from '../state/staff-acts.ts'
import { recordIn } from './orders.ts'

/** Who travels on a holiday, and what staff do for it. */
export function holidayHandlers(answer: Answer, backend: MockBackend): HttpHandler[] {
  return [
    answer(saveHolidayTraveler, (asked) => {
      const record = recordIn(asked)
      if (record.order.serviceType !== 'holidays') throw bookingUnknown()
      const { position } = asked.params
      const named = checkHolidayTraveler(record.order, position, asked.body, asked.now)
      const order = nameTraveler(record, record.order, named)
      return {
        traveler: named.shown,
        missing: placesToName(order).map((place) => place.position),
      }
    }),

    answer(getVoucher, async (asked) => {
      const { language } = accountIn(asked.visitor, asked.params.userId)
      const order = orderInLanguage(language, shownToTraveler(recordIn(asked).order))
      assertVoucher(order)
      if (!backend.drawVoucher) throw new DomainError('provider_unavailable', 'receiptNotDrawn')
      const file = await backend.drawVoucher(order, language, asked.request.signal)
      for (const [name, value] of Object.entries(voucherHeaders(order)))
        asked.headers.set(name, value)
      return file
    }),

    answer(confirmHoliday, (asked) => {
      const { visitor, now, params, body } = asked
      bringUpToDate(visitor, now)
      const record = visitor.orders.get(params.orderId)
      if (record?.order.serviceType !== 'holidays') throw holidayUnknown()
      assertNotOwnBooking(record, accountOf(asked)._id)
      const { order } = record
      const references = referencesIn(body)
      const at = new Date(now).toISOString()
      if (isNewConfirmation(order, references, now)) {
        record.order = { ...order, confirmation: { at, ...references } }
        const subject = order._id
        recordAct(asked, record, { action: 'holiday.confirmed', subject, details: references })
      }
      const { _id: orderId, bookingReference } = order
      return { orderId, bookingReference, confirmedAt: order.confirmation?.at ?? at }
    }),
  ]
}
