import { z } from 'zod'
import { pageQuery } from '../http/page-query.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { colleagueSchema } from '../whole-order/staff-refund.ts'
import { deskColleagueSchema } from './today.ts'

/** What somebody of staff, a command or the system did (decision 123). */
const auditEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** `refund.approved`. */
  action: z.string(),
  /** Null: the system, or a command of somebody with access to the database. */
  by: colleagueSchema.nullable(),
  /** The booking that it was done to; null of an account, and of a booking that is gone. */
  order: z.object({ orderId: z.string(), bookingReference: z.string() }).nullable(),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

const auditQuerySchema = pageQuery('entries').extend({
  /** A booking ID, however it is typed; what can be none has no entries. */
  booking: z.string().max(40).optional(),
  /** The id of a member of staff. */
  by: z.string().max(64).optional(),
  /** An action as the entries have it. */
  action: z.string().max(60).optional(),
})
export type AuditQuery = z.output<typeof auditQuerySchema>

export const listAudit = defineEndpoint({
  name: 'listAudit',
  method: 'GET',
  path: '/api/desk/audit',
  access: 'staff',
  duty: 'audit',
  summary:
    'Who did what to money, passports, documents, roles and accounts, newest first, by booking, member of staff and action, in pages by keyset.',
  query: auditQuerySchema,
  output: z.object({
    entries: z.array(auditEntrySchema),
    /** All staff, by name. */
    colleagues: z.array(deskColleagueSchema),
    /** The cursor of the next page; null on the last. */
    nextCursor: z.string().nullable(),
  }),
  status: 200,
  problems: ['unauthenticated', 'forbidden'],
})
