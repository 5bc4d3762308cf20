import type { Visa, VisaInput } from '@jatra/contract/visa/visa'
import type { VisaRow } from '../../db/schema.ts'

/** A visa as the API shows it. */
export function toVisa(row: VisaRow): Visa {
  const { id: _id, name, image, country, shortPassport, requirements, visaList } = row
  return { _id, name, image, country, shortPassport, ...requirements, visaList }
}

/** What of a row staff enter. */
export function visaColumns(input: VisaInput) {
  const { name, image, country, shortPassport, visaList, ...requirements } = input
  return { name, image, country, shortPassport, visaList, requirements }
}
