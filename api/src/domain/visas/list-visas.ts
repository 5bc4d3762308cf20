import { and, eq, isNull } from 'drizzle-orm'
import { visaCountries, type Visa, type VisaCountry } from '@jatra/contract/visa/visa'
import { visas } from '../../db/schema.ts'
import { toVisa } from './to-visa.ts'
import type { VisaDeps } from './visa-deps.ts'

/** The visas that are offered, in the order of `visaCountries`. @param filter one country alone */
export async function listVisas(
  { db, log }: Pick<VisaDeps, 'db' | 'log'>,
  { country }: { country?: VisaCountry | undefined } = {},
): Promise<Visa[]> {
  const rows = await db
    .select()
    .from(visas)
    .where(and(isNull(visas.withdrawnAt), country && eq(visas.country, country)))
  const place = (visa: Visa) => visaCountries.indexOf(visa.country)
  return rows.flatMap((row) => toVisa(row, log) ?? []).sort((a, b) => place(a) - place(b))
}
