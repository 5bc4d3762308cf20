import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ne } from 'drizzle-orm'
import { extract } from 'tar'
import { SNAPSHOT_DRAFT } from '../db/database-snapshot.ts'
import { lockDirectory } from '../db/directory-lock.ts'
import { syncPath, syncTree } from '../db/durable-files.ts'
import { knownMigrations } from '../db/migrations.ts'
import { LOCK_FILE, openPglite, UNFINISHED_RESTORE } from '../db/open-pglite.ts'
import { documents, orders } from '../db/schema.ts'
import {
  BackupError,
  backupNames,
  manifestSchema,
  sumFiles,
  type Manifest,
} from './backup-format.ts'

export interface Restored {
  takenAt: string
  orders: number
  documents: number
  /** Documents that the database knows and the backup lacks. */
  missing: number
  /** Where the previous data is kept; null when there was none. */
  before: string | null
}

const STAGING = 'restoring'
const BEFORE = 'before-restore-'

/**
 * Unpacks, checks and opens a backup beside the data, and only then moves it into place. The previous data is kept.
 * @throws BackupError when the backup cannot be used or there is data and not `force`
 * @throws DirectoryInUse while a process uses the directory
 */
export async function restoreBackup(
  file: string,
  dataDir: string,
  { force = false, now = Date.now }: { force?: boolean; now?: () => number } = {},
): Promise<Restored> {
  if (!existsSync(file)) throw new BackupError(`There is no ${file}.`)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const unlock = lockDirectory(join(dataDir, LOCK_FILE))
  const staging = join(dataDir, STAGING)
  try {
    const present = (await readdir(dataDir)).filter(isData)
    if (present.length > 0 && !force) {
      throw new BackupError(
        `${dataDir} holds data (${present.join(', ')}). Give an empty DATA_DIR, or --force to ` +
          'put the backup in its place; what is there now is kept beside it.',
      )
    }
    const manifest = await unpack(file, staging)
    const found = await openOnce(staging, manifest).catch((error: unknown) => {
      throw damagedBackup(file)(`its database does not open (${reasonOf(error)})`)
    })
    await syncTree(staging)
    const before = await swap(dataDir, staging, present, now())
    return { takenAt: manifest.takenAt, ...found, before }
  } finally {
    await rm(staging, { recursive: true, force: true })
    unlock()
  }
}

/** Not of a lock, a socket, an earlier restore, or a backup or a first start that was interrupted. */
function isData(name: string): boolean {
  const ours = [
    ...[LOCK_FILE, STAGING, UNFINISHED_RESTORE, SNAPSHOT_DRAFT],
    ...['backup.sock', 'backup-staging'],
  ]
  return !ours.some((own) => name.startsWith(own)) && !name.startsWith(BEFORE)
}

const damagedBackup = (file: string) => (why: string) =>
  new BackupError(`${file} cannot be restored: ${why}.`)

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function unpack(file: string, staging: string): Promise<Manifest> {
  await rm(staging, { recursive: true, force: true })
  await mkdir(staging, { mode: 0o700 })
  const damaged = damagedBackup(file)
  try {
    // Otherwise tar still writes files when it has failed, and what it has unpacked cannot be removed.
    extract({ file, cwd: staging, strict: true, preserveOwner: false, sync: true })
  } catch (error) {
    throw damaged(
      `it cannot be unpacked, so it is no backup or not all of one (${reasonOf(error)})`,
    )
  }
  const read = (name: string) => readFile(join(staging, name), 'utf8').catch(() => null)
  const sums = await read(backupNames.sums)
  if (sums === null) throw damaged('it has no checksums, so it is no backup or not all of one')
  if (sums !== (await sumFiles(staging))) throw damaged('its checksums do not match')
  await rm(join(staging, backupNames.sums))
  const text = (await read(backupNames.manifest)) ?? '{}'
  const manifest = manifestSchema.safeParse(JSON.parse(text))
  if (!manifest.success) throw damaged('another version of Jatra wrote it')
  await rm(join(staging, backupNames.manifest))
  const known = new Set((await knownMigrations()).values())
  const unknown = manifest.data.migrations.filter((name) => !known.has(name))
  if (unknown.length > 0) {
    throw damaged(`its database is newer than this version of Jatra (${unknown.join(', ')})`)
  }
  return manifest.data
}

/** Proves that the database opens, and brings it to this version's migrations. */
async function openOnce(staging: string, manifest: Manifest) {
  const database = await openPglite(staging)
  try {
    const stored = await database.db
      .select({ key: documents.key })
      .from(documents)
      .where(ne(documents.state, 'removing'))
    const there = (key: string) =>
      existsSync(join(staging, backupNames.documents, key.slice(0, 2), key))
    const missing = manifest.documents === 'absent' ? [] : stored.filter(({ key }) => !there(key))
    return {
      orders: await database.db.$count(orders),
      documents: stored.length,
      missing: missing.length,
    }
  } finally {
    await database.close()
  }
}

/**
 * Moves entries rather than the directory itself, which may be a mounted volume. Between the first and the last move a
 * start is rejected, or it would begin with an empty database.
 */
async function swap(dataDir: string, staging: string, present: string[], now: number) {
  const marker = join(dataDir, UNFINISHED_RESTORE)
  await writeFile(marker, '')
  syncPath(dataDir)
  const before = join(dataDir, `${BEFORE}${new Date(now).toISOString().replace(/[:.]/g, '-')}`)
  if (present.length > 0) await mkdir(before, { mode: 0o700 })
  for (const name of present) await rename(join(dataDir, name), join(before, name))
  for (const name of await readdir(staging)) await rename(join(staging, name), join(dataDir, name))
  syncPath(dataDir)
  await rm(marker)
  syncPath(dataDir)
  return present.length > 0 ? before : null
}
