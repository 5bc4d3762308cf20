import { pictureUnknown } from '@jatra/contract/account/account-errors'
import { toFileKey } from '../../providers/files/files-provider.ts'
import { findAccount } from '../auth/get-user.ts'
import type { UserDeps } from './user-deps.ts'

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
