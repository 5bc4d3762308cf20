export { HeroSearch, type HeroSearchProps } from './hero-search.tsx'
export { FlightSearchForm, type FlightSearchFormProps } from './flight-search-form.tsx'
export { flightSearchLabels, type FlightSearchLabels } from './flight-search-labels.ts'
export {
  flightSearchReducer,
  legParameters,
  startFlightSearch,
  type FlightSearchDefaults,
  type FlightSearchState,
  type SearchLeg,
  type TripType,
} from './flight-search-state.ts'
export { searchProblems, type SearchProblemMessages } from './search-problems.ts'
