import { sql } from 'drizzle-orm'

/**
 * In `returning` of a statement: its commit does not wait for the disk, but reaches it with the next one that does. For
 * rows that may be lost when the process is killed before that. Never within a transaction, whose other rows would not
 * wait either.
 */
export const committedLater = sql<string>`set_config('synchronous_commit', 'off', true)`
