import { hasPassport } from './regular-traveler.ts'
import { kindByAge, type AgeRules } from './age-rules.ts'
import { birthDateOf, passportExpiryOf, type Traveler } from './traveler.ts'
import type { TravelerType } from './traveler-type.ts'

/** Requirements of a traveller's place in a booking. */
export interface Place {
  /** Null where people of any age may apply (visas). */
  age: (AgeRules & { kind: TravelerType }) | null
  passport: boolean
  /** The day until which a passport must be good, `YYYY-MM-DD`. */
  until: string
}

/**
 * Whether a saved traveller fits a place. `age`: never. The passport of others is yet to be given: they have saved
 * none, or one that ends too early.
 */
export type Fit = 'fits' | 'age' | 'no-passport' | 'passport-expired'

export function fitOf(traveler: Traveler, place: Place): Fit {
  const born = birthDateOf(traveler)
  if (place.age && (!born || kindByAge(born, place.age) !== place.age.kind)) return 'age'
  if (!place.passport) return 'fits'
  if (!hasPassport(traveler)) return 'no-passport'
  const { passportExYear = 0, passportExMonth = 0, passportExDay = 0 } = traveler
  const expiry = passportExpiryOf({ passportExYear, passportExMonth, passportExDay })
  return expiry && expiry >= place.until ? 'fits' : 'passport-expired'
}
