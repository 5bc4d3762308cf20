import { afterAll, beforeAll } from 'vitest'
import { openPostgres } from '@jatra/api/db/open-postgres'
import type { DatabaseHandle } from '@jatra/api/db/types'
import { bySocket, useTestDatabase } from '@jatra/api/testing/test-database'

/**
 * Two processes' worth of connections on one PostgreSQL: the database of a test file, and a second pool to it. Both stay
 * open from test to test, since opening one takes longer than most tests here. Read them inside tests only.
 */
export function useTwoPools(): {
  readonly database: ReturnType<typeof useTestDatabase>
  readonly second: Pick<DatabaseHandle, 'db' | 'jobs'>
} {
  const database = useTestDatabase()
  let opened: DatabaseHandle | undefined
  const current = () => {
    if (!opened) throw new Error('The second pool opens before the first test')
    return opened
  }
  beforeAll(async () => {
    opened = await openPostgres(bySocket(database.url ?? ''))
  })
  afterAll(() => opened?.close())
  return {
    database,
    second: {
      get db() {
        return current().db
      },
      get jobs() {
        return current().jobs
      },
    },
  }
}
