import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { airports, findAirport } from '@jatra/contract/places/airports/list'
import { addDays } from '@jatra/contract/values/dates'
import {
  dictionariesSchema,
  flightOfferSchema,
  type FlightOffer,
  type FlightQuery,
  type Itinerary,
  type Segment,
} from '@jatra/contract/flight/flight'
import { fareInBdt, priceOffer } from '@jatra/contract/flight/fare'
import { simulatorPricing } from '@jatra/contract/flight/pricing'
import { firstSegment, lastSegment, minutesOf } from '@jatra/contract/flight/itinerary'
import { search, today } from '../testing/timetable.ts'
import { createTimetableProvider } from './timetable-provider.ts'

const clocks = new Map<string, Intl.DateTimeFormat>()
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  clocks.set(timeZone, clock)
  return clock
}

/** The instants of a local time by the platform's own zone data: two in the hour that a clock change repeats. */
function instants({ iataCode, at }: { iataCode: string; at: string }): number[] {
  const format = clockOf(findAirport(iataCode)?.tz ?? 'none')
  const shown = (utc: number) => format.format(utc).replace(' ', 'T')
  const local = Date.parse(`${at}Z`)
  const offsets = [-86_400_000, 0, 86_400_000].map(
    (around) => Date.parse(`${shown(local + around)}Z`) - (local + around),
  )
  return [...new Set(offsets)].map((offset) => local - offset).filter((utc) => shown(utc) === at)
}

interface Flown {
  departs: number
  arrives: number
}

/** Every way of reading the local times of flights in a row so that each lasts as long as it says. */
function readings(segments: Segment[]): Flown[][] {
  const [first, ...rest] = segments
  if (!first) return [[]]
  const flown = instants(first.departure).flatMap((departs) =>
    instants(first.arrival)
      .filter((arrives) => arrives - departs === minutesOf(first.duration) * 60_000)
      .map((arrives) => ({ departs, arrives })),
  )
  const later = readings(rest)
  return flown.flatMap((one) => later.map((others) => [one, ...others]))
}

/** The reading under which the whole itinerary lasts as long as it says. */
function flownAs(itinerary: Itinerary): Flown[] {
  const reading = readings(itinerary.segments).find((flights) => {
    const minutes = ((flights.at(-1)?.arrives ?? 0) - (flights[0]?.departs ?? 0)) / 60_000
    return minutes === minutesOf(itinerary.duration)
  })
  if (!reading) throw new Error(`times and durations disagree: ${JSON.stringify(itinerary)}`)
  return reading
}

/** Half the pairs start or end in Bangladesh, as the searches of travellers do. */
const code = fc.oneof(
  fc.constantFrom('DAC', 'CGP', 'CXB', 'ZYL', 'BZL', 'JSR'),
  fc.constantFrom(...airports.filter(({ size }) => size > 1).map((airport) => airport.code)),
  fc.constantFrom(...airports.map((airport) => airport.code)),
)
const pair = fc.tuple(code, code).filter(([from, to]) => from !== to)
const day = fc.integer({ min: 0, max: 350 }).map((days) => addDays(today, days))
const party = fc
  .record({
    adults: fc.integer({ min: 1, max: 5 }),
    children: fc.integer({ min: 0, max: 4 }),
    infants: fc.integer({ min: 0, max: 5 }),
  })
  .map((people) => ({ ...people, infants: Math.min(people.infants, people.adults) }))
const cabin = fc.constantFrom('ECONOMY' as const, 'BUSINESS' as const, 'FIRST' as const)

const journey = fc.oneof(
  fc.tuple(pair, day).map(([[from, to], date]) => ({
    tripType: 'oneWay' as const,
    legs: [{ from, to, date }],
  })),
  fc.tuple(pair, day, fc.integer({ min: 0, max: 10 })).map(([[from, to], date, stay]) => ({
    tripType: 'roundTrip' as const,
    legs: [
      { from, to, date },
      { from: to, to: from, date: addDays(date, stay) },
    ],
  })),
  fc
    .tuple(fc.array(pair, { minLength: 2, maxLength: 4 }), day, fc.integer({ min: 0, max: 4 }))
    .map(([pairs, date, stay]) => ({
      tripType: 'multiCity' as const,
      legs: pairs.map(([from, to], i) => ({ from, to, date: addDays(date, i * stay) })),
    })),
)
const anyQuery: fc.Arbitrary<FlightQuery> = fc
  .tuple(journey, party, cabin)
  .map(([legs, people, travelClass]) => ({ ...legs, ...people, travelClass }))

/** Looks at the offers of many searches. */
async function everyOffer(look: (offer: FlightOffer, query: FlightQuery) => void) {
  let seen = 0
  await fc.assert(
    fc.asyncProperty(anyQuery, async (query) => {
      const { offers } = await search(query)
      for (const offer of offers) look(offer, query)
      seen += offers.length
    }),
    { numRuns: 120 },
  )
  expect(seen).toBeGreaterThan(200)
}

