import type { Logger } from '@jatra/contract/observability/logging'
import { visaSchema, type Visa, type VisaInput } from '@jatra/contract/visa/visa'
import type { VisaRow } from '../../db/schema.ts'
import { parseStored } from '../parse-stored.ts'

/** A visa as the API shows it; null, and logged, when its row cannot be read. */
export function toVisa(row: VisaRow, log: Logger): Visa | null {
  const { id } = row
  return parseStored(visaSchema, { _id: id, ...toVisaInput(row) }, { kind: 'visa', id }, log)
}

/** What of a row staff enter, as it stands there. */
export function toVisaInput(row: VisaRow): VisaInput {
  const { name, image, country, shortPassport, requirements, visaList, inBangla } = row
  return {
    name,
    image,
    country,
    shortPassport,
    ...requirements,
    visaList,
    ...(inBangla && { inBangla }),
  }
}

/** The columns of what staff enter. */
export function visaColumns(input: VisaInput) {
  const { name, image, country, shortPassport, visaList, inBangla, ...requirements } = input
  return { name, image, country, shortPassport, visaList, inBangla, requirements }
}
