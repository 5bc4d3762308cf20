import { chmodSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { snapshotIn } from './database-snapshot.ts'
import { openPglite } from './open-pglite.ts'

/**
 * Makes an embedded database with every table and not one row of ours, for first starts to copy: to make it there would
 * take seconds and more memory than serving does. Any other snapshot in the folder goes.
 */
export async function writeSnapshot(snapshots: string): Promise<void> {
  rmSync(snapshots, { recursive: true, force: true })
  mkdirSync(snapshots, { recursive: true })
  const made = mkdtempSync(join(snapshots, 'making-'))
  const database = await openPglite(made)
  await database.close()
  // Whoever serves must be able to read what another user built.
  for (const entry of readdirSync(made, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
  }
  renameSync(join(made, 'pglite'), snapshotIn(snapshots))
  rmSync(made, { recursive: true })
}
