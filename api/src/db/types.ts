import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/**
 * The database or a transaction on it, whichever of the two engines is behind. Inside a transaction pass the
 * transaction on: the outer handle would wait for it for ever on PGlite.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** An opened and migrated database. */
export interface DatabaseHandle {
  readonly kind: 'pglite' | 'postgres'
  readonly db: Database
  /** True when the database answers. */
  ready(): Promise<boolean>
  close(): Promise<void>
}
