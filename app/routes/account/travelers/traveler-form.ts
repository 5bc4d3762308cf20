import { z } from 'zod'
import {
  savedTravelerSchema,
  type SavedTravelerRules,
} from '@jatra/contract/traveler/regular-traveler'
import { titleGenderCheck } from '~/forms/title-gender-check.ts'

/** Prefix of the traveller's field names. */
export const PREFIX = 'traveler'
/** Ticked for a traveller without a passport. */
export const WITHOUT_PASSPORT = 'withoutPassport'

export const isWithoutPassport = (form: FormData) => form.get(WITHOUT_PASSPORT) !== null

/** The form of a regular traveller under the contract's rules. */
export function travelerFormSchema(rules: SavedTravelerRules) {
  return z.object({ [PREFIX]: z.intersection(savedTravelerSchema(rules), titleGenderCheck) })
}
