import type { FieldMessage } from '../messages/message.ts'
import { addDays, addMonths, ageOn } from '../values/dates.ts'
import type { TravelerType } from './traveler-type.ts'

/**
 * The day on which a seller asks who is 12 and pays as an adult: that of the first flight at most airlines, that of the
 * last one at some. A baby's age counts on the last flight, since no airline takes a two-year-old on a lap.
 */
export const adultAgeDays = ['firstFlight', 'lastFlight'] as const

/** The days of a journey on which ages count, `YYYY-MM-DD` where the flight leaves. */
export interface AgeRules {
  departureDate: string
  /** On which the journey's last leg leaves. Who is 2 by then has a seat on the whole journey. */
  lastFlightDate: string
  adultAgeDay: (typeof adultAgeDays)[number]
}

/** What somebody flies as on a journey; null when they are born after it starts. Each birth date has one kind. */
export function kindByAge(birthDate: string, rules: AgeRules): TravelerType | null {
  const { departureDate, lastFlightDate, adultAgeDay } = rules
  if (birthDate > departureDate) return null
  if (ageOn(birthDate, lastFlightDate) < 2) return 'HELD_INFANT'
  const day = adultAgeDay === 'lastFlight' ? lastFlightDate : departureDate
  return ageOn(birthDate, day) < 12 ? 'CHILD' : 'ADULT'
}

/** @returns what the traveller flies as instead, when the birth date does not fit the kind, or null */
export function validateAge(
  kind: TravelerType,
  birthDate: string,
  rules: AgeRules,
): FieldMessage | null {
  const right = kindByAge(birthDate, rules)
  if (right === kind) return null
  const atStart = ageOn(birthDate, rules.departureDate)
  switch (right) {
    case null:
      return 'bornAfterStart'
    case 'HELD_INFANT':
      return 'fliesAsInfant'
    case 'CHILD':
      return atStart < 2
        ? { key: 'turnsTwo', params: { date: birthday(birthDate, 2) } }
        : 'fliesAsChild'
    case 'ADULT':
      return atStart < 12
        ? { key: 'turnsTwelve', params: { date: birthday(birthDate, 12) } }
        : 'fliesAsAdult'
  }
}

/** The first day of an age. Who was born on 29 February has it on 1 March of a common year. */
function birthday(birthDate: string, age: number): string {
  const day = addMonths(birthDate, age * 12)
  return ageOn(birthDate, day) < age ? addDays(day, 1) : day
}
