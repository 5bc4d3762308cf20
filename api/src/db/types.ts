import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { JobQueue } from '../jobs/job-queue.ts'
import type * as schema from './schema.ts'

/**
 * The database or a transaction on it, whichever of the two engines is behind. Inside a transaction pass the
 * transaction on: the outer handle would wait for it for ever on PGlite.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** How busy a connection pool is at this moment. */
export interface PoolCounts {
  readonly name: 'reads' | 'writes'
  /** Connections at most. */
  readonly max: number
  /** Connections that are open, idle ones included. */
  readonly total: number
  readonly idle: number
  /** Queries and transactions that wait for a connection. */
  readonly waiting: number
}

/** An opened and migrated database. */
export interface DatabaseHandle {
  readonly kind: 'pglite' | 'postgres'
  readonly db: Database
  /** The background work that is stored in it. */
  readonly jobs: JobQueue
  /** True when the database answers. */
  ready(): Promise<boolean>
  /** The connection pools; PGlite runs in this process and has none. */
  pools(): readonly PoolCounts[]
  /**
   * Calls when packages or visas have changed, whoever changed them, and whenever that may have gone unheard.
   * @returns ends it
   */
  listenToCatalogue(changed: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** The embedded one, whose files are ours to copy. */
export interface EmbeddedDatabase extends DatabaseHandle {
  readonly kind: 'pglite'
  /** Copies its files as they are between two statements, while further statements wait. */
  copyFiles(folder: string): Promise<void>
}
