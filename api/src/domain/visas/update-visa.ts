import { eq } from 'drizzle-orm'
import { visaInputSchema, type Visa, type VisaInput } from '@jatra/contract/visa/visa'
import { invalidInput, parseInput } from '@jatra/contract/http/problem'
import { countryTaken } from '@jatra/contract/visa/visa-validation'
import { ONE_VISA_OF_A_COUNTRY, visas } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { violates } from '../../db/database-failure.ts'
import { lockVisa, toVisaInput, visaColumns } from './read-visas.ts'
import type { VisaDeps } from './visa-deps.ts'

/** What may be changed: any of the fields; those that are absent stay. */
type VisaChanges = { [Field in keyof VisaInput]?: VisaInput[Field] | undefined }

/**
 * Changes fields of a visa. The result must be a valid visa. Orders keep their copy.
 *
 * @param by the staff member's id, for the log
 * @throws DomainError not_found, withdrawn, invalid_input, already_taken when another visa of its new country is
 * offered
 */
export async function updateVisa(
  { db, clock, log }: VisaDeps,
  id: string,
  changes: VisaChanges,
  by: string,
): Promise<Visa> {
  const changed = await db.transaction(async (tx) => {
    const before = toVisaInput(await lockVisa(tx, id, 'update'))
    const given = Object.entries<unknown>(changes).filter(([, value]) => value !== undefined)
    const parsed = parseInput(visaInputSchema, { ...before, ...Object.fromEntries(given) })
    if (!parsed.success) throw invalidInput(parsed.error)
    await store(tx, id, parsed.data, new Date(clock()))
    return { _id: id, ...parsed.data }
  })
  log.info('visa_updated', { visaId: id, by, fields: Object.keys(changes) })
  return changed
}

async function store(tx: Database, id: string, visa: VisaInput, updatedAt: Date): Promise<void> {
  try {
    await tx
      .update(visas)
      .set({ ...visaColumns(visa), updatedAt })
      .where(eq(visas.id, id))
  } catch (error) {
    if (violates(error, ONE_VISA_OF_A_COUNTRY)) throw countryTaken(visa.country)
    throw error
  }
}

/**
 * Withdraws a visa from sale. It stays in the database for its orders, and its page says that it is withdrawn.
 * @param by the staff member's id, for the log
 * @throws DomainError not_found, withdrawn when it was withdrawn before
 */
export async function withdrawVisa(
  { db, clock, log }: VisaDeps,
  id: string,
  by: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockVisa(tx, id, 'update')
    await tx
      .update(visas)
      .set({ withdrawnAt: new Date(clock()) })
      .where(eq(visas.id, id))
  })
  log.info('visa_withdrawn', { visaId: id, by })
}
