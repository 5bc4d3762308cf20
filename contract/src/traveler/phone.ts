import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/min'
import { countries } from '../places/countries.ts'
import { HOME_DIAL_CODE } from '../places/countries-home.ts'
import type { Message } from '../messages/message.ts'

/*
 * For servers: the numbering plans of the world weigh 80 kB. Pages check the digits alone, by the schemas of the
 * entities.
 */

/** A number that can be called. */
export interface Phone {
  /** E.164, as it is stored everywhere: `+8801712345678`. */
  number: string
  /** Digits, `880`. */
  countryNumberCode: string
  /** As the list of countries has it, with a plus: `+880`, `+1876` of Jamaica. */
  dialCode: string
  /** Digits without the zero that people write at home, `1712345678`. */
  mobileNumber: string
  /** As people of that country write it to each other, `01712-345678`. */
  national: string
}

/**
 * Reads a number as people write it: with or without its country code, with the zero of home, spaces and dashes.
 * `01712345678`, `1712345678`, `8801712345678` and `+880 01712-345678` are one number.
 * @param dialCode of a number that is written without one, as in the list of countries; with or without a plus sign. It may
 *   end in an area (`+1876`), without which people write their number too
 * @returns null when no such number can be
 */
export function readPhone(written: string, dialCode = HOME_DIAL_CODE): Phone | null {
  const digits = dialCode.replace('+', '')
  const callingCode = callingCodes.find((code) => digits.startsWith(code))
  const area = digits.slice(callingCode?.length ?? 0)
  const read =
    parse(written, callingCode) ?? (area ? parse(`${area}${written}`, callingCode) : null)
  if (!read) return null
  return {
    number: read.number,
    countryNumberCode: read.countryCallingCode,
    dialCode: dialCodeOf(read),
    mobileNumber: read.nationalNumber,
    national: read.formatNational(),
  }
}

/** No code begins another. */
const callingCodes: readonly string[] = [
  ...new Set(getCountries().map((country) => getCountryCallingCode(country))),
]

function parse(written: string, defaultCallingCode: string | undefined): PhoneNumber | null {
  const read = parsePhoneNumberFromString(
    written,
    defaultCallingCode === undefined ? {} : { defaultCallingCode },
  )
  return read?.isValid() ? read : null
}

function dialCodeOf({ country, countryCallingCode }: PhoneNumber): string {
  return countries.find(({ code }) => code === country)?.dialCode ?? `+${countryCallingCode}`
}

/** A stored number as people write it: `01712-345678` at home, `+44 7911 123456` elsewhere. Others as they are. */
export function formatPhone(number: string): string {
  const read = readPhone(number)
  if (!read) return number
  if (`+${read.countryNumberCode}` === HOME_DIAL_CODE) return read.national
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number
}

/** The two parts of a number, as travellers' forms have them. */
type PhoneParts = Pick<Phone, 'countryNumberCode' | 'mobileNumber'>

/** The message for an invalid phone number, or null. */
export function validatePhone({ countryNumberCode, mobileNumber }: PhoneParts): Message | null {
  if (readPhone(mobileNumber, countryNumberCode)) return null
  return { key: 'phoneUnknownUnder', params: { countryCode: countryNumberCode } }
}

/** The values with the number as a form shows it: the country's dial code, and the national format. */
export function withNationalNumber<Person extends PhoneParts>(person: Person): Person {
  const phone = readPhone(person.mobileNumber, person.countryNumberCode)
  if (!phone) return person
  return {
    ...person,
    countryNumberCode: phone.dialCode.slice(1),
    mobileNumber: phone.national,
  }
}

/** The values with the number in its stored parts; an invalid number stays as it was typed. */
export function withReadPhone<Person extends PhoneParts>(person: Person): Person {
  const phone = readPhone(person.mobileNumber, person.countryNumberCode)
  if (!phone) return person
  const { countryNumberCode, mobileNumber } = phone
  return { ...person, countryNumberCode, mobileNumber }
}
