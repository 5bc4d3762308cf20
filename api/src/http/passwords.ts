import * as endpoints from '@jatra/contract/account/password-endpoints'
import type { DoneKey } from '@jatra/contract/messages/done'
import { sayDone } from '@jatra/contract/messages/say-done'
import { changePassword } from '../domain/auth/change-password.ts'
import { forgotPassword } from '../domain/auth/forgot-password.ts'
import type { RegisterDeps } from '../domain/auth/register-user.ts'
import { checkResetLink } from '../domain/auth/reset-link.ts'
import { resetPassword } from '../domain/auth/reset-password.ts'
import { byAddress, consumeRateLimit } from '../domain/limits.ts'
import { jsonInLanguage } from './json.ts'
import type { Routes } from './route.ts'

/** New passwords: by the old one, or by a reset link (docs/specification.md, Authentication endpoints). */
export function passwordRoutes(routes: Routes, deps: RegisterDeps): void {
  routes.guarded(endpoints.changePassword, async ({ body, request }, session) => {
    await changePassword(deps, body, session)
    // A text alone is the answer (docs/specification.md, Saved answers), so it is written as JSON here.
    return jsonInLanguage(request, (language) =>
      JSON.stringify(sayDone('passwordChanged', language).message),
    )
  })
  routes.open(endpoints.forgotPassword, async ({ body, clientIp, request }) => {
    await forgotPassword(deps, body, clientIp)
    return success(request, 'resetSent')
  })
  routes.open(endpoints.checkResetLink, async ({ params, clientIp }) => {
    await consumeRateLimit(deps, byAddress('resetByAddress', clientIp))
    await checkResetLink(deps, params)
    return endpoints.LINK_WORKS
  })
  routes.open(endpoints.resetPassword, async ({ params, body, ...caller }) => {
    await resetPassword(deps, params, body.password, caller)
    return success(caller.request, 'passwordReset')
  })
}

const success = (request: Request, key: DoneKey): Response =>
  jsonInLanguage(request, (language) => ({ status: 'success', ...sayDone(key, language) }))
