import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { copyMigratedDatabase } from '@jatra/api/testing/migrated-directory'
import { openTestDatabase, type TestDatabase } from '@jatra/api/testing/test-database'

export interface OnPostgres {
  databaseUrl: string
}
/** On PGlite. */
export interface InDirectory {
  dataDir: string
}

/** A migrated, empty database for the tests of a block. @returns its address, filled in before the first of them */
export function useEmptyPostgres(): OnPostgres {
  const place: OnPostgres = { databaseUrl: '' }
  let database: TestDatabase | undefined
  beforeAll(async () => {
    database = await openTestDatabase()
    place.databaseUrl = database.url ?? ''
  })
  afterAll(() => database?.close())
  return place
}

/** As {@link useEmptyPostgres}, on PGlite. */
export function useEmptyDirectory(): InDirectory {
  const place: InDirectory = { dataDir: '' }
  beforeAll(async () => {
    place.dataDir = mkdtempSync(join(tmpdir(), 'jatra-faults-'))
    await copyMigratedDatabase(place.dataDir)
  })
  afterAll(() => rmSync(place.dataDir, { recursive: true, force: true }))
  return place
}
