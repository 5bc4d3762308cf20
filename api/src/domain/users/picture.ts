import { and, eq } from 'drizzle-orm'
import { pictureTooLarge, pictureUnknown } from '@jatra/contract/account/account-errors'
import { MAX_PICTURE_BYTES } from '@jatra/contract/account/account-limits'
import type { Account } from '@jatra/contract/account/account'
import { documents, users, type DocumentRow } from '../../db/schema.ts'
import { newFileKey, toFileKey } from '../../providers/files/files-provider.ts'
import { discard, receiveImage, storeFailed } from '../documents/receive-image.ts'
import { consumeRateLimit } from '../limits.ts'
import { lockAccount, findAccount, toAccount } from '../auth/get-user.ts'
import type { UserDeps } from './user-deps.ts'
import type { Database } from '../../db/types.ts'
import { erase } from '../documents/remove-document.ts'

/**
 * Makes an upload the picture of an account: validated, cropped and sanitized like a document image, replacing the
 * previous one, which is erased.
 *
 * @throws DomainError body_too_large, unsupported_type, document_refused, rate_limited or provider_unavailable
 */
export async function storePicture(
  deps: UserDeps,
  userId: string,
  body: ReadableStream<Uint8Array> | null,
): Promise<Account> {
  try {
    await consumeRateLimit(deps, [{ limit: 'pictureByUser', subject: userId }])
    const row = await reserve(deps, userId)
    try {
      await receiveImage(deps, row, body, {
        use: 'avatar',
        maxBytes: MAX_PICTURE_BYTES,
        tooLarge: pictureTooLarge,
      })
      return await hang(deps, row)
    } catch (error) {
      await discard(deps, row)
      throw error
    }
  } finally {
    // Rejected before it was read; cancelling a finished stream does no harm.
    if (body && !body.locked) await body.cancel().catch(() => undefined)
  }
}

/** A row for the coming file, so that an interrupted upload is found by it (decision 043). */
async function reserve(deps: UserDeps, userId: string): Promise<DocumentRow> {
  const row: DocumentRow = {
    id: deps.newId(),
    userId,
    key: newFileKey(),
    state: 'writing',
    name: 'picture',
    bytes: 0,
    width: 0,
    height: 0,
    createdAt: new Date(deps.clock()),
    eraseAt: null,
  }
  await deps.db.insert(documents).values(row)
  return row
}

/** From now on the account refers to the file, and the previous file gets its own row. */
async function hang(deps: UserDeps, row: DocumentRow): Promise<Account> {
  const { changed, retired } = await deps.db.transaction(async (tx) => {
    const before = await lockAccount(tx, row.userId)
    const [arrived] = await tx
      .delete(documents)
      .where(and(eq(documents.id, row.id), eq(documents.state, 'writing')))
      .returning({ id: documents.id })
    const [changed] = await tx
      .update(users)
      .set({ picture: row.key, updatedAt: new Date(deps.clock()) })
      .where(eq(users.id, row.userId))
      .returning()
    if (!arrived || !changed) {
      throw storeFailed(deps, row, new Error('It was swept before it was stored'))
    }
    const { picture } = before
    return { changed, retired: picture ? [await retirePicture(tx, deps, row.userId, picture)] : [] }
  })
  await eraseRetired(deps, retired)
  return toAccount(changed)
}

/** Takes the picture of an account away; one that has none stays as it is. @throws DomainError not_found */
export async function removePicture(
  deps: Pick<UserDeps, 'db' | 'clock' | 'newId' | 'files' | 'log'>,
  userId: string,
): Promise<Account> {
  const { row, retired } = await deps.db.transaction(async (tx) => {
    const row = await lockAccount(tx, userId)
    if (!row.picture) return { row, retired: [] }
    await tx
      .update(users)
      .set({ picture: null, updatedAt: new Date(deps.clock()) })
      .where(eq(users.id, userId))
    return { row, retired: [await retirePicture(tx, deps, userId, row.picture)] }
  })
  await eraseRetired(deps, retired)
  return toAccount({ ...row, picture: null })
}

/**
 * Gives a replaced or removed picture its own row, in the same transaction: every file has a row, so that the sweep can
 * erase it when that fails now.
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

/**
 * The picture of an account as it comes from where it is stored; read it to its end or cancel it.
 * @throws DomainError not_found
 */
export async function readPicture(
  { db, files, log }: Pick<UserDeps, 'db' | 'files' | 'log'>,
  userId: string,
): Promise<ReadableStream<Uint8Array>> {
  const { picture } = await findAccount(db, userId)
  if (!picture) throw pictureUnknown()
  const body = await files.read(toFileKey(picture))
  if (body) return body
  log.error('picture_file_missing', { userId })
  throw pictureUnknown()
}
