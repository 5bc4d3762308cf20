import { expect, it } from 'vitest'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import type { Order } from '@jatra/contract/whole-order/order'
import { viewAirline } from './airline-view.ts'

const order = (paymentStatus: string, booking: Partial<FlightOrder['booking']>) =>
  ({
    serviceType: 'flight',
    paymentStatus,
    cancellations: [],
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

it('says whose ticket is cancelled, rather than its number', () => {
  const gone = { status: 'done', travelerIds: ['1'], stay: null }
  const flight = order('success', { status: 'ticketed', tickets: [first, second] })
  expect(viewAirline({ ...flight, cancellations: [gone] } as unknown as Order)?.rows).toEqual([
    ['Ticket of Ms. Rahima Khatun', 'Cancelled'],
    ['Ticket of Mr. Karim Khatun', second.number],
  ])
})

it('a flight that is being held moves on by itself', () => {
  const hold = { payBy: '2026-11-24T12:00:00.000Z', priceGuaranteedUntil: null }
  expect(viewAirline(order('pending', { status: 'none', hold }))).toMatchObject({ moving: true })
  expect(viewAirline(order('pending', { status: 'held', hold }))).toBeNull()
})

it('a flight that is only unpaid, or whose hold is over, has nothing at the airline', () => {
  expect(viewAirline(order('pending', { status: 'none' }))).toBeNull()
  expect(viewAirline(order('expired', { status: 'failed' }))).toBeNull()
})
