import { describe, expect, it } from 'vitest'
import { isNewDecision, openDecisions, productAfterChange } from './airline-change.ts'
import type { PendingChange } from './flight-booking.ts'
import type { Dictionaries, FlightOffer, Itinerary } from './flight.ts'

/** `['DAC-CXB 2026-12-01T09:00', ...]`, one segment each, an hour long. */
function itinerary(ids: readonly string[], ...ways: readonly string[]): Itinerary {
  return {
    duration: 'PT1H',
    segments: ways.map((way, index) => {
      const [from = '', to = '', at = ''] = way.split(/[ >]/)
      return {
        ...{ id: ids[index] ?? `x${index}`, carrierCode: 'BG', number: '433' },
        departure: { iataCode: from, at: `${at}:00` },
        arrival: { iataCode: to, at: `${at.slice(0, 11)}${Number(at.slice(11, 13)) + 1}:00:00` },
        ...{ aircraft: { code: '738' }, duration: 'PT1H', numberOfStops: 0 },
      }
    }),
  }
}

const out = itinerary(['1'], 'DAC>CXB 2026-12-01T09:00')
const back = itinerary(['2'], 'CXB>DAC 2026-12-05T18:00')
const fares = ['1', '2'].map((segmentId) => ({
  ...{ segmentId, cabin: 'ECONOMY' as const, class: 'Y' },
  includedCheckedBags: { weight: 20, weightUnit: 'KG' },
}))
const price = { currency: 'USD', total: '100.00', base: '80.00' }
const offer: FlightOffer = {
  ...{
    id: '1',
    itineraries: [out, back],
    numberOfBookableSeats: 9,
    validatingAirlineCodes: ['BG'],
  },
  price: { ...price, grandTotal: '100.00' },
  travelerPricings: [
    { travelerId: '1', travelerType: 'ADULT', price, fareDetailsBySegment: fares },
  ],
}
const product = {
  offer,
  dictionaries: { carriers: {}, aircraft: {}, locations: {} } as Dictionaries,
}
const waysOf = ({ itineraries }: FlightOffer) =>
  itineraries.map(({ segments }) =>
    segments.map(({ id, departure }) => `${id} ${departure.iataCode} ${departure.at.slice(0, 16)}`),
  )

describe('an accepted change', () => {
  it('of the whole journey takes its place, at the same price and under the same ids', () => {
    const later = itinerary(['7'], 'DAC>CXB 2026-12-01T12:00')
    const changed = productAfterChange(product, { before: [out, back], after: [later, back] })
    expect(waysOf(changed.offer)).toEqual([['1 DAC 2026-12-01T12:00'], ['2 CXB 2026-12-05T18:00']])
    expect(changed.offer).toMatchObject({
      price: offer.price,
      travelerPricings: offer.travelerPricings,
    })
  })

  it('of a part of the journey leaves the rest as it is', () => {
    // Suppliers count the flights of a change from one.
    const said = itinerary(['1'], 'CXB>DAC 2026-12-05T18:00')
    const later = itinerary(['1'], 'CXB>DAC 2026-12-06T08:00')
    const { offer: agreed } = productAfterChange(product, { before: [said], after: [later] })
    expect(waysOf(agreed)).toEqual([['1 DAC 2026-12-01T09:00'], ['2 CXB 2026-12-06T08:00']])
  })

  it('of a part that is not known by its flights is known by its way', () => {
    const other = itinerary(['1'], 'DAC>CXB 2026-12-01T11:00')
    const later = itinerary(['1'], 'DAC>CXB 2026-12-01T13:00')
    const { offer: agreed } = productAfterChange(product, { before: [other], after: [later] })
    expect(waysOf(agreed)).toEqual([['1 DAC 2026-12-01T13:00'], ['2 CXB 2026-12-05T18:00']])
  })

  it('by way of another airport has its name, and the baggage that was sold', () => {
    const round = itinerary([], 'DAC>CGP 2026-12-01T09:00', 'CGP>CXB 2026-12-01T12:00')
    const changed = productAfterChange(product, { before: [out], after: [round] })
    expect(waysOf(changed.offer)[0]).toEqual(['1 DAC 2026-12-01T09:00', '3 CGP 2026-12-01T12:00'])
    expect(changed.offer.travelerPricings[0]?.fareDetailsBySegment.at(-1)).toMatchObject({
      ...{ segmentId: '3', cabin: 'ECONOMY', includedCheckedBags: { weight: 20 } },
    })
    expect(changed.dictionaries.locations['CGP']).toMatchObject({ countryCode: 'BD' })
  })

  it('may leave a part of the journey out', () => {
    const { offer: agreed } = productAfterChange(product, { before: [out, back], after: [out] })
    expect(waysOf(agreed)).toEqual([['1 DAC 2026-12-01T09:00']])
  })
})

describe('the possible decisions', () => {
  const later = itinerary(['2'], 'CXB>DAC 2026-12-06T08:00')
  const change: PendingChange = {
    ...{ id: 'a', before: [back], after: [later], detectedAt: '2026-11-20T00:00:00Z' },
    ...{ decision: null, replacesAccepted: false },
  }
  const orderWith = (pending: PendingChange | null, answered: 'accept' | 'refund' | null = null) =>
    ({
      productData: product,
      booking: {
        change: pending,
        answeredChanges: answered ? [{ id: 'a', decision: answered }] : [],
      },
    }) as unknown as Parameters<typeof openDecisions>[0]
  const at = (local: string) => Date.parse(`${local}:00+06:00`)

  it('is both until the journey begins, then to accept until the new flight leaves', () => {
    const open = (local: string) => openDecisions(orderWith(change), at(local))
    expect(open('2026-12-01T08:59')).toEqual(['accept', 'refund'])
    expect(open('2026-12-01T09:00')).toEqual(['accept'])
    expect(open('2026-12-06T07:59')).toEqual(['accept'])
    expect(open('2026-12-06T08:00')).toEqual([])
  })

  it('is nothing of what is decided already', () => {
    expect(openDecisions(orderWith({ ...change, decision: 'accept' }), 0)).toEqual([])
    expect(openDecisions(orderWith(null), 0)).toEqual([])
  })

  it('is the same decision again, and never the opposite one', () => {
    const accept = { changeId: 'a', decision: 'accept' as const }
    const now = at('2026-11-21T09:00')
    expect(isNewDecision(orderWith(change), accept, now)).toBe(true)
    expect(isNewDecision(orderWith({ ...change, decision: 'accept' }), accept, now)).toBe(false)
    expect(isNewDecision(orderWith(null, 'accept'), accept, now)).toBe(false)
    for (const order of [orderWith({ ...change, decision: 'refund' }), orderWith(null, 'refund')]) {
      expect(() => isNewDecision(order, accept, now)).toThrow('is being cancelled')
    }
    expect(() => isNewDecision(orderWith({ ...change, id: 'b' }), accept, now)).toThrow(
      'no longer stands',
    )
    expect(() => isNewDecision(orderWith(change), accept, at('2026-12-06T08:00'))).toThrow(
      'have left',
    )
  })
})
