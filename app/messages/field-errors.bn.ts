export { fieldErrors } from '@jatra/contract/messages/field-errors.bn'
