import fc from 'fast-check'
import { visaCatalogue } from '@jatra/catalogue/visas/index'
import type { OfferPricing } from '@jatra/contract/flight/fare'
import { cancellationTerms } from '@jatra/contract/whole-order/cancel-order'
import type { Cancellation, CancellationChoice } from '@jatra/contract/order/cancellation'
import { journeyEnd } from '@jatra/contract/whole-order/journey-end'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { leftOfPrice } from '@jatra/contract/order/left-of-price'
import type { Order } from '@jatra/contract/whole-order/order'
import type { Refund } from '@jatra/contract/order/refund'
import type { PaymentStatus } from '@jatra/contract/payment/payment-status'
import { addDays, todayInDhaka } from '@jatra/contract/values/dates'
import { midnightInDhaka } from '@jatra/contract/values/dhaka-time'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import { makeFlightOrders } from '@jatra/mocks/fixtures/flight-orders'
import { makeHolidayOrders } from '@jatra/mocks/fixtures/holiday-orders'
import { withOutcome } from '@jatra/mocks/fixtures/orders'
import { makeTraveler } from '@jatra/mocks/fixtures/people'
import { withRefundOf } from '@jatra/mocks/fixtures/refund-of-cancellation'
import { newRefundOf } from '@jatra/mocks/fixtures/refunds'
import { sampleDocument } from '@jatra/mocks/fixtures/sample-document'
import { placeVisaOrder } from '@jatra/mocks/fixtures/visa-orders'

/** When everything was bought, noon in Dhaka. */
const BOUGHT = Date.parse('2026-11-20T06:00:00Z')
const pricing: OfferPricing = { rate: 80, discountPercent: 10, marginPercent: 0, serviceFee: 0 }
const noRooms = { singleRoom: 0, doubleRoom: 0, twinRoom: 0, tripleRoom: 0 }
const nobody = { adults: 0, child: 0, child2: 0, infants: 0 }

/** An order, what became of it, and when it is looked at. */
export interface Life {
  order: Order
  now: number
}

/** What a random life is made of. */
export const happenings = fc.record({
  kind: fc.constantFrom('flight', 'holidays', 'visa'),
  seed: fc.nat(40),
  paid: fc.constantFrom<PaymentStatus>(
    'success',
    'success',
    'success',
    'pending',
    'failed',
    'expired',
  ),
  /** Some of them do not travel any more. */
  part: fc.boolean(),
  /** All that are left. */
  whole: fc.boolean(),
  /** They asked for that, and a colleague looks at it. */
  waits: fc.boolean(),
  /** The airline changed the flights, and what the traveller decided about that; null: nothing yet. */
  change: fc.constantFrom<'none' | null | 'accept' | 'refund'>(
    'none',
    'none',
    null,
    'accept',
    'refund',
  ),
  /** A colleague gave something back by hand. */
  goodwill: fc.boolean(),
  /** A flight that is paid later. */
  held: fc.boolean(),
  handedOver: fc.boolean(),
  pickUp: fc.boolean(),
  /** How many documents each applicant uploaded. */
  documents: fc.array(fc.nat(1), { minLength: 1, maxLength: 3 }),
  /** The pictures were removed since. */
  removed: fc.boolean(),
  seen: fc.constantFrom('today', 'at midnight', 'at its end', 'a moment before', 'next year'),
})
type Happenings = typeof happenings extends fc.Arbitrary<infer Value> ? Value : never

/** What is bought, paid, cancelled in part or whole, handed over, over. */
export function lifeOf(all: Happenings): Life {
  const order = live(all)
  return { order, now: momentOf(order, all.seen) }
}

