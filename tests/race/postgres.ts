import { startPostgres } from '../../scripts/postgres.mjs'

/** One PostgreSQL for a whole run, unless TEST_DATABASE_URL names one: races do not show on PGlite, which has one connection. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE_URL']) return undefined
  const postgres = await startPostgres()
  process.env['TEST_DATABASE_URL'] = postgres.url
  process.env['TEST_DATABASE_SOCKET'] = postgres.socket
  return () => postgres.stop()
}
