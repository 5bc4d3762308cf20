import type { Country } from '@jatra/design-system/country-select'

let latest: { list: string; countries: readonly Country[] } | undefined

/**
 * The countries of a form, the same list each time: the server writes its options once.
 * @param list as `countryList` of the server has them
 */
export function readCountries(list: string): readonly Country[] {
  if (latest?.list !== list) {
    const countries = list.split('\n').map((line) => {
      const [code = '', dialCode = '', name = ''] = line.split('\t')
      return { code, dialCode, name }
    })
    latest = { list, countries }
  }
  return latest.countries
}
