export { TravellerForm, type TravellerFormProps } from './traveller-form.tsx'
export { focusFirstError, useFirstErrorFocus } from './first-error.ts'
export {
  passportCharacters,
  travellerFields,
  travellerGenders,
  travellerTitles,
  type TravellerErrors,
  type TravellerField,
  type TravellerValues,
} from './traveller-fields.ts'
