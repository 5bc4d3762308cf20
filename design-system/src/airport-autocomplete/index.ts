export { AirportAutocomplete, type AirportAutocompleteProps } from './airport-autocomplete.tsx'
export { shortAirportName, type AirportOption } from './airport-option.ts'
