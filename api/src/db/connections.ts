import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { databaseFailure, wasUndone } from './database-failure.ts'
import * as schema from './schema.ts'
import type { Database, PoolCounts } from './types.ts'

interface ConnectionsOptions extends pg.PoolConfig {
  /** Whether a statement may be sent again on another connection: it changes nothing. */
  readsOnly?: boolean
  max: number
  /** Statements that set the time limits of a transaction, where none can be set for a session. */
  setLimits?: string
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
  counts(): Omit<PoolCounts, 'name'>
  close(): Promise<void>
}

export function openConnections({
  readsOnly = false,
  setLimits,
  onLost,
  onUndone,
  guard = (_, run) => run(),
  ...config
}: ConnectionsOptions): Connections {
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
    let usable = true
    try {
      return await work(client)
    } catch (error) {
      usable = isUsableAfter(error)
      throw error
    } finally {
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

  /** With time limits of its own it is a transaction of its own too. */
  async function runSingle(
    client: pg.PoolClient,
    query: pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult> {
    if (!setLimits) return client.query(query, values)
    await client.query(`begin; ${setLimits}`)
    try {
      const result = await client.query(query, values)
      await client.query('commit')
      return result
    } catch (error) {
      // A pooler gives up its connection to the server when ours ends within a transaction.
      if (isUsableAfter(error)) await client.query('rollback').catch(() => {})
      throw error
    }
  }

  return {
    query: (query, values) =>
      untilDone(() =>
        withLivingClient(
          (client) => guard(query.text, () => runSingle(client, query, values)),
          () => readsOnly,
        ),
      ),
    transaction: (work, transactionConfig) =>
      untilDone(() => {
        let started = false
        const begin: typeof work = async (tx) => {
          if (setLimits) await tx.execute(sql.raw(setLimits))
          started = true
          return work(tx)
        }
        return withLivingClient(
          (client) => databaseOn(client).transaction(begin, transactionConfig),
          () => !started,
        )
      }),
    counts: () => ({
      max: config.max,
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  }
}

/** Whether the connection still answers. */
function isUsableAfter(error: unknown): boolean {
  const failure = databaseFailure(error)
  return failure !== 'away' && failure !== 'stalled'
}
