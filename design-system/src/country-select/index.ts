export { CountrySelect, type CountrySelectProps, type Country } from './country-select.tsx'
