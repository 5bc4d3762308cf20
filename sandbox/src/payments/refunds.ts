import { createHash } from 'node:crypto'
import { eq, or } from 'drizzle-orm'
import type { FormFields } from '@jatra/contract/http/request-input'
import { isRefundRefused } from '@jatra/contract/sandbox/refused-refund'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { sandboxRefunds, sandboxSessions, type SandboxRefundRow } from '../db/schema.ts'
import type { SandboxDeps } from './books.ts'
import { tranIdOfBank } from './messages.ts'
import { inPaisa, isMoney } from './money.ts'

/** How long the sandbox's bank takes to pay a refund. */
export const SANDBOX_REFUND_MS = MINUTE_MS

/** An answer of SSLCommerz' refund endpoint. */
type RefundAnswer = Record<string, string>

/**
 * Takes a refund, as SSLCommerz v4 does: the same refund_trans_id is the same refund, and no more goes back than was
 * paid.
 */
export async function initiateRefund(deps: SandboxDeps, query: FormFields): Promise<RefundAnswer> {
  const field = (name: string) => query.get(name) ?? ''
  const refundId = field('refund_trans_id')
  if (!refundId || refundId.length > 30) return failed('refund_trans_id is not valid')
  if (!isMoney(field('refund_amount'))) return failed('refund_amount is not valid')
  if (!field('refund_remarks')) return failed('refund_remarks is required')
  const paisa = inPaisa(field('refund_amount'))
  return deps.db.transaction(async (tx) => {
    // Locked, so that two refunds of one payment are counted one after the other.
    const [session] = await tx
      .select()
      .from(sandboxSessions)
      .where(eq(sandboxSessions.tranId, tranIdOfBank(field('bank_tran_id'))))
      .for('update')
    if (!session?.valId) return failed('bank_tran_id is not valid')
    if (isRefundRefused(session.customerName)) return failed('the bank does not take it back')
    const taken = await tx
      .select()
      .from(sandboxRefunds)
      .where(eq(sandboxRefunds.tranId, session.tranId))
    const same = taken.find((refund) => refund.refundId === refundId)
    if (same) {
      return same.paisa === paisa
        ? done('processing', same)
        : failed('refund_trans_id is used already')
    }
    const returned = taken.reduce((sum, refund) => sum + refund.paisa, 0)
    if (paisa <= 0 || returned + paisa > inPaisa(session.amount)) {
      return failed('refund_amount is more than what is left of the payment')
    }
    const reference = createHash('sha256').update(`${refundId}:${deps.newId()}`).digest('hex')
    const [refund] = await tx
      .insert(sandboxRefunds)
      .values({
        refundId,
        reference: `R${reference.slice(0, 15).toUpperCase()}`,
        tranId: session.tranId,
        paisa,
        createdAt: new Date(deps.clock()),
      })
      .onConflictDoNothing()
      .returning()
    return refund ? done('success', refund) : failed('refund_trans_id is used already')
  })
}

/** How a refund stands, by refund_ref_id or, which the sandbox knows too, by refund_trans_id. */
export async function describeRefund(deps: SandboxDeps, query: FormFields): Promise<RefundAnswer> {
  const [refund] = await deps.db
    .select()
    .from(sandboxRefunds)
    .where(
      or(
        eq(sandboxRefunds.reference, query.get('refund_ref_id') ?? ''),
        eq(sandboxRefunds.refundId, query.get('refund_trans_id') ?? ''),
      ),
    )
  if (!refund) return { APIConnect: 'DONE', refund_ref_id: '', status: '', errorReason: '' }
  const paid = deps.clock() >= refund.createdAt.getTime() + SANDBOX_REFUND_MS
  return done(paid ? 'refunded' : 'processing', refund)
}

function done(status: string, { reference, refundId }: SandboxRefundRow): RefundAnswer {
  return {
    APIConnect: 'DONE',
    status,
    errorReason: '',
    refund_ref_id: reference,
    trans_id: refundId,
  }
}

function failed(errorReason: string): RefundAnswer {
  return { APIConnect: 'DONE', status: 'failed', errorReason, refund_ref_id: '', trans_id: '' }
}
