import { signInRequired } from '@jatra/contract/account/account-errors'
import { DomainError } from '@jatra/contract/http/problem'
import { language } from '~/messages/language.ts'

/**
 * For routes that scripts fetch: errors are answered as JSON ({ code, message, status }), and a signed-out visitor gets
 * 401 instead of a redirect to the login page.
 */
export async function withJsonErrors(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    // A redirect means that the API no longer accepts the token and the session was signed out.
    const problem = error instanceof Response && isRedirect(error) ? signedOut() : error
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
