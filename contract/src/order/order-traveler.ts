import { z } from 'zod'
import { isoDate, type Traveler } from '../traveler/traveler.ts'

/** A traveller as an order shows it: of the passport only the last three characters leave the API. */
export const orderTravelerSchema = z.object({
  title: z.string(),
  gender: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** `YYYY-MM-DD`. */
  birthDate: z.string(),
  nationality: z.string(),
  /** `******123`; null on a domestic flight. */
  maskedPassportNumber: z.string().nullable(),
  email: z.string(),
  /** `+8801712345678`. */
  phone: z.string(),
})
export type OrderTraveler = z.infer<typeof orderTravelerSchema>

/**
 * In which field an order shows each field of its traveller; `null`: it does not show it. A new field does not compile
 * until it is named here, and one that is shown not until it is filled, stored (api) and read.
 */
export const shownAs = {
  title: 'title',
  gender: 'gender',
  firstName: 'firstName',
  lastName: 'lastName',
  /** Then there is no first name. */
  singleName: null,
  birthYear: 'birthDate',
  birthMonth: 'birthDate',
  birthDay: 'birthDate',
  nationality: 'nationality',
  countryNumberCode: 'phone',
  mobileNumber: 'phone',
  email: 'email',
  /** Of the first traveller, for the payment's gateway. */
  address: null,
  passportNumber: 'maskedPassportNumber',
  /** Kept apart from the order, for the airline or the embassy. */
  passportExYear: null,
  passportExMonth: null,
  passportExDay: null,
  passportCountry: null,
} as const satisfies Record<keyof Traveler, keyof OrderTraveler | null>

/** A traveller as their order shows them. @param passport whether the order keeps a passport */
export function toOrderTraveler(traveler: Traveler, passport = true): OrderTraveler {
  const number = passport ? traveler.passportNumber : undefined
  return {
    title: traveler.title,
    gender: traveler.gender,
    firstName: traveler.firstName,
    lastName: traveler.lastName,
    birthDate: isoDate(traveler.birthYear, traveler.birthMonth, traveler.birthDay),
    nationality: traveler.nationality,
    maskedPassportNumber: number ? number.slice(-3).padStart(number.length, '*') : null,
    email: traveler.email,
    phone: phoneOf(traveler),
  }
}

/** `+8801712345678`; empty when there is nobody. */
export function phoneOf(
  traveler: Pick<Traveler, 'countryNumberCode' | 'mobileNumber'> | undefined,
): string {
  return traveler ? `+${traveler.countryNumberCode}${traveler.mobileNumber}` : ''
}
