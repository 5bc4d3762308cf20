import { countries as all } from 'countries-list'
import { describe, expect, it } from 'vitest'
import { fieldErrorsOf } from '../http/problem.ts'
import { keysOf } from '../values/keys-of.ts'
import { byCountryName, countriesNamed } from './country-by-name.ts'
import { countryCode } from './country-code.ts'
import nationalities from './nationalities.json' with { type: 'json' }

describe('a country by its name', () => {
  it.each([
    ['BD', 'BD'],
    ['bd', 'BD'],
    ['Bangladesh', 'BD'],
    ['bangladeshi', 'BD'],
    ['  BANGLADESHI ', 'BD'],
    ['বাংলাদেশ', 'BD'],
    ['Türkiye', 'TR'],
    ['Turkish', 'TR'],
    ['Cote d’Ivoire', 'CI'],
    ["CÔTE D'IVOIRE", 'CI'],
    ['The Netherlands', 'NL'],
    ['St. Lucia', 'LC'],
    ['Trinidad & Tobago', 'TT'],
    ['U.S. Virgin Islands', 'VI'],
    ['Nigerien', 'NE'],
    ['Nigerian', 'NG'],
    ['Guinean', 'GN'],
    ['England', null],
    ['English', 'GB'],
    ['UAE', 'AE'],
    ['Republic of Korea', 'KR'],
    ['Atlantis', null],
    ['', null],
    ['B', null],
    ['x'.repeat(1_000_000), null],
  ])('%j is %s', (name, code) => {
    expect(countriesNamed(name)).toEqual(code === null ? [] : [code])
  })

  it.each([
    ['Congolese', ['CD', 'CG']],
    ['Congo', ['CD', 'CG']],
    ['Dominican', ['DM', 'DO']],
    ['Korean', ['KP', 'KR']],
    ['Virgin Islands', ['VG', 'VI']],
  ])('%s may be one of several', (name, codes) => {
    expect(countriesNamed(name)).toEqual(codes)
  })

  it('knows every country of the list by code and name, alone', () => {
    const wrong = keysOf(all).filter((code) =>
      [code, all[code].name].some((name) => countriesNamed(name).join() !== code),
    )
    expect(wrong).toEqual([])
  })

  it('has names of countries of the list alone', () => {
    expect(keysOf(nationalities).filter((code) => !(code in all))).toEqual([])
  })
})

describe('a field of a country', () => {
  const field = byCountryName(countryCode('countryForm', 'nationalityRequired'))

  it('is a code, whichever way it was given', () => {
    expect(['np', 'Nepal', 'Nepalese', ' NP '].map((given) => field.parse(given))).toEqual(
      Array.from({ length: 4 }, () => 'NP'),
    )
  })

  it.each([
    ['Korea', 'More than one country is called so. Give its two letters: KP, KR'],
    ['Atlantis', 'Give a country by its name or its two letters'],
    ['', 'Nationality is required'],
    [undefined, 'Nationality is required'],
    [7, 'Nationality is required'],
  ])('says of %j what is missing', (given, message) => {
    const { error } = field.safeParse(given)
    expect(error && fieldErrorsOf(error)).toEqual({ '': [message] })
  })
})
