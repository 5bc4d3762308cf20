import { and, eq, exists, inArray, ne, not } from 'drizzle-orm'
import {
  checklistChecks,
  documents,
  holidayOrders,
  orderDocuments,
  orderNameWords,
  orderNotes,
  orderPassports,
  orders,
  orderTravelers,
  paymentAttempts,
  paymentTransactions,
  visaOrders,
  type DocumentRow,
} from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { planErasure } from '../documents/plan-erasure.ts'
import { isUnattached } from '../documents/unattached.ts'
import { planPassportErasure } from '../orders/passport-erasure.ts'

/**
 * Removes personal data from an account's orders without a payment, and releases every document that no paid order has.
 * The orders and attempts stay without names, so that a late payment still finds its attempt and is refunded.
 *
 * @param tx the transaction that has locked them
 * @returns the documents to erase, marked as such
 */
export async function forgetOrders(tx: Database, userId: string): Promise<DocumentRow[]> {
  const unpaid = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), ne(orders.paymentStatus, 'success'), not(paid(tx))))
  const ids = unpaid.map(({ id }) => id)
  if (ids.length) await forgetPeople(tx, ids)
  return tx
    .update(documents)
    .set({ state: 'removing' })
    .where(and(eq(documents.userId, userId), ne(documents.state, 'removing'), isUnattached(tx)))
    .returning()
}

/** Plans when what is left of them is erased, once the account is deleted. */
export async function planErasureOfOrders(tx: Database, userId: string): Promise<void> {
  const withPassports = await tx
    .selectDistinct({ orderId: orderPassports.orderId })
    .from(orderPassports)
    .innerJoin(orders, eq(orders.id, orderPassports.orderId))
    .where(eq(orders.userId, userId))
  for (const { orderId } of withPassports) await planPassportErasure(tx, orderId)
  await planErasure(tx, eq(documents.userId, userId))
}

/** The condition that an order was paid, whatever happened to it later. */
function paid(db: Database) {
  return exists(
    db
      .select({ valId: paymentTransactions.valId })
      .from(paymentTransactions)
      .innerJoin(paymentAttempts, eq(paymentAttempts.tranId, paymentTransactions.tranId))
      .where(eq(paymentAttempts.orderId, orders.id)),
  )
}

async function forgetPeople(tx: Database, ids: string[]): Promise<void> {
  await tx
    .update(orders)
    .set({ contactName: '', contactEmail: '', contactPhone: '', contactAddress: null })
    .where(inArray(orders.id, ids))
  const nobody = { firstName: '', lastName: '', email: '', number: '' }
  await tx.update(holidayOrders).set({ contact: nobody }).where(inArray(holidayOrders.orderId, ids))
  await tx
    .update(visaOrders)
    .set({ pickUpAddress: '' })
    .where(and(inArray(visaOrders.orderId, ids), eq(visaOrders.deliveryMethod, 'pickUp')))
  for (const table of [
    checklistChecks,
    orderPassports,
    orderTravelers,
    orderDocuments,
    orderNameWords,
    orderNotes,
  ]) {
    await tx.delete(table).where(inArray(table.orderId, ids))
  }
}
