import { and, desc, eq, isNull, lt, or } from 'drizzle-orm'
import type { FlightOffer } from '@jatra/contract/flight/flight'
import { firstSegment, lastSegment } from '@jatra/contract/flight/itinerary'
import type { GatewayName } from '@jatra/contract/payment/gateways'
import { DomainError } from '@jatra/contract/http/problem'
import {
  flightOrders,
  holidayOrders,
  orders,
  paymentAttempts,
  visaOrders,
  type OrderRow,
  type PaymentAttemptRow,
  type VisaOrderRow,
} from '../../db/schema.ts'
import {
  GatewayError,
  type PaymentGateway,
  type PaymentRequest,
} from '../../providers/payments/gateway.ts'
import type { PaymentDeps } from './payment-deps.ts'

/** So long a claim is believed. Longer than a gateway call may take, short enough to take over from a dead process. */
const CLAIM_MS = 15_000
/** What SSLCommerz v4 takes of a name, in characters. */
const MAX_PRODUCT_NAME = 255
const MAX_CUSTOMER_NAME = 50
const categories: Record<OrderRow['serviceType'], PaymentRequest['product']['category']> = {
  flight: 'flight',
  holidays: 'holiday',
  visa: 'visa',
}
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Looks at most, first close together and then 400 ms apart: some 16 s, more than a claim lasts. */
const LOOKS = 45

/**
 * The gateway's page for the latest attempt of an order. The request that claims the attempt asks the gateway, outside any transaction and with the
 * attempt's own tran_id; everybody else waits for the answer, or takes over when the claim is stale.
 *
 * @param tranId of the attempt; absent: the latest
 * @throws DomainError provider_unavailable, request_in_progress, or session_expired when the order ended without a page
 */
export async function openGatewayPage(
  deps: PaymentDeps,
  orderId: string,
  tranId?: string,
): Promise<string> {
  for (let look = 0; look < LOOKS; look += 1) {
    const attempt = await readAttempt(deps, orderId, tranId)
    if (attempt.gatewayUrl) return attempt.gatewayUrl
    if (attempt.status !== 'pending') {
      throw new DomainError('session_expired', 'This order has ended. Please search again.')
    }
    // The request that held the claim failed at the gateway; another attempt would too.
    if (look > 0 && !attempt.claimedBy) throw unavailable()
    const claim = await claimAttempt(deps, attempt.tranId)
    if (claim) return askGateway(deps, attempt, claim)
    await deps.wait(Math.min(50 * 2 ** look, 400))
  }
  throw new DomainError(
    'request_in_progress',
    'Your payment is being prepared. Please try again in a moment.',
    { retryAfter: 2 },
  )
}

async function askGateway(
  deps: PaymentDeps,
  attempt: PaymentAttemptRow,
  claim: string,
): Promise<string> {
  const { db, gateways, log } = deps
  const request = await describe(deps, attempt)
  let page: Awaited<ReturnType<PaymentGateway['createPayment']>>
  try {
    page = await gateways.named(attempt.gateway).createPayment(request)
  } catch (error) {
    await db
      .update(paymentAttempts)
      .set({ claimedBy: null, claimedUntil: null })
      .where(and(eq(paymentAttempts.tranId, attempt.tranId), eq(paymentAttempts.claimedBy, claim)))
    if (!(error instanceof GatewayError)) throw error
    log.error('payment_gateway_failed', { orderId: attempt.orderId, tranId: attempt.tranId, error })
    throw unavailable()
  }
  // The first page stays: a slow claimant and the one who took over must give the same answer.
  await db
    .update(paymentAttempts)
    .set({
      ...{ gatewayUrl: page.url, gatewayReference: page.reference },
      ...{ claimedBy: null, claimedUntil: null },
    })
    .where(and(eq(paymentAttempts.tranId, attempt.tranId), isNull(paymentAttempts.gatewayUrl)))
  return (await readAttempt(deps, attempt.orderId, attempt.tranId)).gatewayUrl ?? page.url
}

/** @returns the id of the claim, or null when another request holds one */
async function claimAttempt(deps: PaymentDeps, tranId: string): Promise<string | null> {
  const now = deps.clock()
  const claim = deps.newId()
  const claimed = await deps.db
    .update(paymentAttempts)
    .set({ claimedBy: claim, claimedUntil: new Date(now + CLAIM_MS) })
    .where(
      and(
        eq(paymentAttempts.tranId, tranId),
        eq(paymentAttempts.status, 'pending'),
        isNull(paymentAttempts.gatewayUrl),
        or(isNull(paymentAttempts.claimedUntil), lt(paymentAttempts.claimedUntil, new Date(now))),
      ),
    )
    .returning({ tranId: paymentAttempts.tranId })
  return claimed.length ? claim : null
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

/** From what is stored, so that a retry after a crash asks for the very same payment. */
async function describe(deps: PaymentDeps, attempt: PaymentAttemptRow): Promise<PaymentRequest> {
  const [row] = await deps.db
    .select({
      order: orders,
      flight: flightOrders.offer,
      holiday: holidayOrders.package,
      visa: visaOrders,
    })
    .from(orders)
    .leftJoin(flightOrders, eq(flightOrders.orderId, orders.id))
    .leftJoin(holidayOrders, eq(holidayOrders.orderId, orders.id))
    .leftJoin(visaOrders, eq(visaOrders.orderId, orders.id))
    .where(eq(orders.id, attempt.orderId))
  if (!row) throw new Error(`order ${attempt.orderId} is not there`)
  const { order, flight, holiday, visa } = row
  const name = holiday?.name ?? (visa ? visaName(visa) : flightName(flight))
  const back = `${deps.publicUrl}/api/payment/return/${attempt.tranId}`
  return {
    tranId: attempt.tranId,
    amount: attempt.amount,
    currency: 'BDT',
    paymentType: attempt.paymentType,
    product: {
      name: cut(name, MAX_PRODUCT_NAME),
      category: categories[order.serviceType],
      quantity: order.travelerCount,
    },
    customer: {
      name: cut(order.contactName, MAX_CUSTOMER_NAME),
      email: order.contactEmail,
      phone: order.contactPhone,
      address: order.contactAddress ?? 'Dhaka',
    },
    urls: {
      success: back,
      fail: back,
      cancel: back,
      ipn: deps.publicUrl + noticePathOf(attempt.gateway),
    },
  }
}

/** SSLCommerz has an address that stands in its settings at the shops of others too. */
const noticePathOf = (gateway: GatewayName) =>
  gateway === 'sslcommerz' ? '/api/payment/ipn' : `/api/payment/notify/${gateway}`

/** `Thailand e-Visa: Single entry`. */
function visaName({ visa, selectedPlan }: VisaOrderRow): string {
  return `${visa.name}: ${selectedPlan.name}`
}

/** `Flight DAC to CXB`. */
function flightName(offer: FlightOffer | null): string {
  const first = offer?.itineraries[0]
  if (!first) return 'Flight'
  return `Flight ${firstSegment(first).departure.iataCode} to ${lastSegment(first).arrival.iataCode}`
}

/** At most so many UTF-16 units, and never through the middle of what a reader takes for one character. */
function cut(text: string, max: number): string {
  let kept = ''
  for (const { segment } of characters.segment(text)) {
    if (kept.length + segment.length > max) break
    kept += segment
  }
  return kept
}

function unavailable(): DomainError {
  return new DomainError(
    'provider_unavailable',
    'The payment gateway does not answer. Nothing has been charged. Please try again.',
    { retryAfter: 5 },
  )
}
