import { z } from 'zod'
import { colleagueSchema } from '../whole-order/staff-refund.ts'
import { staffRoles } from '../http/duties.ts'
import { serviceTypes } from '../payment/payment.ts'
import { acts } from './today-acts.ts'
import { claimSchema } from './claims.ts'
import { urgencies } from './today-due.ts'
import { queues } from './today-queues.ts'

/** Counting stops here, so that it stays quick: shown as "99+". */
export const COUNT_CAP = 100
/** Items of a page. */
export const TODAY_PAGE = 20

/** Something that needs a person (docs/specification.md, What needs a person). */
export const todayItemSchema = z.object({
  /** Of the order, cancellation, refund, email, job or difference; unique within its queue. */
  id: z.string(),
  queue: z.enum(queues),
  /** The order to look at; null where the item is of none. */
  orderId: z.string().nullable(),
  bookingReference: z.string().nullable(),
  serviceType: z.enum(serviceTypes).nullable(),
  /** The name of its account's owner, or of the account. */
  customer: z.string().nullable(),
  /** Integer BDT. */
  amount: z.int().nullable(),
  /** Why it waits: a word of `reasons`. */
  reason: z.string(),
  /** A technical name, such as that of the email or job, and what went wrong; null where there is none. */
  about: z.string().nullable(),
  since: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  urgency: z.enum(urgencies),
  claim: claimSchema.nullable(),
  /** What the reader may do about it, in the order of the buttons. */
  acts: z.array(z.enum(acts)),
})
export type TodayItem = z.infer<typeof todayItemSchema>

/** Of each queue that the reader sees: at most {@link COUNT_CAP}, which stands for "more". */
export const todayCountsSchema = z.partialRecord(z.enum(queues), z.int())
export type TodayCounts = z.infer<typeof todayCountsSchema>

/** A member of staff, with the role that says what they may do. */
export const deskColleagueSchema = colleagueSchema.extend({ role: z.enum(staffRoles) })
export type DeskColleague = z.infer<typeof deskColleagueSchema>

export const todaySchema = z.object({
  counts: todayCountsSchema,
  /** The most urgent first. */
  items: z.array(todayItemSchema),
  /** All staff, by name: an item is handed over to one whose role sees its queue. */
  colleagues: z.array(deskColleagueSchema),
  /** For the next page; null on the last. */
  nextCursor: z.string().nullable(),
})
export type Today = z.infer<typeof todaySchema>
