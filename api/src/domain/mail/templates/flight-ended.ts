import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { keptServiceFee, type Cancellation } from '@jatra/contract/order/cancellation'
import { endingCancellation } from '@jatra/contract/order/own-cancellations'
import { emailSubject } from '@jatra/contract/whole-order/order-name'
import { isOrderRefund } from '@jatra/contract/order/refund'
import { nameOfWayBack } from '@jatra/contract/order/way-back'
import { describeOrder } from '../describe-order.ts'
import { facts, notice, text, type EmailContent, type Row } from '../email-content.ts'
import type { Locale } from '../locale.ts'
import { withCalendar } from './with-calendar.ts'

/** Paid, but it could not be ticketed. @returns null for any other booking */
export function flightFailed(order: FlightOrder, locale: Locale): EmailContent | null {
  const { status, failure } = order.booking
  if (status !== 'failed' || failure === null) return null
  const { failures, ended } = locale.words.flight
  const content = {
    ...emailAbout(order, locale, failures[failure], priceBack(order, locale)),
    subject: emailSubject('flight_failed', order, locale.language),
    title: ended.failedTitle,
  }
  return withCalendar(content, order, locale.words.common.leavesCalendar)
}

/** @returns null for a booking that was not cancelled */
export function flightCancelled(order: FlightOrder, locale: Locale): EmailContent | null {
  if (order.booking.status !== 'cancelled') return null
  const ending = endingCancellation(order.cancellations)
  const content = ending
    ? cancelledByTraveler(order, ending, locale)
    : cancelledByAirline(order, locale)
  return withCalendar(content, order, locale.words.common.leavesCalendar)
}

function cancelledByAirline(order: FlightOrder, locale: Locale): EmailContent {
  const { ended } = locale.words.flight
  return {
    ...emailAbout(order, locale, ended.cancelled, priceBack(order, locale)),
    subject: emailSubject('flight_cancelled', order, locale.language),
    title: ended.cancelledTitle,
  }
}

/** The refund of a flight that is not flown as it was sold: less than the price where a part was refunded before. */
function priceBack(order: FlightOrder, { words, bdt }: Locale): string {
  const { ended, changed } = words.flight
  const refund = order.refunds.find(({ reason }) => isOrderRefund(reason))
  if (!refund) return changed.backAlready
  return refund.amount === order.price ? ended.wholePrice : ended.restOfPrice(bdt(refund.amount))
}

/** By the fare conditions, by which the airline kept its fee, and we perhaps ours. */
function cancelledByTraveler(
  order: FlightOrder,
  { refund, kept, lines }: Cancellation,
  locale: Locale,
): EmailContent {
  const { ended } = locale.words.flight
  const serviceFee = keptServiceFee(lines)
  const fee = serviceFee > 0 ? locale.bdt(serviceFee) : null
  const parts = refund
    ? ended.part(locale.bdt(refund), locale.bdt((kept ?? 0) - serviceFee), fee)
    : ended.nothing(fee)
  return {
    ...emailAbout(order, locale, ended.byYou, parts),
    subject: emailSubject('flight_cancelled', order, locale.language),
    title: refund ? ended.byYouTitle : ended.byYouForNothingTitle,
  }
}

function emailAbout(order: FlightOrder, locale: Locale, reason: string, back: string) {
  const { ticket, facts: rows, href } = describeOrder(order, locale)
  const { common, flight } = locale.words
  const refund = order.refunds.find(({ reason }) => isOrderRefund(reason))
  const rowsBack: Row[] = refund
    ? [
        [common.goesBack, locale.bdt(refund.amount)],
        [common.whereTo, nameOfWayBack(refund, locale.language)],
        [common.by, locale.date(refund.dueBy)],
      ]
    : []
  return {
    preview: refund ? flight.ended.preview(locale.bdt(refund.amount)) : reason,
    parts: [notice(reason), text(back), ticket, facts(...rowsBack, ...rows)],
    button: { label: common.see, href },
    reason: common.reason,
  }
}
