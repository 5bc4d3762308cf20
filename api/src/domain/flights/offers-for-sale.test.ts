import type { LogFields } from '@jatra/contract/observability/logging'
import { expect, it } from 'vitest'
import { stubFlights } from '../../testing/stub-flights.ts'
import { offersForSale } from './offers-for-sale.ts'

const query = {
  legs: [{ from: 'DAC', to: 'CXB', date: '2026-12-01' }],
  ...{ tripType: 'oneWay' as const, travelClass: 'ECONOMY' as const },
  ...{ adults: 1, children: 0, infants: 0 },
}

/** The offers for sale when the supplier's two offers have these currencies, at 120 taka per unit. */
async function soldIn(currencies: string[], fareCurrency = 'USD') {
  const found = await stubFlights().search(query, { max: 2, today: '2026-11-20', notBefore: 0 })
  const offers = found.offers.map((offer, index) => ({
    ...offer,
    price: { ...offer.price, currency: currencies[index] ?? '' },
  }))
  const warned: LogFields[] = []
  const warn = (event: string, fields: LogFields = {}) => void warned.push({ event, ...fields })
  const rates = { fareRate: 120, fareCurrency }
  const sold = offersForSale({ offers }, rates, { info() {}, warn, error() {} })
  return { ids: sold.offers.map(({ id }) => id), fareRate: sold.fareRate, warned }
}

it('sells what is priced in the currency of the rate', async () => {
  const both = { ids: ['1', '2'], fareRate: 120, warned: [] }
  await expect(soldIn(['USD', 'USD'])).resolves.toEqual(both)
  await expect(soldIn(['GBP', 'GBP'], 'GBP')).resolves.toEqual(both)
})

it('takes taka for taka', async () => {
  const atOne = { ids: ['1', '2'], fareRate: 1, warned: [] }
  await expect(soldIn(['BDT', 'BDT'])).resolves.toEqual(atOne)
})

it('leaves out, and logs, what it has no rate for', async () => {
  await expect(soldIn(['EUR', 'BDT'])).resolves.toEqual({
    ...{ ids: ['2'], fareRate: 1 },
    warned: [
      {
        ...{ event: 'flight_offers_not_sold', because: 'no rate' },
        ...{ count: 1, currencies: ['EUR', 'BDT'], sold: 'BDT' },
      },
    ],
  })
  await expect(soldIn(['EUR', 'JPY'])).resolves.toMatchObject({ ids: [], fareRate: 120 })
})
