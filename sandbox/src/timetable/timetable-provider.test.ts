import { describe, expect, it } from 'vitest'
import { addDays } from '@jatra/contract/values/dates'
import type { FlightOffer, FlightQuery } from '@jatra/contract/flight/flight'
import { DomainError } from '@jatra/contract/http/problem'
import { oneWay, provider, search, today } from '../testing/timetable.ts'

describe('what travellers from Bangladesh find', () => {
  const nonstop = (offers: FlightOffer[]) =>
    offers.filter(({ itineraries }) => itineraries.every(({ segments }) => segments.length === 1))
  const sellers = (offers: FlightOffer[]) =>
    new Set(offers.flatMap(({ validatingAirlineCodes }) => validatingAirlineCodes))

  it('four airlines to Cox’s Bazar in about an hour, in ATRs and a 737', async () => {
    const { offers, dictionaries } = await search(oneWay('DAC', 'CXB'))
    expect(offers).toHaveLength(10)
    expect(nonstop(offers)).toHaveLength(10)
    expect(sellers(offers)).toEqual(new Set(['BG', 'BS', 'VQ', '2A']))
    expect(Object.keys(dictionaries.aircraft)).toEqual(expect.arrayContaining(['AT7', '738']))
    for (const { itineraries, price } of offers) {
      expect(itineraries[0]?.duration).toMatch(/^PT1H(5M)?$/)
      expect(Number(price.total)).toBeGreaterThan(40)
      expect(Number(price.total)).toBeLessThan(120)
    }
  })

  it('some fares for hand baggage only, beside 20 kg and 30 kg and pieces', async () => {
    const bags = async (from: string, to: string) => {
      const { offers } = await search(oneWay(from, to))
      return offers.map(
        (offer) => offer.travelerPricings[0]?.fareDetailsBySegment[0]?.includedCheckedBags,
      )
    }
    const domestic = await bags('DAC', 'CXB')
    expect(domestic).toContain(undefined)
    expect(domestic).toContainEqual({ weight: 20, weightUnit: 'KG' })
    const far = await bags('DAC', 'JFK')
    expect(far).toContainEqual({ weight: 30, weightUnit: 'KG' })
    expect(far).toContainEqual({ quantity: 2 })
  })

  it.each([
    ['BKK', ['BG', 'BS', 'TG']],
    ['DXB', ['BG', 'BS', 'EK', 'FZ']],
    ['CCU', ['BG', 'BS', '6E']],
    ['KUL', ['BG', 'BS', 'MH', 'OD', 'AK']],
    ['SIN', ['BG', 'BS', 'SQ']],
    ['JED', ['BG', 'BS', 'SV']],
    ['KTM', ['BG', 'RA', 'H9']],
    ['LHR', ['BG']],
  ])('nonstop flights to %s by its airlines', async (to, airlines) => {
    const week = await Promise.all(
      [0, 1, 2, 3, 4, 5, 6].map((days) => search(oneWay('DAC', to, addDays('2026-12-07', days)))),
    )
    const flown = sellers(nonstop(week.flatMap(({ offers }) => offers)))
    expect([...flown]).toEqual(expect.arrayContaining(airlines))
  })

  it('Biman’s stop in Sylhet on the way to London', async () => {
    const { offers } = await search({ ...oneWay('DAC', 'LHR', '2026-12-07') })
    const segments = offers.flatMap(({ itineraries }) => itineraries.flatMap((i) => i.segments))
    expect(segments).toContainEqual(
      expect.objectContaining({ carrierCode: 'BG', number: '201', numberOfStops: 1 }),
    )
  })

  it('New York by way of a hub, with one airline all the way', async () => {
    const { offers } = await search(oneWay('DAC', 'JFK'))
    expect(offers).toHaveLength(10)
    for (const offer of offers) expect(offer.validatingAirlineCodes).toHaveLength(1)
    expect([...sellers(offers)]).toEqual(expect.arrayContaining(['EK', 'QR', 'TK']))
  })

  it('a route to the far end of the world', async () => {
    const { offers } = await search(oneWay('BZL', 'USH'))
    expect(offers.length).toBeGreaterThan(0)
  })

  it('a return cheaper than two single flights', async () => {
    const there = await search(oneWay('DAC', 'BKK'))
    const back = await search(oneWay('BKK', 'DAC', '2026-12-15'))
    const { offers } = await search({
      ...oneWay('DAC', 'BKK'),
      tripType: 'roundTrip',
      legs: [...oneWay('DAC', 'BKK').legs, ...oneWay('BKK', 'DAC', '2026-12-15').legs],
    })
    const cheapest = (list: FlightOffer[]) => Number(list[0]?.price.total)
    expect(cheapest(offers)).toBeLessThan(cheapest(there.offers) + cheapest(back.offers))
  })

  it('dearer seats on Eid, in business class and at the last minute', async () => {
    const total = async (query: FlightQuery) => Number((await search(query)).offers[0]?.price.total)
    const usual = await total(oneWay('DAC', 'KTM', '2027-02-04'))
    expect(await total(oneWay('DAC', 'KTM', '2027-03-11'))).toBeGreaterThan(usual * 1.1)
    expect(await total(oneWay('DAC', 'KTM', '2026-11-22'))).toBeGreaterThan(usual * 1.2)
    const business = { ...oneWay('DAC', 'KTM', '2027-02-04'), travelClass: 'BUSINESS' as const }
    expect(await total(business)).toBeGreaterThan(usual * 2)
  })

  it('nothing where there are no flights: between two airports of one city, in a cabin that no plane has, in two years', async () => {
    const none = [
      oneWay('LHR', 'LCY'),
      { ...oneWay('DAC', 'CXB'), travelClass: 'FIRST' as const },
      oneWay('DAC', 'BKK', '2028-12-08'),
    ]
    for (const query of none) expect((await search(query)).offers).toEqual([])
  })
})

