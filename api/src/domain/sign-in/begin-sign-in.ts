import { SIGN_IN_SECONDS } from '@jatra/contract/account/google-sign-in'
import { signInAttempts } from '../../db/schema.ts'
import type { IdentityProvider } from '../../providers/identity/identity-provider.ts'
import { hashToken, newToken } from '../auth/token.ts'
import { addressSubject, consumeRateLimit, type LimitDeps } from '../limits.ts'

export interface BeginDeps extends LimitDeps {
  identity: IdentityProvider
}

/**
 * Begins a sign-in elsewhere and writes down what its answer will be checked against.
 * @param redirectTo a path of ours, safe already
 * @param browser the secret of the browser's cookie, when it has one: two tabs may sign in at once
 * @returns where to send the browser, and the secret that it must keep until it comes back
 * @throws Refusal rate_limited; IdentityError away
 */
export async function beginSignIn(
  deps: BeginDeps,
  redirectTo: string,
  browser: string | undefined,
  clientIp: string,
): Promise<{ location: string; browser: string }> {
  await consumeRateLimit(deps, [{ limit: 'signInByAddress', subject: addressSubject(clientIp) }])
  const kept = browser && isSecret(browser) ? browser : newToken()
  const checks = { state: newToken(), nonce: newToken(), codeVerifier: newToken() }
  const location = await deps.identity.begin(checks)
  await deps.db.insert(signInAttempts).values({
    stateHash: hashToken(checks.state),
    browserHash: hashToken(kept),
    nonce: checks.nonce,
    codeVerifier: checks.codeVerifier,
    redirectTo,
    expiresAt: new Date(deps.clock() + SIGN_IN_SECONDS * 1000),
  })
  return { location, browser: kept }
}

/** Such as `newToken` makes. */
function isSecret(value: string): boolean {
  return /^[\w-]{43}$/.test(value)
}
