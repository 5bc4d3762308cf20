import { createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DirectoryUnusable } from '../db/directory-lock.ts'
import { syncPath } from '../db/durable-files.ts'
import { openPglite } from '../db/open-pglite.ts'
import { BackupError } from '../backup/backup-format.ts'
import { askForBackup } from '../backup/backup-socket.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { takeBackup } from '../backup/take-backup.ts'

interface BackupCommandOptions {
  dataDir: string
  databaseUrl?: string | undefined
  /** Documents are in a bucket and not in the data directory. */
  s3: boolean
  print: (line: string) => void
}

const BACKUP_USAGE = `Usage:
  npm run backup -- <file.tar.gz>
  npm run restore -- <file.tar.gz> [--force]`

/** @param args what was typed: `backup nightly.tar.gz`. @returns the exit code */
export async function runBackupCommand(
  args: readonly string[],
  options: BackupCommandOptions,
): Promise<number> {
  const { print } = options
  const [verb = '', ...rest] = args
  const force = verb === 'restore' && rest.includes('--force')
  const [file, ...more] = rest.filter((word) => !(force && word === '--force'))
  if (!['backup', 'restore'].includes(verb) || !file || file.startsWith('-') || more.length) {
    print(BACKUP_USAGE)
    return 2
  }
  try {
    if (options.databaseUrl) {
      throw new BackupError(
        'DATABASE_URL is set: back its PostgreSQL up with its own tools (docs/operations.md, ' +
          '"Backup and restore"). These commands are for the embedded database.',
      )
    }
    if (verb === 'backup') await backUp(file, options)
    else await restore(file, force, options)
    return 0
  } catch (error) {
    if (!(error instanceof BackupError || error instanceof DirectoryUnusable)) throw error
    print(error.message)
    return 1
  }
}

/** The file appears under its name once it is whole and on the disk. */
async function backUp(file: string, options: BackupCommandOptions): Promise<void> {
  if (!existsSync(join(options.dataDir, 'pglite'))) {
    throw new BackupError(`There is no database in ${options.dataDir}.`)
  }
  if (existsSync(file)) throw new BackupError(`${file} is there already; give another name.`)
  const part = `${file}.part`
  try {
    await write(createWriteStream(part, { mode: 0o600 }), options)
    const written = await open(part, 'r')
    const { size } = await written.stat()
    await written.close()
    syncPath(part)
    await rename(part, file)
    syncPath(dirname(resolve(file)))
    options.print(`${file}: ${(size / 1e6).toFixed(1)} MB. It holds passports: keep it secret.`)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function write(output: Writable, { dataDir, s3 }: BackupCommandOptions): Promise<void> {
  const answer = await askForBackup(dataDir)
  if (answer?.statusCode === 409) throw new BackupError('Another backup is being taken.')
  if (answer) {
    await pipeline(answer, output).catch(() => {
      throw new BackupError('The running process could not take it; its log says why.')
    })
    return
  }
  const database = await openPglite(dataDir)
  try {
    const documentsDir = s3 ? null : join(dataDir, 'documents')
    await takeBackup({ dataDir, database, documentsDir, now: Date.now }, output)
  } finally {
    await database.close()
  }
}

async function restore(
  file: string,
  force: boolean,
  { dataDir, print }: BackupCommandOptions,
): Promise<void> {
  const { takenAt, orders, documents, missing, before } = await restoreBackup(file, dataDir, {
    force,
  })
  print(`Restored ${dataDir} as of ${takenAt}: ${orders} orders, ${documents} documents.`)
  if (missing > 0) print(`${missing} documents were deleted while the backup was taken.`)
  if (before) print(`What was there before is in ${before}; remove it when all is well.`)
}
