import { getSignedIn, login, logout, register } from '@jatra/contract/account/auth-endpoints'
import { confirmEmail } from '@jatra/contract/account/confirm-email-endpoints'
import { languageAsked } from '@jatra/contract/http/accept-language'
import { sayDone } from '@jatra/contract/messages/say-done'
import { confirmEmail as confirm } from '../domain/auth/confirm-email.ts'
import type { EmailConfirmations } from '../domain/auth/email-confirmations.ts'
import { loginUser } from '../domain/auth/login-user.ts'
import { logoutUser } from '../domain/auth/devices.ts'
import { registerUser, type RegisterDeps } from '../domain/auth/register-user.ts'
import { jsonInLanguage } from './json.ts'
import type { Routes } from './route.ts'

type AuthDeps = RegisterDeps & { confirmations: EmailConfirmations }

/** `/api/auth` (docs/specification.md, Authentication endpoints). */
export function authRoutes(routes: Routes, deps: AuthDeps): void {
  routes.open(register, ({ body, ...caller }) =>
    registerUser(deps, body, { ...caller, language: languageAsked(caller.request.headers) }),
  )
  routes.open(login, ({ body, ...caller }) => loginUser(deps, body, caller))
  routes.guarded(logout, async ({ request }, session) => {
    await logoutUser(deps, session.tokenHash)
    return jsonInLanguage(request, (language) => sayDone('signedOut', language))
  })
  routes.open(confirmEmail, async ({ params, clientIp, request }) => {
    await confirm(deps, params, clientIp)
    return jsonInLanguage(request, (language) => sayDone('emailConfirmed', language))
  })
  routes.guarded(getSignedIn, async (_, { user }) => ({ user }))
}
