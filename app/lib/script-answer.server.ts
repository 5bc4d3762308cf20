import { Refusal } from '@jatra/contract/http/problem'

/**
 * The answer of a route that a script asks, whose page stays where it is: refusals are JSON ({ code, message, status }),
 * and being signed out is a 401 instead of a redirect to the login page.
 */
export async function answerScript(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    // The API no longer takes our token: the session is signed out by now, and this leads to the login page.
    const refusal = error instanceof Response && isRedirect(error) ? signedOut() : error
    if (!(refusal instanceof Refusal)) throw error
    const headers = refusal.retryAfter ? { 'retry-after': String(refusal.retryAfter) } : undefined
    return Response.json(refusal.toProblem(), {
      status: refusal.status,
      ...(headers && { headers }),
    })
  }
}

export function signedOut(): Refusal {
  return new Refusal('unauthenticated', 'Please sign in.')
}

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400
}
