import {
  hasPassport,
  MAX_REGULAR_TRAVELERS,
  savedTravelerSchema,
  type RegularTraveler,
} from './regular-traveler.ts'
import type { Traveler } from './traveler.ts'
import { validatePhone, withReadPhone } from './phone.ts'
import { invalidFields, invalidInput, parseInput, DomainError } from '../http/problem.ts'

/** Validation and errors of regular travellers; the same from the API and in prototype mode. */

/**
 * Validates a regular traveller and normalises the phone number.
 * @param today `YYYY-MM-DD` in Asia/Dhaka
 * @throws DomainError invalid_input with a field map
 */
export function checkRegularTraveler(given: RegularTraveler, today: string): Traveler {
  const parsed = parseInput(savedTravelerSchema({ passport: hasPassport(given), today }), given)
  if (!parsed.success) throw invalidInput(parsed.error)
  const message = validatePhone(parsed.data)
  if (message) throw invalidFields({ mobileNumber: [message] })
  return withReadPhone(parsed.data)
}

export const tooManyTravelers = () =>
  new DomainError('too_many_travelers', {
    key: 'tooManyTravelers',
    params: { max: MAX_REGULAR_TRAVELERS },
  })

export const travelerUnknown = () => new DomainError('not_found', 'travelerUnknown')
