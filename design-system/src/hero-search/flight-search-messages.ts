import type { DateMessages } from '../date-picker/date-messages.ts'
import type { ComboboxMessages } from '../combobox/combobox-messages.ts'
import {
  multiCityMessages,
  type MultiCityMessages,
} from '../multi-city-editor/multi-city-messages.ts'
import type { PassengerMessages } from '../passenger-modal/passenger-messages.ts'
import type { TripType } from './flight-search-state.ts'
import { plural } from '../language/index.ts'

export interface SearchProblemMessages {
  /** The error when no airport of departure is chosen. */
  fromMissing: string
  /** The error when no destination is chosen. */
  toMissing: string
  /** The error when departure and destination are the same. */
  sameAirport: string
  /** The error when no day of departure is chosen. */
  dateMissing: string
  /** The error when a flight is before the one it follows. */
  dateTooEarly: string
  /** The error when a round trip has no day of return. */
  returnMissing: string
  /** The error when the return is before the departure. */
  returnTooEarly: string
  /** The error when a multi-city search has fewer than two flights. */
  tooFewLegs: string
}

const searchProblemMessages: SearchProblemMessages = {
  fromMissing: 'Choose where you fly from.',
  toMissing: 'Choose where you fly to.',
  sameAirport: 'From and To are the same airport.',
  dateMissing: 'Choose a date.',
  dateTooEarly: 'This date is before the flight above, or past.',
  returnMissing: 'Choose a return date.',
  returnTooEarly: 'The return is before the departure.',
  tooFewLegs: 'Add another city, or choose One-Way.',
}

export interface FlightSearchMessages {
  /** The name of the form, for screen readers. */
  form: string
  /** The name of the choice between one way, round trip and multi-city. */
  tripType: string
  /** The words of each kind of trip. */
  tripTypes?: Partial<Record<TripType, string>>
  /** The label of the field for the airport of departure. */
  from: string
  /** The label of the field for the destination. */
  to: string
  /** The name of the button that exchanges departure and destination. */
  swap: string
  /** Announced when From and To have changed places. */
  swapped: (from: string, to: string) => string
  /** The label of the field for the day of departure. */
  departure: string
  /** The label of the field for the day of return. */
  return: string
  /** The line in the empty return tile of a one-way search. */
  saveMore: string
  /** What pressing the return tile does. */
  saveMoreWhat: string
  /** The words of the search button. */
  submit: string
  /** Beside the button when something is missing. */
  problems: (count: number) => string
  /** Grey text in an empty airport field. */
  airportSearch: string
  /** Grey text in an empty date field. */
  datePlaceholder: string
  /** Words of the airport list. */
  airport?: Partial<ComboboxMessages>
  /** Words of the calendar. */
  dates?: Partial<DateMessages>
  /** Words of the choice of passengers and cabin. */
  passengers?: Partial<PassengerMessages>
  /**
   * The ages of children and infants on a journey of several days. The day of the last flight is null while it is not
   * known.
   */
  agesOnTheWay: (lastFlight: string | null) => { children: string; infants: string }
  /** Words of the rows of a multi-city search. */
  multiCity: MultiCityMessages
  /** Leads to a multi-city search without script. */
  plainMultiCity: string
  /** Errors for what is missing or wrong when the form is sent. */
  missing: SearchProblemMessages
}

/** docs/specification.md, Flight search form. */
export const flightSearchMessages: FlightSearchMessages = {
  form: 'Flight search',
  tripType: 'Trip type',
  from: 'From',
  to: 'To',
  swap: 'Swap From and To',
  swapped: (from, to) => `From ${from} to ${to}`,
  departure: 'Departure Date',
  return: 'Return Date',
  saveMore: 'SAVE MORE ON',
  saveMoreWhat: 'Return Flight',
  submit: 'SEARCH FLIGHT',
  problems: (count) =>
    plural(count, {
      one: 'One thing is missing above.',
      other: `${count} things are missing above.`,
    }),
  airportSearch: 'Airport Search',
  datePlaceholder: 'Choose a date',
  agesOnTheWay: (lastFlight) => {
    const day = lastFlight ?? 'the day of the last flight'
    return { children: `2 by ${day}, under 12 when you leave`, infants: `Under 2 on ${day}` }
  },
  multiCity: multiCityMessages,
  plainMultiCity: 'Search more than one city',
  missing: searchProblemMessages,
}
