import { getSignedIn, login, logout, register } from '@jatra/contract/account/auth-endpoints'
import { languageAsked } from '@jatra/contract/http/accept-language'
import { sayDone } from '@jatra/contract/messages/say-done'
import { loginUser } from '../domain/auth/login-user.ts'
import { logoutUser } from '../domain/auth/logout-user.ts'
import { registerUser, type RegisterDeps } from '../domain/auth/register-user.ts'
import { jsonInLanguage } from './json.ts'
import type { Routes } from './route.ts'

/** `/api/auth` (docs/specification.md, Authentication endpoints). */
export function authRoutes(routes: Routes, deps: RegisterDeps): void {
  routes.open(register, ({ body, ...caller }) =>
    registerUser(deps, body, { ...caller, language: languageAsked(caller.request.headers) }),
  )
  routes.open(login, ({ body, ...caller }) => loginUser(deps, body, caller))
  routes.guarded(logout, async ({ request }, session) => {
    await logoutUser(deps, session.tokenHash)
    return jsonInLanguage(request, (language) => sayDone('signedOut', language))
  })
  routes.guarded(getSignedIn, async (_, { user }) => ({ user }))
}
