import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FlightOffer } from '@jatra/contract/flight/flight'
import { travelerTypes, type TravelerType } from '@jatra/contract/traveler/traveler-type'
import { findSameFlights, formKinds, formTravelerIds } from './new-party.ts'

const party = (types: readonly TravelerType[], bags = 20) =>
  types.map((travelerType, index) => ({
    travelerId: String(index + 1),
    travelerType,
    price: { currency: 'BDT', total: '1.00', base: '1.00' },
    fareDetailsBySegment: [
      {
        ...{ segmentId: '1', cabin: 'ECONOMY' as const, class: 'Y' },
        includedCheckedBags: { weight: bags, weightUnit: 'KG' },
      },
    ],
  }))

const offer = (id: string, number: string, types: readonly TravelerType[], bags?: number) =>
  ({
    id,
    itineraries: [
      {
        duration: 'PT1H',
        segments: [
          {
            id: '1',
            departure: { iataCode: 'DAC', at: '2026-12-08T10:00:00' },
            arrival: { iataCode: 'CXB', at: '2026-12-08T11:00:00' },
            ...{ carrierCode: 'BS', number, aircraft: { code: 'AT7' } },
            ...{ duration: 'PT1H', numberOfStops: 0 },
          },
        ],
      },
    ],
    price: { currency: 'BDT', total: '1.00', base: '1.00', grandTotal: '1.00' },
    validatingAirlineCodes: ['BS'],
    travelerPricings: party(types, bags),
    numberOfBookableSeats: 9,
  }) satisfies FlightOffer

const at = (kinds: string) => new URL(`http://jatra.test/?kinds=${kinds}`)

describe('the order of the form', () => {
  const family = offer('1', '149', ['ADULT', 'CHILD', 'HELD_INFANT'])

  it('is that of the offer, unless the address has the same kinds in another', () => {
    expect(formKinds(at('ADULT,HELD_INFANT,CHILD'), family)).toEqual([
      ...['ADULT', 'HELD_INFANT', 'CHILD'],
    ])
    for (const other of ['', 'ADULT', 'ADULT,ADULT,CHILD', 'ADULT,CHILD,<script>', ',,,'])
      expect(formKinds(at(other), family)).toEqual(['ADULT', 'CHILD', 'HELD_INFANT'])
  })

  it('gives each block another traveller of the offer, of the block’s kind', () => {
    const kinds = fc.array(fc.constantFrom(...travelerTypes), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(kinds, fc.infiniteStream(fc.nat()), (types, draws) => {
        const sold = offer('1', '149', types.toSorted())
        const order = types
          .map((type) => ({ type, rank: draws.next().value ?? 0 }))
          .toSorted((a, b) => a.rank - b.rank)
          .map(({ type }) => type)
        expect(formKinds(at(order.join()), sold)).toEqual(order)
        const ids = formTravelerIds(order, sold)
        expect(new Set(ids).size).toBe(types.length)
        expect(
          ids.map((id) => sold.travelerPricings.find((one) => one.travelerId === id)?.travelerType),
        ).toEqual(order)
      }),
    )
  })
})

describe('the same flights for another party', () => {
  const was = offer('3', '149', ['ADULT', 'HELD_INFANT'])
  const seated = ['ADULT', 'CHILD'] as const

  it('are those of the same numbers and times, in the same fare', () => {
    const others = [offer('1', '141', seated), offer('2', '149', seated, 0)]
    expect(findSameFlights(was, [...others, offer('4', '149', seated)])?.id).toBe('4')
  })

  it('are in another fare where theirs is not sold, and may not be sold at all', () => {
    expect(findSameFlights(was, [offer('1', '149', seated, 0)])?.id).toBe('1')
    expect(findSameFlights(was, [offer('1', '141', seated)])).toBeUndefined()
  })
})
