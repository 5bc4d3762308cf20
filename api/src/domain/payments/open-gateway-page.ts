import { and, desc, eq, isNull } from 'drizzle-orm'
import { DomainError } from '@jatra/contract/http/problem'
import { pageUntil } from '@jatra/contract/payment/gateways'
import { paymentAttempts, type PaymentAttemptRow } from '../../db/schema.ts'
import { GatewayError, type PaymentGateway } from '../../providers/payments/gateway.ts'
import { assertPayable } from './assert-payable.ts'
import { claimAttempt, keepClaim, releaseClaim, type AttemptClaim } from './attempt-claims.ts'
import { describePayment } from './describe-payment.ts'
import type { PaymentDeps } from './payment-deps.ts'

/** How often the page is polled, first quickly and then every 400 ms: some 16 s, more than a claim lasts. */
const LOOKS = 45

/**
 * The gateway's page for the latest attempt of an order. The request that claims the attempt asks the gateway, outside
 * any transaction and with the attempt's own tran_id; other requests wait for the answer, or take over when the claim
 * is stale.
 *
 * @param asked tranId of the attempt, absent: the latest; clientIp: the payer's network address
 * @throws DomainError provider_unavailable, request_in_progress, or session_expired when the order ended without a page
 */
export async function openGatewayPage(
  deps: PaymentDeps,
  { orderId, tranId, clientIp }: { orderId: string; tranId?: string | undefined; clientIp: string },
): Promise<string> {
  for (let look = 0; look < LOOKS; look += 1) {
    const attempt = await readAttempt(deps, orderId, tranId)
    if (attempt.gatewayUrl) return attempt.gatewayUrl
    if (attempt.status !== 'pending') {
      throw new DomainError('session_expired', 'orderEnded')
    }
    await assertPayable(deps, orderId)
    // The request that held the claim failed at the gateway; another attempt would fail too.
    if (look > 0 && !attempt.claimedBy) throw unavailable()
    const claim = await claimAttempt(deps, attempt.tranId, isNull(paymentAttempts.gatewayUrl))
    if (claim) return askGateway(deps, attempt, { claim, clientIp })
    await deps.wait(Math.min(50 * 2 ** look, 400))
  }
  throw new DomainError('request_in_progress', 'paymentBeingPrepared', { retryAfter: 2 })
}

async function askGateway(
  deps: PaymentDeps,
  attempt: PaymentAttemptRow,
  { claim, clientIp }: { claim: AttemptClaim; clientIp: string },
): Promise<string> {
  const { gateways, log } = deps
  const gateway = gateways.named(attempt.gateway)
  const request = { ...(await describePayment(deps, attempt)), payerAddress: clientIp }
  let page: Awaited<ReturnType<PaymentGateway['createPayment']>>
  try {
    page = await keepClaim(deps, claim, gateway.createPayment(request))
  } catch (error) {
    await releaseClaim(deps, claim)
    if (!(error instanceof GatewayError)) throw error
    log.error('payment_gateway_failed', { orderId: attempt.orderId, tranId: attempt.tranId, error })
    throw unavailable()
  }
  await storePage(deps, attempt, page, new Date(pageUntil(gateway.limits, deps.clock())))
  return (await readAttempt(deps, attempt.orderId, attempt.tranId)).gatewayUrl ?? page.url
}

/**
 * The first page counts: a slow claimant and the request that took over must give the same answer. Its attempt is asked
 * about once the page is over, because the browser may never come back.
 */
async function storePage(
  { db, jobs }: Pick<PaymentDeps, 'db' | 'jobs'>,
  { tranId }: PaymentAttemptRow,
  { url, reference }: { url: string; reference: string | null },
  until: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const stored = await tx
      .update(paymentAttempts)
      .set({
        gatewayUrl: url,
        gatewayReference: reference,
        pageUntil: until,
        claimedBy: null,
        claimedUntil: null,
      })
      .where(and(eq(paymentAttempts.tranId, tranId), isNull(paymentAttempts.gatewayUrl)))
      .returning({ tranId: paymentAttempts.tranId })
    if (stored.length === 0) return
    // A key of its own: at most one job waits under a key, and that of the browser's return is earlier.
    const options = { startAfter: until, singletonKey: `${tranId} page` }
    await jobs.enqueue(tx, 'payment', { tranId }, options)
  })
}

async function readAttempt(
  deps: PaymentDeps,
  orderId: string,
  tranId?: string,
): Promise<PaymentAttemptRow> {
  const [attempt] = await deps.db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.orderId, orderId),
        tranId ? eq(paymentAttempts.tranId, tranId) : undefined,
      ),
    )
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1)
  if (!attempt) throw new Error(`order ${orderId} has no payment attempt`)
  return attempt
}

function unavailable(): DomainError {
  return new DomainError('provider_unavailable', 'gatewayUnavailable', { retryAfter: 5 })
}
