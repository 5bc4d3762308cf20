import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  readdirSync,
  readFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { syncPath, syncTree } from './durable-files.ts'
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { queues } from '../jobs/queues.ts'
import { migrationsFolder } from './migrations.ts'

/** Beside the database, while a snapshot is copied. */
export const SNAPSHOT_DRAFT = 'pglite-draft'

/** The path of this version's snapshot, whether it exists or not. */
export function snapshotIn(snapshots: string): string {
  return join(snapshots, databaseFingerprint())
}

/**
 * Copies the snapshot that fits this version to where the embedded database is to be. The copy gets its name when all
 * of it is on the disk; a crash before that leaves a draft, which the next start removes.
 *
 * @param snapshots a folder with a database for each fingerprint
 * @param directory where no database is yet; the caller holds its lock
 * @returns whether there is a snapshot that fits
 */
export async function copySnapshot(
  snapshots: string,
  directory: string,
  sync: (folder: string) => Promise<void> = syncTree,
): Promise<boolean> {
  const draft = join(dirname(directory), SNAPSHOT_DRAFT)
  rmSync(draft, { recursive: true, force: true })
  const snapshot = snapshotIn(snapshots)
  if (!existsSync(snapshot)) return false
  mkdirSync(draft, { mode: 0o700 })
  cpSync(snapshot, draft, { recursive: true, mode: constants.COPYFILE_FICLONE })
  await sync(draft)
  renameSync(draft, directory)
  syncPath(dirname(directory))
  return true
}

/** A hash of the migrations and queues: the first 16 hexadecimal digits of their SHA-256. */
export function schemaFingerprint(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(migrationsFolder).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrationsFolder, name)))
  }
  // The queues' tables are made by pg-boss.
  hash.update(manifestOf('pg-boss'))
  return hash.update(JSON.stringify(queues)).digest('hex').slice(0, 16)
}

/** A hash of {@link schemaFingerprint} and the version of PGlite, which fixes the format of the files. */
export function databaseFingerprint(): string {
  const engine = createHash('sha256').update(manifestOf('@electric-sql/pglite'))
  return `${engine.digest('hex').slice(0, 16)}-${schemaFingerprint()}`
}

function manifestOf(name: string): Buffer {
  const entry = createRequire(import.meta.url).resolve(name)
  return readFileSync(join(dirname(entry), '../package.json'))
}
