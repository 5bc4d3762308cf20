export { HeroSearch, type HeroSearchProps } from './hero-search.tsx'
export { FlightSearchForm, type FlightSearchFormProps } from './flight-search-form.tsx'
export {
  flightSearchMessages,
  type FlightSearchMessages,
  type SearchProblemMessages,
} from './flight-search-messages.ts'
export {
  flightSearchReducer,
  legParameters,
  startFlightSearch,
  type FlightSearchDefaults,
  type FlightSearchState,
  type SearchLeg,
  type TripType,
} from './flight-search-state.ts'
export { searchProblems } from './search-problems.ts'
