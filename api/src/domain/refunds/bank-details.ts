import { BANK_DETAILS_REMAIN_DAYS } from '@jatra/contract/account/account-limits'
import { eq, inArray, lt } from 'drizzle-orm'
import {
  asksForBank,
  bankDetailsMissing,
  bankDetailsSchema,
  bankNotAsked,
  endingOf,
  type BankDetails,
} from '@jatra/contract/order/bank-details'
import { refundUnknown } from '@jatra/contract/whole-order/staff-refund-acts'
import { DAY_MS } from '@jatra/contract/values/time-units'
import { orders, refundBankDetails, refunds, type RefundRow } from '../../db/schema.ts'
import { createTextSeal, type TextSeal } from '../../db/text-seal.ts'
import type { Database } from '../../db/types.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { lockRefund } from './refund-rows.ts'
import type { RefundDeps } from './refund-deps.ts'

/** @param secrets the first seals, all open */
export const createBankSeal = (secrets: readonly string[]): TextSeal =>
  createTextSeal(secrets, 'jatra bank details')

export interface BankDeps extends RefundDeps {
  bankSeal: TextSeal
}

/**
 * Stores the bank account for a manual refund, replacing an earlier one.
 * @throws DomainError not_found, for another account's refund too; outdated when it does not ask for it
 */
export async function giveBankDetails(
  deps: BankDeps,
  { userId, refundId }: { userId: string; refundId: string },
  details: BankDetails,
): Promise<RefundRow> {
  return deps.db.transaction(async (db) => {
    const found = await lockRefund(db, refundId)
    if (found?.order.userId !== userId) throw refundUnknown()
    if (!asksForBank(found.refund.status, found.refund.problem)) throw bankNotAsked()
    const sealed = await deps.bankSeal.seal(refundId, JSON.stringify(details))
    const row = { sealed, givenAt: new Date(deps.clock()) }
    await db
      .insert(refundBankDetails)
      .values({ refundId, ...row })
      .onConflictDoUpdate({ target: refundBankDetails.refundId, set: row })
    const [refund = found.refund] = await db
      .update(refunds)
      .set({ bankEnding: endingOf(details.accountNumber) })
      .where(eq(refunds.id, refundId))
      .returning()
    const tx = { ...deps, db }
    const audit = { staffId: null, action: 'refund.bank_details_given', subject: refundId }
    await recordAudit(tx, audit)
    const { id: orderId, contactEmail: to } = found.order
    // Sent each time, so that a change by somebody else is noticed.
    const of = `${orderId}:${refundId}:${deps.newId()}`
    const payload = { userId, orderId, refundId }
    if (to) await enqueueEmail(tx, { kind: 'refund_bank_given', of, to, payload })
    return refund
  })
}

/** For the member of staff who pays it; reading is recorded in the audit log. @throws DomainError not_found */
export async function readBankDetails(
  deps: BankDeps,
  refundId: string,
  staffId: string,
): Promise<BankDetails> {
  return deps.db.transaction(async (db) => {
    const [row] = await db
      .select()
      .from(refundBankDetails)
      .where(eq(refundBankDetails.refundId, refundId))
    const text = row && (await deps.bankSeal.open(refundId, row.sealed))
    if (!text) throw bankDetailsMissing()
    const audit = { staffId, action: 'refund.bank_details_read', subject: refundId }
    await recordAudit({ ...deps, db }, audit)
    return bankDetailsSchema.parse(JSON.parse(text))
  })
}

/** Schedules the details of a paid refund for deletion. @param db a transaction */
export async function eraseBankDetailsLater(db: Database, refundId: string, now: number) {
  const eraseAt = new Date(now + BANK_DETAILS_REMAIN_DAYS * DAY_MS)
  await db
    .update(refundBankDetails)
    .set({ eraseAt })
    .where(eq(refundBankDetails.refundId, refundId))
}

/** Deletes details that are due. */
export async function sweepBankDetails({ db, clock }: Pick<RefundDeps, 'db' | 'clock'>) {
  await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: refundBankDetails.refundId })
      .from(refundBankDetails)
      .where(lt(refundBankDetails.eraseAt, new Date(clock())))
    await forgetDetails(
      tx,
      due.map(({ id }) => id),
    )
  })
}

/** The details of a deleted account. */
export async function forgetBankDetails(tx: Database, userId: string): Promise<void> {
  const own = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(orders.userId, userId))
  await forgetDetails(
    tx,
    own.map(({ id }) => id),
  )
}

async function forgetDetails(tx: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.update(refunds).set({ bankEnding: null }).where(inArray(refunds.id, ids))
  await tx.delete(refundBankDetails).where(inArray(refundBankDetails.refundId, ids))
}
