import { z } from 'zod'
import { paymentStatuses } from '../order/order-status.ts'
import { quoteSchema } from '../order/quote.ts'

/** Payment options, as they travel (decision 019). */
export const paymentTypes = ['bkash', 'nogod', 'nexus', 'sslCommerz'] as const
export type PaymentType = (typeof paymentTypes)[number]
/** Payment options, as they are shown (decision 019). */
export const paymentTypeLabels: Record<PaymentType, string> = {
  bkash: 'bKash',
  nogod: 'Nagad',
  nexus: 'Nexus Pay',
  sslCommerz: 'SSLCommerz',
}

/** Accepts the product's other spelling, `sslCommerze` (decision 019). */
export const paymentTypeSchema = z.preprocess(
  (value) => (value === 'sslCommerze' ? 'sslCommerz' : value),
  z.enum(paymentTypes, { error: 'Please select a payment option' }),
)

export const serviceTypes = ['flight', 'holidays', 'visa'] as const
export type ServiceType = (typeof serviceTypes)[number]

/** One try at paying an order. `refund_due`: the money arrived after the order had ended, and goes back. */
export const paymentAttemptSchema = z.object({
  tranId: z.string(),
  paymentType: z.enum(paymentTypes),
  /** Integer BDT. */
  amount: z.number().int(),
  status: z.enum([...paymentStatuses, 'refund_due']),
  createdAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
})
export type PaymentAttempt = z.infer<typeof paymentAttemptSchema>

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
  /**
   * Where a pending order can still be paid: the open gateway page of its latest attempt. Null once the order has
   * ended, when its time is up, while the gateway holds a payment for it, and when no page was opened. A path alone
   * where the sandbox stands on our own origin.
   */
  payUrl: z.string().nullable(),
}