function live(all: Happenings): Order {
  const bought = buy(all)
  if (bought.paymentStatus !== 'success') return bought
  const left = all.part ? afterCancelling(bought, partOf(bought)) : bought
  const moved =
    all.handedOver && left.serviceType === 'visa'
      ? { ...left, handedOverAt: new Date(BOUGHT + 2 * HOUR_MS).toISOString() }
      : left
  const ended = all.whole ? afterCancelling(moved, {}) : moved
  const changed = all.change === 'none' ? ended : afterChange(ended, all.change)
  const asked = all.waits && !all.whole ? waiting(changed) : changed
  // There is no more to give back than was paid.
  if (!all.goodwill || leftOfPrice(asked) === 0) return asked
  return { ...asked, refunds: [...asked.refunds, goodwill(asked)] }
}

/** Each of its flights leaves on the next day. */
function afterChange(order: Order, decision: 'accept' | 'refund' | null): Order {
  if (order.serviceType !== 'flight' || order.booking.status !== 'ticketed') return order
  const before = order.productData.offer.itineraries
  const later = (at: string) => `${addDays(at.slice(0, 10), 1)}${at.slice(10)}`
  const after = before.map((itinerary) => ({
    ...itinerary,
    segments: itinerary.segments.map((segment) => ({
      ...segment,
      departure: { ...segment.departure, at: later(segment.departure.at) },
      arrival: { ...segment.arrival, at: later(segment.arrival.at) },
    })),
  }))
  const change = {
    ...{ id: 'c1', before, after, decision, replacesAccepted: false },
    detectedAt: new Date(BOUGHT + 3 * HOUR_MS).toISOString(),
  }
  return { ...order, booking: { ...order.booking, status: 'change_pending', change } }
}

/** The cancellation of all that are left, which a colleague looks at. */
function waiting(order: Order): Order {
  if (order.serviceType === 'flight' && order.booking.status !== 'ticketed') return order
  const asked: Cancellation = {
    ...{ quoteId: 'waits', travelerIds: null, stay: null, lines: [], refund: null, kept: null },
    ...{ status: 'needs_person', dueBy: null, doneAt: null },
    askedAt: new Date(BOUGHT + 3 * HOUR_MS).toISOString(),
  }
  return { ...order, cancellations: [...order.cancellations, asked] }
}

const goodwill = (order: Order): Refund => {
  const amount = Math.min(500, leftOfPrice(order))
  const refund = { id: 'by-hand', reason: 'goodwill' as const, amount, channel: order.paymentType }
  return { ...newRefundOf(refund, BOUGHT + 3 * HOUR_MS, null), status: 'approved' }
}

function buy({ kind, seed, paid, ...all }: Happenings): Order {
  if (kind === 'visa') return buyVisa({ kind, seed, paid, ...all })
  const made =
    kind === 'flight'
      ? makeFlightOrders({ seed: String(seed), now: BOUGHT, pricing, count: 1 })[0]?.order
      : makeHolidayOrders({ seed: String(seed), now: BOUGHT, count: 1, address })[0]
  if (!made) throw new Error('nothing was made')
  if (paid === 'success') return made
  const placed = unpaid(made, paid)
  return all.held && placed.serviceType === 'flight' && paid === 'pending' ? hold(placed) : placed
}

/** It is held for two days. */
function hold(order: FlightOrder): FlightOrder {
  const payBy = new Date(BOUGHT + 2 * DAY_MS).toISOString()
  const terms = { payBy, priceGuaranteedUntil: null }
  const booking = { ...order.booking, status: 'held' as const, deadline: payBy, hold: terms }
  return { ...order, booking, expiresAt: payBy, payments: [] }
}

/** The same order, whose payment did not come. */
function unpaid(order: Order, paid: PaymentStatus): Order {
  const waiting: Order = {
    ...order,
    paymentStatus: 'pending',
    expiresAt: new Date(BOUGHT + 30 * MINUTE_MS).toISOString(),
    payments: order.payments.map((one) => ({ ...one, status: 'pending', settledAt: null })),
    ...(order.serviceType === 'flight' && {
      booking: { ...order.booking, status: 'none', reference: null, deadline: null, failure: null },
    }),
  } as Order
  return paid === 'pending' ? waiting : withOutcome(waiting, paid as 'failed', BOUGHT + HOUR_MS)
}

