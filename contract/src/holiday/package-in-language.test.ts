import { describe, expect, it } from 'vitest'
import { englishWordsOf, packageInLanguage } from './package-in-language.ts'
import { packageInputSchema, type HolidayPackage } from './package.ts'
import { includedServices } from './package-services.ts'
import type { PackageWords } from './package-words.ts'

const english: HolidayPackage = {
  _id: 'sylhet',
  name: 'Tea gardens of Sylhet',
  package: 'Sylhet',
  destination: 'Sylhet and Srimangal',
  description: 'Two days among tea.',
  image: [{ img1: 'sylhet', img2: 'sylhet' }],
  duration: 2,
  price: 6_500,
  hotels: ['Rose View', { name: 'Tea Resort', stars: 3, place: 'Srimangal' }],
  packageIncludes: [{ include1: 'Train Dhaka to Sylhet and back, 1 night', include2: 'Tips' }],
  highlight: [{ 'Day 1': 'Train.' }, { 'Day 2': 'Tea.' }],
  cancelationPolicy: ['Not on holidays.'],
  validFrom: '2027-01-01',
  validTo: '2027-03-01',
  seats: 10,
  rating: null,
}
const inBangla: PackageWords = {
  name: 'সিলেটের চা-বাগান',
  destination: 'সিলেট ও শ্রীমঙ্গল',
  description: 'চায়ের মধ্যে দুই দিন।',
  hotels: [{ name: 'রোজ ভিউ' }, { name: 'টি রিসোর্ট', place: 'শ্রীমঙ্গল' }],
  packageIncludes: [{ include1: 'ঢাকা-সিলেট ট্রেন, ১ রাত', include2: 'বকশিশ' }],
  highlight: [{ 'দিন ১': 'ট্রেন।' }, { 'দিন ২': 'চা।' }],
  cancelationPolicy: ['ছুটির দিনে নয়।'],
}

describe('a package in a language', () => {
  it('has every text in Bangla, and figures, stars and services as in English', () => {
    const { hotels, ...texts } = inBangla
    expect(packageInLanguage('bn', { ...english, inBangla })).toEqual({
      ...english,
      ...texts,
      hotels: [hotels[0], { ...hotels[1], stars: 3 }],
      services: ['hotel', 'train'],
    })
  })

  it('is answered in English without a trace of Bangla', () => {
    expect(packageInLanguage('en', { ...english, inBangla })).toEqual(english)
  })

  it.each([undefined, null])('is shown in English where there is no translation (%s)', (none) => {
    expect(packageInLanguage('bn', { ...english, inBangla: none })).toEqual(english)
  })

  it('has the icons of its English list in both', () => {
    expect(includedServices(packageInLanguage('bn', { ...english, inBangla }))).toEqual(
      includedServices(english),
    )
  })

  it('says its English texts in the form of those in Bangla', () => {
    const { name, hotels, highlight } = englishWordsOf(english)
    expect(name).toBe(english.name)
    expect(hotels).toEqual([{ name: 'Rose View' }, { name: 'Tea Resort', place: 'Srimangal' }])
    expect(highlight).toEqual(english.highlight)
  })
})

describe('what staff enter in Bangla', () => {
  const wrongOf = (words: object) => {
    const parsed = packageInputSchema.safeParse({ ...english, inBangla: words })
    return parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  }

  it('is as long as the English, list by list', () => {
    expect(wrongOf(inBangla)).toBeUndefined()
    expect(wrongOf({ ...inBangla, hotels: [] })).toEqual(['inBangla.hotels: notAsManyAsEnglish'])
    expect(wrongOf({ ...inBangla, highlight: [{ 'দিন ১': 'ট্রেন।' }] })).toEqual([
      'inBangla.highlight: notAsManyAsEnglish',
    ])
    expect(wrongOf({ ...inBangla, highlight: [{}, { 'দিন ২': 'চা।' }] })).toEqual([
      'inBangla.highlight.0: notAsManyAsEnglish',
    ])
    expect(wrongOf({ ...inBangla, cancelationPolicy: ['ক', 'খ'] })).toEqual([
      'inBangla.cancelationPolicy: notAsManyAsEnglish',
    ])
  })
})
