import { expect, it } from 'vitest'
import { conditionsInForce } from './conditions-in-force.ts'
import type { FlightBooking } from './flight-booking.ts'
import type { FlightOrder } from './flight-order.ts'

const conditions = { refund: { allowed: true, fee: 4_974 }, change: null }
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
  const order = { productData: { offer: { conditions } }, booking: { status }, cancellations }
  expect(conditionsInForce(order as unknown as FlightOrder)).toBe(expected)
})
