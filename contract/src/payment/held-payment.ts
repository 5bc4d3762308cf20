import { z } from 'zod'
import { DomainError } from '../http/problem.ts'
import { paymentStatuses } from './payment-status.ts'
import { gatewayNames } from './gateways.ts'
import { serviceTypes } from './payment.ts'

/**
 * A payment that its gateway suspects of fraud, as staff see it. Of the traveller there is nothing in
 * it. Integer BDT.
 */
const heldPaymentSchema = z.object({
  orderId: z.string(),
  bookingReference: z.string(),
  serviceType: z.enum(serviceTypes),
  amount: z.int(),
  gateway: z.enum(gatewayNames),
  /** By which the merchant panel finds it: the gateway’s own id of the payment (`val_id`), ours of the attempt, and the bank’s. */
  id: z.string(),
  tranId: z.string(),
  gatewayReference: z.string().nullable(),
  receivedAt: z.iso.datetime(),
  /** When its order's time is over, and it goes back by itself. */
  expiresAt: z.iso.datetime(),
})
export type HeldPayment = z.infer<typeof heldPaymentSchema>

/** How many there are of each gateway. */
const countsSchema = z.record(z.enum(gatewayNames), z.int())
export type HeldPaymentCounts = z.infer<typeof countsSchema>

/** Counts to begin with. */
export const noHeldPayments = (): HeldPaymentCounts => ({ sslcommerz: 0, bkash: 0, nagad: 0 })

export const heldPaymentListSchema = z.object({
  payments: z.array(heldPaymentSchema),
  /** Of all that the other filters let through, whatever gateway the list is of. */
  counts: countsSchema,
})
export type HeldPaymentList = z.infer<typeof heldPaymentListSchema>

/** What a member of staff decides, after a look at the merchant panel and a call to the traveller. */
export type HeldPaymentDecision = 'release' | 'refuse'

/** Where an order is after its held payment was decided. */
export const decidedPaymentSchema = z.object({
  orderId: z.string(),
  bookingReference: z.string(),
  paymentStatus: z.enum(paymentStatuses),
})
export type DecidedPayment = z.infer<typeof decidedPaymentSchema>

/**
 * Accepts a decision about an order without a payment under review only where the same member of staff repeats it, which
 * is one decision.
 * @param last the last decision about a payment of the order that was under review; null: staff made none
 * @throws DomainError outdated for anything else
 */
export function assertDecidedSo(
  decision: HeldPaymentDecision,
  by: string,
  last: { decision: HeldPaymentDecision; by: string } | null,
): void {
  if (last?.by === by && last.decision === decision) return
  throw new DomainError('outdated', 'noPaymentHeld')
}