// Hundreds of searches each: slow only where the machine is busy.
describe('every offer of the timetable', { timeout: 30_000 }, () => {
  it('has the shape of the contract, and names for all its codes', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuery, fc.integer({ min: 1, max: 10 }), async (query, max) => {
        const { offers, dictionaries } = await search(query, max)
        dictionariesSchema.parse(dictionaries)
        expect(offers.length).toBeLessThanOrEqual(max)
        expect(offers.map(({ id }) => id)).toEqual(offers.map((_, i) => String(i + 1)))
        for (const { from, to } of query.legs) {
          expect(dictionaries.locations).toHaveProperty([from])
          expect(dictionaries.locations).toHaveProperty([to])
        }
        for (const offer of offers) {
          expect(flightOfferSchema.parse(offer)).toEqual(offer)
          for (const segment of offer.itineraries.flatMap(({ segments }) => segments)) {
            expect(dictionaries.carriers[segment.carrierCode]).toBeTruthy()
            expect(dictionaries.aircraft[segment.aircraft.code]).not.toBe(segment.aircraft.code)
            expect(dictionaries.locations[segment.departure.iataCode]?.city).toBeTruthy()
            expect(dictionaries.locations[segment.arrival.iataCode]?.city).toBeTruthy()
          }
        }
      }),
      { numRuns: 120 },
    )
  })

  it('lasts as long between its local times as it says', async () => {
    await everyOffer(({ itineraries }) => {
      for (const { departs, arrives } of itineraries.flatMap(flownAs)) {
        expect(arrives).toBeGreaterThan(departs)
      }
    })
  })

  it('flies what was asked: from there, to there, on that local date, with time to change planes', async () => {
    await everyOffer((offer, query) => {
      expect(offer.itineraries).toHaveLength(query.legs.length)
      offer.itineraries.forEach((itinerary, i) => {
        const leg = query.legs[i]
        expect(firstSegment(itinerary).departure.iataCode).toBe(leg?.from)
        expect(firstSegment(itinerary).departure.at.slice(0, 10)).toBe(leg?.date)
        expect(lastSegment(itinerary).arrival.iataCode).toBe(leg?.to)
        expect(itinerary.segments.length).toBeLessThanOrEqual(4)
        const flown = flownAs(itinerary)
        itinerary.segments.forEach((segment, k) => {
          const next = itinerary.segments[k + 1]
          if (!next) return
          expect(next.departure.iataCode).toBe(segment.arrival.iataCode)
          const wait = ((flown[k + 1]?.departs ?? 0) - (flown[k]?.arrives ?? 0)) / 60_000
          expect(wait).toBeGreaterThanOrEqual(60)
          expect(wait).toBeLessThanOrEqual(480)
        })
        const before = offer.itineraries[i - 1]
        if (!before) return
        const landed = Math.min(...instants(lastSegment(before).arrival))
        const leaves = Math.max(...instants(firstSegment(itinerary).departure))
        expect(leaves - landed).toBeGreaterThanOrEqual(60 * 60_000)
      })
    })
  })

  it('prices every traveller, seats everybody, and adds up', async () => {
    const cents = (amount: string) => {
      expect(amount).toMatch(/^\d+\.\d{2}$/)
      return Math.round(Number(amount) * 100)
    }
    await everyOffer((offer, query) => {
      const { adults, children, infants } = query
      const pricings = offer.travelerPricings
      const of = (type: string) => pricings.filter(({ travelerType }) => travelerType === type)
      expect([of('ADULT').length, of('CHILD').length, of('HELD_INFANT').length]).toEqual([
        adults,
        children,
        infants,
      ])
      expect(new Set(pricings.map(({ travelerId }) => travelerId)).size).toBe(pricings.length)
      const laps = of('HELD_INFANT').map(({ associatedAdultId }) => associatedAdultId)
      expect(new Set(laps).size).toBe(infants)
      const adultIds = of('ADULT').map(({ travelerId }) => travelerId)
      expect(laps.every((lap) => adultIds.includes(lap ?? ''))).toBe(true)

      const sum = pricings.reduce((total, { price }) => total + cents(price.total), 0)
      expect(cents(offer.price.total)).toBe(sum)
      expect(offer.price.grandTotal).toBe(offer.price.total)
      const adult = Number(of('ADULT')[0]?.price.total)
      for (const { price } of pricings) {
        expect(cents(price.base)).toBeLessThan(cents(price.total))
        expect(fareInBdt(price.total, 80)).toBeGreaterThan(0)
      }
      for (const { price } of of('CHILD')) expect(Number(price.total)).toBeLessThan(adult * 0.81)
      for (const { price } of of('HELD_INFANT')) expect(Number(price.total)).toBeLessThan(adult / 5)
      const priced = priceOffer({ travelerPricings: pricings, pricing: simulatorPricing() })
      expect(priced.totalPayable).toBeGreaterThan(0)

      expect(offer.numberOfBookableSeats).toBeGreaterThanOrEqual(adults + children)
      expect(offer.numberOfBookableSeats).toBeLessThanOrEqual(9)
      const ids = offer.itineraries.flatMap(({ segments }) => segments.map(({ id }) => id))
      expect(new Set(ids).size).toBe(ids.length)
      for (const { fareDetailsBySegment } of pricings) {
        expect(fareDetailsBySegment.map(({ segmentId }) => segmentId)).toEqual(ids)
        expect(fareDetailsBySegment.some((details) => details.cabin === query.travelClass)).toBe(
          true,
        )
      }
    })
  })

  it('is the same when asked again, by another provider too, and comes cheapest first', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuery, async (query) => {
        const once = await search(query)
        const again = await createTimetableProvider().search(query, {
          max: 10,
          today,
          notBefore: 0,
        })
        expect(again).toEqual(once)
        const totals = once.offers.map(({ price }) => Number(price.total))
        expect(totals).toEqual([...totals].sort((a, b) => a - b))
      }),
      { numRuns: 60 },
    )
  })
})
