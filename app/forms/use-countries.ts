import { useMemo } from 'react'
import type { Country } from '@jatra/design-system/country-select'

/** The countries of a form. @param list as `countryList` of the server has them */
export function useCountries(list: string): readonly Country[] {
  return useMemo(
    () =>
      list.split('\n').map((line) => {
        const [code = '', dialCode = '', name = ''] = line.split('\t')
        return { code, dialCode, name }
      }),
    [list],
  )
}
