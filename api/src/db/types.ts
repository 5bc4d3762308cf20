import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { JobQueue } from '../jobs/job-queue.ts'
import type * as schema from './schema.ts'

/**
 * The database or a transaction on it, on either engine. Inside a transaction pass the transaction on: on PGlite the
 * outer handle would wait for it forever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** The load of a connection pool at this moment. */
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
  /** The background jobs stored in it. */
  readonly jobs: JobQueue
  /** True when the database answers. */
  ready(): Promise<boolean>
  /** The connection pools; PGlite runs in this process and has none. */
  pools(): readonly PoolCounts[]
  /**
   * Calls when packages or visas have changed, by any process, and after any gap in which a change may have been
   * missed.
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
  /** The rows of a query in COPY's text format, all of them in memory. */
  copyOut(query: string): Promise<Buffer>
}
