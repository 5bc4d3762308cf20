export { AirportAutocomplete, type AirportAutocompleteProps } from './airport-autocomplete.tsx'
export { isMeantBy, shortAirportName, type AirportOption } from './airport-option.ts'
