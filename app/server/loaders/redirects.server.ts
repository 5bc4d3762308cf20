import { data, redirect, redirectDocument } from '@remix-run/node'
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

/** Where the visitor of a page around signing in wanted to go. */
export const returnPathOf = ({ url }: Request): string =>
  safePath(new URL(url).searchParams.get('redirectTo'))

/** The most characters that are sent back: what the longest valid form holds, twice. */
const MAX_SENT_BACK = 30_000

/**
 * A page that holds the form's fields, to be sent again after signing in. No page can hold a file, so it says that one is
 * missing.
 * @returns null without a form, and for one that is longer than any of ours
 */
export function sendBack(form: FormData | null) {
  if (!form) return null
  const sent = [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
  const length = sent.reduce((sum, [name, value]) => sum + name.length + value.length, 0)
  const fileMissing = [...form].some(([, value]) => value instanceof File && value.size > 0)
  return length > MAX_SENT_BACK ? null : data({ sent, fileMissing }, { status: 401 })
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
    .replace(/^(\/desk\/orders\/[^/]+)\/documents\/[^/]*$/, '$1')
    .replace(/^\/app\/account\/data$|^\/app\/picture\/[^/]*$/, '/app/account/profile')
    .replace(/^\/app\/documents\/[^/]*$/, '/app/account/documents')
}
