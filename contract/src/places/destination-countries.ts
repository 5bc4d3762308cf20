import type { Destination } from './destinations.ts'

/** The country of each destination, two letters. */
export const destinationCountries = {
  Srilanka: 'LK',
  Nepal: 'NP',
  Malaysia: 'MY',
  Thailand: 'TH',
  Delhi: 'IN',
  "Cox's Bazar": 'BD',
  Sajek: 'BD',
  Sundarbans: 'BD',
  Sylhet: 'BD',
  Singapore: 'SG',
  Maldives: 'MV',
  Dubai: 'AE',
  Istanbul: 'TR',
  Umrah: 'SA',
} as const satisfies Record<Destination, string>