const address = {
  ...{ firstName: 'Nusrat', lastName: 'Jahan', email: 'nusrat@example.com' },
  number: '+880 1712-345678',
}

function buyVisa({ seed, paid, pickUp, documents, removed }: Happenings): Order {
  const visa = visaCatalogue[seed % visaCatalogue.length]
  const plan = visa?.visaList[0]
  if (!visa || !plan) throw new Error('no visa is sold')
  const today = todayInDhaka(BOUGHT)
  const order = placeVisaOrder({
    ...{ orderId: `visa${String(seed)}`, tranId: `tran${String(seed)}`, paymentType: 'bkash' },
    ...{ createdAt: BOUGHT, visa, plan },
    applicants: documents.map((count, who) => ({
      ...makeTraveler({ seed: `${seed}|${who}`, travelDate: today, kind: 'ADULT' }),
      documents: Array.from({ length: count }, () => sampleDocument(`d${who}`, BOUGHT)),
      ...{ kind: null, itemOf: {} },
    })),
    deliveryMethod: pickUp ? 'pickUp' : 'travelerDrop',
    deliveryDate: pickUp ? addDays(today, 3) : null,
    pickUpAddress: pickUp ? 'House 27, Road 5, Dhanmondi' : null,
  })
  const travelers = order.travelersData.travelers.map((one) => ({ ...one, documents: [] }))
  const kept = removed ? { ...order, travelersData: { ...order.travelersData, travelers } } : order
  return paid === 'pending' ? kept : withOutcome(kept, paid as 'success', BOUGHT)
}

/** One of them, and the room that they slept in. */
function partOf(order: Order): CancellationChoice {
  if (order.serviceType === 'flight') {
    const adult = order.quote.lines.find(({ item }) => item === 'ADULT')?.travelerIds[0] ?? ''
    return { travelerIds: [adult] }
  }
  const single = { rooms: { ...noRooms, singleRoom: 1 }, people: { ...nobody, adults: 1 } }
  return order.serviceType === 'holidays' ? { stay: single } : {}
}

function afterCancelling(order: Order, choice: CancellationChoice): Order {
  // What has no tickets yet cannot be left, and an application is cancelled as a whole.
  if (order.serviceType === 'flight' && order.booking.status !== 'ticketed') return order
  const isPart = Object.keys(choice).length > 0
  if (order.serviceType === 'visa' && !isPart && order.handedOverAt !== null) return order
  const at = BOUGHT + 3 * HOUR_MS
  const { travelerIds, stay, refund, kept, lines } = cancellationTerms(order, choice, at)
  const done: Cancellation = {
    ...{ quoteId: `quote${order.cancellations.length}`, travelerIds, stay, lines, refund, kept },
    ...{ status: 'done', dueBy: null, askedAt: new Date(at).toISOString() },
    doneAt: new Date(at).toISOString(),
  }
  const cancelled: Order = { ...order, cancellations: [...order.cancellations, done] }
  const ended: Order =
    cancelled.serviceType === 'flight' && travelerIds === null
      ? { ...cancelled, booking: { ...cancelled.booking, status: 'cancelled' } }
      : cancelled
  return withRefundOf(ended, done, at)
}

function momentOf(order: Order, seen: Happenings['seen']): number {
  const today = BOUGHT + 4 * HOUR_MS
  // An unpaid order waits for half an hour.
  if (order.paymentStatus === 'pending') return BOUGHT + MINUTE_MS
  const end = journeyEnd(order)?.at ?? today
  if (seen === 'at its end') return end
  if (seen === 'a moment before') return end - 1
  if (seen === 'next year') return today + 365 * DAY_MS
  return seen === 'today' ? today : midnightInDhaka(addDays(todayInDhaka(today), 1))
}
