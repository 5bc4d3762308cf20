import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { CancellationChoice } from '@jatra/contract/order/cancellation'
import {
  cancelOrder,
  decideAirlineChange,
  quoteCancellation,
} from '@jatra/contract/whole-order/endpoints'
import { createLogger } from '@jatra/contract/observability/logging'
import { HOUR_MS } from '@jatra/contract/values/time-units'
import type { OutgoingEmail } from '../../providers/mail/mail-provider.ts'
import { readAnyOrder, signUp } from '../../testing/booking.ts'
import { fakeSslCommerz } from '../../testing/fake-sslcommerz.ts'
import { holidayPaymentFor, insertPackage, reserve } from '../../testing/holidays.ts'
import { startPaid } from '../../testing/paid-flight.ts'
import { readReservations } from '../../testing/read-reservations.ts'
import { createTestApi, TEST_SITE } from '../../testing/test-api.ts'
import { startTicketed } from '../../testing/ticketed.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { decideCancellation } from '../cancellations/decide-cancellation.ts'
import { defaultLimits } from '../limits.ts'

const database = useTestDatabase()

const states = (email: OutgoingEmail | undefined) =>
  readReservations(email ?? { html: '' }).map(({ reservationStatus, underName, ...rest }) => [
    underName.name,
    rest['@type'] === 'FlightReservation' ? rest.reservationFor.departureTime : rest.checkinDate,
    reservationStatus.replace('http://schema.org/Reservation', ''),
  ])
const about = (emails: OutgoingEmail[], subject: string) =>
  emails.find((email) => email.subject.startsWith(subject))
const files = (email: OutgoingEmail | undefined) =>
  email?.attachments.map(({ type }) => type.split(';')[0])
const NINE = '2026-12-01T09:00:00+06:00'
const NEXT_DAY = '2026-12-02T00:30:00+06:00'

describe('what mail programs read of a flight', () => {
  it('is a reservation for each traveller, from the tickets on', async () => {
    const { api, pass, read, orderId } = await startPaid(database)
    await pass(0)
    await pass(0)
    expect(api.emails.slice(0, -1).flatMap(readReservations)).toEqual([])
    const { booking, createdAt } = await read()
    const email = api.emails.at(-1)
    const ticketNumber = booking.tickets[0]?.number
    const url = `${TEST_SITE}/app/account/bookings/flight/${orderId}`
    expect(readReservations(email ?? { html: '' })).toEqual([
      {
        '@context': 'http://schema.org',
        '@type': 'FlightReservation',
        ...{ reservationNumber: booking.reference, reservationId: booking.reference },
        reservationStatus: 'http://schema.org/ReservationConfirmed',
        underName: { '@type': 'Person', name: 'Rahima Khatun' },
        ...{ bookingTime: createdAt, modifiedTime: new Date(api.now).toISOString() },
        bookingAgent: {
          ...{ '@type': 'TravelAgency', name: 'Padma Travels', telephone: '+880 9600 654321' },
        },
        ...{ url, modifyReservationUrl: url },
        ...{ ticketNumber, reservedTicket: { '@type': 'Ticket', ticketNumber } },
        reservationFor: {
          ...{ '@type': 'Flight', flightNumber: '433' },
          airline: { '@type': 'Airline', name: 'Biman Bangladesh Airlines', iataCode: 'BG' },
          provider: { '@type': 'Airline', name: 'Biman Bangladesh Airlines', iataCode: 'BG' },
          departureAirport: {
            ...{ '@type': 'Airport', iataCode: 'DAC' },
            name: 'Hazrat Shahjalal International Airport',
          },
          departureTime: NINE,
          arrivalAirport: { '@type': 'Airport', iataCode: 'CXB', name: "Cox's Bazar Airport" },
          arrivalTime: '2026-12-01T10:05:00+06:00',
        },
      },
    ])
  })

  it('is cancelled for those who leave, and for all in the end', async () => {
    const { api, read, quote, cancel, pass } = await startTicketed(database, { adults: 2 })
    const [first, second] = (await read()).travelersData.travelers
    const names = [first, second].map((one) => `${one?.firstName} ${one?.lastName}`)
    const { quoteId } = await quote({ travelerIds: [first?.travelerId ?? ''] })
    await cancel(quoteId)
    await pass()
    // It waits for a colleague, and nothing has changed yet.
    expect(states(api.emails.splice(0)[0])).toEqual(names.map((name) => [name, NINE, 'Confirmed']))
    const deps = { db: database.db, jobs: database.jobs, clock: () => api.now, newId: randomUUID }
    await decideCancellation(
      { ...deps, log: createLogger(() => undefined), limits: defaultLimits },
      quoteId,
      { do: 'approve', refund: null },
      'rahima',
    )
    await pass()
    const email = about(api.emails, 'Cancelled for some')
    expect(states(email)).toEqual([
      [names[0], NINE, 'Cancelled'],
      [names[1], NINE, 'Confirmed'],
    ])
    expect(files(email)).toEqual(['application/pdf', 'text/calendar'])
  })

  it('is cancelled with the booking, also in the emails about its refund', async () => {
    const { api, quote, cancel, pass } = await startTicketed(database)
    await cancel((await quote()).quoteId)
    await pass()
    await pass()
    expect(api.emails.length).toBeGreaterThan(1)
    for (const email of api.emails) {
      expect([email.subject, states(email)]).toEqual([
        email.subject,
        [['Rahima Khatun', NINE, 'Cancelled']],
      ])
    }
  })

  it('waits while the airline’s change does, and is then of the new times alone', async () => {
    const { api, order, orderId, visitor, say, pass } = await startTicketed(database)
    const before = order.productData.offer.itineraries
    const after = before.map((itinerary) => ({
      ...itinerary,
      segments: itinerary.segments.map((segment) => ({
        ...segment,
        departure: { ...segment.departure, at: NEXT_DAY.slice(0, 19) },
        arrival: { ...segment.arrival, at: '2026-12-02T01:35:00' },
      })),
    }))
    const detectedAt = new Date(api.now).toISOString()
    say({ changes: [{ id: 'aic_1', before, after, detectedAt }] })
    await pass(7 * HOUR_MS)
    await pass()
    expect(states(about(api.emails.splice(0), 'The airline changed'))).toEqual([
      ['Rahima Khatun', NINE, 'Hold'],
    ])
    await api.client.call(
      decideAirlineChange,
      {
        params: { userId: visitor.userId, orderId },
        body: { changeId: 'aic_1', decision: 'accept' },
      },
      { token: visitor.token },
    )
    await pass()
    await pass()
    const email = about(api.emails, 'Your new flight times')
    expect(states(email)).toEqual([
      ['Rahima Khatun', NEXT_DAY, 'Confirmed'],
      ['Rahima Khatun', NINE, 'Cancelled'],
    ])
    expect(files(email)).toEqual(['application/pdf', 'text/calendar'])
  })
})

