import { and, eq } from 'drizzle-orm'
import { deviceUnknown } from '@jatra/contract/account/account-errors'
import { accessTokens } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { endSessions } from './end-sessions.ts'

/** Signs one of the user's devices out. @throws DomainError not_found, for another user's too */
export async function endDevice(
  { db }: { db: Database },
  userId: string,
  deviceId: string,
): Promise<void> {
  const ended = await db
    .delete(accessTokens)
    .where(and(eq(accessTokens.id, deviceId), eq(accessTokens.userId, userId)))
    .returning({ id: accessTokens.id })
  if (ended.length === 0) throw deviceUnknown()
}

/** Signs all of the user's devices out. */
export async function endAllDevices({ db }: { db: Database }, userId: string): Promise<void> {
  await endSessions(db, userId)
}
