import { describe, expect, it } from 'vitest'
import { conditionsInForce } from './conditions-in-force.ts'
import type { FareConditions } from './fare-conditions.ts'
import type { FlightBooking } from './flight-booking.ts'
import type { FlightOrder } from './flight-order.ts'

const conditions = { refund: { allowed: true, fee: 4_974 }, change: null }
const quote = {
  lines: [{ item: 'ADULT', travelerIds: ['1', '2'], base: 9_000, tax: 1_000 }],
  ...{ discount: 0, margin: 401, serviceFee: 600, total: 21_001 },
  policy: { keepsServiceFee: true },
}
const byTraveler = { status: 'done', travelerIds: null, stay: null }
const ofPart = { ...byTraveler, travelerIds: ['2'] }

it.each<[string, FlightBooking['status'], object[], typeof conditions | undefined]>([
  ['stands for a booking that flies', 'ticketed', [], conditions],
  ['stands while the traveller is asked about a change', 'change_pending', [], conditions],
  ['is gone where no ticket came', 'failed', [], undefined],
  ['is gone where the airline cancelled', 'cancelled', [], undefined],
  ['is gone where it cancelled for those who stayed', 'cancelled', [ofPart], undefined],
  ['explains what the airline kept of a traveller', 'cancelled', [byTraveler], conditions],
])('what the fare says of cancelling %s', (_, status, cancellations, expected) => {
  expect(conditionsInForce(orderOf(conditions, status, cancellations))).toBe(expected)
})

describe('where some of a party do not fly any more', () => {
  it('keeps the fee of those who do, and lets the airline say that of a change', () => {
    const both = { ...conditions, change: { allowed: true, fee: 3_000 } }
    expect(conditionsInForce(orderOf(both, 'ticketed', [ofPart]))).toEqual({
      refund: { allowed: true, fee: 2_487 },
      change: { allowed: true, fee: null },
    })
  })

  it('keeps the service fee of those who do', () => {
    const charged = { ...conditions, serviceFee: 600 }
    expect(conditionsInForce(orderOf(charged, 'ticketed', [ofPart]))).toMatchObject({
      refund: { fee: 2_487 },
      serviceFee: 300,
    })
  })

  it.each([
    { refund: { allowed: false, fee: null }, change: { allowed: true, fee: 0 } },
    { refund: { allowed: true, fee: null }, change: { allowed: false, fee: null } },
    { refund: null, change: null },
  ])('says what is the same for everybody as before: %o', (same) => {
    expect(conditionsInForce(orderOf(same, 'ticketed', [ofPart]))).toEqual(same)
  })
})

const orderOf = (
  conditions: FareConditions,
  status: FlightBooking['status'],
  cancellations: object[],
) =>
  ({
    productData: { offer: { conditions } },
    booking: { status },
    cancellations,
    quote,
  }) as unknown as FlightOrder
