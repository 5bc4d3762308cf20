import { plural } from '../language/index.ts'

export type Cabin = 'ECONOMY' | 'BUSINESS' | 'FIRST'

export type TravelerKind = 'adults' | 'children' | 'infants'

export interface PassengerMessages {
  /** The button that opens the choice, and the name of its field. */
  trigger: string
  /** The title of the dialog. */
  title: string
  /** The button that closes the dialog. */
  done: string
  /** The name of the cross in the corner. */
  close: string
  /** The name of the choice of cabin. */
  cabinLabel: string
  /** The name and the ages of each kind of traveller. */
  kinds: Record<TravelerKind, { name: string; band: string }>
  /** The words of each cabin. */
  cabins: Record<Cabin, string>
  /** Total of the three counts, in words. */
  travelers: (count: number) => string
  /** Said when adults and children reach the limit. */
  tooManySeated: (limit: number) => string
  /** Said when there is no further lap for an infant. */
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
  travelers: (count) => `${count} ${plural(count, { one: 'Traveller', other: 'Travellers' })}`,
  tooManySeated: (limit) =>
    `Airlines take at most ${limit} adults and children in one booking. Make a second booking for the others.`,
  moreInfantsThanAdults:
    'Each infant travels on the lap of an adult. Choose at least as many adults as infants.',
}
