import { useMemo } from 'react'
import type { Country } from '@jatra/design-system/country-select'

/** The countries of a form. @param list as `countryList` of the server has them */
export function useCountries(list: string): readonly Country[] {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- as the page's own loader wrote it
  return useMemo(() => JSON.parse(list) as Country[], [list])
}
