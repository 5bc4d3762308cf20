import type { FlightSupplierName } from '@jatra/contract/flight/flight-booking'
import type { PricingSettings } from '@jatra/contract/flight/pricing'
import type { LogFields } from '@jatra/contract/observability/logging'
import { expect, it } from 'vitest'
import { jatraAirRules } from '@jatra/contract/flight/jatra-air'
import { stubFlights } from '../../testing/stub-flights.ts'
import { TEST_NOW } from '../../testing/test-api.ts'
import { offersForSale } from './offers-for-sale.ts'

const query = {
  legs: [{ from: 'DAC', to: 'CXB', date: '2026-12-01' }],
  ...{ tripType: 'oneWay' as const, travelClass: 'ECONOMY' as const },
  ...{ adults: 1, children: 0, infants: 0 },
}

/** What a supplier found: offers at these prices, such as '100.00 USD'. */
async function found(supplier: FlightSupplierName, prices: readonly string[]) {
  const result = await stubFlights(supplier).search(query, {
    ...{ max: 2, today: '2026-11-20', notBefore: 0 },
  })
  const offers = result.offers.map((offer, index) => {
    const [total = '', currency = ''] = (prices[index] ?? '').split(' ')
    const price = { currency, total, base: total }
    return {
      ...offer,
      price: { ...price, grandTotal: total },
      travelerPricings: offer.travelerPricings.map((one) => ({ ...one, price })),
    }
  })
  const carriers = { [supplier]: supplier }
  const dictionaries = { ...result.dictionaries, carriers }
  return { ...result, supplier, rules: jatraAirRules, offers, dictionaries }
}

function sell(pricing: PricingSettings, ...results: Awaited<ReturnType<typeof found>>[]) {
  const warned: LogFields[] = []
  const warn = (event: string, fields: LogFields = {}) => void warned.push({ event, ...fields })
  const log = { info() {}, warn, error() {} }
  return { ...offersForSale({ pricing, log, clock: () => TEST_NOW }, results), warned }
}

it('lays the offers of all suppliers together, cheapest first, each with its own terms', async () => {
  const { offers, dictionaries, terms } = sell(
    { fareRate: 100, discountPercent: 0 },
    await found('jatra_air', ['100.00 USD', '300.00 USD']),
    await found('duffel', ['200.00 USD', '400.00 USD']),
  )
  expect(offers.map(({ id, price }) => [id, price.total, terms[id]?.supplier])).toEqual([
    ['1', '100.00', 'jatra_air'],
    ['2', '200.00', 'duffel'],
    ['3', '300.00', 'jatra_air'],
    ['4', '400.00', 'duffel'],
  ])
  expect(new Set(Object.values(terms).map(({ reference }) => reference)).size).toBe(4)
  expect(dictionaries.carriers).toEqual({ jatra_air: 'jatra_air', duffel: 'duffel' })
})

it('prices each by its own supplier and currency, and sorts by what is paid', async () => {
  const { offers, warned } = sell(
    {},
    // 8,000 and 8,800 taka, less the tenth that the simulator gives.
    await found('jatra_air', ['100.00 USD', '110.00 USD']),
    await found('duffel', ['7150.00 BDT', '7500.00 BDT']),
  )
  expect(
    offers.map(({ price, pricing }) => [price.total, pricing.rate, pricing.discountPercent]),
  ).toEqual([
    ['7150.00', 1, 0],
    ['100.00', 80, 10],
    ['7500.00', 1, 0],
    ['110.00', 80, 10],
  ])
  expect(warned).toEqual([])
})

it('leaves out, and logs, what it has no rate for', async () => {
  const { offers, warned } = sell(
    { fareRate: 122.5, fareCurrency: 'GBP' },
    await found('jatra_air', ['100.00 USD', '110.00 USD']),
    await found('duffel', ['100.00 EUR', '90.00 GBP']),
  )
  expect(offers.map(({ price }) => price.currency)).toEqual(['USD', 'USD', 'GBP'])
  expect(warned).toEqual([
    {
      ...{ event: 'flight_offers_not_sold', because: 'no rate', supplier: 'duffel' },
      ...{ count: 1, currencies: ['EUR', 'GBP'] },
    },
  ])
})

it('says with the conditions of an offer what becomes of our service fee', async () => {
  const { offers } = sell({ serviceFee: 300 }, await found('duffel', ['7000 BDT', '8000 BDT']))
  expect(offers[0]?.conditions).toEqual({ refund: null, change: null, serviceFee: 300 })
})
