import { CannotOpenDatabase, type Address } from './cannot-open.ts'
import { withShortClient } from './short-client.ts'
import { withoutLimits } from './time-limits.ts'

/** What an address leads to. */
interface Place {
  pooled: boolean
  /** Tells databases apart, those of two servers with the same name too. */
  database: string
}

/**
 * Finds out whether DATABASE_URL leads to a pooler, such as PgBouncer. Behind one a session's locks, settings and
 * notices are not those of the connection: only a transaction is its own.
 * @param waits starts anew until the server of the address is there
 * @throws CannotOpenDatabase when migrations, listeners and jobs have no address of PostgreSQL itself
 */
export async function findPooler(
  address: Address,
  direct: Address | undefined,
  waits: (address: Address, start: () => Promise<Place>) => Promise<Place>,
): Promise<boolean> {
  const place = await waits(address, () => lookAt(address.url))
  if (!direct) {
    if (!place.pooled) return false
    throw new CannotOpenDatabase(
      'DATABASE_URL leads to a pooler, which gives a session to others: set DATABASE_DIRECT_URL to the address of PostgreSQL itself, for migrations, listeners and jobs.',
    )
  }
  const { pooled, database } = await waits(direct, () => lookAt(direct.url))
  if (pooled) {
    throw new CannotOpenDatabase(
      'DATABASE_DIRECT_URL leads to a pooler too: it must be the address of PostgreSQL itself.',
    )
  }
  if (database !== place.database) {
    throw new CannotOpenDatabase(
      'DATABASE_DIRECT_URL leads to another database than DATABASE_URL: both must be addresses of one.',
    )
  }
  return place.pooled
}

/** A pooler greets a connection with a process number of its own making, since no server process belongs to it. */
function lookAt(url: string): Promise<Place> {
  return withShortClient(withoutLimits(url), 'jatra-start', async (client) => {
    const { rows } = await client.query<{ pid: number; database: string }>(
      `select pg_backend_pid() as pid,
        extract(epoch from pg_postmaster_start_time()) || ' ' || current_database() as database`,
    )
    const [{ pid, database } = { pid: 0, database: '' }] = rows
    // The driver keeps the number from the greeting without saying so in its types.
    const greeted = 'processID' in client && client.processID === pid
    return { pooled: !greeted, database }
  })
}
