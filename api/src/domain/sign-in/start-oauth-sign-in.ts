import { SIGN_IN_SECONDS } from '@jatra/contract/account/google-sign-in'
import { splitLanguage } from '@jatra/contract/values/language'
import { oauthSignIns } from '../../db/schema.ts'
import type { IdentityProvider } from '../../providers/identity/identity-provider.ts'
import { hashToken, newToken } from '../auth/token.ts'
import { byAddress, consumeRateLimit, type LimitDeps } from '../limits.ts'

export interface StartOAuthDeps extends LimitDeps {
  identity: IdentityProvider
}

/**
 * Starts an OAuth sign-in and stores the state that the provider's answer is checked against.
 * @param redirectTo a validated path of this site, in the language of the page that it began on
 * @param browser the secret of the browser's cookie, when it has one: two tabs may sign in at once
 * @returns where to send the browser, and the secret that it must keep until it returns
 * @throws DomainError rate_limited; IdentityError away
 */
export async function startOAuthSignIn(
  deps: StartOAuthDeps,
  redirectTo: string,
  browser: string | undefined,
  clientIp: string,
): Promise<{ location: string; browser: string }> {
  await consumeRateLimit(deps, byAddress('signInByAddress', clientIp))
  const kept = browser && isSecret(browser) ? browser : newToken()
  const checks = { state: newToken(), nonce: newToken(), codeVerifier: newToken() }
  const { language } = splitLanguage(redirectTo)
  const location = await deps.identity.start(checks, { language })
  await deps.db.insert(oauthSignIns).values({
    stateHash: hashToken(checks.state),
    browserHash: hashToken(kept),
    nonce: checks.nonce,
    codeVerifier: checks.codeVerifier,
    redirectTo,
    expiresAt: new Date(deps.clock() + SIGN_IN_SECONDS * 1000),
  })
  return { location, browser: kept }
}

/** The form of `newToken`'s tokens. */
function isSecret(value: string): boolean {
  return /^[\w-]{43}$/.test(value)
}
