import type { SubmissionResult } from '@conform-to/react'
import { noAnswer } from '~/messages/failed.ts'

/**
 * Sends a form from the browser. When no answer comes, the page stays as it is, with `lost` as the answer. It has the
 * status of an error, so that nothing of the page is read anew: that would fail too and replace what was typed.
 */
export async function sendOr(serverAction: () => Promise<unknown>, lost: object): Promise<unknown> {
  try {
    return await serverAction()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const headers = { 'content-type': 'application/json' }
    return new Response(JSON.stringify(lost), { status: 503, headers })
  }
}

/** The lost answer of a form that shows an error of its own. */
export const noAnswerResult: SubmissionResult = { status: 'error', error: { '': [noAnswer] } }
