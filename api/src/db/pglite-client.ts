import { types, type PGlite, type QueryOptions, type Transaction } from '@electric-sql/pglite'
import type { PGliteLike } from 'pg-boss'

/** Times and dates, which Drizzle reads as text. */
const timeTypes = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE]
type Parsers = NonNullable<QueryOptions['parsers']>

/** For `PGlite.create`. */
export const textTimes: Parsers = Object.fromEntries(
  timeTypes.map((type) => [type, (value: string) => value]),
)

const parsedTimes: Parsers = Object.fromEntries(
  timeTypes.flatMap((type) => {
    const parse = types.parsers[type]
    return parse ? [[type, parse]] : []
  }),
)

/**
 * The client for Drizzle, without the parsers that it gives to each query: PGlite would merge them with those of its 400
 * types each time, which takes longer than a small query itself. It was made with the same ones ({@link textTimes}).
 */
export function forDrizzle(client: PGlite): PGlite {
  const own: Pick<PGlite, 'query' | 'transaction'> = {
    query: queryOf(client),
    transaction: (work) =>
      client.transaction((tx) => {
        const inner: Pick<Transaction, 'query'> = { query: queryOf(tx) }
        // oxlint-disable-next-line typescript/consistent-type-assertions -- Drizzle calls nothing else of a transaction
        return work(inner as Transaction)
      }),
  }
  // oxlint-disable-next-line typescript/consistent-type-assertions -- Drizzle calls nothing else of a client
  return own as PGlite
}

const queryOf =
  (client: Pick<PGlite, 'query'>): PGlite['query'] =>
  (query, params, { rowMode } = {}) =>
    client.query(query, params, rowMode && { rowMode })

/** The client for pg-boss, which reads times as dates. */
export const forJobs = (client: PGlite): PGliteLike => ({
  query: (query, params) => client.query(query, params, { parsers: parsedTimes }),
  exec: (query) => client.exec(query, { parsers: parsedTimes }),
  listen: (channel, callback) => client.listen(channel, callback),
})
