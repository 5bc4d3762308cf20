import { orSayWhoseTables } from './cannot-open.ts'
import { constants, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import { openJobs, type JobQueue } from '../jobs/job-queue.ts'
import { CATALOGUE_CHANGED } from './catalogue-notices.ts'
import { copySnapshot } from './database-snapshot.ts'
import { DirectoryUnusable, lockDirectory } from './directory-lock.ts'
import { durableStartParams, DurableFiles, syncPath, syncTree } from './durable-files.ts'
import { migrationsFolder } from './migrations.ts'
import * as schema from './schema.ts'
import { forDrizzle, forJobs, textTimes } from './pglite-client.ts'
import type { Database, DatabaseHandle, EmbeddedDatabase } from './types.ts'
import { setFlagsFromString } from 'node:v8'

/**
 * PostgreSQL fills its cache of pages with zeros at start, 128 MB of them by default. The kernel's own cache holds the
 * files of a small database as well.
 */
const memoryStartParams = ['-c', 'shared_buffers=16MB']

/**
 * Leaves PostgreSQL's code as V8's quick compiler makes it. Its optimising compiler takes 600 MB and seconds of a core
 * for one function of PostgreSQL's, and what pages ask is not faster after it. V8 has these switches for the whole
 * process, and reads them whenever it compiles, so they must stay set.
 */
function keepQuickCode(): void {
  setFlagsFromString('--no-wasm-tier-up')
  setFlagsFromString('--no-wasm-dynamic-tiering')
}

export const LOCK_FILE = 'pglite.lock'
/** In a data directory while a restore moves its parts into place. */
export const UNFINISHED_RESTORE = 'restore-unfinished'
/** In a data directory whose database lives on in a PostgreSQL: what was sold from both would be two sets of books. */
export const MOVED = 'moved-to-postgresql'

interface Opened {
  database: Promise<{ client: PGlite; db: Database; jobs: JobQueue }>
  users: number
  unlock: () => void
}

declare global {
  var __jatraPglite: Map<string, Opened> | undefined
}

/** On globalThis, so that a module that is loaded again (development) finds the handle that is open already. */
const opened = (globalThis.__jatraPglite ??= new Map<string, Opened>())

/**
 * Opens the embedded database in `<dataDir>/pglite`, locked against other processes, and applies what migrations are
 * missing. Within a process one directory has one handle, closed by the last who closes it.
 *
 * @param snapshots where the build left a database to begin with; absent, or without one of this version, a new
 *   database is made here
 * @throws DirectoryInUse when another living process has it open
 * @throws DirectoryUnusable when a restore was interrupted, or it was moved to PostgreSQL
 */
export async function openPglite(dataDir: string, snapshots?: string): Promise<EmbeddedDatabase> {
  const directory = resolve(dataDir)
  if (existsSync(join(directory, UNFINISHED_RESTORE))) {
    throw new DirectoryUnusable(
      `A restore into ${directory} was interrupted: run npm run restore -- <file> --force again.`,
    )
  }
  const moved = join(directory, MOVED)
  if (existsSync(moved)) {
    throw new DirectoryUnusable(
      `The database in ${directory} was moved to PostgreSQL. Set DATABASE_URL and SESSION_SECRET; ` +
        `or remove ${moved}, to go on here as it was before the move.`,
    )
  }
  let entry = opened.get(directory)
  if (!entry) {
    mkdirSync(directory, { recursive: true })
    const unlock = lockDirectory(join(directory, LOCK_FILE))
    process.once('exit', unlock)
    entry = { database: start(join(directory, 'pglite'), snapshots), users: 0, unlock }
    opened.set(directory, entry)
  }
  entry.users += 1
  const mine = entry
  let closed: Promise<void> | undefined
  const close = () => (closed ??= leave(directory, mine))
  try {
    const { client, db, jobs } = await mine.database
    const copyFiles = (folder: string) => copyBetweenStatements(client, directory, folder)
    const copyOut = async (query: string) => {
      const { blob } = await client.query(`copy (${query}) to '/dev/blob'`)
      return blob ? Buffer.from(await blob.arrayBuffer()) : Buffer.alloc(0)
    }
    return {
      kind: 'pglite',
      db,
      jobs,
      ready: () => answers(db),
      pools: () => [],
      listenToCatalogue: (changed) => client.listen(CATALOGUE_CHANGED, changed),
      close,
      copyFiles,
      copyOut,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** From now on the database of the directory is not opened any more. */
export function markMoved(dataDir: string): void {
  writeFileSync(join(dataDir, MOVED), '')
  syncPath(dataDir)
}

/** An in-memory database, from a dump of a migrated one when there is one: for tests. */
export async function openMemoryPglite(
  dump?: Blob,
): Promise<DatabaseHandle & { dump(): Promise<Blob> }> {
  keepQuickCode()
  const client = await PGlite.create({ parsers: textTimes, ...(dump && { loadDataDir: dump }) })
  const db = drizzle({ client: forDrizzle(client), schema })
  if (!dump) await migrate(db, { migrationsFolder })
  const jobs = await openJobs(fromPglite(forJobs(client)), 'pglite')
  return {
    kind: 'pglite',
    db,
    jobs,
    ready: () => answers(db),
    pools: () => [],
    listenToCatalogue: (changed) => client.listen(CATALOGUE_CHANGED, changed),
    close: async () => {
      await jobs.close()
      await client.close()
    },
    dump: () => client.dumpDataDir('gzip'),
  }
}

async function start(directory: string, snapshots?: string): Opened['database'] {
  if (snapshots && !existsSync(directory)) await copySnapshot(snapshots, directory)
  const isNew = !existsSync(join(directory, 'PG_VERSION'))
  const files = new DurableFiles(directory)
  keepQuickCode()
  const startParams = [...durableStartParams, ...memoryStartParams]
  const client = await PGlite.create({ fs: files, startParams, parsers: textTimes })
  try {
    // Creating the cluster does not sync; from here on PostgreSQL syncs its writes.
    if (isNew) await syncTree(directory)
    const db = drizzle({ client: forDrizzle(client), schema })
    await orSayWhoseTables(migrate(db, { migrationsFolder }))
    return { client, db, jobs: await openJobs(fromPglite(forJobs(client)), 'pglite') }
  } catch (error) {
    await client.close()
    throw error
  }
}

/** The checkpoint shortens the copy's recovery; without it the copy would be valid too. */
async function copyBetweenStatements(client: PGlite, directory: string, folder: string) {
  await client.exec('checkpoint')
  const copy = () =>
    cp(join(directory, 'pglite'), folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  await client.runExclusive(copy)
}

async function leave(directory: string, entry: Opened): Promise<void> {
  entry.users -= 1
  if (entry.users > 0) return
  opened.delete(directory)
  try {
    const { client, jobs } = await entry.database
    await jobs.close()
    await client.close()
  } catch {
    // It was never opened, so there is nothing to close.
  } finally {
    process.removeListener('exit', entry.unlock)
    entry.unlock()
  }
}

async function answers(db: Database): Promise<boolean> {
  try {
    await db.execute(sql`select 1`)
    return true
  } catch {
    return false
  }
}
