import {
  hasPassport,
  MAX_REGULAR_TRAVELERS,
  savedTravelerSchema,
  type RegularTraveler,
} from './regular-traveler.ts'
import type { Traveler } from './traveler.ts'
import { refusePhone, withReadPhone } from '../values/phone.ts'
import { invalidInput, parseInput, Refusal } from '../http/problem.ts'

/** What is said of a regular traveller, and why one is not kept; the same from the API and in prototype mode. */

export const travelerSaid = {
  added: 'Traveller added successfully',
  updated: 'Traveller details updated successfully',
  removed: 'Traveller removed',
} as const

/**
 * Somebody as they are kept.
 * @param today `YYYY-MM-DD` in Asia/Dhaka
 * @throws Refusal invalid_input with a field map
 */
export function checkRegularTraveler(given: RegularTraveler, today: string): Traveler {
  const parsed = parseInput(savedTravelerSchema({ passport: hasPassport(given), today }), given)
  if (!parsed.success) throw invalidInput(parsed.error)
  const refused = refusePhone(parsed.data)
  if (refused) throw new Refusal('invalid_input', refused, { errors: { mobileNumber: [refused] } })
  return withReadPhone(parsed.data)
}

export const tooManyTravelers = () =>
  new Refusal(
    'too_many_travelers',
    `You can keep ${String(MAX_REGULAR_TRAVELERS)} travellers. Please remove one first.`,
  )

export const travelerUnknown = () =>
  new Refusal('not_found', 'This traveller is not in your list any more.')
