import { z } from 'zod'
import { issue } from '../messages/message.ts'
import { paymentStatuses } from './payment-status.ts'
import { paidFromSchema } from './paid-from.ts'

/** Payment options as they travel: the spelling of the brief, so that clients written for it go on working. */
export const paymentTypes = ['bkash', 'nogod', 'nexus', 'sslCommerz'] as const
export type PaymentType = (typeof paymentTypes)[number]
/** Payment options as they are shown: by the name on the wallet. */
export const paymentTypeLabels: Record<PaymentType, string> = {
  bkash: 'bKash',
  nogod: 'Nagad',
  nexus: 'Nexus Pay',
  sslCommerz: 'SSLCommerz',
}

/** Accepts the product's other spelling, `sslCommerze`. */
export const paymentTypeSchema = z.preprocess(
  (value) => (value === 'sslCommerze' ? 'sslCommerz' : value),
  z.enum(paymentTypes, { error: issue('paymentTypeMissing') }),
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
  /** From which card or wallet; absent where the gateway does not say. */
  paidFrom: paidFromSchema.optional(),
})
export type PaymentAttempt = z.infer<typeof paymentAttemptSchema>
