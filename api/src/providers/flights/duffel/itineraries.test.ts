import { arrivalOf, departureOf, productAfterChange } from '@jatra/contract/flight/airline-change'
import { itinerarySchema } from '@jatra/contract/flight/flight'
import { findAirport } from '@jatra/contract/places/airports/list'
import { expect, it } from 'vitest'
import { offerSchema } from './duffel-schemas.ts'
import { itineraryOf } from './itineraries.ts'

const sliceSchema = offerSchema.shape.slices.element

const dhaka = {
  ...{ iata_code: 'DAC', name: 'Shahjalal', city_name: 'Dhaka', iata_country_code: 'BD' },
  time_zone: 'Asia/Dhaka',
}
/** One that opened after the list was made. */
const unlisted = {
  ...{ iata_code: 'QQX', name: 'New Almaty Airport', city_name: 'Almaty', iata_country_code: 'KZ' },
  time_zone: 'Asia/Almaty',
}
const carrier = { iata_code: 'ZZ', name: 'Duffel Airways' }
const sliceTo = (destination: object) =>
  sliceSchema.parse({
    id: 'sli_1',
    segments: [
      {
        ...{ origin: dhaka, destination },
        ...{ departing_at: '2026-12-01T08:00:00', arriving_at: '2026-12-01T12:00:00' },
        ...{ marketing_carrier: carrier, operating_carrier: carrier },
      },
    ],
  })
const read = (destination: object) => itineraryOf(sliceTo(destination), () => '1')

it('keeps name and clock of an airport that the list lacks', () => {
  expect(findAirport('QQX')).toBeUndefined()
  const itinerary = itinerarySchema.parse(read(unlisted))
  expect(itinerary.segments[0]?.arrival).toEqual({
    iataCode: 'QQX',
    at: '2026-12-01T12:00:00',
    place: {
      ...{ name: 'New Almaty Airport', city: 'Almaty', country: 'Kazakhstan', countryCode: 'KZ' },
      timeZone: 'Asia/Almaty',
    },
  })
  expect(itinerary.segments[0]?.departure).not.toHaveProperty('place')
  expect(itinerary.duration).toBe('PT5H')
  expect(departureOf([itinerary])).toBe(Date.parse('2026-12-01T02:00:00Z'))
  expect(arrivalOf([itinerary])).toBe(Date.parse('2026-12-01T07:00:00Z'))
})

it('names it on an order whose flights the airline moved there', () => {
  const [before, after] = [[read(dhaka)], [read(unlisted)]]
  const offer = { itineraries: before, travelerPricings: [] }
  const product = { offer, dictionaries: { carriers: {}, aircraft: {}, locations: {} } }
  const changed = productAfterChange(product as never, { before, after }) as typeof product
  expect(changed.dictionaries.locations).toMatchObject({
    QQX: { name: 'New Almaty Airport', city: 'Almaty', country: 'Kazakhstan', countryCode: 'KZ' },
  })
})

it.each([null, undefined, '', 'Mars/Olympus'])(
  'reads an airport of ours by our clock when its zone is %j',
  (time_zone) => {
    const almaty = { iata_code: 'ALA', name: 'Almaty', time_zone }
    expect(read(almaty).duration).toBe('PT5H')
  },
)
