import { isWithin, type IsoDate } from '../date-picker/iso-date.ts'
import { earliestDate, MIN_LEGS, type FlightSearchState } from './flight-search-state.ts'

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

export const searchProblemMessages: SearchProblemMessages = {
  fromMissing: 'Choose where you fly from.',
  toMissing: 'Choose where you fly to.',
  sameAirport: 'From and To are the same airport.',
  dateMissing: 'Choose a date.',
  dateTooEarly: 'This date is before the flight above, or past.',
  returnMissing: 'Choose a return date.',
  returnTooEarly: 'The return is before the departure.',
  tooFewLegs: 'Add another city, or choose One-Way.',
}

/** What keeps a search from being sent, per field: 'from-1', 'to-1', 'date-1', 'return', 'legs'. */
export type SearchProblems = ReadonlyMap<string, string>

/** In the order of the fields on screen, so that the first one gets the focus. */
export function searchProblems(
  state: FlightSearchState,
  today: IsoDate,
  messages: SearchProblemMessages = searchProblemMessages,
): SearchProblems {
  const problems = new Map<string, string>()
  const legs = state.tripType === 'multiCity' ? state.legs : [state.legs[0]]
  for (const leg of legs) {
    if (!leg.from) problems.set(`from-${leg.id}`, messages.fromMissing)
    if (!leg.to) problems.set(`to-${leg.id}`, messages.toMissing)
    else if (leg.from?.code === leg.to.code) problems.set(`to-${leg.id}`, messages.sameAirport)
    if (!leg.date) problems.set(`date-${leg.id}`, messages.dateMissing)
    else if (!isWithin(leg.date, earliestDate(state, leg.id, today)))
      problems.set(`date-${leg.id}`, messages.dateTooEarly)
  }
  if (state.tripType === 'roundTrip') {
    if (!state.returnDate) problems.set('return', messages.returnMissing)
    else if (state.legs[0].date && state.returnDate < state.legs[0].date)
      problems.set('return', messages.returnTooEarly)
  }
  if (state.tripType === 'multiCity' && state.legs.length < MIN_LEGS)
    problems.set('legs', messages.tooFewLegs)
  return problems
}
