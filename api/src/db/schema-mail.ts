import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { fineInstant } from './columns.ts'

/**
 * Emails to send. A row is written in the transaction of the event it reports, so no email is sent for work that was
 * rolled back. It never holds a token or a passport number.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    /** `payment_confirmed:{orderId}`. Unique, so an event is reported once. */
    event: text('event').notNull().unique('outbox_event_unique'),
    kind: text('kind').notNull(),
    /** Null once it was sent, given up or not needed. */
    recipient: text('recipient'),
    /** The template's data; null like the recipient. */
    payload: jsonb('payload'),
    createdAt: fineInstant('created_at').notNull(),
    /** The earliest time to send it. Once it has ended: when the row is deleted. */
    dueAt: fineInstant('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    sentAt: fineInstant('sent_at'),
    /** When it was given up after the last attempt. */
    failedAt: fineInstant('failed_at'),
    /** When there was nothing to tell any more: what it was to remind of has been done, or has ended. */
    unneededAt: fineInstant('unneeded_at'),
    /** The message of the last failure. */
    lastError: text('last_error'),
  },
  (table) => [
    // Emails of an order are found by the prefix of their event. The unique index uses the language's collation and
    // cannot serve prefixes.
    index('outbox_event_prefix').on(table.event.op('text_pattern_ops')),
    index('outbox_due').on(table.dueAt),
    index('outbox_unsent')
      .on(table.createdAt)
      .where(sql`${table.sentAt} is null`),
    // Those that were given up, for the desk.
    index('outbox_failed')
      .on(table.failedAt)
      .where(sql`${table.failedAt} is not null`),
  ],
)
