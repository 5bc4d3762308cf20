export type Cabin = 'ECONOMY' | 'BUSINESS' | 'FIRST'

/** Who flies and how (docs/specification.md, Flight search form). */
export interface PassengerChoice {
  adults: number
  children: number
  infants: number
  cabin: Cabin
}

export type TravelerKind = 'adults' | 'children' | 'infants'

export const defaultPassengers: PassengerChoice = {
  adults: 1,
  children: 0,
  infants: 0,
  cabin: 'ECONOMY',
}

/** One adult at least: children under 12 cannot be booked alone. */
export const leastTravelers: Record<TravelerKind, number> = { adults: 1, children: 0, infants: 0 }

export interface PassengerMessages {
  /** The button that opens the choice, and the name of its field. */
  trigger: string
  title: string
  done: string
  close: string
  cabinLabel: string
  kinds: Record<TravelerKind, { name: string; band: string }>
  cabins: Record<Cabin, string>
  /** Total of the three counts, in words. */
  travelers: (count: number) => string
  tooManySeated: (limit: number) => string
  moreInfantsThanAdults: string
}

/** docs/specification.md, Flight search form, and Age bands. */
export const passengerMessages: PassengerMessages = {
  trigger: 'Passenger and Class',
  title: 'Passenger Selection',
  done: 'Done',
  close: 'Close',
  cabinLabel: 'Class',
  kinds: {
    adults: { name: 'Adults', band: '12+ years' },
    children: { name: 'Children', band: '2 to under 12 years' },
    infants: { name: 'Infants', band: '0 to under 2 years' },
  },
  cabins: { ECONOMY: 'Economy', BUSINESS: 'Business', FIRST: 'First Class' },
  travelers: (count) => (count === 1 ? '1 Traveller' : `${count} Travellers`),
  tooManySeated: (limit) =>
    `Airlines take at most ${limit} adults and children in one booking. Make a second booking for the others.`,
  moreInfantsThanAdults:
    'Each infant travels on the lap of an adult. Choose at least as many adults as infants.',
}

export function totalTravelers(choice: PassengerChoice): number {
  return choice.adults + choice.children + choice.infants
}

/** What airlines would refuse, in words; empty when they would not. Counts stay free (decision 008). */
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
