import type { Language } from '../values/language.ts'
import type { FieldMessage } from '../messages/message.ts'
import type { SupplierRules } from './supplier-rules.ts'

/**
 * Rules on how many may fly together (docs/specification.md, Passenger and search limits): said before airlines are
 * asked.
 */

export const cabins = ['ECONOMY', 'BUSINESS', 'FIRST'] as const
export type Cabin = (typeof cabins)[number]
/** Cabins of a flight as it is sold: one may be offered premium economy without having searched for it. */
export const soldCabins = ['ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST'] as const
/** Cabin names as they are shown. */
export const cabinLabels: Record<Language, Record<(typeof soldCabins)[number], string>> = {
  en: {
    ECONOMY: 'Economy',
    PREMIUM_ECONOMY: 'Premium Economy',
    BUSINESS: 'Business',
    FIRST: 'First Class',
  },
  bn: {
    ECONOMY: 'ইকোনমি',
    PREMIUM_ECONOMY: 'প্রিমিয়াম ইকোনমি',
    BUSINESS: 'বিজনেস',
    FIRST: 'ফার্স্ট ক্লাস',
  },
}

/** Airlines seat at most nine on one booking; infants sit on laps. */
const MAX_SEATED = 9

export interface Passengers {
  /** 12 years and more on the date of travel. */
  adults: number
  /** 2 to under 12. */
  children: number
  /** Under 2, on an adult's lap. */
  infants: number
}

/**
 * Why airlines would reject these passengers, in words for the traveller, or null when they would not.
 * @param rules of the offer's supplier, once there is an offer
 */
export function validatePassengers(
  { adults, children, infants }: Passengers,
  rules: Pick<SupplierRules, 'infantsPerAdult'> = { infantsPerAdult: 1 },
): FieldMessage | null {
  if (adults + children > MAX_SEATED) return { key: 'tooManySeated', params: { max: MAX_SEATED } }
  if (infants > adults * rules.infantsPerAdult) return 'tooManyInfants'
  return null
}

/** All passengers, with infants. */
export function countPassengers({ adults, children, infants }: Passengers): number {
  return adults + children + infants
}
