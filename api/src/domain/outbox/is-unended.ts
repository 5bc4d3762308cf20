import { sql } from 'drizzle-orm'
import { outbox } from '../../db/schema.ts'

/** Emails that are still to be sent: neither sent, nor given up, nor found not to be needed. */
export const isUnended = sql`(${outbox.sentAt} is null and ${outbox.failedAt} is null and ${outbox.unneededAt} is null)`
