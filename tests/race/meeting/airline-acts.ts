import { stubOrder } from '@jatra/api/testing/stub-supplier'
import type { SupplierOrder } from '@jatra/api/providers/flights/flight-supplier'
import type { Acts } from './act.ts'
import type { Product } from './buy.ts'
import { airlineGives, type World } from './world.ts'

const flights: readonly Product[] = ['flight', 'held flight']
const of = (act: (world: World) => void) => ({
  of: flights,
  act: (world: World) => Promise.resolve(act(world)),
})

/** Its order is so from now on. */
function say({ flights: airline }: World, more: Partial<SupplierOrder>): void {
  const [request] = airline.booked
  const order = request && airline.orders.get(request.offer)
  if (order) airline.orders.set(request.offer, { ...order, ...more })
}

export const airlineActs: Acts = {
  'the airline books no more': of(({ flights: airline }) => {
    airline.onBook = () => Promise.resolve({ kind: 'refused', reason: 'sold_out' })
  }),
  'the airline does not answer': of(({ flights: airline }) => {
    airline.onBook = () => Promise.resolve({ kind: 'unknown' })
  }),
  'the airline issues no tickets': of(({ flights: airline }) => {
    airline.onBook = (request) => {
      const order = stubOrder(request, 'reserved')
      airline.orders.set(request.offer, order)
      return Promise.resolve({ kind: 'done', order })
    }
  }),
  'the airline cancels': of((world) => say(world, { status: 'cancelled' })),
  'the airline changes the flight': of((world) => {
    const [request] = world.flights.booked
    const order = request && world.flights.orders.get(request.offer)
    if (!order || order.status === 'cancelled') return
    const leg = {
      duration: 'PT1H5M',
      segments: [
        {
          ...{ id: '1', carrierCode: 'BG', number: '435', duration: 'PT1H5M', numberOfStops: 0 },
          departure: { iataCode: 'DAC', at: '2026-12-01T12:00:00' },
          arrival: { iataCode: 'CXB', at: '2026-12-01T13:05:00' },
          aircraft: { code: '738' },
        },
      ],
    }
    const detectedAt = new Date(world.now()).toISOString()
    const id = `aic_${String(world.now())}`
    say(world, { changes: [{ id, before: [leg], after: [leg], detectedAt }] })
  }),
  'the airline gives less': of(({ flights: airline }) => airlineGives(airline, 50)),
  'the airline does not say what it gives': of(({ flights: airline }) =>
    airlineGives(airline, null),
  ),
}
