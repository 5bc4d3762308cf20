import { fullName } from '@jatra/contract/traveler/person-name'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { travelersLeft } from '@jatra/contract/whole-order/who-travels'
import { emailWords } from '@jatra/contract/whole-order/order-name'
import { describeOrder } from '../describe-order.ts'
import { facts, text, type EmailContent, type Row } from '../email-content.ts'
import type { Locale } from '../locale.ts'

/** The tickets: the airline's reference and a number for each traveller. @returns null when they are not there */
export function flightTicketed(order: FlightOrder, locale: Locale): EmailContent | null {
  const { status, reference, tickets } = order.booking
  if (status !== 'ticketed' || reference === null) return null
  const { common, flight } = locale.words
  const { ticket, facts: rows, price, href } = describeOrder(order, locale, common.paid)
  const numbers = travelersLeft(order).map((traveler): Row => {
    const issued = tickets.find(({ travelerId }) => travelerId === traveler.travelerId)
    return [`${traveler.title} ${fullName(traveler)}`, issued?.number ?? '']
  })
  return {
    ...emailWords('flight_ticketed', order, locale.language),
    preview: flight.ticketed.preview(reference),
    parts: [
      text(flight.ticketed.text),
      ticket,
      facts([common.pnr, reference], ...numbers, ...rows),
      price,
    ],
    button: { label: common.seeMine, href },
    reason: common.reason,
    filesOf: order,
  }
}
