import { chmodSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { snapshotIn } from './database-snapshot.ts'
import { openPglite } from './open-pglite.ts'

/**
 * Writes an embedded database with every table and none of our rows, for first starts to copy: creating one there would
 * take seconds and more memory than serving. Other snapshots in the folder are deleted.
 */
export async function writeSnapshot(snapshots: string): Promise<void> {
  rmSync(snapshots, { recursive: true, force: true })
  mkdirSync(snapshots, { recursive: true })
  const made = mkdtempSync(join(snapshots, 'making-'))
  const database = await openPglite(made)
  await database.close()
  // The user that serves may be another one than the user that built.
  for (const entry of readdirSync(made, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
  }
  renameSync(join(made, 'pglite'), snapshotIn(snapshots))
  rmSync(made, { recursive: true })
}
