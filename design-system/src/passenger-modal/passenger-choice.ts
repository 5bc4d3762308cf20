import {
  type Cabin,
  type TravelerKind,
  passengerMessages,
  type PassengerMessages,
} from './passenger-messages.ts'

/** Who flies and how (docs/specification.md, Flight search form). */
export interface PassengerChoice {
  /** Travellers of 12 years and older. */
  adults: number
  /** Travellers from 2 to 11 years. */
  children: number
  /** Travellers under 2 years, on the lap of an adult. */
  infants: number
  /** The cabin that all of them travel in. */
  cabin: Cabin
}

export const defaultPassengers: PassengerChoice = {
  adults: 1,
  children: 0,
  infants: 0,
  cabin: 'ECONOMY',
}

/** One adult at least: children under 12 cannot be booked alone. */
export const leastTravelers: Record<TravelerKind, number> = { adults: 1, children: 0, infants: 0 }

export function totalTravelers(choice: PassengerChoice): number {
  return choice.adults + choice.children + choice.infants
}

/** What airlines would refuse, in words; empty when they would not. Counts stay free. */
export function passengerLimits(
  choice: PassengerChoice,
  maxSeated: number,
  messages: PassengerMessages = passengerMessages,
): string[] {
  const limits: string[] = []
  if (choice.adults + choice.children > maxSeated) limits.push(messages.tooManySeated(maxSeated))
  if (choice.infants > choice.adults) limits.push(messages.moreInfantsThanAdults)
  return limits
}
