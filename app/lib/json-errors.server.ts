import { DomainError } from '@jatra/contract/http/problem'

/**
 * For routes that scripts fetch: errors are answered as JSON ({ code, message, status }), and a signed-out visitor gets
 * 401 instead of a redirect to the login page.
 */
export async function withJsonErrors(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    // A redirect means that the API no longer accepts the token and the session was signed out.
    const refusal = error instanceof Response && isRedirect(error) ? signedOut() : error
    if (!(refusal instanceof DomainError)) throw error
    const headers = refusal.retryAfter ? { 'retry-after': String(refusal.retryAfter) } : undefined
    return Response.json(refusal.toProblem(), {
      status: refusal.status,
      ...(headers && { headers }),
    })
  }
}

export function signedOut(): DomainError {
  return new DomainError('unauthenticated', 'Please sign in.')
}

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400
}
