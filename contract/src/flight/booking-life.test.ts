import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { advanceBooking, newBooking, type BookingEvent, type BookingState } from './booking-life.ts'
import { bookingFailures, changeDecisions, type AirlineChange } from './flight-booking.ts'

const travelerIds = ['1', '2', '3']
const itinerary = { duration: 'PT1H', segments: [] } as unknown as AirlineChange['before'][number]
const change = (
  id: string,
  after: AirlineChange['after'] = [itinerary],
  detectedAt = '2026-12-01T00:00:00Z',
): AirlineChange => ({ id, before: [itinerary], after, detectedAt })
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
    .tuple(fc.constantFrom('a', 'b', 'c'), fc.boolean(), fc.constantFrom('01', '02'))
    .map(([id, gone, day]) => ({
      type: 'changed' as const,
      change: change(id, gone ? [] : undefined, `2026-12-${day}T00:00:00Z`),
    })),
  fc
    .tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(...changeDecisions))
    .map(([changeId, decision]) => ({ type: 'decided' as const, changeId, decision })),
  fc
    .constantFrom('a', 'b', 'c')
    .map((changeId) => ({ type: 'change_accepted' as const, changeId })),
)

/** States that must never occur (docs/specification.md, Order). */
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
  expectDecisionKept(before, after)
}

/** Nothing is accepted but what the traveller accepted, and no decision is turned round. */
function expectDecisionKept(before: BookingState, after: BookingState) {
  expect(after.change !== null).toBe(after.status === 'change_pending')
  // What was taken out whole is never flown.
  if (after.change?.after.length === 0) expect(after.change.decision).toBe('refund')
  const ids = after.answeredChanges.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).not.toContain(after.change?.id)
  const [known, added] = [before.answeredChanges, after.answeredChanges]
  expect(added.slice(0, known.length)).toEqual(known)
  for (const { id, decision } of added.slice(known.length)) {
    expect(before.change).toMatchObject({ id, decision })
    expect(after.status === 'cancelled').toBe(decision === 'refund')
  }
  const decided = before.change?.decision
  if (decided && after.change?.id === before.change?.id) {
    expect(after.change?.decision).toBe(decided)
  }
  // After a decision to be refunded the refund is due, or the booking has ended with it.
  if (decided === 'refund') {
    expect(after.change === null ? after.refund !== null : after.change.decision === 'refund').toBe(
      true,
    )
  }
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

it('ignores a second number of a ticket', () => {
  const first = after(
    { type: 'paid' },
    { type: 'ticketed', reference: 'K7M2QX', tickets: [ticket('1')] },
    { type: 'changed', change: change('a') },
    { type: 'decided', changeId: 'a', decision: 'accept' },
    { type: 'change_accepted', changeId: 'a' },
  )
  expect(first.status).toBe('ticketed')
  const other = [ticket('1', '9979999999999')]
  expect(
    advanceBooking(first, { type: 'ticketed', reference: 'K7M2QX', tickets: other }).tickets,
  ).toEqual([ticket('1')])
})

describe('a change of the airline', () => {
  const ticketed = [
    { type: 'paid' },
    { type: 'ticketed', reference: 'K7M2QX', tickets: [ticket('1')] },
  ] satisfies BookingEvent[]
  const moved = [...ticketed, { type: 'changed', change: change('a') }] satisfies BookingEvent[]
  const decide = (decision: 'accept' | 'refund', changeId = 'a'): BookingEvent => ({
    ...{ type: 'decided', changeId, decision },
  })
  const accepted: BookingEvent = { type: 'change_accepted', changeId: 'a' }

  it('is accepted once the airline was told, and is not reported again', () => {
    const before = after(...moved, decide('accept'))
    expect(before).toMatchObject({ status: 'change_pending', change: { decision: 'accept' } })
    const then = advanceBooking(before, accepted)
    expect(then).toMatchObject({
      ...{ status: 'ticketed', change: null, answeredChanges: [{ id: 'a', decision: 'accept' }] },
    })
    expect(advanceBooking(then, { type: 'changed', change: change('a') })).toEqual(then)
    expect(after(...moved, accepted)).toMatchObject({ status: 'change_pending' })
  })

  it('gives the whole price back by decision', () => {
    const cancelled = after(...moved, decide('refund'), { type: 'cancelled' })
    expect(cancelled).toMatchObject({ status: 'cancelled', refund: 'airline_change' })
    expect(cancelled.answeredChanges).toEqual([{ id: 'a', decision: 'refund' }])
  })

  it('gives the whole price back by itself when nothing is left to fly', () => {
    const gone = after(...ticketed, { type: 'changed', change: change('a', []) })
    expect(gone).toMatchObject({ status: 'change_pending', change: { decision: 'refund' } })
    expect(advanceBooking(gone, decide('accept'))).toEqual(gone)
    expect(advanceBooking(gone, accepted)).toEqual(gone)
  })

  it('that comes before the accepted one was told is decided anew, and a refund is not', () => {
    const newer: BookingEvent = { type: 'changed', change: change('b') }
    expect(after(...moved, decide('accept'), newer).change).toMatchObject({
      ...{ id: 'b', decision: null, replacesAccepted: true },
    })
    expect(after(...moved, newer).change).toMatchObject({ id: 'b', replacesAccepted: false })
    expect(after(...moved, decide('refund'), newer).change).toMatchObject({
      ...{ id: 'a', decision: 'refund' },
    })
    expect(after(...moved, newer, decide('accept')).change).toMatchObject({ decision: null })
  })

  it('is not replaced by an older one that arrives later', () => {
    const older: BookingEvent = {
      ...{ type: 'changed', change: change('z', undefined, '2026-11-30T00:00:00Z') },
    }
    expect(after(...moved, older).change?.id).toBe('a')
  })
})
