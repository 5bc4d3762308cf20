export { HeroSearch, type HeroSearchProps } from './hero-search.tsx'
export { FlightSearchForm, type FlightSearchFormProps } from './flight-search-form.tsx'
export { flightSearchMessages, type FlightSearchMessages } from './flight-search-messages.ts'
export {
  flightSearchReducer,
  legParameters,
  startFlightSearch,
  type FlightSearchDefaults,
  type FlightSearchState,
  type SearchLeg,
  type TripType,
} from './flight-search-state.ts'
export type { SearchProblemMessages } from './search-problem-messages.ts'
export { searchProblems } from './search-problems.ts'
