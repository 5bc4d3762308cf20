import fc from 'fast-check'
import { getExampleNumber, isSupportedCountry, type CountryCode } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { countries } from '../places/countries.ts'
import { identityFields } from './traveler.ts'
import { formatPhone, readPhone, validatePhone, withReadPhone } from './phone.ts'
import { writeMessage } from '../messages/write-message.ts'

const { countryNumberCode, mobileNumber } = identityFields
const identity = z.object({ countryNumberCode, mobileNumber })

describe('a phone number', () => {
  it.each([
    ['01712345678', '880'],
    ['1712345678', '880'],
    ['8801712345678', '880'],
    ['+8801712345678', '880'],
    ['+880 01712-345678', '880'],
    ['017 12 (345) 678', '+880'],
  ])('written as %s under %s is one number', (written, code) => {
    expect(readPhone(written, code)?.number).toBe('+8801712345678')
  })

  it('is taken from home when no country code is written', () => {
    expect(readPhone('01712345678')?.number).toBe('+8801712345678')
  })

  it.each([
    ['07911 123456', '44', '+447911123456'],
    ['06 12345678', '31', '+31612345678'],
    ['98412 34567', '91', '+919841234567'],
    ['+44 7911 123456', '880', '+447911123456'],
  ])('of another country, %s under %s, follows that country', (written, code, number) => {
    expect(readPhone(written, code)?.number).toBe(number)
  })

  it.each(['0171234567', '12', '', '0'.repeat(40), 'call me'])(
    'that cannot be, %s, is rejected',
    (written) => {
      expect(readPhone(written)).toBeNull()
      const refused = validatePhone({ countryNumberCode: '880', mobileNumber: written })
      expect(refused && writeMessage(refused, 'en')).toContain('+880')
    },
  )

  it('reads back as it was stored, whatever was typed before the digits', () => {
    const digits = fc.stringMatching(/^1[3-9][0-9]{8}$/)
    const prefix = fc.constantFrom('', '0', '880', '+880', '+8800', '+880 0')
    fc.assert(
      fc.property(digits, prefix, (own, before) => {
        const stored = withReadPhone({ countryNumberCode: '880', mobileNumber: `${before}${own}` })
        expect(stored).toEqual({ countryNumberCode: '880', mobileNumber: own })
        expect(withReadPhone(stored)).toEqual(stored)
        expect(readPhone(formatPhone(`+880${own}`))?.number).toBe(`+880${own}`)
      }),
    )
  })

  it('is shown as people write it', () => {
    expect(formatPhone('+8801712345678')).toBe('01712-345678')
    expect(formatPhone('+447911123456')).toBe('+44 7911 123456')
    expect(formatPhone('not a number')).toBe('not a number')
  })
})

describe('the example of each country', () => {
  const withNumbers = countries.filter(({ code }) => isSupportedCountry(code))

  it.each(withNumbers.map(({ code, name, dialCode }) => [name, dialCode, code] as const))(
    'of %s, under %s, is read as itself',
    (_, dialCode, code) => {
      const example = getExampleNumber(code as CountryCode, examples)
      if (!example) return
      const { number, nationalNumber } = example
      for (const written of [nationalNumber, example.formatNational(), number]) {
        expect(readPhone(written, dialCode)?.number).toBe(number)
      }
      const back = readPhone(number)
      expect(readPhone(back?.national ?? '', back?.dialCode)?.number).toBe(number)
      const traveler = { countryNumberCode: dialCode, mobileNumber: nationalNumber }
      expect(identity.safeParse(traveler).success).toBe(true)
    },
  )

  it('is there for all but seven, where nobody has a telephone of the country', () => {
    const without = countries.filter((country) => !withNumbers.includes(country))
    expect(without.map(({ code }) => code).sort()).toEqual('AQ BV GS HM PN TF UM'.split(' '))
  })

  it('is taken without the area that the dial code names already', () => {
    expect(readPhone('210 1234', '+1876')?.number).toBe('+18762101234')
    expect(readPhone('876 210 1234', '+1876')).toMatchObject({
      ...{ number: '+18762101234', countryNumberCode: '1', dialCode: '+1876' },
    })
  })

  it('is none under a code that no country has', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[0-9]{1,4}$/), fc.string(), (code, written) => {
        expect(() => readPhone(written, code)).not.toThrow()
      }),
    )
    expect(readPhone('1234567', '+379')).toBeNull()
  })
})
