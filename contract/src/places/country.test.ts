import { expect, it } from 'vitest'
import { countries } from './countries.ts'
import { countryDetails, countrySchema } from './country.ts'

const of = (wanted: string) => countryDetails.find(({ code }) => code === wanted)

it('knows every country of the forms, in their order', () => {
  expect(countryDetails.map(({ code }) => code)).toEqual(countries.map(({ code }) => code))
  for (const country of countryDetails) expect(countrySchema.parse(country)).toEqual(country)
})

it('says what a traveller’s form may need of a country', () => {
  expect(of('BD')).toMatchObject({
    ...{ name: 'Bangladesh', phone: '+880', continent: 'Asia', capital: 'Dhaka', flag: '🇧🇩' },
    currency: ['BDT'],
    languages: [{ code: 'bn', name: 'Bengali', native: 'বাংলা', rtl: false }],
  })
  expect(of('SA')?.native).toBe('المملكة العربية السعودية')
})

it('marks languages that are written from right to left', () => {
  expect(of('SA')?.languages).toMatchObject([{ code: 'ar', rtl: true }])
  expect(of('IL')?.languages.map(({ rtl }) => rtl)).toEqual([true, true])
})
