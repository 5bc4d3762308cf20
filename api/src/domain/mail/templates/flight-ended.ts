import { formatDate } from '@jatra/contract/values/dates'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import type { Cancellation } from '@jatra/contract/order/cancellation'
import { endingCancellation } from '@jatra/contract/order/own-cancellations'
import { emailSubject } from '@jatra/contract/order/order-name'
import { isOrderRefund } from '@jatra/contract/order/refund'
import { nameOfWayBack } from '@jatra/contract/order/way-back'
import { formatBdt } from '@jatra/contract/values/money'
import { describeOrder } from '../describe-order.ts'
import { facts, notice, text, type EmailContent, type Row } from '../email-content.ts'
import { failureReasons } from './failure-reasons.ts'

/** Paid, and no ticket came of it. @returns null for a booking that did not end so */
export function flightFailed(order: FlightOrder, siteUrl: string): EmailContent | null {
  const { status, failure } = order.booking
  if (status !== 'failed' || failure === null) return null
  return {
    ...emailAbout(order, siteUrl, failureReasons[failure]),
    subject: emailSubject('flight_failed', order),
    title: 'There is no ticket, and your money goes back',
  }
}

/** @returns null for a booking that was not cancelled */
export function flightCancelled(order: FlightOrder, siteUrl: string): EmailContent | null {
  if (order.booking.status !== 'cancelled') return null
  const ending = endingCancellation(order.cancellations)
  if (ending) return cancelledByTraveler(order, ending, siteUrl)
  return {
    ...emailAbout(order, siteUrl, 'Your booking at the airline is cancelled.'),
    subject: emailSubject('flight_cancelled', order),
    title: 'Your flight is cancelled, and your money goes back',
  }
}

/** By the conditions of the fare, of which the airline kept its part. */
function cancelledByTraveler(
  order: FlightOrder,
  { refund, kept }: Cancellation,
  siteUrl: string,
): EmailContent {
  const parts = refund
    ? `Of the price ${formatBdt(refund)} go back the way they came. The airline keeps ${formatBdt(kept ?? 0)}, and we keep nothing.`
    : 'By the conditions of this fare the airline keeps the whole price, so nothing goes back.'
  return {
    ...emailAbout(
      order,
      siteUrl,
      'You cancelled this booking, and the airline has confirmed it.',
      parts,
    ),
    subject: emailSubject('flight_cancelled', order),
    title: refund
      ? 'You cancelled your flight, and your part goes back'
      : 'You cancelled your flight',
  }
}

const WHOLE_PRICE = 'You need not do anything: the whole price goes back the way it came.'

function emailAbout(order: FlightOrder, siteUrl: string, reason: string, back = WHOLE_PRICE) {
  const { ticket, facts: rows, href } = describeOrder(order, siteUrl)
  const refund = order.refunds.find(({ reason }) => isOrderRefund(reason))
  const rowsBack: Row[] = refund
    ? [
        ['Goes back to you', formatBdt(refund.amount)],
        ['Where to', nameOfWayBack(refund)],
        ['By', formatDate(refund.dueBy)],
      ]
    : []
  return {
    preview: refund ? `${formatBdt(refund.amount)} go back to you.` : reason,
    parts: [notice(reason), text(back), ticket, facts(...rowsBack, ...rows)],
    button: { label: 'See the booking', href },
    reason: 'You get this because this address was given for a booking.',
  }
}
