import fc from 'fast-check'
import { expect, it } from 'vitest'
import { instantAt } from '@jatra/contract/flight/airline-change'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import type { Order } from '@jatra/contract/whole-order/order'
import type { FlightReservation, Reservation } from '@jatra/contract/whole-order/reservation'
import { reservationsOf } from '@jatra/contract/whole-order/reservations'
import { verificationOf, type VerificationStatus } from '@jatra/contract/whole-order/verification'
import { isGone, withWhoIsLeft } from '@jatra/contract/whole-order/who-travels'
import { happenings, lifeOf } from './lives.ts'

const agency = { name: 'Padma Travels', phone: '+880 9600 654321' }
const url = 'https://jatra.test/app/account/bookings/flight/o1'

/** What the public check says, and what a mail program is to read then. */
const statesOf: Partial<Record<VerificationStatus, string[]>> = {
  ...{ paid: ['Confirmed'], ticketed: ['Confirmed'] },
  ...{ changed: ['Hold'], cancelling: ['Hold'] },
  ...{ over: ['Confirmed', 'Hold'], cancelled: ['Cancelled'], failed: ['Cancelled'] },
}

/** Each life is looked at once. */
const ofEachLife = (see: (of: Reservation[], order: Order, status: VerificationStatus) => void) =>
  fc.assert(
    fc.property(happenings, (all) => {
      const { order, now } = lifeOf(all)
      const { status } = verificationOf(order, now)
      see(reservationsOf(order, 'en', { agency, url, now }), order, status)
    }),
  )

const stateOf = ({ reservationStatus }: Reservation) =>
  reservationStatus.replace('http://schema.org/Reservation', '')
const isFlight = (one: Reservation): one is FlightReservation =>
  one['@type'] === 'FlightReservation'
const segmentsOf = (order: FlightOrder) =>
  order.productData.offer.itineraries.flatMap(({ segments }) => segments)

it('says of each traveller and flight, or of the nights of a package, what the public check says', () =>
  ofEachLife((reservations, order, status) => {
    if (order.paymentStatus !== 'success' || order.serviceType === 'visa') {
      expect(reservations).toEqual([])
      return
    }
    const states = statesOf[status] ?? []
    if (order.serviceType === 'holidays') {
      const { people } = (withWhoIsLeft(order) as typeof order).travelersData
      const numChildren = people.child + people.child2 + people.infants
      expect(reservations).toHaveLength(order.productData.package.duration > 1 ? 1 : 0)
      for (const one of reservations) {
        expect(states).toContain(stateOf(one))
        expect(one).toMatchObject({ numAdults: people.adults, numChildren })
      }
      return
    }
    const flights = reservations.filter(isFlight)
    const issued = order.booking.tickets.filter(({ number }) => number !== null)
    expect(flights).toHaveLength(issued.length * segmentsOf(order).length)
    for (const one of flights) {
      const { travelerId = '' } = issued.find(({ number }) => number === one.ticketNumber) ?? {}
      expect(isGone(order, travelerId) ? ['Cancelled'] : states).toContain(stateOf(one))
    }
  }))

it('has the instants of the flights, on the clocks of their airports', () =>
  ofEachLife((reservations, order) => {
    if (order.serviceType !== 'flight') return
    for (const { reservationFor: flight } of reservations.filter(isFlight)) {
      const segment = segmentsOf(order).find(({ number }) => number === flight.flightNumber)
      const { departure, arrival } = segment ?? {}
      if (!departure || !arrival) throw new Error('no such flight')
      expect(flight.departureTime.slice(0, 19)).toBe(departure.at)
      expect(Date.parse(flight.departureTime)).toBe(instantAt(departure))
      expect(Date.parse(flight.arrivalTime)).toBe(instantAt(arrival))
    }
  }))
