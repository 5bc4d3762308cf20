import { redirect } from '@remix-run/node'
import { safePath } from '@jatra/contract/values/safe-path'

export { safePath }

/** To the login page, which leads back to where the request was. */
export function redirectToLogin(request: Request): Response {
  const url = new URL(request.url)
  const back = safePath(pageOf(url.pathname.replace(/\.data$/, '')) + url.search)
  return redirect(`/login?${new URLSearchParams({ redirectTo: back })}`)
}

/** A file is no page to return to after a login, so the login leads to the page that offers it. */
function pageOf(path: string): string {
  return path
    .replace(/\/receipt\.pdf$/, '')
    .replace(/^\/app\/account\/data$|^\/app\/picture\/[^/]*$/, '/app/account/profile')
    .replace(/^\/app\/documents\/[^/]*$/, '/app/account/documents')
}
