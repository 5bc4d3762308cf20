import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { emailSubject } from '@jatra/contract/order/order-name'
import { describeOrder } from '../describe-order.ts'
import { facts, text, type EmailContent, type Row } from '../email-content.ts'

/** The tickets: the airline's reference and a number for each traveller. @returns null when they are not there */
export function flightTicketed(order: FlightOrder, siteUrl: string): EmailContent | null {
  const { status, reference, tickets } = order.booking
  if (status !== 'ticketed' || reference === null) return null
  const { ticket, facts: rows, price, href } = describeOrder(order, siteUrl, 'Paid, BDT')
  const numbers = order.travelersData.travelers.map((traveler): Row => {
    const issued = tickets.find(({ travelerId }) => travelerId === traveler.travelerId)
    return [`${traveler.title} ${traveler.firstName} ${traveler.lastName}`, issued?.number ?? '']
  })
  return {
    subject: emailSubject('flight_ticketed', order),
    preview: `You are booked. The airline’s reference is ${reference}.`,
    title: 'You are booked',
    parts: [
      text(
        'The airline has issued your tickets. Keep this email: it has all that you need to check in.',
      ),
      ticket,
      facts(['Airline’s reference (PNR)', reference], ...numbers, ...rows),
      price,
    ],
    button: { label: 'See my booking', href },
    reason: 'You get this because this address was given for a booking.',
  }
}
