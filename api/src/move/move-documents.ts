import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ne } from 'drizzle-orm'
import { documents } from '../db/schema.ts'
import type { Database } from '../db/types.ts'
import { toFileKey, type FileKey, type FilesProvider } from '../providers/files/files-provider.ts'

export interface MovedDocuments {
  /** Those that the database knows. */
  known: number
  /** Those that were put into the bucket. */
  moved: number
  /** Those that the database knows and neither place has. */
  missing: number
}

/**
 * Puts the documents of a folder into the bucket, where there is one; in the folder they stay. May be repeated.
 * @param bucket null: they stay in the folder, and are only counted
 */
export async function moveDocuments(
  db: Database,
  folder: string,
  bucket: FilesProvider | null,
): Promise<MovedDocuments> {
  const known = await db
    .select({ key: documents.key })
    .from(documents)
    .where(ne(documents.state, 'removing'))
  let moved = 0
  let missing = 0
  for (const key of known.map((row) => toFileKey(row.key))) {
    const path = join(folder, key.slice(0, 2), key)
    const here = existsSync(path)
    if (here && bucket) {
      await bucket.write(key, path)
      moved += 1
    } else if (!here && !(bucket && (await has(bucket, key)))) missing += 1
  }
  return { known: known.length, moved, missing }
}

async function has(bucket: FilesProvider, key: FileKey): Promise<boolean> {
  const file = await bucket.read(key)
  await file?.cancel()
  return file !== null
}
