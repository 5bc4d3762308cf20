import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { databaseFailure, wasUndone, type DatabaseFailure } from './database-failure.ts'
import * as schema from './schema.ts'
import type { Database, PoolCounts } from './types.ts'

interface ConnectionsOptions extends pg.PoolConfig {
  name: PoolCounts['name']
  max: number
  /** Called for each connection that broke; the pool replaces it on demand. */
  onLost: (error: Error) => void
  /** Called for each transaction that the database undid and that is tried again. */
  onUndone: (error: unknown) => void
  /**
   * Wraps the run of a single statement, after it has its connection, so that statements waiting for one are covered.
   */
  guard?: <T>(statement: string, run: () => Promise<T>) => Promise<T>
}

/** How often a transaction is begun that others undo. */
const ATTEMPTS = 5

/** A pool of connections that outlives any of them. */
export interface Connections {
  query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult>
  transaction: Database['transaction']
  counts(): PoolCounts
  close(): Promise<void>
}

export function openConnections({
  name,
  onLost,
  onUndone,
  guard = (_, run) => run(),
  ...config
}: ConnectionsOptions): Connections {
  const readsOnly = name === 'reads'
  const pool = new pg.Pool(config)
  // The pool listens to idle connections alone: one that breaks during a transaction would end the process.
  pool.on('connect', (client) => {
    let lost = false
    client.on('error', (error) => {
      if (!lost) onLost(error)
      lost = true
    })
  })
  // Reported by the connection itself; without a listener the pool's own event would end the process too.
  pool.on('error', () => {})

  const databases = new WeakMap<pg.PoolClient, Database>()
  const databaseOn = (client: pg.PoolClient) => {
    const known = databases.get(client) ?? drizzle(client, { schema })
    databases.set(client, known)
    return known
  }

  /** Releases the connection whatever happened: Drizzle and the pool's own `query` each keep it or end it wrongly. */
  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    let failure: DatabaseFailure | undefined
    try {
      return await work(client)
    } catch (error) {
      failure = databaseFailure(error)
      throw error
    } finally {
      const usable = failure !== 'away' && failure !== 'stalled'
      client.release(!usable || client.getTransactionStatus() !== 'I')
    }
  }

  /**
   * Repeats what the database undid as a whole: the other transaction of a deadlock has its locks by then, so that this
   * one waits for it.
   */
  async function untilDone<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work()
      } catch (error) {
        if (!wasUndone(error) || attempt === ATTEMPTS) throw error
        onUndone(error)
      }
    }
  }

  /** The connection may have died while it was idle: a statement that has changed nothing yet gets another one. */
  async function withLivingClient<T>(
    work: (client: pg.PoolClient) => Promise<T>,
    changedNothing: () => boolean,
  ): Promise<T> {
    try {
      return await withClient(work)
    } catch (error) {
      if (databaseFailure(error) !== 'away' || !changedNothing()) throw error
      return withClient(work)
    }
  }

  return {
    query: (query, values) =>
      untilDone(() =>
        withLivingClient(
          (client) => guard(query.text, () => client.query(query, values)),
          () => readsOnly,
        ),
      ),
    transaction: (work, transactionConfig) =>
      untilDone(() => {
        let started = false
        const begin: typeof work = (tx) => {
          started = true
          return work(tx)
        }
        return withLivingClient(
          (client) => databaseOn(client).transaction(begin, transactionConfig),
          () => !started,
        )
      }),
    counts: () => ({
      name,
      max: config.max,
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  }
}
