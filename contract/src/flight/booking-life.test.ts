import fc from 'fast-check'
import { expect, it } from 'vitest'
import { advanceBooking, newBooking, type BookingEvent, type BookingState } from './booking-life.ts'
import { bookingFailures, type AirlineChange } from './flight-booking.ts'

const travelerIds = ['1', '2', '3']
const itinerary = { duration: 'PT1H', segments: [] } as unknown as AirlineChange['before'][number]
const change = (id: string, after: AirlineChange['after'] = [itinerary]): AirlineChange => ({
  ...{ id, before: [itinerary], after, detectedAt: '2026-12-01T00:00:00Z' },
})
const ticket = (travelerId: string, number = `997240000000${travelerId}`) => ({
  travelerId,
  number,
})

const event: fc.Arbitrary<BookingEvent> = fc.oneof(
  fc.constantFrom<BookingEvent>(
    { type: 'paid' },
    { type: 'asked' },
    { type: 'held', reference: 'ABC123' },
    { type: 'reserved', reference: 'ABC123' },
    { type: 'overdue' },
    { type: 'cancelled' },
  ),
  fc.constantFrom(...bookingFailures).map((failure) => ({ type: 'refused' as const, failure })),
  fc
    .array(
      fc.record({
        travelerId: fc.constantFrom(...travelerIds, 'stranger'),
        number: fc.constantFrom('9972400000001', '9972400000002', '7792400000003'),
      }),
      { maxLength: 5 },
    )
    .map((tickets) => ({ type: 'ticketed' as const, reference: 'ABC123', tickets })),
  fc
    .tuple(fc.constantFrom('a', 'b'), fc.boolean())
    .map(([id, gone]) => ({ type: 'changed' as const, change: change(id, gone ? [] : undefined) })),
  fc.constantFrom('a', 'b').map((changeId) => ({ type: 'change_accepted' as const, changeId })),
)

/** What is forbidden for ever (docs/specification.md, Order). */
function expectAllowed(before: BookingState, after: BookingState) {
  if (after.status === 'ticketed') {
    expect(after.paid).toBe(true)
    expect(after.tickets.map(({ travelerId }) => travelerId)).toEqual(travelerIds)
  }
  const over = after.status === 'failed' || after.status === 'cancelled'
  expect(after.refund !== null).toBe(over && after.paid)
  expect(after.failure !== null).toBe(after.status === 'failed')
  expect(new Set(after.tickets.map(({ travelerId }) => travelerId)).size).toBe(after.tickets.length)
  for (const held of before.tickets) expect(after.tickets).toContainEqual(held)
  if (before.status === 'failed' || before.status === 'cancelled') {
    expect(after.status).toBe(before.status)
  }
  if (before.paid) expect(after.paid).toBe(true)
  if (before.asked) expect(after.asked).toBe(true)
}

it('never reaches a forbidden state, whatever happens in whatever order', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 25 }), (events) => {
      let state = newBooking(travelerIds)
      for (const one of events) {
        const next = advanceBooking(state, one)
        expectAllowed(state, next)
        // Twice is once.
        expect(advanceBooking(next, one)).toEqual(next)
        state = next
      }
    }),
    { numRuns: 10_000 },
  )
})

function after(...events: BookingEvent[]): BookingState {
  return events.reduce(advanceBooking, newBooking(['1']))
}

it('is ticketed when every traveller has a number, and reserved until then', () => {
  const booked = [{ type: 'paid' }, { type: 'asked' }] satisfies BookingEvent[]
  expect(after(...booked)).toMatchObject({ status: 'confirming' })
  expect(after(...booked, { type: 'reserved', reference: 'K7M2QX' })).toMatchObject({
    status: 'reserved',
    reference: 'K7M2QX',
  })
  const none = { type: 'ticketed', reference: 'K7M2QX', tickets: [] } satisfies BookingEvent
  expect(after(...booked, none)).toMatchObject({ status: 'reserved' })
  expect(after(...booked, { ...none, tickets: [ticket('1')] })).toMatchObject({
    status: 'ticketed',
  })
})

it('gives the money back when the airline refuses, and when no ticket comes in time', () => {
  expect(after({ type: 'paid' }, { type: 'refused', failure: 'sold_out' })).toMatchObject({
    ...{ status: 'failed', failure: 'sold_out', refund: 'not_ticketed' },
  })
  const reserved = { type: 'reserved', reference: 'K7M2QX' } satisfies BookingEvent
  expect(after({ type: 'paid' }, reserved, { type: 'overdue' })).toMatchObject({
    ...{ status: 'failed', failure: 'not_ticketed', refund: 'not_ticketed' },
  })
})

it('owes nothing for a hold that lapses, and everything when it is paid too late', () => {
  const lapsed = after({ type: 'held', reference: 'K7M2QX' }, { type: 'overdue' })
  expect(lapsed).toMatchObject({ status: 'failed', failure: 'hold_lapsed', refund: null })
  expect(advanceBooking(lapsed, { type: 'paid' })).toMatchObject({ refund: 'not_ticketed' })
})

it('does not believe a second number of a ticket', () => {
  const first = after(
    { type: 'paid' },
    { type: 'ticketed', reference: 'K7M2QX', tickets: [ticket('1')] },
    { type: 'changed', change: change('a') },
    { type: 'change_accepted', changeId: 'a' },
  )
  const other = [ticket('1', '9979999999999')]
  expect(
    advanceBooking(first, { type: 'ticketed', reference: 'K7M2QX', tickets: other }).tickets,
  ).toEqual([ticket('1')])
})

it('lets the traveller accept a change but not a flight that was taken out', () => {
  const paid = [
    { type: 'paid' },
    { type: 'ticketed', reference: 'K7M2QX', tickets: [ticket('1')] },
  ] satisfies BookingEvent[]
  const accept = { type: 'change_accepted', changeId: 'a' } satisfies BookingEvent
  const moved = [...paid, { type: 'changed', change: change('a') } as const]
  expect(after(...moved, accept)).toMatchObject({ status: 'ticketed', change: null })
  expect(after(...moved, { ...accept, changeId: 'old' })).toMatchObject({
    status: 'change_pending',
  })
  expect(after(...moved, { type: 'cancelled' })).toMatchObject({ refund: 'airline_change' })
  const takenOut = [...paid, { type: 'changed', change: change('a', []) } as const]
  expect(after(...takenOut, accept)).toMatchObject({ status: 'change_pending' })
})
