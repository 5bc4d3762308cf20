import { expect, it } from 'vitest'
import { airports, findAirport, type ListedAirport } from './airports/list.ts'
import { banglaNameOf } from './airports/bangla.ts'
import { publicAirport } from './airports/search.ts'
import { popularCodes } from './airports/popular.ts'
import { suggestedCodes } from './airports/suggested.ts'
import { countries } from './countries.ts'
import { countriesIn, countryNameIn } from './countries-in.ts'
import { airportsIn, dictionariesIn, placeIn } from '../whole-order/place-in.ts'

/** Letters of Bangla, with the marks and signs between its words. */
const BANGLA = /^[\p{Script=Bengali} ().,'/-]+$/u

const listed = (code: string): ListedAirport => {
  const found = findAirport(code)
  if (!found) throw new Error(`no airport ${code}`)
  return found
}

it('says everything of every airport of Bangladesh, and of those that a field suggests, in Bangla', () => {
  const home = airports.filter(({ countryCode }) => countryCode === 'BD')
  expect(home.length).toBeGreaterThan(7)
  const all = [...home, ...[...Object.values(suggestedCodes).flat(), ...popularCodes].map(listed)]
  for (const { name, city, country } of airportsIn('bn', all)) {
    for (const text of [name, city, country]) expect(text).toMatch(BANGLA)
  }
  expect(placeIn('bn', 'DAC', publicAirport(listed('DAC')))).toEqual({
    code: 'DAC',
    name: 'হযরত শাহজালাল আন্তর্জাতিক বিমানবন্দর',
    city: 'ঢাকা',
    country: 'বাংলাদেশ',
    countryCode: 'BD',
  })
})

it('names the big airports of the world in Bangla, and none that is in no list', () => {
  const named = airports.filter(({ code }) => banglaNameOf(code))
  expect(named.length).toBeGreaterThan(500)
  const big = airports.filter(({ size }) => size === 3)
  expect(big.filter((one) => !named.includes(one)).map(({ code }) => code)).toEqual([])
  for (const { code } of named) expect(banglaNameOf(code)).toMatch(BANGLA)
})

it('says in English what has no other name', () => {
  const unnamed = airports.find(
    ({ code, countryCode }) => countryCode === 'GL' && !banglaNameOf(code),
  )
  if (!unnamed) throw new Error('every airport has a Bangla name')
  const { name, city } = unnamed
  expect(placeIn('bn', unnamed.code, unnamed)).toMatchObject({ name, city, country: 'গ্রিনল্যান্ড' })
  const unknown = { name: 'Nowhere', city: 'Nowhere', country: 'Nowhere', countryCode: 'ZZ' }
  expect(placeIn('bn', 'ZZZ', unknown)).toEqual(unknown)
})

it('leaves English as it is', () => {
  const place = publicAirport(listed('DAC'))
  const dictionaries = { carriers: { BG: 'Biman' }, aircraft: {}, locations: { DAC: place } }
  expect(placeIn('en', 'DAC', place)).toBe(place)
  expect(dictionariesIn('en', dictionaries)).toBe(dictionaries)
})

it('names places of offers, and leaves airlines their names', () => {
  const { name, city, country, countryCode } = listed('DAC')
  const dictionaries = {
    ...{ carriers: { BG: 'Biman Bangladesh Airlines' }, aircraft: { '738': 'Boeing 737-800' } },
    locations: { DAC: { name, city, country, countryCode } },
  }
  expect(dictionariesIn('bn', dictionaries)).toEqual({
    ...dictionaries,
    locations: {
      DAC: {
        name: 'হযরত শাহজালাল আন্তর্জাতিক বিমানবন্দর',
        ...{ city: 'ঢাকা', country: 'বাংলাদেশ', countryCode },
      },
    },
  })
})

it('has the same countries in both languages, each by its names', () => {
  expect(countriesIn('en')).toBe(countries)
  const inBangla = countriesIn('bn')
  const codesOf = (list: typeof countries) => list.map(({ code }) => code).sort()
  expect(codesOf(inBangla)).toEqual(codesOf(countries))
  for (const { name } of inBangla) expect(name).toMatch(BANGLA)
  const names = inBangla.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(countryNameIn('bn', 'BD')).toBe('বাংলাদেশ')
  expect(countryNameIn('bn', 'ZZ')).toBe('ZZ')
})
