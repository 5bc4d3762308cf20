import { and, eq, inArray, like, or } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { orderEmailKinds, type OrderEmail } from '@jatra/contract/order/order-email'
import { bookingUnknown } from '@jatra/contract/order/order-errors'
import { maskEmail } from '@jatra/contract/values/mailbox'
import { z } from 'zod'
import { orders, outbox, type OrderRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

const severalTimes = [
  'flight_changed',
  'flight_change_accepted',
  'holiday_travelers_wanted',
  'visa_handed_over',
  'visa_hand_over_undone',
  'visa_documents_asked',
  'visa_at_embassy',
  'visa_granted',
  'visa_refused',
  'visa_passport_back',
  'cancellation_waits',
  'booking_cancelled',
  'part_cancelled',
  'cancellation_dropped',
  'refund_requested',
  'refund_waits',
  'refund_approved',
  'refund_declined',
  'refund_delayed',
  'refund_bank_asked',
  'refund_bank_given',
  'refund_sent',
  'refund_late',
  'refund_confirmed',
] as const satisfies readonly OrderEmail['kind'][]

/**
 * The emails about one order of an account, oldest first, without those that were not needed any more. They go to the order's contact; the outbox itself forgets the
 * address once it has sent them.
 * @throws DomainError not_found, for another account's order too
 */
export async function listOrderEmails(
  { db }: { db: Database },
  userId: string,
  orderId: string,
): Promise<OrderEmail[]> {
  const [order] = await db
    .select({ contactEmail: orders.contactEmail })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
  if (!order) throw bookingUnknown()
  const rows = await emailsOf(db, orderId)
  return rows
    .filter(({ unneededAt }) => unneededAt === null)
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map((row) => toEmail(row, order))
}

/** The rows of an order's emails, which is a query too. */
export function emailsOf(db: Database, orderId: string) {
  const events = orderEmailKinds.map((kind) => `${kind}:${orderId}`)
  const ofOrder = or(
    inArray(outbox.event, events),
    // An airline may change a flight more than once, and an order may have several cancellations and refunds.
    ...severalTimes.map((kind) => startsWith(outbox.event, `${kind}:${orderId}:`)),
  )
  return db.select().from(outbox).where(ofOrder)
}

/** By LIKE, which the index `outbox_event_prefix` serves; `starts_with` would read every row. */
const startsWith = (column: PgColumn, text: string) =>
  like(column, `${text.replace(/[\\%_]/g, '\\$&')}%`)

type OutboxRow = typeof outbox.$inferSelect

function toEmail(row: OutboxRow, { contactEmail }: Pick<OrderRow, 'contactEmail'>): OrderEmail {
  const { kind, createdAt, sentAt, failedAt } = row
  return {
    kind: z.enum(orderEmailKinds).parse(kind),
    to: maskEmail(contactEmail),
    status: sentAt ? 'sent' : failedAt ? 'failed' : 'waiting',
    at: (sentAt ?? failedAt ?? createdAt).toISOString(),
  }
}
