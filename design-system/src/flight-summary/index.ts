export { FlightSummary, type FlightSummaryProps } from './flight-summary.tsx'
export { SearchSummary, type SearchSummaryProps } from './search-summary.tsx'
export { passengerText, type RouteFacts } from './route-facts.tsx'
