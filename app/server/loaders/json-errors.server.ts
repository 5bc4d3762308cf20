import { signInRequired } from '@jatra/contract/account/account-errors'
import { DomainError } from '@jatra/contract/http/problem'
import { language } from '~/messages/language.ts'
import type { AppContext } from '../context.server.ts'

/**
 * For routes that scripts fetch: errors are answered as JSON ({ code, message, status }), and a signed-out visitor gets
 * 401 instead of a redirect to the login page.
 */
export async function withJsonErrors(
  { session }: Pick<AppContext, 'session'>,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    // A redirect means that the API no longer accepts the token and the session was signed out.
    const ended = error instanceof Response && isRedirect(error)
    // The cookie stays until a page finds out: what a page sent as it was left may be answered after the traveller has signed in
    // again, and would sign them out.
    if (ended) session.changed = false
    const problem = ended ? signedOut() : error
    if (!(problem instanceof DomainError)) throw error
    const headers = problem.retryAfter ? { 'retry-after': String(problem.retryAfter) } : undefined
    return Response.json(problem.toProblem(language), {
      status: problem.status,
      ...(headers && { headers }),
    })
  }
}

export function signedOut(): DomainError {
  return signInRequired()
}

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400
}
