import { redirect, redirectDocument } from '@remix-run/node'
import { withoutLanguage } from '@jatra/contract/values/language'
import { safePath } from '@jatra/contract/values/safe-path'

export { safePath }

/**
 * To the login page, which leads back to where the request was.
 * @param why said there: the visitor was signed in and did not sign out
 */
export function redirectToLogin(request: Request, why: { session?: 'ended' } = {}): Response {
  const url = new URL(request.url)
  const back = safePath(pageOf(withoutLanguage(url.pathname).replace(/\.data$/, '')) + url.search)
  return redirect(`/login?${new URLSearchParams({ redirectTo: back, ...why })}`)
}

/**
 * Redirects to a gateway's page by its full address, even when it is on this site: a path would be taken for a page in
 * the visitor's language.
 */
export function redirectToGateway(url: string, { origin }: { origin: string }): Response {
  return redirectDocument(new URL(url, origin).href)
}

/** A file cannot be the page to return to after a login, so the login leads to the page that links to it. */
function pageOf(path: string): string {
  return path
    .replace(/\/receipt\.pdf$/, '')
    .replace(/^\/app\/account\/data$|^\/app\/picture\/[^/]*$/, '/app/account/profile')
    .replace(/^\/app\/documents\/[^/]*$/, '/app/account/documents')
}
