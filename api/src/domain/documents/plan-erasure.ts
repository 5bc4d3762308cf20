import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import {
  DELETED_DOCUMENTS_DAYS,
  ENDED_DOCUMENTS_DAYS,
  VISA_DOCUMENTS_DAYS,
} from '@jatra/contract/account/account-limits'
import { ORPHAN_HOURS } from '@jatra/contract/document/document'
import {
  documents,
  orderDocuments,
  orders,
  users,
  cancellations,
  visaOrders,
} from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

const days = (count: unknown) => sql`make_interval(hours => 24 * (${count})::int)`

/**
 * Until when passports and documents of a visa application are kept, whatever else ends them before (decision 037);
 * null for any other order.
 */
export const visaKeptUntil = sql`(
  select least(
    ${orders.createdAt} + ${days(sql`(${visaOrders.selectedPlan} ->> 'validity')::int + ${VISA_DOCUMENTS_DAYS}::int`)},
    (select min(${cancellations.doneAt}) from ${cancellations}
      where ${cancellations.orderId} = ${orders.id} and ${cancellations.status} = 'done')
      + ${days(ENDED_DOCUMENTS_DAYS)})
  from ${visaOrders} where ${visaOrders.orderId} = ${orders.id})`.mapWith(
  (at: string): Date | null => new Date(at),
)

const hours = (count: number) => sql`make_interval(hours => ${count}::int)`

/** Until when an order keeps its documents. */
const keptUntil = sql`case
  when ${orders.paymentStatus} in ('failed', 'cancelled', 'expired')
    then ${orders.settledAt} + ${hours(24 * ENDED_DOCUMENTS_DAYS)}
  else least(${visaKeptUntil}, case when ${users.deletedAt} is not null
    then ${orders.settledAt} + ${hours(24 * DELETED_DOCUMENTS_DAYS)} end) end`

/** When the last of its orders no longer keeps a document; without one, a day after its upload. */
const eraseAt = sql`(
  select case when count(*) = 0 then ${documents.createdAt} + ${hours(ORPHAN_HOURS)}
    when bool_and(kept.until is not null) then max(kept.until) end
  from (
    select ${keptUntil} as until from ${orderDocuments}
    join ${orders} on ${orders.id} = ${orderDocuments.orderId}
    join ${users} on ${users.id} = ${orders.userId}
    where ${orderDocuments.documentId} = ${documents.id}
  ) as kept)`

/**
 * Stores when documents are erased (decision 043), for the sweep to find them by. Call it in each transaction after
 * which that may be another time.
 */
export async function planErasure(tx: Database, which: SQL | undefined): Promise<void> {
  // Always in one order, so that two transactions cannot deadlock.
  const found = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(which)
    .orderBy(asc(documents.id))
    .for('no key update')
  if (found.length === 0) return
  const ids = found.map(({ id }) => id)
  await tx.update(documents).set({ eraseAt }).where(inArray(documents.id, ids))
}

/** The condition that an order has a document. */
export const isOfOrder = (db: Database, orderId: string): SQL =>
  inArray(
    documents.id,
    db
      .select({ id: orderDocuments.documentId })
      .from(orderDocuments)
      .where(eq(orderDocuments.orderId, orderId)),
  )
