import type { VisaCountry } from '@jatra/contract/visa/visa'
import type { Destination } from '@jatra/contract/places/destinations'

/**
 * Names of the places that holidays and visas are sold to; addresses and orders keep their English names. The API names
 * other places, in the language of the request.
 */
export const places = {
  destinations: {
    Srilanka: 'Srilanka',
    Nepal: 'Nepal',
    Malaysia: 'Malaysia',
    Thailand: 'Thailand',
    Delhi: 'Delhi',
    "Cox's Bazar": "Cox's Bazar",
    Sajek: 'Sajek',
    Sundarbans: 'Sundarbans',
    Sylhet: 'Sylhet',
    Singapore: 'Singapore',
    Maldives: 'Maldives',
    Dubai: 'Dubai',
    Istanbul: 'Istanbul',
    Umrah: 'Umrah',
  } satisfies Record<Destination | VisaCountry, string>,
  /** Where journeys start on the map of a package. */
  dhaka: 'Dhaka',
  /** The country whose airports an empty field of the flight search suggests. */
  suggested: { BD: 'Bangladesh', US: 'USA', TH: 'Thailand' },
}
