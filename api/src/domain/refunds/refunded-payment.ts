import { eq, sql, and, isNotNull, ne } from 'drizzle-orm'
import { paymentTransactions, refunds, paymentAttempts, type RefundRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { isOwed, isUnapproved } from './refund-rows.ts'
import type { GatewayName } from '@jatra/contract/payment/gateways'
import type { RefundablePayment } from '../../providers/payments/gateway.ts'

/** The part of a payment that no refund takes, integer BDT. */
interface LeftOfPayment {
  /** By the refunds that its traveller is owed. */
  left: number
  /** By those and by the requests of staff that are not approved yet, so that these do not exceed the payment together. */
  leftToAskFor: number
}

/**
 * What is left of a payment. Its row is locked, so that concurrent refunds are counted in turn.
 * @param db a transaction
 */
export async function leftOfPayment(db: Database, valId: string): Promise<LeftOfPayment> {
  const [payment] = await db
    .select({ amount: paymentTransactions.amount })
    .from(paymentTransactions)
    .where(eq(paymentTransactions.valId, valId))
    .for('no key update')
  const sumWhere = (condition: ReturnType<typeof isOwed>) =>
    sql<number>`coalesce(sum(${refunds.amount}) filter (where ${condition}), 0)`.mapWith(Number)
  const [taken] = await db
    .select({ owed: sumWhere(isOwed()), unapproved: sumWhere(isUnapproved()) })
    .from(refunds)
    .where(eq(refunds.valId, valId))
  const left = (payment?.amount ?? 0) - (taken?.owed ?? 0)
  return { left, leftToAskFor: left - (taken?.unapproved ?? 0) }
}

/** A payment that can be refunded, with its gateway. */
export interface FoundPayment extends RefundablePayment {
  valId: string
  gateway: GatewayName
}

/**
 * The payment of a refund; null when it is unknown.
 * @returns with an empty `paymentReference` where the gateway has not given one yet
 */
export async function findRefundable(
  db: Database,
  { valId }: Pick<RefundRow, 'valId'>,
): Promise<FoundPayment | null> {
  if (valId === null) return null
  const [row] = await db
    .select({ attempt: paymentAttempts, paid: paymentTransactions })
    .from(paymentTransactions)
    .innerJoin(paymentAttempts, eq(paymentAttempts.tranId, paymentTransactions.tranId))
    .where(eq(paymentTransactions.valId, valId))
  if (!row) return null
  const { tranId, gatewayReference: reference } = row.attempt
  return {
    tranId,
    reference,
    valId,
    gateway: row.attempt.gateway,
    paymentReference: row.paid.gatewayReference ?? '',
    amount: row.paid.amount,
    openedAt: row.attempt.createdAt.getTime(),
  }
}

/** The gateway's ids of the payment's other refunds. */
export async function otherReferences(
  db: Database,
  { id, valId }: Pick<RefundRow, 'id' | 'valId'>,
): Promise<string[]> {
  if (valId === null) return []
  const rows = await db
    .select({ reference: refunds.gatewayReference })
    .from(refunds)
    .where(and(eq(refunds.valId, valId), ne(refunds.id, id), isNotNull(refunds.gatewayReference)))
  return rows.flatMap(({ reference }) => reference ?? [])
}

/**
 * Whether another refund of the payment may be at the gateway without an answer. The payment's row is locked, so that
 * the second of two concurrent refunds waits.
 * @param db a transaction
 */
export async function isAnotherOpen(
  db: Database,
  { id, valId }: Pick<RefundRow, 'id' | 'valId'>,
): Promise<boolean> {
  if (valId === null) return false
  await db
    .select({ valId: paymentTransactions.valId })
    .from(paymentTransactions)
    .where(eq(paymentTransactions.valId, valId))
    .for('no key update')
  const { asked, status } = refunds
  const open = and(
    eq(refunds.valId, valId),
    ne(refunds.id, id),
    eq(asked, true),
    eq(status, 'approved'),
  )
  return (await db.$count(refunds, open)) > 0
}
