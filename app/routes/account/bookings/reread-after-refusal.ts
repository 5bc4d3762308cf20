import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'

/**
 * Another tab, the airline or a colleague may have moved the booking: what is refused for that shows it as it is now.
 * Remix reads nothing anew after a refusal. A service that failed is not asked at once again.
 */
export function rereadAfterRefusal({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return (actionStatus !== undefined && actionStatus < 500) || defaultShouldRevalidate
}
