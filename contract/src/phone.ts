import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * Why nobody can be called at a number, or null. A zero that people write before it at home does no harm. For servers:
 * the numbering plans of the world weigh 80 kB.
 * @param countryNumberCode digits, `880`
 * @param mobileNumber digits, `1712345678`
 */
export function refusePhone(countryNumberCode: string, mobileNumber: string): string | null {
  if (isValidPhoneNumber(`+${countryNumberCode}${mobileNumber}`)) return null
  return `There is no such number under +${countryNumberCode}. Check the country code and the digits`
}

/**
 * A number with its country code, `+880 01712 345678`, as it is dialled from anywhere: `+8801712345678`. Null when nobody
 * can be called at it. For servers, as above.
 */
export function readPhone(
  phone: string,
): { number: string; countryNumberCode: string; mobileNumber: string } | null {
  const read = parsePhoneNumberFromString(phone)
  if (!read?.isValid()) return null
  const { number, countryCallingCode, nationalNumber } = read
  return { number, countryNumberCode: countryCallingCode, mobileNumber: nationalNumber }
}
