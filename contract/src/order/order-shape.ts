import { z } from 'zod'
import { paymentAttemptSchema, paymentTypes } from '../payment/payment.ts'
import { cancellationSchema } from './cancellation.ts'
import { paymentStatuses } from '../payment/payment-status.ts'
import { quoteSchema } from './quote.ts'
import { refundSchema } from './refund.ts'

/** What orders of every kind have (docs/specification.md, Order). */
export const orderShape = {
  _id: z.string(),
  /** What people call it, `K7M2-9QXD`: unique among all orders. */
  bookingReference: z.string(),
  /** Total payable, integer BDT, as the server computed it. */
  price: z.number().int(),
  /** The priced lines that the traveller agreed to. */
  quote: quoteSchema,
  /** How many people. */
  travelers: z.number().int(),
  paymentStatus: z.enum(paymentStatuses),
  paymentType: z.enum(paymentTypes),
  createdAt: z.iso.datetime(),
  /** Until then a pending order waits for the gateway. */
  expiresAt: z.iso.datetime(),
  payments: z.array(paymentAttemptSchema),
  /** Money on its way back, oldest first. */
  refunds: z.array(refundSchema),
  /** The cancellations that the traveller confirmed, oldest first; at most one of them is open. */
  cancellations: z.array(cancellationSchema),
  /**
   * Where a pending order can still be paid: the latest page of a gateway that is open. Null once the order has ended,
   * when its time is up, while the gateway holds a payment for it, and when no page is open: then `openPayment` opens
   * one. A path alone where the sandbox stands on our own origin.
   */
  payUrl: z.string().nullable(),
}
