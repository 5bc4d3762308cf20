import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** An instant, as a `Date`. */
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * Mail that is owed, written in the transaction of what it tells: what was committed is told, what was rolled back is
 * not. Holds what the letter is about and never a token or a passport.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    /** One letter for one event: `payment_confirmed:{orderId}`. A second one is not written. */
    event: text('event').notNull().unique('outbox_event_unique'),
    kind: text('kind').notNull(),
    /** Null once it was sent, or given up. */
    recipient: text('recipient'),
    /** What the letter's kind needs to be written; null once it was sent, or given up. */
    about: jsonb('about'),
    createdAt: instant('created_at').notNull(),
    /**
     * Not to be tried before; moved on by each failure, and while somebody is sending it. Once it was sent, or given up:
     * when the row goes.
     */
    dueAt: instant('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    sentAt: instant('sent_at'),
    /** When it was given up after the last attempt. */
    failedAt: instant('failed_at'),
    /** What the last failure said. */
    lastError: text('last_error'),
  },
  (table) => [
    index('outbox_due').on(table.dueAt),
    index('outbox_unsent')
      .on(table.createdAt)
      .where(sql`${table.sentAt} is null`),
  ],
)
