import { eq, inArray } from 'drizzle-orm'
import {
  slotsOf,
  type ChecklistCheck,
  type ChecklistSlot,
} from '@jatra/contract/visa/checklist-slot'
import { checklistChecks, orders, visaOrders } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { readOrderDocuments } from '../documents/read-documents.ts'

/** The checklists of visa applications, by the order's id; three queries however many there are. */
export async function readChecklists(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, ChecklistSlot[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ application: visaOrders, people: orders.travelerCount })
    .from(visaOrders)
    .innerJoin(orders, eq(orders.id, visaOrders.orderId))
    .where(inArray(visaOrders.orderId, [...orderIds]))
  const documents = await readOrderDocuments(db, orderIds)
  const checks = await readChecks(db, orderIds)
  return new Map(
    rows.map(({ application: { orderId, checklist, applicantKinds }, people }) => {
      const travelers = Array.from({ length: people }, (_, position) => ({
        kind: applicantKinds[position] ?? null,
        documents: (documents.get(orderId)?.get(position) ?? []).map(({ document, itemId }) => ({
          ...{ _id: document._id, itemId },
        })),
      }))
      return [orderId, slotsOf({ checklist, travelers, checks: checks.get(orderId) ?? [] })]
    }),
  )
}

/** What staff said of documents, by the order's id. */
async function readChecks(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, ChecklistCheck[]>> {
  const rows = await db
    .select()
    .from(checklistChecks)
    .where(inArray(checklistChecks.orderId, [...orderIds]))
  const byOrder = new Map<string, ChecklistCheck[]>()
  for (const { orderId, travelerPosition: traveler, checkedAt, ...row } of rows) {
    const { itemId, state, reason, note } = row
    const check = { traveler, itemId, state, reason, note, checkedAt: checkedAt.toISOString() }
    byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), check])
  }
  return byOrder
}
