import { documents, type DocumentRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { erase } from '../documents/erase.ts'
import type { UserDeps } from './user-deps.ts'

/**
 * Gives a replaced or removed picture its own row, in the same transaction: every file has a row (docs/decisions/043),
 * so that the sweep can erase it when that fails now.
 */
export async function retirePicture(
  tx: Database,
  { clock, newId }: Pick<UserDeps, 'clock' | 'newId'>,
  userId: string,
  key: string,
): Promise<DocumentRow> {
  const row: DocumentRow = {
    id: newId(),
    userId,
    key,
    state: 'removing',
    name: 'picture',
    bytes: 0,
    width: 0,
    height: 0,
    createdAt: new Date(clock()),
    eraseAt: null,
  }
  await tx.insert(documents).values(row)
  return row
}

/** Erases files whose rows are committed as `removing`, best effort. */
export async function eraseRetired(
  deps: Pick<UserDeps, 'db' | 'files' | 'log'>,
  rows: readonly DocumentRow[],
): Promise<void> {
  for (const row of rows) {
    try {
      await erase(deps, row)
    } catch (error) {
      deps.log.warn('document_not_erased', { documentId: row.id, error })
      return
    }
  }
}
