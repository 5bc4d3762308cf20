import { isPriceGuaranteed } from '@jatra/contract/flight/hold'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { emailSubject, emailWords } from '@jatra/contract/whole-order/order-name'
import { describeOrder } from '../describe-order.ts'
import {
  facts,
  notice,
  text,
  type EmailContent,
  type EmailPart,
  type Row,
} from '../email-content.ts'
import type { Locale } from '../locale.ts'

/** @returns null when it has been paid or has ended meanwhile */
export function flightHeld(order: FlightOrder, locale: Locale): EmailContent | null {
  return waiting(order, locale, 'flight_held', locale.words.flight.held)
}

/** @returns null when it has been paid or has ended meanwhile */
export function holdReminder(order: FlightOrder, locale: Locale): EmailContent | null {
  return waiting(order, locale, 'hold_reminder', locale.words.flight.reminder)
}

/** @returns null for an order that did not end unpaid */
export function holdEnded(order: FlightOrder, locale: Locale): EmailContent | null {
  const { status, failure } = order.booking
  if (order.paymentStatus === 'pending' || order.paymentStatus === 'success') return null
  const { ticket, facts: rows, href } = describeOrder(order, locale)
  const { common, flight, payment } = locale.words
  const { holdEnded: words } = flight
  const goesBack = order.payments.some((paid) => paid.status === 'refund_due')
  const why = status === 'failed' && failure ? flight.failures[failure] : words.why
  return {
    subject: emailSubject('hold_ended', order, locale.language),
    preview: goesBack ? payment.previewGoesBack : words.nothingCharged,
    title:
      failure === 'hold_lapsed'
        ? words.lapsed
        : failure === 'released'
          ? words.released
          : words.notHeld,
    parts: [
      notice(`${why} ${goesBack ? payment.goesBack : words.nothingCharged}`),
      ticket,
      facts(...rows),
      text(words.bookAgain),
    ],
    button: { label: common.see, href },
    reason: common.reason,
  }
}

function waiting(
  order: FlightOrder,
  locale: Locale,
  kind: 'flight_held' | 'hold_reminder',
  { lead }: { lead: string },
): EmailContent | null {
  const { status, reference } = order.booking
  if (order.paymentStatus !== 'pending' || status !== 'held') return null
  const { ticket, facts: rows, price, href } = describeOrder(order, locale)
  const { common, flight } = locale.words
  const payBy = locale.inDhaka(order.expiresAt)
  const pnr: Row[] = reference ? [[common.pnr, reference]] : []
  return {
    ...emailWords(kind, order, locale.language),
    preview: flight.held.payByThen(payBy),
    parts: [
      notice(flight.held.payByThen(payBy)),
      text(lead),
      ticket,
      facts([flight.held.payBy, payBy], ...pnr, ...rows),
      price,
      aboutPrice(order, locale),
    ],
    button: { label: common.seeMineAndPay, href },
    reason: common.reason,
  }
}

function aboutPrice({ booking: { hold } }: FlightOrder, { words, inDhaka }: Locale): EmailPart {
  const { held } = words.flight
  if (hold && isPriceGuaranteed(hold)) return text(held.priceStays)
  const until = hold?.priceGuaranteedUntil
  return text(until ? held.priceStaysUntil(inDhaka(until)) : held.priceMayChange)
}
