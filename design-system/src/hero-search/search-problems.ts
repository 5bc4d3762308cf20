import { isWithin, type IsoDate } from '../date-picker/iso-date.ts'
import { earliestDate, MIN_LEGS, type FlightSearchState } from './flight-search-state.ts'
import { flightSearchMessages, type SearchProblemMessages } from './flight-search-messages.ts'

/** What keeps a search from being sent, per field: 'from-1', 'to-1', 'date-1', 'return', 'legs'. */
export type SearchProblems = ReadonlyMap<string, string>

/** In the order of the fields on screen, so that the first one gets the focus. */
export function searchProblems(
  state: FlightSearchState,
  today: IsoDate,
  messages: SearchProblemMessages = flightSearchMessages.missing,
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
