const OWN = 'http://own.invalid'
/** As a parameter of the login page it must fit into an address (see request-limits.server.ts). */
const MAX_ENCODED_LENGTH = 1900

/**
 * A path of our own to go to after login: never another origin, whatever a link says. Anything else becomes the
 * fallback.
 */
export function safePath(target: unknown, fallback = '/'): string {
  // Browsers read `//host`, `/\host` and `/<tab>/host` as another origin.
  if (typeof target !== 'string' || !/^\/(?!\/)[^\\\s]*$/.test(target)) return fallback
  if (!URL.canParse(target, OWN)) return fallback
  const url = new URL(target, OWN)
  const path = url.pathname + url.search + url.hash
  if (url.origin !== OWN || path.startsWith('//')) return fallback
  return encodeURIComponent(path).length > MAX_ENCODED_LENGTH ? fallback : path
}
