import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

/** What a backup holds, as a tar.gz; `sha256sum -c SHA256SUMS` checks it by hand. */
export const backupNames = {
  manifest: 'backup.json',
  database: 'pglite',
  documents: 'documents',
  sessionSecret: 'session-secret',
  sums: 'SHA256SUMS',
} as const

const FORMAT = 1

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  takenAt: z.iso.datetime(),
  /** Names of the migrations that its database has. */
  migrations: z.array(z.string()),
  /** `absent`: they are in a bucket, which has backups of its own. */
  documents: z.enum(['included', 'absent']),
})
export type Manifest = Omit<z.output<typeof manifestSchema>, 'format'>

export const manifestText = (manifest: Manifest) =>
  `${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`

/** A backup or a data directory that cannot be used. The message is for the person who typed the command. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** One line for each file, in the format of sha256sum. */
export async function sumFiles(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => name !== backupNames.sums)
    .sort()
  let lines = ''
  for (const name of files) {
    const hash = createHash('sha256')
    await pipeline(createReadStream(join(folder, name)), hash)
    lines += `${hash.digest('hex')}  ${name}\n`
  }
  return lines
}
