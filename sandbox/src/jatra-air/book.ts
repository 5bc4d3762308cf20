import { randomInt } from 'node:crypto'
import {
  drawPnr,
  drawTicketNumber,
  jatraAirRules,
  PENDING_SECONDS,
  secondsUntilTicketed,
  type JatraAirScenario,
} from '@jatra/contract/flight/jatra-air'
import { validateTicketNames } from '@jatra/contract/flight/ticket-name'
import { fareRulesOf } from '@jatra/contract/flight/jatra-air-fare-rules'
import { jatraAirBookings, jatraAirTickets, type JatraAirBookingRow } from '../db/schema.ts'
import type { Database } from '@jatra/api/db/types'
import {
  SupplierError,
  type BookingOutcome,
  type BookingRequest,
} from '@jatra/api/providers/flights/flight-supplier'
import { storeScenarioChange } from './changes.ts'
import { passIfReachable, rejectionOf } from './failures.ts'
import type { JatraAirDeps } from './jatra-air-deps.ts'
import { findOffer, hasSeats, priceOf, type FoundOffer } from './offers.ts'
import { findBooking, readOrder } from './read-orders.ts'
import { lockFlights } from './seats.ts'
import { centsOf, departureOf, flightsOf, seatedOf } from './terms.ts'

/** Books an offer, at most once: a second call makes nothing and leaves the buyer to look it up. */
export async function book(deps: JatraAirDeps, request: BookingRequest): Promise<BookingOutcome> {
  const now = deps.clock()
  if (await findBooking(deps.db, { offer: request.offer })) return { kind: 'unknown' }
  const found = await findOffer(request.offer)
  if (!found || now >= found.terms.expiresAt) return { kind: 'refused', reason: 'gone' }
  const lastNames = request.passengers.map(({ lastName }) => lastName)
  const scenario = deps.scenario({ method: 'book', route: found.route, lastNames })
  passIfReachable(scenario, now)

  const rejection = rejectionOf(scenario)
  if (rejection && !(rejection === 'balance_too_low' && request.type === 'hold'))
    return { kind: 'refused', reason: rejection }
  if (!isPriceRight(found, request, scenario)) return { kind: 'refused', reason: 'price_changed' }
  if (!arePassengersRight(found, request)) return { kind: 'refused', reason: 'passenger_refused' }
  if (request.type === 'hold' && !found.terms.hold)
    throw new SupplierError('rejected', 'This offer cannot be held')
  if (scenario === 'unknown_not_booked') return { kind: 'unknown' }

  const row = await store(deps, found, request, scenario)
  if (row === 'sold_out') return { kind: 'refused', reason: 'sold_out' }
  if (row === 'booked_before' || scenario === 'unknown_booked') return { kind: 'unknown' }
  const order = await readOrder(deps.db, row, now)
  return order ? { kind: 'done', order } : { kind: 'pending' }
}

function isPriceRight(
  { offer }: FoundOffer,
  { total }: BookingRequest,
  scenario: JatraAirScenario | null,
): boolean {
  const price = priceOf(offer, scenario === 'price_changed')
  return total.currency === offer.price.currency && centsOf(total.amount) === price
}

/** Everybody of the offer, each as what they were priced as, with a name that fits and the passport that the journey wants. */
function arePassengersRight({ offer, terms }: FoundOffer, { passengers }: BookingRequest): boolean {
  const given = new Map(passengers.map((passenger) => [passenger.id, passenger]))
  return (
    passengers.length === offer.travelerPricings.length &&
    Object.keys(validateTicketNames(passengers, jatraAirRules)).length === 0 &&
    offer.travelerPricings.every(({ travelerId, travelerType }) => {
      const passenger = given.get(terms.passengers[travelerId] ?? '')
      return passenger?.type === travelerType && (!terms.passportRequired || !!passenger.passport)
    })
  )
}

/** Takes the seats and writes the booking with its tickets, under a lock on its flights. */
async function store(
  deps: JatraAirDeps,
  { offer, dictionaries, terms }: FoundOffer,
  request: BookingRequest,
  scenario: JatraAirScenario | null,
): Promise<JatraAirBookingRow | 'sold_out' | 'booked_before'> {
  const now = deps.clock()
  const later = (seconds: number) => new Date(now + seconds * 1000)
  const flights = flightsOf(offer.itineraries)
  const refusedLater = scenario === 'pending_refused'
  const visibleAt = later(scenario === 'pending_booked' ? PENDING_SECONDS : 0)
  const paidAt = request.type === 'instant' ? visibleAt : null
  return deps.db.transaction(async (tx) => {
    await lockFlights(tx, flights)
    if (await findBooking(tx, { offer: request.offer })) return 'booked_before'
    if (!(await hasSeats({ ...deps, db: tx }, offer, now))) return 'sold_out'
    const row = await insertBooking(tx, {
      id: `ord_${deps.newId()}`,
      offer: request.offer,
      orderId: request.orderId,
      scenario,
      itineraries: offer.itineraries,
      departsAt: new Date(departureOf(offer.itineraries)),
      flights,
      seated: seatedOf(offer),
      currency: offer.price.currency,
      totalCents: centsOf(request.total.amount),
      baseCents: centsOf(offer.price.base),
      fareRules: fareRulesOf(offer, dictionaries),
      visibleAt: refusedLater ? null : visibleAt,
      payBy: request.type === 'hold' && terms.hold ? new Date(terms.hold.payBy) : null,
      paidAt,
      ticketedAt: paidAt && ticketedAtOf(scenario, paidAt),
      cancelledAt: refusedLater ? visibleAt : null,
    })
    await drawTickets(
      tx,
      row,
      offer.validatingAirlineCodes[0] ?? '',
      Object.values(terms.passengers),
    )
    await storeScenarioChange(tx, deps.newId, row)
    return row
  })
}

export function ticketedAtOf(scenario: JatraAirScenario | null, paidAt: Date): Date | null {
  const seconds = secondsUntilTicketed(scenario)
  return seconds === null ? null : new Date(paidAt.getTime() + seconds * 1000)
}

type NewBooking = Omit<typeof jatraAirBookings.$inferInsert, 'pnr'>

async function insertBooking(tx: Database, booking: NewBooking): Promise<JatraAirBookingRow> {
  for (;;) {
    // The flights are locked and the offer is not booked yet, so only its PNR can be in use.
    const [row] = await tx
      .insert(jatraAirBookings)
      .values({ ...booking, pnr: drawPnr(randomInt) })
      .onConflictDoNothing({ target: jatraAirBookings.pnr })
      .returning()
    if (row) return row
  }
}

async function drawTickets(
  tx: Database,
  { id: bookingId }: JatraAirBookingRow,
  airline: string,
  passengerIds: readonly string[],
): Promise<void> {
  let missing = passengerIds
  while (missing.length > 0) {
    const stored = await tx
      .insert(jatraAirTickets)
      .values(
        missing.map((passengerId) => ({
          number: drawTicketNumber(airline, randomInt),
          bookingId,
          passengerId,
        })),
      )
      .onConflictDoNothing()
      .returning({ passengerId: jatraAirTickets.passengerId })
    const done = new Set(stored.map(({ passengerId }) => passengerId))
    missing = missing.filter((passengerId) => !done.has(passengerId))
  }
}
