import type { SubmissionResult } from '@conform-to/react'
import { noAnswer } from '~/messages/failed.ts'

/** What Remix says when something else has answered in place of the site: a balancer, or the login page of a network. */
const NOT_OURS = 'Unable to decode turbo-stream response'

/**
 * Sends a form from the browser. When no answer of ours comes, the page stays as it is, with `lost` as the answer. It has the
 * status of an error, so that nothing of the page is read anew: that would fail too and replace what was typed.
 */
export async function sendOr(serverAction: () => Promise<unknown>, lost: object): Promise<unknown> {
  try {
    return await serverAction()
  } catch (error) {
    if (!(error instanceof TypeError) && !isOfAnother(error)) throw error
    const headers = { 'content-type': 'application/json' }
    return new Response(JSON.stringify(lost), { status: 503, headers })
  }
}

function isOfAnother(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith(NOT_OURS)
}

/** The lost answer of a form that shows an error of its own. */
export const noAnswerResult: SubmissionResult = { status: 'error', error: { '': [noAnswer] } }
