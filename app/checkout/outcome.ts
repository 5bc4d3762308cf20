import type { SubmissionResult } from '@conform-to/react'
import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { sendOr } from '~/forms/send-or.ts'
import type { AutofillResult } from '~/forms/use-autofill.ts'

/** Outcomes of sending a checkout other than going to the gateway. */
export interface CheckoutOutcome {
  result: SubmissionResult | null
  /** The product is no longer for sale: the flight session ended, or the package or visa was withdrawn. */
  gone: boolean
  /** Gone because its seller took it out, not because a session ended. */
  withdrawn: boolean
  /** The total that was sent and the right one, integer BDT. */
  newPrice: { was: number; is: number } | null
  /** A cancellation refunds less than on the day on which the form was shown. */
  refundReduced: boolean
  /** The answer never came: the order may have been placed or not. */
  networkError: boolean
  /** Where the bookings are that stand in the way: one, or the list. */
  bookings: { href: string; label: string } | null
  /** The traveller whose details were autofilled, when the form was sent for that alone. */
  autofilled: AutofillResult | null
}

export const emptyOutcome: CheckoutOutcome = {
  result: null,
  gone: false,
  withdrawn: false,
  newPrice: null,
  refundReduced: false,
  networkError: false,
  bookings: null,
  autofilled: null,
}

/**
 * Sends a checkout from the browser. The form stays when no answer comes: the same idempotency key makes the next
 * attempt safe.
 */
export function sendCheckout({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  return sendOr(serverAction, { ...emptyOutcome, networkError: true })
}

/**
 * After a change of the price or of the refund rule the page is read anew, so that its own lines show it. After any other
 * answer it is not: reading might fail and hide what was typed.
 */
export function revalidateForNewTerms({
  currentUrl,
  nextUrl,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  // The form was sent to another offer, for another party.
  if (currentUrl.search !== nextUrl.search) return true
  const answer: unknown = actionResult
  if (typeof answer !== 'object' || answer === null) return defaultShouldRevalidate
  if (!('newPrice' in answer && 'refundReduced' in answer)) return defaultShouldRevalidate
  return answer.newPrice !== null || answer.refundReduced === true
}
