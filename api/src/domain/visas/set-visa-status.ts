import { and, eq } from 'drizzle-orm'
import { todayInDhaka } from '@jatra/contract/values/dates'
import {
  assertStatus,
  stateOn,
  statusOn,
  type StoredVisaStatus,
  type VisaStatus,
} from '@jatra/contract/visa/visa-status'
import { visaStatuses } from '../../db/schema.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { VisaDeps } from './visa-deps.ts'

/**
 * Says whether a kind of visa is open; one that we did not know is added. It waits for applications that are being placed,
 * and those after it follow the new one.
 * @param by the staff member's id
 * @throws DomainError invalid_input for a check on a day to come
 */
export async function setVisaStatus(
  { db, clock }: Pick<VisaDeps, 'db' | 'clock'>,
  status: StoredVisaStatus,
  by: string,
): Promise<VisaStatus> {
  const today = todayInDhaka(clock())
  assertStatus(status, today)
  const { country, kind, inBangla = null } = status
  const row = { ...status, inBangla, updatedAt: new Date(clock()) }
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(visaStatuses)
      .where(and(eq(visaStatuses.country, country), eq(visaStatuses.kind, kind)))
      .for('update')
    await tx
      .insert(visaStatuses)
      .values(row)
      .onConflictDoUpdate({ target: [visaStatuses.country, visaStatuses.kind], set: row })
    await recordAudit(
      { db: tx, clock },
      {
        ...{ staffId: by, action: 'visa.status_set', subject: `${country} ${kind}` },
        details: {
          from: before ? stateOn(before, today) : null,
          to: stateOn(status, today),
          closedFrom: status.closedFrom,
          closedUntil: status.closedUntil,
          checkedOn: status.checked.on,
          source: status.checked.source,
        },
      },
    )
  })
  return statusOn(status, today)
}
