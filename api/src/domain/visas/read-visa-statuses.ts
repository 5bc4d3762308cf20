import { asc, eq } from 'drizzle-orm'
import { visaKinds } from '@jatra/contract/visa/visa-kinds'
import type { StoredVisaStatus } from '@jatra/contract/visa/visa-status'
import { visaStatuses, type VisaStatusRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/** Every status, by country and in the order of the kinds. */
export async function listVisaStatuses(db: Database): Promise<StoredVisaStatus[]> {
  const rows = await db.select().from(visaStatuses).orderBy(asc(visaStatuses.country))
  const statuses = rows.map(toVisaStatus)
  const place = ({ kind }: StoredVisaStatus) => visaKinds.indexOf(kind)
  return statuses.sort((a, b) => a.country.localeCompare(b.country) || place(a) - place(b))
}

/** Those of a country in a transaction, locked until it ends, so that none is closed while an order is placed. */
export async function lockVisaStatuses(tx: Database, country: string): Promise<StoredVisaStatus[]> {
  const rows = await tx
    .select()
    .from(visaStatuses)
    .where(eq(visaStatuses.country, country))
    // Always in one order, so that transactions cannot deadlock.
    .orderBy(asc(visaStatuses.kind))
    .for('share')
  return rows.map(toVisaStatus)
}

function toVisaStatus(row: VisaStatusRow): StoredVisaStatus {
  const { country, kind, pace, closedFrom, closedUntil, workingDays } = row
  const { sentence, checked, inBangla } = row
  return {
    ...{ country, kind, pace, closedFrom, closedUntil, workingDays, sentence, checked },
    ...(inBangla && { inBangla }),
  }
}