describe('a search that makes no sense', () => {
  const refused = async (query: FlightQuery) => {
    const error: unknown = await search(query).catch((thrown: unknown) => thrown)
    if (!(error instanceof DomainError)) throw new Error('not refused')
    expect(error.code).toBe('invalid_input')
    return Object.keys(error.errors ?? {})
  }

  it('is rejected at the field that is wrong', async () => {
    expect(await refused(oneWay('XXX', 'DAC'))).toEqual(['originLocationCode'])
    expect(await refused(oneWay('DAC', 'XXX'))).toEqual(['destinationLocationCode'])
    expect(await refused(oneWay('DAC', 'DAC'))).toEqual(['destinationLocationCode'])
    expect(await refused(oneWay('DAC', 'BKK', '2026-11-20'))).toEqual(['departureDate'])
    const early: FlightQuery = {
      ...oneWay('DAC', 'BKK'),
      tripType: 'roundTrip',
      legs: [...oneWay('DAC', 'BKK').legs, ...oneWay('BKK', 'DAC', '2026-12-07').legs],
    }
    expect(await refused(early)).toEqual(['returnDate'])
    expect(await refused({ ...early, tripType: 'multiCity' })).toEqual(['leg'])
    expect(await refused({ ...oneWay('DAC', 'XXX'), tripType: 'multiCity' })).toEqual(['leg'])
  })

  it('is answered for today', async () => {
    expect((await search(oneWay('DAC', 'CXB', today))).offers).not.toEqual([])
  })
})

it('a flight that has left, or is about to, is not offered', async () => {
  const query = oneWay('DAC', 'CXB')
  const all = await search(query, 50)
  const departures = all.offers.map(
    (offer) => offer.itineraries[0]?.segments[0]?.departure.at ?? '',
  )
  // Noon in Dhaka.
  const notBefore = Date.parse(`${query.legs[0]?.date}T06:00:00Z`)
  const later = await provider.search(query, { max: 50, today, notBefore })
  const left = later.offers.map((offer) => offer.itineraries[0]?.segments[0]?.departure.at ?? '')
  expect(departures.some((at) => at.slice(11) < '12:00:00')).toBe(true)
  expect(left.length).toBeGreaterThan(0)
  expect(left.every((at) => at.slice(11) >= '12:00:00')).toBe(true)
})
