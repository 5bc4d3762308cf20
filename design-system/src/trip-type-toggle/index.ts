export { TripTypeToggle, type TripTypeToggleProps } from './trip-type-toggle.tsx'
