import { expect, it } from 'vitest'
import { countriesIn, countryNameIn } from '@jatra/contract/places/countries-in'
import { readNationalities, writeNationalities } from './nationalities.ts'

it.each(['en', 'bn'] as const)('reads every country that it has written, in %s', (language) => {
  const list = countriesIn(language).map(({ code, name }) => ({
    code,
    name,
    inEnglish: countryNameIn('en', code),
  }))
  expect(list.length).toBeGreaterThan(200)
  expect(readNationalities(writeNationalities(list))).toEqual(list)
})
