export { TravelerForm, type TravelerFormProps } from './traveler-form.tsx'
export { focusFirstError, useFirstErrorFocus } from './focus-first-error.ts'
export {
  passportCharacters,
  travelerFields,
  travelerGenders,
  travelerTitles,
  type TravelerErrors,
  type TravelerField,
  type TravelerValues,
} from './traveler-fields.ts'
