import { createHash } from 'node:crypto'
import type { Visa, VisaInput } from '@jatra/contract/visa/visa'
import { countryTaken } from '@jatra/contract/visa/visa-validation'
import { ONE_VISA_OF_A_COUNTRY, visas } from '../../db/schema.ts'
import { violates } from '../../db/database-failure.ts'
import { visaColumns } from './read-visas.ts'
import type { VisaDeps } from './visa-deps.ts'

/**
 * Adds a visa, which is offered at once.
 * @param by the staff member's id, for the log
 * @throws DomainError already_taken when the country has one
 */
export async function createVisa(
  { db, clock, newId, log }: VisaDeps,
  input: VisaInput,
  by: string,
): Promise<Visa> {
  const _id = visaIdOf(input, newId())
  const now = new Date(clock())
  try {
    await db
      .insert(visas)
      .values({ ...visaColumns(input), id: _id, createdAt: now, updatedAt: now })
  } catch (error) {
    if (violates(error, ONE_VISA_OF_A_COUNTRY)) throw countryTaken(input.country)
    throw error
  }
  log.info('visa_created', { visaId: _id, by })
  return { _id, ...input }
}

/** `visa-srilanka-1f2e3d4c5b`: readable in an address, and unique. */
function visaIdOf({ country }: VisaInput, id: string): string {
  const suffix = createHash('sha256').update(id).digest('hex').slice(0, 10)
  return `visa-${country.toLowerCase()}-${suffix}`
}
