import { expect, it } from 'vitest'
import type { Itinerary } from '@jatra/contract/flight/flight'
import type { Order } from '@jatra/contract/whole-order/order'
import { viewChange, viewFlights } from './change-view.server.ts'

const NOW = Date.parse('2026-11-20T12:00:00+06:00')

/** A flight for ৳7,200 by bKash that the airline cancelled, with this much refunded before. */
const takenOut = (...amounts: number[]) =>
  ({
    ...{ serviceType: 'flight', price: 7_200, paymentType: 'bkash', cancellations: [] },
    booking: { status: 'change_pending', change: { id: 'c', before: [], after: [] } },
    payments: [{ status: 'success', paymentType: 'bkash' }],
    refunds: amounts.map((amount) => ({ amount, reason: 'goodwill' })),
  }) as unknown as Order

it.each([
  [takenOut(), 'You get ৳7,200 back by bKash, on 23 Nov 2026 at the latest.'],
  [takenOut(500, 200), 'You get ৳6,500 back by bKash, on 23 Nov 2026 at the latest.'],
  [takenOut(7_200), 'All that you paid is on its way back already, or with you.'],
])('whoever cancels is told what is left of the price', (order, refund) => {
  expect(viewChange(order, NOW)).toMatchObject({ refund })
})

it.each([
  ['2026-12-23T23:25:00', '23 Dec 2026'],
  ['2026-12-24T01:55:00', '23 Dec 2026, arrives 24 Dec 2026'],
])('a flight that lands at %s is of %s', (landsAt, date) => {
  const segment = {
    ...{ carrierCode: 'BS', number: '141' },
    departure: { iataCode: 'DAC', at: '2026-12-23T22:20:00' },
    arrival: { iataCode: 'BKK', at: landsAt },
  }
  const flights = viewFlights({ duration: 'PT2H35M', segments: [segment] } as unknown as Itinerary)
  expect(flights).toMatchObject([{ flight: 'BS 141', date }])
})
