import { z } from 'zod'
import { paymentTypes, serviceTypes } from '../payment/payment.ts'
import { refundReasons, refundSchema, refundStatuses } from '../order/refund.ts'
import { refundProblems } from '../order/refund-life.ts'

/** A member of staff, as colleagues see one another: what was done to money is accounted for by name. */
export const colleagueSchema = z.object({ _id: z.string(), userName: z.string() })

/**
 * A refund as staff see it (docs/specification.md, Staff endpoints). Of the traveller there is nothing in it: the booking
 * reference is what they say on the telephone, and what gateway and bank go by are the two ids. Integer BDT.
 */
export const staffRefundSchema = refundSchema
  .omit({ channel: true, reason: true, status: true })
  .extend({
    orderId: z.string(),
    bookingReference: z.string(),
    serviceType: z.enum(serviceTypes),
    status: z.enum(refundStatuses),
    reason: z.enum(refundReasons),
    channel: z.enum(paymentTypes),
    /** Why it waits for a person; null while it does not. */
    problem: z.enum(refundProblems).nullable(),
    /** The id under which it was sent to the gateway, to find it in the merchant panel. */
    gatewayId: z.string(),
    /** Who requested it by hand; null: the system. */
    requestedBy: colleagueSchema.nullable(),
  })
export type StaffRefund = z.infer<typeof staffRefundSchema>

/** How many there are of each status. */
const countsSchema = z.record(z.enum(refundStatuses), z.int())
export type RefundCounts = z.infer<typeof countsSchema>

/** Counts to begin with. */
export const noRefunds = (): RefundCounts => ({
  requested: 0,
  approved: 0,
  sent: 0,
  confirmed: 0,
  needs_person: 0,
  declined: 0,
})

export const staffRefundListSchema = z.object({
  refunds: z.array(staffRefundSchema),
  /** Of all that the other filters let through, whatever status the list is of. */
  counts: countsSchema,
})
export type StaffRefundList = z.infer<typeof staffRefundListSchema>

/** What was done to a refund, from the audit log. */
const refundEntrySchema = z.object({
  at: z.iso.datetime(),
  /** `approved`, `declined`, `retried`, `paid_by_hand`, `sent`. */
  action: z.string(),
  /** Who did it; null: the system. */
  by: colleagueSchema.nullable(),
  /** The reference that it was given then. */
  reference: z.string().nullable(),
})
export type RefundEntry = z.infer<typeof refundEntrySchema>

export const staffRefundDetailSchema = staffRefundSchema.extend({
  /** What the order cost, integer BDT. */
  price: z.int(),
  /** The note of the member of staff who requested it; null when the system did. */
  note: z.string().nullable(),
  /** Why a member of staff declined it; null when it was not declined. */
  declinedBecause: z.string().nullable(),
  /** Oldest first. */
  entries: z.array(refundEntrySchema),
})
export type StaffRefundDetail = z.infer<typeof staffRefundDetailSchema>
