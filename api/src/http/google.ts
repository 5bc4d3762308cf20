import {
  OAUTH_STATE_COOKIE,
  GOOGLE_CALLBACK_PATH,
  GOOGLE_PATH,
  LOGIN_CODE_SECONDS,
  LOGIN_COOKIE,
  loginCookiePath,
  loginSuccessPath,
  failedSignInPath,
  SIGN_IN_SECONDS,
  signInCookie,
  type SignInTrouble,
} from '@jatra/contract/account/google-sign-in'
import { exchangeLoginCode } from '@jatra/contract/account/auth-endpoints'
import { languageAsked } from '@jatra/contract/http/accept-language'
import { DomainError } from '@jatra/contract/http/problem'
import { safePath } from '@jatra/contract/values/safe-path'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { startOAuthSignIn, type StartOAuthDeps } from '../domain/sign-in/start-oauth-sign-in.ts'
import { exchangeLoginCode as exchange } from '../domain/sign-in/exchange-login-code.ts'
import { completeOAuthSignIn, type FinishDeps } from '../domain/sign-in/complete-oauth-sign-in.ts'
import { issueLoginCode, type CodeDeps } from '../domain/sign-in/login-code.ts'
import type { Logger } from '@jatra/contract/observability/logging'
import { IdentityError, type IdentityProvider } from '../providers/identity/identity-provider.ts'
import type { Routes } from './route.ts'

type GoogleDeps = Omit<StartOAuthDeps & FinishDeps & CodeDeps, 'identity'> & {
  identity?: IdentityProvider | undefined
  /** Origin that browsers reach us by; empty when it is not configured. */
  publicUrl: string
}

/** Sign-in by Google: the browser's way there and back, and the exchange that ends it. */
export function googleRoutes(routes: Routes, deps: GoogleDeps): void {
  const { app } = routes
  const https = deps.publicUrl.startsWith('https:')
  const failSignIn = (c: Context, trouble: SignInTrouble, redirectTo: string) =>
    c.redirect(failedSignInPath(trouble, redirectTo), 303)

  app.get(GOOGLE_PATH, async (c) => {
    const redirectTo = safePath(c.req.query('redirectTo'))
    const { identity } = deps
    if (!identity) return failSignIn(c, 'off', redirectTo)
    const clientIp = c.req.header('x-jatra-client-ip') || 'unknown'
    try {
      const cookie = getCookie(c, OAUTH_STATE_COOKIE)
      const started = await startOAuthSignIn({ ...deps, identity }, redirectTo, cookie, clientIp)
      c.header('set-cookie', oauthStateCookie(started.browser, https))
      return c.redirect(started.location, 303)
    } catch (error) {
      return failSignIn(c, troubleOf(error, deps.log), redirectTo)
    }
  })

  app.get(GOOGLE_CALLBACK_PATH, async (c) => {
    const { identity } = deps
    if (!identity) return failSignIn(c, 'off', '/')
    try {
      const answer = new URL(c.req.url).searchParams
      const completed = await completeOAuthSignIn(
        { ...deps, identity },
        answer,
        getCookie(c, OAUTH_STATE_COOKIE),
        languageAsked(c.req.raw.headers),
      )
      if ('trouble' in completed) return failSignIn(c, completed.trouble, completed.redirectTo)
      const { code, browser } = await issueLoginCode(deps, completed)
      c.header('set-cookie', loginCookie(browser, completed.redirectTo, https))
      return c.redirect(loginSuccessPath(code, completed.redirectTo), 303)
    } catch (error) {
      return failSignIn(c, troubleOf(error, deps.log), '/')
    }
  })

  routes.open(exchangeLoginCode, ({ body, ...caller }) => exchange(deps, body, caller))
}

/** A browser waits for a page here, so errors are not answered as problems: the login page shows them. */
function troubleOf(error: unknown, log: Logger): SignInTrouble {
  if (error instanceof DomainError && error.code === 'rate_limited') return 'busy'
  if (error instanceof IdentityError) {
    log.warn('sign_in_unavailable', { reason: error.reason, said: error.message })
  } else {
    log.error('sign_in_crashed', { error })
  }
  return 'away'
}

function oauthStateCookie(value: string, https: boolean): string {
  const seconds = SIGN_IN_SECONDS
  return signInCookie({ name: OAUTH_STATE_COOKIE, path: GOOGLE_PATH, value, seconds }, https)
}

function loginCookie(value: string, redirectTo: string, https: boolean): string {
  const path = loginCookiePath(redirectTo)
  return signInCookie({ name: LOGIN_COOKIE, path, value, seconds: LOGIN_CODE_SECONDS }, https)
}
