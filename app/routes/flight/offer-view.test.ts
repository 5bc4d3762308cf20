import { describe, expect, test } from 'vitest'
import type { CheckedBags, FlightQuery, PricedOffer } from '@jatra/contract/flight/flight'
import { simulatorPricing, type PricingSettings } from '@jatra/contract/flight/pricing'
import { detailOffer } from './offer-details.ts'
import { viewOffer } from './offer-view.ts'

const dictionaries = { carriers: { BG: 'Biman', BS: 'US-Bangla' }, aircraft: {}, locations: {} }
const query: FlightQuery = {
  tripType: 'roundTrip',
  legs: [
    { from: 'DAC', to: 'BKK', date: '2026-12-01' },
    { from: 'BKK', to: 'DAC', date: '2026-12-08' },
  ],
  adults: 1,
  children: 0,
  infants: 0,
  travelClass: 'ECONOMY',
}

/** A round trip, out with BG and back with BS, with the given baggage on each leg. */
function offer(
  out: CheckedBags | undefined,
  back: CheckedBags | undefined,
  settings: PricingSettings = {},
): PricedOffer {
  const segment = (id: string, carrierCode: string, from: string, to: string, day: string) => ({
    id,
    carrierCode,
    number: '1',
    aircraft: { code: '738' },
    duration: 'PT2H30M',
    numberOfStops: 0,
    departure: { iataCode: from, at: `2026-12-${day}T10:00:00` },
    arrival: { iataCode: to, at: `2026-12-${day}T13:30:00` },
  })
  const fare = (segmentId: string, includedCheckedBags: CheckedBags | undefined) => ({
    segmentId,
    cabin: 'ECONOMY' as const,
    class: 'Y',
    includedCheckedBags,
  })
  const price = { currency: 'USD', total: '200.00', base: '180.00' }
  return {
    id: '1',
    itineraries: [
      { duration: 'PT2H30M', segments: [segment('1', 'BG', 'DAC', 'BKK', '01')] },
      { duration: 'PT2H30M', segments: [segment('2', 'BS', 'BKK', 'DAC', '08')] },
    ],
    price: { ...price, grandTotal: '200.00' },
    validatingAirlineCodes: ['BG'],
    travelerPricings: [
      {
        travelerId: '1',
        travelerType: 'ADULT',
        price,
        fareDetailsBySegment: [fare('1', out), fare('2', back)],
      },
    ],
    numberOfBookableSeats: 9,
    pricing: simulatorPricing(settings),
  }
}
const view = (out: CheckedBags | undefined, back: CheckedBags | undefined) =>
  viewOffer(offer(out, back), dictionaries, query)

describe('the card of an offer', () => {
  test.each([
    [{ weight: 20 }, { weight: 20 }, '20 kg', true],
    [{ weight: 30 }, { weight: 20 }, 'Outbound 30 kg, Return 20 kg', true],
    [{ quantity: 2 }, undefined, 'Outbound 2 pieces, Return No checked baggage', false],
    [undefined, undefined, null, false],
  ])('baggage %j and %j reads %j', (out, back, words, onEveryLeg) => {
    expect(view(out, back).baggage).toBe(words)
    expect(view(out, back).facts.bags).toBe(onEveryLeg)
  })

  test('every airline of the journey can be filtered by', () => {
    expect(view(undefined, undefined).facts.airlines).toEqual(['BG', 'BS'])
  })

  test('the prices are the fare rules: 200 USD at 80, a tenth off', () => {
    expect(view(undefined, undefined).price).toEqual({ base: '৳16,000', total: '৳14,400' })
  })
})

describe('an offer with charges of our own', () => {
  const charged = { discountPercent: 0, marginPercent: 2.5, serviceFee: 300 }
  const priced = (settings: PricingSettings) => offer(undefined, undefined, settings)

  test('has nothing struck through without a discount', () => {
    expect(viewOffer(priced(charged), dictionaries, query).price).toEqual({ total: '৳16,700' })
    const cheaper = { ...charged, discountPercent: 5 }
    expect(viewOffer(priced(cheaper), dictionaries, query).price).toEqual({
      ...{ base: '৳16,700', total: '৳15,900' },
    })
  })

  test('names each of them below the fares', () => {
    const { fares } = detailOffer(priced({ ...charged, discountPercent: 5 }), dictionaries, query)
    expect(fares).toMatchObject({
      total: '৳16,000',
      payable: { margin: '৳400', serviceFee: '৳300', discount: '-৳800', total: '৳15,900' },
    })
    const plain = detailOffer(priced({ discountPercent: 0 }), dictionaries, query)
    expect(plain.fares.payable).toBeUndefined()
  })
})
