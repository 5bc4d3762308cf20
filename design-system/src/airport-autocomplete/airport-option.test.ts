import { expect, test } from 'vitest'
import { airportMatches, airportsByPrefix, shortAirportName } from './airport-option.ts'
import { markMatch } from './mark-match.ts'

const agp = { code: 'AGP', name: 'Málaga-Costa del Sol Airport', city: 'Málaga', country: 'Spain' }

test('a long name is cut to 20 characters and marked as cut', () => {
  expect(shortAirportName('Suvarnabhumi')).toBe('Suvarnabhumi')
  expect(shortAirportName('Hazrat Shahjalal International Airport')).toBe('Hazrat Shahjalal Int…')
})

test('Bangla conjuncts are not split', () => {
  expect(shortAirportName('হযরত শাহজালাল আন্তর্জাতিক বিমানবন্দর')).toBe('হযরত শাহজালাল আন্ত…')
})

test('a match is marked in the text as it is written, at the start of a word', () => {
  expect(markMatch("Cox's Bazar", 'baz')).toEqual([
    { text: "Cox's ", matched: false },
    { text: 'Baz', matched: true },
    { text: 'ar', matched: false },
  ])
  expect(markMatch('Málaga', 'mala')[0]).toEqual({ text: 'Mála', matched: true })
  expect(markMatch('Dhaka', 'aka')).toEqual([{ text: 'Dhaka', matched: false }])
  expect(markMatch('Dhaka', ' ')).toEqual([{ text: 'Dhaka', matched: false }])
})

test('a mark never parts a letter from its vowel sign, or from those that it is joined with', () => {
  const marked = (text: string, query: string) => markMatch(text, query).map((part) => part.text)
  expect(marked('কাঠমান্ডু', 'ক')).toEqual(['কা', 'ঠমান্ডু'])
  expect(marked('কক্সবাজার', 'কক')).toEqual(['কক্স', 'বাজার'])
  expect(marked('ঢাকা', 'ঢাকা')).toEqual(['ঢাকা'])
})

test('the first letters find the airports whose code or city begins so, each once', () => {
  const pmi = { code: 'PMI', name: 'Palma Airport', city: 'Palma', country: 'Spain' }
  const codes = (query: string) =>
    airportsByPrefix([agp, pmi, { ...agp }], query).map(({ code }) => code)
  expect(codes('mala')).toEqual(['AGP'])
  expect(codes('p')).toEqual(['PMI'])
  expect(codes('spain')).toEqual([])
})

test('an airport is found by code, city, name and country', () => {
  expect(['agp', 'malag', 'costa', 'SPAIN'].every((query) => airportMatches(agp, query))).toBe(true)
  expect(airportMatches(agp, 'madrid')).toBe(false)
})