describe('what mail programs read of a package', () => {
  const none = { singleRoom: 0, doubleRoom: 0, twinRoom: 0, tripleRoom: 0 }
  const nobody = { adults: 0, child: 0, child2: 0, infants: 0 }

  it('is its nights from the payment on, fewer people once some stay at home, and then nothing', async () => {
    const fake = fakeSslCommerz()
    const api = createTestApi(database, { gateways: { sslcommerz: fake.gateway } })
    const visitor = await signUp(api.client)
    const holiday = await insertPackage(database.db)
    const stay = {
      rooms: { ...none, singleRoom: 1, doubleRoom: 1 },
      people: { ...nobody, adults: 3 },
    }
    const body = holidayPaymentFor(holiday, visitor.userId, stay)
    const { orderId } = await reserve(api.client, visitor, body)
    const { payments, bookingReference } = await readAnyOrder(api.client, visitor, orderId)
    await api.send('POST', '/api/payment/ipn', { body: fake.pay(payments[0]?.tranId ?? '') })
    await api.runJobs()
    const paid = about(api.emails, 'Payment confirmed')
    expect(readReservations(paid ?? { html: '' })).toMatchObject([
      {
        ...{ '@type': 'LodgingReservation', reservationNumber: bookingReference },
        reservationStatus: 'http://schema.org/ReservationConfirmed',
        ...{ checkinDate: '2027-02-12', checkoutDate: '2027-02-14', numAdults: 3 },
        lodgingUnitDescription: 'Cottage among the gardens, Garden View',
        reservationFor: {
          ...{ '@type': 'LodgingBusiness', name: holiday.name },
          address: { addressLocality: 'Sreemangal, Sylhet' },
        },
      },
    ])
    expect(paid?.text).toContain('The attached file puts its days into your calendar.')
    expect(files(paid)).toEqual(['text/calendar'])

    const input = { params: { userId: visitor.userId, orderId } }
    const cancel = async (chosen: CancellationChoice) => {
      const quoted = { ...input, body: chosen }
      const { quoteId } = await api.client.call(quoteCancellation, quoted, { token: visitor.token })
      const asked = { ...input, body: { quoteId } }
      await api.client.call(cancelOrder, asked, { token: visitor.token })
      api.emails.length = 0
      await api.runJobs()
      return api.emails[0]
    }
    const one = { rooms: { ...none, singleRoom: 1 }, people: { ...nobody, adults: 1 } }
    expect(readReservations((await cancel({ stay: one })) ?? { html: '' })).toMatchObject([
      { reservationStatus: 'http://schema.org/ReservationConfirmed', numAdults: 2 },
    ])
    expect(readReservations((await cancel({})) ?? { html: '' })).toMatchObject([
      { reservationStatus: 'http://schema.org/ReservationCancelled', numAdults: 2 },
    ])
  })
})
