import { z } from 'zod'
import {
  abroadTravelerSchema,
  homeTravelerSchema,
  type HolidayTravelerRules,
} from '@jatra/contract/holiday/holiday-traveler'
import { titleGenderCheck } from '~/forms/title-gender-check.ts'

/** The form of a traveller who crosses a border: the fields of a checkout with one traveller. */
export function abroadFormSchema(rules: HolidayTravelerRules) {
  return z.object({
    travelers: z.tuple([z.intersection(abroadTravelerSchema(rules), titleGenderCheck)]),
  })
}

/** The form of a traveller within the country. */
export const homeFormSchema = homeTravelerSchema
