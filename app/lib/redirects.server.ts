import { redirect } from '@remix-run/node'

/**
 * A path of our own to go to after login (D15): never another origin, whatever a link says.
 * Anything else becomes the fallback.
 */
export function safePath(target: unknown, fallback = '/'): string {
  if (typeof target !== 'string' || !target.startsWith('/') || target.length > 1500) return fallback
  // Browsers read `//host`, `/\host` and `/<tab>/host` as another origin.
  let url: URL
  try {
    url = new URL(target, 'http://own.invalid')
  } catch {
    return fallback
  }
  if (url.origin !== 'http://own.invalid' || target.includes('\\') || /\s/.test(target))
    return fallback
  const path = url.pathname + url.search + url.hash
  return path.startsWith('//') ? fallback : path
}

/** To the login page, which leads back to where the request was. */
export function redirectToLogin(request: Request): Response {
  const url = new URL(request.url)
  const back = safePath(url.pathname.replace(/\.data$/, '') + url.search)
  return redirect(`/login?${new URLSearchParams({ redirectTo: back })}`)
}
