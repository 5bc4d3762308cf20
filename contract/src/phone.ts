import { isValidPhoneNumber } from 'libphonenumber-js/min'

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
