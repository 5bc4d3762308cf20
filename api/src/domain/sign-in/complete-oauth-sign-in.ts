import { eq } from 'drizzle-orm'
import type { SignInTrouble } from '@jatra/contract/account/google-sign-in'
import type { Language } from '@jatra/contract/values/language'
import { oauthSignIns } from '../../db/schema.ts'
import type { Logger } from '@jatra/contract/observability/logging'
import { IdentityError, type IdentityProvider } from '../../providers/identity/identity-provider.ts'
import { hashToken } from '../auth/token.ts'
import type { AccountDeps } from './account-deps.ts'
import { findOrMakeAccount, type FoundAccount } from './find-or-make-account.ts'

export interface FinishDeps extends AccountDeps {
  identity: IdentityProvider
  log: Logger
}

/** The account that signed in, or why the sign-in failed, with the page to go to. */
type Finished = { redirectTo: string } & (FoundAccount | { trouble: SignInTrouble })

/**
 * Completes an OAuth sign-in. The stored state is deleted first, so that an answer can be used once, even when it
 * fails.
 * @param answer the query of the provider's redirect
 * @param browser the secret of the browser's cookie
 * @param language of a new account
 */
export async function completeOAuthSignIn(
  deps: FinishDeps,
  answer: URLSearchParams,
  browser: string | undefined,
  language: Language,
): Promise<Finished> {
  const state = answer.get('state') ?? ''
  const [attempt] = await deps.db
    .delete(oauthSignIns)
    .where(eq(oauthSignIns.stateHash, hashToken(state)))
    .returning()
  if (!attempt) return { trouble: 'ended', redirectTo: '/' }
  const { redirectTo, nonce, codeVerifier } = attempt
  const late = attempt.expiresAt.getTime() <= deps.clock()
  if (late || !browser || hashToken(browser) !== attempt.browserHash) {
    return { trouble: 'ended', redirectTo }
  }
  try {
    const identity = await deps.identity.complete(answer, { state, nonce, codeVerifier })
    const account = await findOrMakeAccount(deps, identity, language)
    return account ? { ...account, redirectTo } : { trouble: 'unverified', redirectTo }
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error
    if (error.reason === 'cancelled') return { trouble: 'cancelled', redirectTo }
    deps.log.warn('sign_in_failed', { reason: error.reason, said: error.message })
    return { trouble: error.reason === 'away' ? 'away' : 'failed', redirectTo }
  }
}
