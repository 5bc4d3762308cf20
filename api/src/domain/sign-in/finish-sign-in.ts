import { eq } from 'drizzle-orm'
import type { SignInTrouble } from '@jatra/contract/account/google-sign-in'
import { signInAttempts, type UserRow } from '../../db/schema.ts'
import type { Logger } from '@jatra/contract/observability/logging'
import { IdentityError, type IdentityProvider } from '../../providers/identity/identity-provider.ts'
import { hashToken } from '../auth/token.ts'
import type { AccountDeps } from './account-deps.ts'
import { findOrMakeAccount } from './find-or-make-account.ts'

export interface FinishDeps extends AccountDeps {
  identity: IdentityProvider
  log: Logger
}

/** Who has signed in, or why nobody has; both know where the visitor wanted to go. */
export type Finished = { redirectTo: string } & ({ user: UserRow } | { trouble: SignInTrouble })

/**
 * Finishes a sign-in elsewhere. What was written down at its beginning is taken away first, so that an answer counts
 * once, whatever becomes of it.
 * @param answer the query that the issuer sent the browser back with
 * @param browser the secret of the browser's cookie
 */
export async function finishSignIn(
  deps: FinishDeps,
  answer: URLSearchParams,
  browser: string | undefined,
): Promise<Finished> {
  const state = answer.get('state') ?? ''
  const [attempt] = await deps.db
    .delete(signInAttempts)
    .where(eq(signInAttempts.stateHash, hashToken(state)))
    .returning()
  if (!attempt) return { trouble: 'ended', redirectTo: '/' }
  const { redirectTo, nonce, codeVerifier } = attempt
  const late = attempt.expiresAt.getTime() <= deps.clock()
  if (late || !browser || hashToken(browser) !== attempt.browserHash) {
    return { trouble: 'ended', redirectTo }
  }
  try {
    const identity = await deps.identity.finish(answer, { state, nonce, codeVerifier })
    const user = await findOrMakeAccount(deps, identity)
    return user ? { user, redirectTo } : { trouble: 'unverified', redirectTo }
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error
    if (error.reason === 'cancelled') return { trouble: 'cancelled', redirectTo }
    deps.log.warn('sign_in_failed', { reason: error.reason, said: error.message })
    return { trouble: error.reason === 'away' ? 'away' : 'failed', redirectTo }
  }
}
