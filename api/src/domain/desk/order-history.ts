import { asc, eq, inArray } from 'drizzle-orm'
import type { ReceivedPayment, StaffAct, SupplierMoves } from '@jatra/contract/desk/timeline'
import {
  auditLog,
  flightBookings,
  flightTickets,
  paymentAttempts,
  paymentTransactions,
  users,
} from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/** What the gateways confirmed to have taken for an order, oldest first. */
export async function readReceived(db: Database, orderId: string): Promise<ReceivedPayment[]> {
  const rows = await db
    .select({ payment: paymentTransactions })
    .from(paymentTransactions)
    .innerJoin(paymentAttempts, eq(paymentAttempts.tranId, paymentTransactions.tranId))
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(asc(paymentTransactions.receivedAt))
  return rows.map(({ payment }) => {
    const { valId: id, tranId, gatewayReference, amount, outcome, receivedAt } = payment
    return { id, tranId, gatewayReference, amount, outcome, receivedAt: receivedAt.toISOString() }
  })
}

/** What happened at the supplier of a flight; null of any other order. */
export async function readSupplierMoves(
  db: Database,
  orderId: string,
): Promise<SupplierMoves | null> {
  const [booking] = await db
    .select()
    .from(flightBookings)
    .where(eq(flightBookings.orderId, orderId))
  if (!booking) return null
  const tickets = await db.select().from(flightTickets).where(eq(flightTickets.orderId, orderId))
  const { supplier, askedAt, payAskedAt, answeredChanges } = booking
  return {
    supplier,
    askedAt: askedAt?.toISOString() ?? null,
    paidAt: payAskedAt?.toISOString() ?? null,
    tickets: tickets.map(({ travelerId, number, issuedAt }) => ({
      travelerId,
      number,
      issuedAt: issuedAt.toISOString(),
    })),
    answeredChanges: answeredChanges.map(({ decision, at }) => ({ decision, at })),
  }
}

/** What staff did to an order, its refunds and its cancellations, oldest first. @param subjects their ids */
export async function readStaffActs(
  db: Database,
  subjects: readonly string[],
): Promise<StaffAct[]> {
  const rows = await db
    .select({ entry: auditLog, userName: users.userName })
    .from(auditLog)
    .innerJoin(users, eq(users.id, auditLog.staffId))
    .where(inArray(auditLog.subject, [...subjects]))
    .orderBy(asc(auditLog.id))
  return rows.flatMap(({ entry: { at, action, subject, details, staffId }, userName }) =>
    staffId === null
      ? []
      : [{ at: at.toISOString(), action, subject, details, by: { _id: staffId, userName } }],
  )
}
