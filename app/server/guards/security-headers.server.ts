import { createHash } from 'node:crypto'

/** Which headers depend on how the product runs. */
export interface SecurityOptions {
  /** PUBLIC_URL is https: then browsers are told to insist on it. */
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
 * - script-src: our own files and the scripts that carry this answer's nonce, or one of the hashes of an answer that
 *   several get; nothing inline besides.
 * - style-src-attr: widgets place things by style attributes; those cannot load or run anything.
 * - img-src data: and blob: for the previews of pictures that the traveller picks.
 * - font-src data: for the two small fonts in our styles (docs/decisions/161).
 * - form-action: our own pages and the gateway, because browsers hold a form's redirect to it too.
 * - frame-ancestors none: nobody may lay our pay button under another page; the prototype's own presenter may.
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
 * The inline scripts that a page's own nonce lets in, as a policy without that nonce names them. A script that something put
 * into the page has no nonce, and stays forbidden.
 */
export function hashesOfScripts(html: string, nonce: string): string[] {
  const inline = html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([^]*?)<\/script>/g)
  return [...inline].flatMap(([, attributes = '', script = '']) =>
    attributes.includes(` nonce="${nonce}"`)
      ? `'sha256-${createHash('sha256').update(script).digest('base64')}'`
      : [],
  )
}

/** Of answers that are no page: should a browser take one for a page, it may only show it. Pictures style themselves. */
const DATA_POLICY = `default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`

/** Headers of every answer, pages, files and API alike. An answer's own policy wins over ours. */
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
