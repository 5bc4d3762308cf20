import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { copyMigratedDatabase } from '@jatra/api/testing/migrated-directory'
import { openTestDatabase, type TestDatabase } from '@jatra/api/testing/test-database'

export const engines = ['postgres', 'pglite'] as const

/** Where a process keeps its data: a directory of PGlite's, or a PostgreSQL. */
export interface Place {
  dataDir: string | null
  databaseUrl: string | null
}

/** A migrated, empty database for the tests of a block. @returns its place, filled in before the first of them */
export function useEmptyDatabase(engine: (typeof engines)[number]): Place {
  const place: Place = { dataDir: null, databaseUrl: null }
  let database: TestDatabase | undefined

  beforeAll(async () => {
    if (engine === 'postgres') {
      database = await openTestDatabase()
      place.databaseUrl = database.url
    } else {
      place.dataDir = mkdtempSync(join(tmpdir(), 'jatra-faults-'))
      await copyMigratedDatabase(place.dataDir)
    }
  })
  afterAll(async () => {
    await database?.close()
    if (place.dataDir) rmSync(place.dataDir, { recursive: true, force: true })
  })
  return place
}
