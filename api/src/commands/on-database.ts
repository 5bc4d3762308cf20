import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CannotOpenDatabase } from '../db/cannot-open.ts'
import { DirectoryInUse, DirectoryUnusable } from '../db/directory-lock.ts'
import { openPglite } from '../db/open-pglite.ts'
import { describeHolder } from '../db/migrate-under-lock.ts'
import { openPostgres } from '../db/open-postgres.ts'
import type { DatabaseHandle, EmbeddedDatabase } from '../db/types.ts'

/** Where a command finds its database. */
export interface CommandDatabase {
  dataDir: string
  databaseUrl?: string | undefined
  /** The address of PostgreSQL itself, when the other one is a pooler's. */
  directUrl?: string | undefined
}

/** A failure of the command, with a message for its user. */
export class CannotDo extends Error {}

/**
 * Runs a command on the database, and closes it.
 * @returns the exit code: what `run` says, or 1 with the reason printed
 */
export async function onDatabase(
  place: CommandDatabase,
  print: (line: string) => void,
  run: (database: DatabaseHandle) => Promise<number>,
): Promise<number> {
  try {
    const database = await open(place, print)
    try {
      return await run(database)
    } finally {
      await database.close()
    }
  } catch (error) {
    if (!(error instanceof CannotDo || error instanceof CannotOpenDatabase)) throw error
    print(error.message)
    return 1
  }
}

async function open(
  { dataDir, databaseUrl, directUrl }: CommandDatabase,
  print: (line: string) => void,
): Promise<DatabaseHandle> {
  if (!databaseUrl) return openEmbedded(dataDir)
  return openPostgres(databaseUrl, {
    directUrl,
    max: 1,
    onMigrating: (holder) =>
      print(`Waiting for the lock for migrations: ${describeHolder(holder)} has it.`),
  })
}

/** @throws CannotDo when there is none, or it cannot be opened now */
export async function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  if (!existsSync(join(dataDir, 'pglite'))) {
    throw new CannotDo(`There is no database in ${dataDir}. Start Jatra once, or set DATA_DIR.`)
  }
  try {
    return await openPglite(dataDir)
  } catch (error) {
    if (!(error instanceof DirectoryUnusable)) throw error
    if (!(error instanceof DirectoryInUse)) throw new CannotDo(error.message)
    throw new CannotDo(
      `Jatra is running (process ${error.pid}) and holds its embedded database. Stop it, say this again, start it again.`,
    )
  }
}
