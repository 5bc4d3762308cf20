/** What a form says of what was typed, as the API does. */
export { fieldErrors } from '@jatra/contract/messages/field-errors'
