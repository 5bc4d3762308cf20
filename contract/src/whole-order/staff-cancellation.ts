import { z } from 'zod'
import { serviceTypes } from '../payment/payment.ts'
import {
  cancellationProblems,
  cancellationSchema,
  cancellationStatuses,
} from '../order/cancellation.ts'
import { colleagueSchema } from './staff-refund.ts'

/**
 * A traveller's cancellation as staff see it (docs/specification.md, Staff endpoints). Only staff are named: cancelled
 * travellers are given by the offer's `travelerId`s, and the booking reference is what a traveller gives on the
 * telephone. Integer BDT.
 */
export const staffCancellationSchema = cancellationSchema.omit({ quoteId: true }).extend({
  /** The id of its quote. */
  id: z.string(),
  orderId: z.string(),
  bookingReference: z.string(),
  serviceType: z.enum(serviceTypes),
  /** Why it waits for a person; null while it does not. */
  problem: z.enum(cancellationProblems).nullable(),
  /** The airline's refund to us by its conditions; null where there is no airline, or where it gave none. */
  fromAirline: z.int().nullable(),
  /** The member of staff who approved it; null when no approval was needed. */
  approvedBy: colleagueSchema.nullable(),
})
export type StaffCancellation = z.infer<typeof staffCancellationSchema>

/** How many there are of each status. */
const countsSchema = z.record(z.enum(cancellationStatuses), z.int())
export type CancellationCounts = z.infer<typeof countsSchema>

/** Counts to begin with. */
export const noCancellations = (): CancellationCounts => ({
  asked: 0,
  needs_person: 0,
  done: 0,
  dropped: 0,
})

export const staffCancellationListSchema = z.object({
  cancellations: z.array(staffCancellationSchema),
  /** Of all that the other filters let through, whatever status the list is of. */
  counts: countsSchema,
})
export type StaffCancellationList = z.infer<typeof staffCancellationListSchema>
