import { and, eq, isNull } from 'drizzle-orm'
import {
  visaCountries,
  type Visa,
  type VisaCountry,
  visaSchema,
  type VisaInput,
} from '@jatra/contract/visa/visa'
import { visas, type VisaRow } from '../../db/schema.ts'
import type { VisaDeps } from './visa-deps.ts'
import { unknownVisa, withdrawnVisa } from '@jatra/contract/visa/visa-validation'
import type { Database } from '../../db/types.ts'
import type { Logger } from '@jatra/contract/observability/logging'
import { parseStored } from '../parse-stored.ts'

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

/** One visa. @throws DomainError not_found, withdrawn */
export async function getVisa(
  { db, log }: Pick<VisaDeps, 'db' | 'log'>,
  id: string,
): Promise<Visa> {
  const visa = toVisa(await findVisa(db, id), log)
  if (!visa) throw unknownVisa()
  return visa
}

/** A visa that is offered. @throws DomainError not_found, withdrawn */
export async function findVisa(db: Database, id: string): Promise<VisaRow> {
  return assertOffered(await db.select().from(visas).where(eq(visas.id, id)))
}

/**
 * The same in a transaction, locked until it ends. With `share` any number of applications hold it at once, and no one
 * changes it meanwhile; with `update` one member of staff alone has it.
 * @throws DomainError not_found, withdrawn
 */
export async function lockVisa(
  tx: Database,
  id: string,
  strength: 'share' | 'update',
): Promise<VisaRow> {
  return assertOffered(await tx.select().from(visas).where(eq(visas.id, id)).for(strength))
}

function assertOffered([row]: VisaRow[]): VisaRow {
  if (!row) throw unknownVisa()
  if (row.withdrawnAt) throw withdrawnVisa()
  return row
}

/** A visa as the API shows it; null, and logged, when its row cannot be read. */
export function toVisa(row: VisaRow, log: Logger): Visa | null {
  const { id } = row
  return parseStored(visaSchema, { _id: id, ...toVisaInput(row) }, { kind: 'visa', id }, log)
}

/** The fields of a visa that staff edit, from its row. */
export function toVisaInput(row: VisaRow): VisaInput {
  const { name, image, country, shortPassport, requirements, visaList, inBangla } = row
  const { listsChecked, checklist } = row
  return {
    name,
    image,
    country,
    shortPassport,
    ...requirements,
    visaList,
    ...(listsChecked && { listsChecked }),
    ...(inBangla && { inBangla }),
    ...(checklist && { checklist }),
  }
}

/** The columns of the fields that staff edit. */
export function visaColumns(input: VisaInput) {
  const { name, image, country, shortPassport, visaList, inBangla, ...others } = input
  const { listsChecked, checklist, ...requirements } = others
  const about = { name, image, country, shortPassport, visaList, inBangla }
  return { ...about, listsChecked, checklist, requirements }
}
