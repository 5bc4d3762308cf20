export { CountrySelect, type CountrySelectProps } from './country-select.tsx'
export type { Country } from './country-options.ts'
