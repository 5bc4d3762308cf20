import { z } from 'zod'
import { byCountryName } from '../places/country-by-name.ts'
import { ifGiven } from '../values/if-given.ts'
import { text } from '../values/text.ts'
import { identityFields, passportFields } from './traveler.ts'

/**
 * Fields of a traveller as programs of others send them: a country by its name too, and null for what is not there. Apart
 * from the forms, whose pages would carry the list of countries with them.
 */
export const sentTravelerFields = {
  firstName: identityFields.firstName.nullish().transform((given) => given ?? ''),
  singleName: ifGiven(z.boolean()),
  nationality: byCountryName(identityFields.nationality),
  passportCountry: ifGiven(byCountryName(passportFields.passportCountry.unwrap())),
  address: ifGiven(text(300)),
}
