import { z } from 'zod'
import { byCountryName } from '../places/country-by-name.ts'
import { ifGiven } from '../values/if-given.ts'
import { text } from '../fields/text.ts'
import { identityFields, passportFields } from './traveler.ts'

/**
 * Fields of a traveller as other programs send them: countries may be names, and absent fields may be null. Forms use
 * traveler.ts instead, so that no page loads the list of countries.
 */
export const sentTravelerFields = {
  firstName: identityFields.firstName.nullish().transform((given) => given ?? ''),
  singleName: ifGiven(z.boolean()),
  nationality: byCountryName(identityFields.nationality),
  passportCountry: ifGiven(byCountryName(passportFields.passportCountry.unwrap())),
  address: ifGiven(text(300)),
}
