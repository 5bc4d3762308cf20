import type { DateMessages } from '../date-picker/index.ts'
import type { ComboboxMessages } from '../combobox/index.ts'
import {
  multiCityMessages,
  type MultiCityMessages,
} from '../multi-city-editor/multi-city-messages.ts'
import type { PassengerMessages } from '../passenger-modal/passenger-choice.ts'
import type { TripType } from './flight-search-state.ts'
import { searchProblemMessages, type SearchProblemMessages } from './search-problems.ts'

export interface FlightSearchLabels {
  form: string
  tripType: string
  tripTypes?: Record<TripType, string>
  from: string
  to: string
  swap: string
  /** Announced when From and To have changed places. */
  swapped: (from: string, to: string) => string
  departure: string
  return: string
  saveMore: string
  saveMoreWhat: string
  submit: string
  /** Beside the button when something is missing. */
  problems: (count: number) => string
  airportSearch: string
  datePlaceholder: string
  airport?: Partial<ComboboxMessages>
  dates?: Partial<DateMessages>
  passengers?: Partial<PassengerMessages>
  multiCity: MultiCityMessages
  /** Leads to a multi-city search without script. */
  plainMultiCity: string
  missing: SearchProblemMessages
}

/** docs/specification.md, Flight search form. */
export const flightSearchLabels: FlightSearchLabels = {
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
    count === 1 ? 'One thing is missing above.' : `${count} things are missing above.`,
  airportSearch: 'Airport Search',
  datePlaceholder: 'Choose a date',
  multiCity: multiCityMessages,
  plainMultiCity: 'Search more than one city',
  missing: searchProblemMessages,
}
