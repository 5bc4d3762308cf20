import { chmod, copyFile, link, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { create } from 'tar'
import { appliedMigrations } from '../db/migrations.ts'
import type { EmbeddedDatabase } from '../db/types.ts'
import { backupNames, manifestText, sumFiles } from './backup-format.ts'

export interface BackupSource {
  dataDir: string
  database: EmbeddedDatabase
  /** Null when a bucket has them. */
  documentsDir: string | null
  now: () => number
}

/**
 * Writes a backup of the opened database, its documents and the session secret. The database waits only while its
 * files are copied; documents are taken after it, so that each one it knows is there.
 */
export async function takeBackup(source: BackupSource, output: Writable): Promise<void> {
  const staging = join(source.dataDir, 'backup-staging')
  await rm(staging, { recursive: true, force: true })
  await mkdir(staging, { recursive: true, mode: 0o700 })
  try {
    await source.database.copyFiles(join(staging, backupNames.database))
    await writeFile(join(staging, backupNames.manifest), manifestText(await describe(source)))
    if (source.documentsDir) {
      await linkFiles(source.documentsDir, join(staging, backupNames.documents))
    }
    await copySecret(source.dataDir, staging)
    await writeFile(join(staging, backupNames.sums), await sumFiles(staging))
    const names = (await readdir(staging)).sort(manifestFirst)
    await pipeline(create({ cwd: staging, gzip: true, portable: true }, names), output)
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

async function describe({ database, documentsDir, now }: BackupSource) {
  return {
    takenAt: new Date(now()).toISOString(),
    migrations: await appliedMigrations(database.db),
    documents: documentsDir ? ('included' as const) : ('absent' as const),
  }
}

/** A document is written once and never changed, so a second name of its file is a copy that costs nothing. */
async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(emptyIfGone)
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue
    const path = join(entry.parentPath, entry.name)
    const target = join(to, path.slice(from.length + 1))
    await mkdir(dirname(target), { recursive: true })
    // A document that its owner has deleted since the database was copied is left out.
    await link(path, target).catch(() => copyFile(path, target).catch(emptyIfGone))
  }
}

/** Absent when SESSION_SECRET gives it. */
async function copySecret(dataDir: string, staging: string): Promise<void> {
  const target = join(staging, backupNames.sessionSecret)
  const copied = await copyFile(join(dataDir, backupNames.sessionSecret), target).catch(emptyIfGone)
  if (copied === undefined) await chmod(target, 0o600)
}

function emptyIfGone(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}

function manifestFirst(a: string, b: string): number {
  if (a === backupNames.manifest) return -1
  return b === backupNames.manifest ? 1 : a.localeCompare(b)
}
