import { and, eq, gt } from 'drizzle-orm'
import { linkExpired } from '@jatra/contract/account/password-errors'
import { passwordResets } from '../../db/schema.ts'
import type { SessionDeps } from './find-session.ts'
import { hashToken } from './token.ts'

/** The content of a reset link: the user, and the secret that proves it. */
export interface ResetLink {
  id: string
  token: string
}

/** Checks that the link still works. */
export async function checkResetLink(deps: SessionDeps, link: ResetLink): Promise<void> {
  const [found] = await deps.db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(works(deps, link))
  if (!found) throw linkExpired()
}

/** Uses the link up: of two concurrent uses one fails. */
export async function useResetLink(deps: SessionDeps, link: ResetLink): Promise<void> {
  const [used] = await deps.db.delete(passwordResets).where(works(deps, link)).returning()
  if (!used) throw linkExpired()
}

function works({ clock }: SessionDeps, { id, token }: ResetLink) {
  return and(
    eq(passwordResets.tokenHash, hashToken(token)),
    eq(passwordResets.userId, id),
    gt(passwordResets.expiresAt, new Date(clock())),
  )
}
