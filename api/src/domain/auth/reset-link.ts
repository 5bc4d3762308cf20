import { and, eq, gt } from 'drizzle-orm'
import { linkExpired } from '@jatra/contract/account/password-errors'
import { passwordResets } from '../../db/schema.ts'
import type { SessionDeps } from './find-session.ts'
import { hashToken } from './token.ts'

/** What a reset link names: whose password it sets, and the secret that proves it. */
export interface ResetLink {
  id: string
  token: string
}

/** Says nothing when the link still works. @throws DomainError link_expired, also for one that never was */
export async function checkResetLink(deps: SessionDeps, link: ResetLink): Promise<void> {
  const [found] = await deps.db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(works(deps, link))
  if (!found) throw linkExpired()
}

/** Uses the link up: of two who come at once one is rejected. @throws DomainError link_expired */
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
