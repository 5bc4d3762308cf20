import type { SubmissionResult } from '@conform-to/react'
import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from '@remix-run/react'
import type { AutofillResult } from '~/forms/use-autofill.ts'

/** What sending a checkout can come to besides the gateway. */
export interface CheckoutOutcome {
  result: SubmissionResult | null
  /** What was to be bought is no longer for sale: the flight session ended, or the package or visa was withdrawn. */
  gone: boolean
  /** Gone because its seller took it out, not because a session ended. */
  withdrawn: boolean
  /** The total that was sent and the right one, integer BDT (decision 013, The API computes the price again). */
  newPrice: { was: number; is: number } | null
  /** The answer never came: the order may have been placed or not. */
  networkError: boolean
  /** Too many bookings wait for their payment already. */
  unpaid: boolean
  /** Whose details were filled in, where that was all that was asked. */
  autofilled: AutofillResult | null
}

export const emptyOutcome: CheckoutOutcome = {
  result: null,
  gone: false,
  withdrawn: false,
  newPrice: null,
  networkError: false,
  unpaid: false,
  autofilled: null,
}

/**
 * Sends a checkout from the browser. An answer that never came must not take the form away: the same idempotency key
 * makes the next attempt safe.
 */
export async function sendCheckout({
  serverAction,
}: ClientActionFunctionArgs): Promise<CheckoutOutcome> {
  try {
    return await serverAction<CheckoutOutcome>()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return { ...emptyOutcome, networkError: true }
  }
}

/**
 * A price that has changed shows in the page's own lines too, so the page is read anew with it. After any other answer
 * it is not: reading might fail, and what was typed would be out of sight.
 */
export function revalidateForNewPrice({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const answer: unknown = actionResult
  if (typeof answer !== 'object' || answer === null || !('newPrice' in answer))
    return defaultShouldRevalidate
  return answer.newPrice !== null
}
