import { describe, expect, it } from 'vitest'
import { findAirport } from '@jatra/contract/places/airports/list'
import { destinationPictures, destinations } from '@jatra/contract/places/destinations'
import { includedLines, packageSchema } from '@jatra/contract/holiday/package'
import { describeHotel } from '@jatra/contract/holiday/package-parts'
import { packageCatalogue } from './index.ts'

/** Per person, integer BDT, by where it goes: what such a journey costs from Dhaka in 2026 and 2027. */
const prices: Record<(typeof destinations)[number], readonly [number, number]> = {
  Srilanka: [52_000, 90_000],
  Nepal: [28_000, 55_000],
  Malaysia: [45_000, 80_000],
  Thailand: [38_000, 85_000],
  Delhi: [28_000, 60_000],
  "Cox's Bazar": [6_500, 25_000],
  Sajek: [5_500, 9_500],
  Sundarbans: [6_000, 16_000],
  Sylhet: [6_000, 12_000],
  Singapore: [55_000, 95_000],
  Maldives: [65_000, 160_000],
  Dubai: [75_000, 140_000],
  Istanbul: [110_000, 180_000],
  Umrah: [135_000, 260_000],
}

const of = (name: string) => packageCatalogue.filter((one) => one.package === name)

describe('the catalogue of packages', () => {
  it('has enough of them, at every destination', () => {
    expect(packageCatalogue.length).toBeGreaterThanOrEqual(44)
    for (const name of destinations) expect(of(name).length, name).toBeGreaterThanOrEqual(2)
  })

  it('gives each an id that reads well in an address, and a name of its own', () => {
    for (const { _id } of packageCatalogue) expect(_id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(new Set(packageCatalogue.map(({ _id }) => _id)).size).toBe(packageCatalogue.length)
    expect(new Set(packageCatalogue.map(({ name }) => name)).size).toBe(packageCatalogue.length)
  })
})

describe.each(packageCatalogue.map((one) => [one._id, one] as const))('%s', (_, holiday) => {
  const { description, duration, highlight, image, price, rating, seats } = holiday

  it('keeps to the contract', () => {
    expect(packageSchema.parse(holiday)).toEqual(holiday)
  })

  it('has a description that is too long for a list', () => {
    expect(description.length).toBeGreaterThanOrEqual(250)
    expect(description.length).toBeLessThanOrEqual(500)
  })

  it('names days of its own length, in order, from the first to the last', () => {
    const days = highlight.flatMap((day) => Object.keys(day))
    const numbers = days.map((day) => Number(/^Day (\d+)$/.exec(day)?.[1]))
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    expect(numbers[0]).toBe(1)
    expect(numbers.at(-1)).toBe(duration)
  })

  it('lists what is included and what is not, line by line', () => {
    const { includes, excludes } = includedLines(holiday)
    expect(includes.length).toBeGreaterThanOrEqual(3)
    expect(excludes.length).toBeGreaterThanOrEqual(2)
    // A line that begins with a small letter is the rest of one that a comma cut.
    for (const line of [...includes, ...excludes]) expect(line).toMatch(/^[\p{Lu}\d]/u)
    const texts = holiday.packageIncludes.flatMap(({ include1, include2 }) => [include1, include2])
    for (const text of texts) expect(text.split(',').every((line) => line.trim())).toBe(true)
  })

  it('names flight times where a flight from Dhaka is included, and only there', () => {
    const flown = /^(Return flight|Flights) Dhaka/
    const included = includedLines(holiday).includes.some((line) => flown.test(line))
    const [out, home] = [holiday.flights?.at(0), holiday.flights?.at(-1)]
    expect(holiday.flights?.length !== 0).toBe(included)
    if (!out || !home) return
    expect(out).toMatchObject({ day: 1, from: 'DAC' })
    expect(home).toMatchObject({ day: duration, to: 'DAC' })
    for (const { from, to } of holiday.flights ?? [])
      for (const code of [from, to]) expect(findAirport(code), code).toBeTruthy()
  })

  it('says of each hotel on land where it is', () => {
    for (const hotel of holiday.hotels.map(describeHotel)) {
      if (/vessel|[Hh]ouseboat/.test(hotel.name)) continue
      expect(hotel.latitude, hotel.name).toBeTypeOf('number')
      expect(hotel.longitude, hotel.name).toBeTypeOf('number')
      expect(hotel.place, hotel.name).toBeTruthy()
      const named = /^([3-5])-star/.exec(hotel.name)?.[1]
      if (named) expect(hotel.stars).toBe(Number(named))
    }
  })

  it('costs what such a journey costs, and says when it leaves', () => {
    const [least, most] = prices[holiday.package]
    expect(price).toBeGreaterThanOrEqual(least)
    expect(price).toBeLessThanOrEqual(most)
    expect(holiday.validFrom >= '2026-10-01').toBe(true)
    expect(holiday.validTo <= '2027-12-31').toBe(true)
    expect(holiday.validFrom < holiday.validTo).toBe(true)
  })

  it('has seats, no invented rating, conditions and the picture of its destination', () => {
    expect(seats).toBeGreaterThanOrEqual(8)
    expect(seats).toBeLessThanOrEqual(40)
    expect(rating, 'nobody has reviewed it').toBeNull()
    expect(holiday.reviews).toEqual([])
    expect(holiday.hotels.length).toBeGreaterThanOrEqual(1)
    expect(holiday.refundSteps).toHaveLength(2)
    // The steps say it: words beside them would be a second rule.
    for (const line of holiday.cancelationPolicy) expect(line).not.toMatch(/^(Up to \d|Less than)/)
    const picture = destinationPictures[holiday.package]
    expect(image).toEqual([{ img1: picture, img2: picture }])
  })
})
