import { isPriceGuaranteed } from '@jatra/contract/flight/hold'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import type { OrderEmail } from '@jatra/contract/order/order-email'
import { emailSubject } from '@jatra/contract/order/order-name'
import { describeOrder, inDhaka } from '../describe-order.ts'
import {
  facts,
  notice,
  text,
  type EmailContent,
  type EmailPart,
  type Row,
} from '../email-content.ts'
import { failureReasons } from './failure-reasons.ts'

const REASON = 'You get this because this address was given for a booking.'

/** @returns null when it has been paid or has ended meanwhile */
export function flightHeld(order: FlightOrder, siteUrl: string): EmailContent | null {
  return waiting(order, siteUrl, {
    kind: 'flight_held',
    title: 'Your seats are held',
    lead: 'The airline keeps your seats without a payment until then. After that they are sold to others, and nothing is charged.',
  })
}

/** @returns null when it has been paid or has ended meanwhile */
export function holdReminder(order: FlightOrder, siteUrl: string): EmailContent | null {
  return waiting(order, siteUrl, {
    kind: 'hold_reminder',
    title: 'Pay soon to keep your seats',
    lead: 'Your seats are held, and not paid yet. After that time they are sold to others, and nothing is charged.',
  })
}

/** @returns null for an order that did not end unpaid */
export function holdEnded(order: FlightOrder, siteUrl: string): EmailContent | null {
  const { status, failure } = order.booking
  if (order.paymentStatus === 'pending' || order.paymentStatus === 'success') return null
  const { ticket, facts: rows, href } = describeOrder(order, siteUrl)
  const goesBack = order.payments.some((payment) => payment.status === 'refund_due')
  const why =
    status === 'failed' && failure
      ? failureReasons[failure]
      : 'The airline no longer keeps the seats.'
  return {
    subject: emailSubject('hold_ended', order),
    preview: goesBack ? 'Your money goes back to you in full.' : 'Nothing was charged.',
    title:
      failure === 'hold_lapsed'
        ? 'The time to pay is over, and your seats are no longer held'
        : failure === 'released'
          ? 'You released your seats'
          : 'We could not hold your seats',
    parts: [
      notice(
        goesBack
          ? `${why} Money arrived for this booking, and goes back to you in full.`
          : `${why} Nothing was charged.`,
      ),
      ticket,
      facts(...rows),
      text('You can book again from its page, while there are seats.'),
    ],
    button: { label: 'See the booking', href },
    reason: REASON,
  }
}

function waiting(
  order: FlightOrder,
  siteUrl: string,
  { kind, title, lead }: { kind: OrderEmail['kind']; title: string; lead: string },
): EmailContent | null {
  const { status, deadline, reference } = order.booking
  if (order.paymentStatus !== 'pending' || status !== 'held' || deadline === null) return null
  const { ticket, facts: rows, price, href } = describeOrder(order, siteUrl)
  const payBy = inDhaka(deadline)
  const pnr: Row[] = reference ? [['Airline’s reference (PNR)', reference]] : []
  return {
    subject: emailSubject(kind, order),
    preview: `Pay by ${payBy}.`,
    title,
    parts: [
      notice(`Pay by ${payBy}.`),
      text(lead),
      ticket,
      facts(['Pay by', payBy], ...pnr, ...rows),
      price,
      aboutPrice(order),
    ],
    button: { label: 'See my booking and pay', href },
    reason: REASON,
  }
}

function aboutPrice({ booking: { hold } }: FlightOrder): EmailPart {
  if (hold && isPriceGuaranteed(hold)) return text('The airline keeps this price until then.')
  const until = hold?.priceGuaranteedUntil
  const changes = 'If it changes, we give back what you paid and tell you the new price.'
  return text(
    until
      ? `The airline keeps this price until ${inDhaka(until)}. ${changes}`
      : `The airline may change this price before you pay. ${changes}`,
  )
}
