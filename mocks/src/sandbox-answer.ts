import { GOOGLE_PATH } from '@jatra/contract/account/google-sign-in'
import { SANDBOX_PAYMENT_PATH } from '@jatra/contract/sandbox/sandbox-layout'
import type { Language } from '@jatra/contract/values/language'

/** A page in place of a provider's, as the API answers it; the toolbar may stand on it, too. */
export function sandboxAnswer(page: string, language: Language, status = 200): Response {
  return new Response(page, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-security-policy': [
        "default-src 'none'",
        "style-src 'self' 'unsafe-inline'",
        "font-src 'self'",
        "img-src 'self'",
        "script-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        // Presenter mode shows two visitors side by side.
        "frame-ancestors 'self'",
      ].join('; '),
      // Not no-referrer: the form's Origin would then be null, and the app's guard would refuse it.
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    },
  })
}

/** Of the addresses under `/api/`, those that show people a page. */
export function isSandboxPath(path: string): boolean {
  return path.startsWith(`${SANDBOX_PAYMENT_PATH}/`) || path === GOOGLE_PATH
}
