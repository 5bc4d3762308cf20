import { constants, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { databaseFingerprint } from './database-fingerprint.ts'
import { syncPath, syncTree } from './durable-files.ts'

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
