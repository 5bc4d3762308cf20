import { createHash } from 'node:crypto'

/** The settings on which the headers depend. */
export interface SecurityOptions {
  /** PUBLIC_URL is https: the answer makes browsers insist on it (HSTS). */
  https: boolean
  /** Development: Vite's live reload needs inline styles and a socket. */
  development: boolean
  /** Prototype mode: its presenter shows pages of the site in frames of its own. */
  ownFrames: boolean
  /** Origins of the payment gateway, to which a form's redirect may lead. */
  gatewayOrigins: readonly string[]
}

/**
 * The policy of every page, each directive with its reason:
 * - script-src: our own files and the scripts with this answer's nonce, or with a hash of a cached answer; nothing else
 *   inline.
 * - style-src-attr: widgets place things by style attributes; those cannot load or run anything.
 * - img-src data: and blob: for the previews of pictures that the traveller picks.
 * - font-src data: for the two small fonts in our styles; a font runs no script and calls nobody.
 * - form-action: our own pages and the gateway, because the directive also applies to a form's redirect.
 * - frame-ancestors none, against clickjacking of our pay button; the prototype's own presenter may frame pages.
 */
export function contentSecurityPolicy(
  nonce: string,
  { development, gatewayOrigins, https, ownFrames }: SecurityOptions,
  scripts: readonly string[] = [`'nonce-${nonce}'`],
): string {
  const directives = [
    `default-src 'self'`,
    `script-src 'self' ${scripts.join(' ')}`,
    development ? `style-src 'self' 'unsafe-inline'` : `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self' data:`,
    development ? `connect-src 'self' ws:` : `connect-src 'self'`,
    `form-action ${["'self'", ...gatewayOrigins].join(' ')}`,
    ownFrames ? `frame-ancestors 'self'` : `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `object-src 'none'`,
  ]
  if (https) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

/**
 * Replaces the nonce of a page's policy by the hashes of its inline scripts. An injected script has no nonce, so it
 * stays forbidden.
 */
export function hashesOfScripts(html: string, nonce: string): string[] {
  const inline = html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([^]*?)<\/script>/g)
  return [...inline].flatMap(([, attributes = '', script = '']) =>
    attributes.includes(` nonce="${nonce}"`)
      ? `'sha256-${createHash('sha256').update(script).digest('base64')}'`
      : [],
  )
}

/**
 * For answers that are not pages: if a browser renders one anyway, it can do nothing. SVG pictures have inline styles.
 */
const DATA_POLICY = `default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`

/** Headers of every answer, pages, files and API alike. An answer's own policy takes precedence. */
export function setSecurityHeaders(
  headers: Headers,
  nonce: string,
  options: SecurityOptions,
): void {
  if (!headers.has('content-security-policy')) {
    const isPage = headers.get('content-type')?.startsWith('text/html')
    headers.set(
      'content-security-policy',
      isPage ? contentSecurityPolicy(nonce, options) : DATA_POLICY,
    )
  }
  headers.set('x-content-type-options', 'nosniff')
  headers.set('x-frame-options', options.ownFrames ? 'SAMEORIGIN' : 'DENY')
  if (!headers.has('referrer-policy')) {
    headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  }
  headers.set('cross-origin-opener-policy', 'same-origin')
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
  if (options.https) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
}
