import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import {
  sandboxWalletPayments,
  sandboxWalletRefunds,
  type SandboxWalletPaymentRow,
  type SandboxWalletRefundRow,
} from '../db/schema.ts'
import type { Database } from '@jatra/api/db/types'
import { isPaymentId } from '@jatra/api/providers/payments/gateway'
import { inPaisa } from './money.ts'

/** A wallet's side of payments, with books of its own, so that it survives a restart. */
export interface WalletBooksDeps {
  db: Database
  clock: () => number
  newId: () => string
}

/** An id of the wallet's own: upper-case letters and digits. */
export function walletId({ newId }: Pick<WalletBooksDeps, 'newId'>, length: number): string {
  return createHash('sha256').update(newId()).digest('hex').slice(0, length).toUpperCase()
}

export async function insertPayment(
  { db, clock }: WalletBooksDeps,
  payment: Pick<
    SandboxWalletPaymentRow,
    'paymentId' | 'wallet' | 'invoice' | 'amount' | 'callbackUrl' | 'challenge' | 'status'
  >,
): Promise<void> {
  const own = { silent: false, trxId: null, createdAt: new Date(clock()), paidAt: null }
  await db.insert(sandboxWalletPayments).values({ ...payment, ...own })
}

export async function readPayment(
  { db }: Pick<WalletBooksDeps, 'db'>,
  paymentId: string,
): Promise<SandboxWalletPaymentRow | null> {
  if (!isPaymentId(paymentId)) return null
  const [row] = await db
    .select()
    .from(sandboxWalletPayments)
    .where(eq(sandboxWalletPayments.paymentId, paymentId))
  return row ?? null
}

/** @param trxId what the wallet calls a payment that is paid */
export async function readPaymentByTrx(
  { db }: Pick<WalletBooksDeps, 'db'>,
  trxId: string,
): Promise<SandboxWalletPaymentRow | null> {
  if (!isPaymentId(trxId)) return null
  const [row] = await db
    .select()
    .from(sandboxWalletPayments)
    .where(eq(sandboxWalletPayments.trxId, trxId))
  return row ?? null
}

/** Moves a payment from one status to another, once. @returns whether this call did it */
export async function movePayment(
  { db }: Pick<WalletBooksDeps, 'db'>,
  paymentId: string,
  from: SandboxWalletPaymentRow['status'],
  change: Partial<SandboxWalletPaymentRow>,
): Promise<boolean> {
  const moved = await db
    .update(sandboxWalletPayments)
    .set(change)
    .where(
      and(eq(sandboxWalletPayments.paymentId, paymentId), eq(sandboxWalletPayments.status, from)),
    )
    .returning({ paymentId: sandboxWalletPayments.paymentId })
  return moved.length > 0
}

/** The payer's money is the shop's from now on. */
export async function payNow(
  deps: WalletBooksDeps,
  paymentId: string,
  from: SandboxWalletPaymentRow['status'],
  change: Pick<Partial<SandboxWalletPaymentRow>, 'silent'> = {},
): Promise<boolean> {
  const [trxId, paidAt] = [walletId(deps, 10), new Date(deps.clock())]
  return movePayment(deps, paymentId, from, { ...change, status: 'paid', trxId, paidAt })
}

export function refundsOf(
  { db }: Pick<WalletBooksDeps, 'db'>,
  paymentId: string,
): Promise<SandboxWalletRefundRow[]> {
  return db
    .select()
    .from(sandboxWalletRefunds)
    .where(eq(sandboxWalletRefunds.paymentId, paymentId))
    .orderBy(sandboxWalletRefunds.createdAt)
}

/** Pays a part back. @returns null when it is more than what is left of the payment */
export async function refundNow(
  deps: WalletBooksDeps,
  paymentId: string,
  paisa: number,
): Promise<SandboxWalletRefundRow | null> {
  return deps.db.transaction(async (tx) => {
    // Locked, so that two refunds of one payment are counted one after the other.
    const [payment] = await tx
      .select()
      .from(sandboxWalletPayments)
      .where(eq(sandboxWalletPayments.paymentId, paymentId))
      .for('update')
    if (payment?.status !== 'paid') return null
    const given = await refundsOf({ db: tx }, paymentId)
    const returned = given.reduce((sum, refund) => sum + refund.paisa, 0)
    if (paisa <= 0 || returned + paisa > inPaisa(payment.amount)) return null
    const reference = walletId(deps, 10)
    const [refund] = await tx
      .insert(sandboxWalletRefunds)
      .values({ reference, paymentId, paisa, createdAt: new Date(deps.clock()) })
      .returning()
    return refund ?? null
  })
}
