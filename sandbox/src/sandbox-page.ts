import { createHash } from 'node:crypto'
import type { Language } from '@jatra/contract/values/language'
import { SANDBOX_STYLE } from '@jatra/contract/sandbox/sandbox-layout'
import { languageAsked } from '@jatra/contract/http/accept-language'
import type { Context } from 'hono'
import { payerLanguageOf, type PayerLanguageDeps } from '@jatra/api/domain/payments/return-page'

const styleHash = createHash('sha256').update(SANDBOX_STYLE).digest('base64')

/**
 * Headers of a sandbox page: its own style, the site's tokens, fonts and icon, and forms to us (Chromium asks form-action of
 * the redirects too).
 */
export function sandboxPageHeaders(publicUrl: string, language: Language): Record<string, string> {
  const targets = publicUrl ? `'self' ${publicUrl}` : `'self'`
  return {
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'self' 'sha256-${styleHash}'`,
      "font-src 'self'",
      "img-src 'self'",
      `form-action ${targets}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    // Not no-referrer: the forms' Origin would then be null, and our own guard would reject them.
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  }
}

/** The language of a gateway's page: the payer's, or the browser's where the transaction is none of ours. */
export async function paymentPageLanguage(
  deps: PayerLanguageDeps,
  c: Context,
  tranId: string | undefined,
): Promise<Language> {
  const ofPayer = tranId === undefined ? null : await payerLanguageOf(deps, tranId)
  const asked = languageAsked(c.req.raw.headers)
  return ofPayer ?? deps.languages.find((one) => one === asked) ?? 'en'
}
