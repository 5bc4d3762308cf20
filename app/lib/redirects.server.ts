import { redirect } from '@remix-run/node'
import { safePath } from '@jatra/contract/safe-path'

export { safePath }

/** To the login page, which leads back to where the request was. */
export function redirectToLogin(request: Request): Response {
  const url = new URL(request.url)
  const back = safePath(url.pathname.replace(/\.data$/, '') + url.search)
  return redirect(`/login?${new URLSearchParams({ redirectTo: back })}`)
}
