import {
  getSignedIn,
  login,
  logout,
  register,
  confirmEmail,
} from '@jatra/contract/account/auth-endpoints'
import { languageAsked } from '@jatra/contract/http/accept-language'
import { sayDone } from '@jatra/contract/messages/say-done'
import * as passwords from '@jatra/contract/account/password-endpoints'
import type { DoneKey } from '@jatra/contract/messages/done'
import * as devices from '@jatra/contract/account/device-endpoints'
import { confirmEmail as confirm } from '../domain/auth/confirm-email.ts'
import type { EmailConfirmations } from '../domain/auth/email-confirmations.ts'
import { loginUser } from '../domain/auth/login-user.ts'
import { logoutUser, endAllDevices, endDevice, listDevices } from '../domain/auth/devices.ts'
import { registerUser, type RegisterDeps } from '../domain/auth/register-user.ts'
import { jsonInLanguage } from './json.ts'
import type { Routes } from './route.ts'
import { changePassword } from '../domain/auth/change-password.ts'
import { forgotPassword } from '../domain/auth/forgot-password.ts'
import { checkResetLink } from '../domain/auth/reset-link.ts'
import { resetPassword } from '../domain/auth/reset-password.ts'
import { byAddress, consumeRateLimit } from '../domain/limits.ts'
import type { SessionDeps } from '../domain/auth/find-session.ts'

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

/** New passwords: by the old one, or by a reset link (docs/specification.md, Authentication endpoints). */
export function passwordRoutes(routes: Routes, deps: RegisterDeps): void {
  routes.guarded(passwords.changePassword, async ({ body, request }, session) => {
    await changePassword(deps, body, session)
    // A text alone is the answer (docs/specification.md, Saved answers), so it is written as JSON here.
    return jsonInLanguage(request, (language) =>
      JSON.stringify(sayDone('passwordChanged', language).message),
    )
  })
  routes.open(passwords.forgotPassword, async ({ body, clientIp, request }) => {
    await forgotPassword(deps, body, clientIp)
    return success(request, 'resetSent')
  })
  routes.open(passwords.checkResetLink, async ({ params, clientIp }) => {
    await consumeRateLimit(deps, byAddress('resetByAddress', clientIp))
    await checkResetLink(deps, params)
    return passwords.LINK_WORKS
  })
  routes.open(passwords.resetPassword, async ({ params, body, ...caller }) => {
    await resetPassword(deps, params, body.password, caller)
    return success(caller.request, 'passwordReset')
  })
}

const success = (request: Request, key: DoneKey): Response =>
  jsonInLanguage(request, (language) => ({ status: 'success', ...sayDone(key, language) }))

/** The devices that are signed in to an account. */
export function deviceRoutes(routes: Routes, deps: SessionDeps): void {
  routes.guarded(devices.listDevices, ({ params }, session) =>
    listDevices(deps, params.userId, session),
  )
  routes.guarded(devices.endDevice, async ({ params, request }) => {
    await endDevice(deps, params.userId, params.deviceId)
    return jsonInLanguage(request, (language) => sayDone('signedOut', language))
  })
  routes.guarded(devices.endAllDevices, async ({ params, request }) => {
    await endAllDevices(deps, params.userId)
    return jsonInLanguage(request, (language) => sayDone('signedOutEverywhere', language))
  })
}
