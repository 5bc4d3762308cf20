import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { migratedDump, cacheFolder, dumpFingerprint } from './migrated-dump.ts'

/** Puts a migrated, empty embedded database into a new data directory: to make one there takes seconds. */
export async function copyMigratedDatabase(dataDir: string): Promise<void> {
  cpSync(await migratedDirectory(), join(dataDir, 'pglite'), { recursive: true })
}

/** The files of such a database, made once per set of migrations. */
async function migratedDirectory(): Promise<string> {
  const directory = join(cacheFolder, `pglite-${dumpFingerprint()}`)
  if (existsSync(directory)) return directory
  const draft = mkdtempSync(`${directory}-`)
  const database = await PGlite.create({ dataDir: draft, loadDataDir: await migratedDump() })
  await database.close()
  try {
    renameSync(draft, directory)
  } catch {
    // Another test made it meanwhile.
    rmSync(draft, { recursive: true })
  }
  return directory
}
