import { randomUUID } from 'node:crypto'
import type { FlightSupplierName } from '@jatra/contract/flight/flight-booking'
import type { FlightOffer, FlightQuery } from '@jatra/contract/flight/flight'
import { countPassengers } from '@jatra/contract/flight/passengers'
import { stubSupplier, stubTerms, type StubSupplier } from './stub-supplier.ts'
import type { FlightSearchOptions, FlightSupplier } from '../providers/flights/flight-supplier.ts'

/** A provider that has two offers for anything, and says what it was asked. */
export function stubFlights(
  name?: FlightSupplierName,
): FlightSupplier & StubSupplier & { asked: FlightQuery[] } {
  const asked: FlightQuery[] = []
  const supplier = stubSupplier(name)
  return Object.assign(supplier, {
    asked,
    async search(query: FlightQuery, { max }: FlightSearchOptions) {
      asked.push(query)
      // As at a real supplier, an offer is one of its search.
      const searchId = randomUUID()
      const offers = [stubOffer('1', query, 100), stubOffer('2', query, 120.5)].slice(0, max)
      return {
        offers,
        dictionaries: {
          carriers: { BG: 'Biman Bangladesh Airlines' },
          aircraft: { '738': 'Boeing 737-800' },
          locations: {},
        },
        terms: Object.fromEntries(
          offers.map(({ id, price, travelerPricings }) => {
            const offer = `${id}-of-${searchId}`
            const travelerIds = travelerPricings.map(({ travelerId }) => travelerId)
            const terms = stubTerms(offer, price, travelerIds, name)
            return [id, { ...terms, hold: supplier.hold ?? null }]
          }),
        ),
      }
    },
  })
}

/** One non-stop leg per itinerary at one price per traveller, in USD. */
function stubOffer(id: string, query: FlightQuery, fare: number): FlightOffer {
  const price = (amount: number) => ({
    currency: 'USD',
    total: amount.toFixed(2),
    base: (amount * 0.8).toFixed(2),
  })
  const all = price(fare * countPassengers(query))
  const types = [
    ...Array<'ADULT'>(query.adults).fill('ADULT'),
    ...Array<'CHILD'>(query.children).fill('CHILD'),
    ...Array<'HELD_INFANT'>(query.infants).fill('HELD_INFANT'),
  ]
  return {
    id,
    itineraries: query.legs.map((leg, index) => ({
      duration: 'PT1H5M',
      segments: [
        {
          id: String(index + 1),
          departure: { iataCode: leg.from, at: `${leg.date}T09:00:00` },
          arrival: { iataCode: leg.to, at: `${leg.date}T10:05:00` },
          carrierCode: 'BG',
          number: '433',
          aircraft: { code: '738' },
          duration: 'PT1H5M',
          numberOfStops: 0,
        },
      ],
    })),
    price: { ...all, grandTotal: all.total },
    validatingAirlineCodes: ['BG'],
    numberOfBookableSeats: 9,
    travelerPricings: types.map((travelerType, index) => ({
      travelerId: String(index + 1),
      travelerType,
      ...(travelerType === 'HELD_INFANT' && { associatedAdultId: '1' }),
      price: price(fare),
      fareDetailsBySegment: query.legs.map((_, leg) => ({
        segmentId: String(leg + 1),
        cabin: query.travelClass,
        class: 'Y',
        includedCheckedBags: { weight: 20, weightUnit: 'KG' },
      })),
    })),
  }
}
