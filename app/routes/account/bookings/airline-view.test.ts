import { expect, it } from 'vitest'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { viewAirline } from './airline-view.ts'

const order = (paymentStatus: string, booking: Partial<FlightOrder['booking']>) =>
  ({
    serviceType: 'flight',
    paymentStatus,
    travelersData: {
      travelers: [
        { travelerId: '1', title: 'Ms.', firstName: 'Rahima', lastName: 'Khatun' },
        { travelerId: '2', title: 'Mr.', firstName: 'Karim', lastName: 'Khatun' },
      ],
    },
    booking: { reference: null, tickets: [], failure: null, change: null, hold: null, ...booking },
  }) as unknown as FlightOrder
const reached = (of: FlightOrder) =>
  viewAirline(of)?.steps.flatMap(({ label, state }) => (state === 'done' ? [label] : []))

const first = { travelerId: '1', number: '9971234567890' }
const second = { travelerId: '2', number: '9971234567891' }

it.each([
  ['confirming', [], ['Paid']],
  ['reserved', [], ['Paid', 'Reserved']],
  ['reserved', [first], ['Paid', 'Reserved']],
  ['reserved', [first, { ...second, number: null }], ['Paid', 'Reserved']],
  ['ticketed', [first, second], ['Paid', 'Reserved', 'Ticketed']],
  ['change_pending', [], ['Paid', 'Reserved']],
  ['change_pending', [first, second], ['Paid', 'Reserved', 'Ticketed']],
] as const)('%s with the tickets %j has come to %j', (status, tickets, steps) => {
  expect(reached(order('success', { status, tickets: [...tickets] }))).toEqual(steps)
})

it('a held flight shows its reference and until when it is to be paid', () => {
  const hold = { payBy: '2026-11-24T12:00:00.000Z', priceGuaranteedUntil: null }
  const held = order('pending', { status: 'held', reference: '6XK9QL', hold })
  expect(viewAirline(held)).toMatchObject({
    moving: false,
    rows: [
      ['Airline’s reference (PNR)', '6XK9QL'],
      ['Pay by', expect.stringMatching(/^Tue 24 Nov.*18:00, Dhaka time$/) as unknown],
    ],
  })
  expect(viewAirline(order('pending', { status: 'none', hold }))).toMatchObject({ moving: true })
})

it('a flight that is only unpaid, or whose hold is over, has nothing at the airline', () => {
  expect(viewAirline(order('pending', { status: 'none' }))).toBeNull()
  expect(viewAirline(order('expired', { status: 'failed' }))).toBeNull()
})
