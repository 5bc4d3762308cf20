import { signInEnded } from '@jatra/contract/account/account-errors'
import { exchangeLoginCode } from '@jatra/contract/account/auth-endpoints'
import {
  GOOGLE_PATH,
  LOGIN_CODE_SECONDS,
  LOGIN_COOKIE,
  loginCookiePath,
  loginSuccessPath,
  failedSignInPath,
  signInCookie,
  type SignInTrouble,
} from '@jatra/contract/account/google-sign-in'
import { languageAsked } from '@jatra/contract/http/accept-language'
import { signInPage } from '@jatra/contract/sandbox/sign-in-page'
import { sandboxWords } from '@jatra/contract/sandbox/words-in'
import { splitLanguage } from '@jatra/contract/values/language'
import { safePath } from '@jatra/contract/values/safe-path'
import { http, type HttpHandler } from 'msw'
import { respond, readContext, type Answer } from '../answer.ts'
import { readForm } from '../request-parts.ts'
import { seedOrders } from '../state/seed.ts'
import { accountOfPerson, googleAccountsIn, UNVERIFIED } from '../state/google-accounts.ts'
import { openSession } from '../state/sessions.ts'
import { LIMITS, remember } from '../state/limits.ts'
import type { MockBackend } from '../mock-backend.ts'
import { sandboxAnswer } from '../sandbox-answer.ts'

const PATH = `*${GOOGLE_PATH}`

/** A simulated sign-in with Google: a page to choose the account, and the same exchange as the API's. */
export function googleHandlers(answer: Answer, backend: MockBackend): HttpHandler[] {
  return [
    http.get(PATH, ({ request }) =>
      respond(request, async () => {
        await readContext(backend, request)
        const redirectTo = safePath(new URL(request.url).searchParams.get('redirectTo'))
        const { language } = splitLanguage(redirectTo)
        const lead = sandboxWords[language].signIn.prototypeLead
        const people = googleAccountsIn(language)
        const form = { lead, people, action: GOOGLE_PATH, redirectTo }
        return sandboxAnswer(signInPage(form, language), language)
      }),
    ),

    http.post(PATH, ({ request }) =>
      respond(request, async () => {
        const { visitor, now } = await readContext(backend, request)
        const form = await readForm(request)
        const redirectTo = safePath(form.get('redirectTo'))
        const person = form.get('person') ?? ''
        if (form.get('choice') === 'cancel') return failSignIn('cancelled', redirectTo)
        if (person === UNVERIFIED) return failSignIn('unverified', redirectTo)
        const account = accountOfPerson(visitor, person, {
          now,
          language: languageAsked(request.headers),
        })
        if (!account) return failSignIn('failed', redirectTo)
        const [code, browser] = [
          `prototype.${backend.newId()}.code`,
          `browser-of-${backend.newId()}`,
        ]
        const expiresAt = now + LOGIN_CODE_SECONDS * 1000
        const { user, passwordRemoved } = account
        const record = { userId: user._id, browser, passwordRemoved, expiresAt }
        remember(visitor.loginCodes, code, record, LIMITS.loginCodes)
        const response = seeOther(loginSuccessPath(code, redirectTo))
        const cookie = { name: LOGIN_COOKIE, path: loginCookiePath(redirectTo), value: browser }
        const seconds = LOGIN_CODE_SECONDS
        response.headers.set('set-cookie', signInCookie({ ...cookie, seconds }, false))
        return response
      }),
    ),

    answer(exchangeLoginCode, ({ body, visitor, request, now }) => {
      const code = visitor.loginCodes.get(body.user)
      if (!code || code.browser !== body.browser) throw signInEnded()
      visitor.loginCodes.delete(body.user)
      const account = visitor.accounts.get(code.userId)
      if (!account || code.expiresAt <= now) throw signInEnded()
      seedOrders(backend, visitor, code.userId)
      const access_token = openSession(backend, visitor, code.userId, request)
      return { access_token, user: account.user, passwordRemoved: code.passwordRemoved }
    }),
  ]
}

function failSignIn(trouble: SignInTrouble, redirectTo: string): Response {
  return seeOther(failedSignInPath(trouble, redirectTo))
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
