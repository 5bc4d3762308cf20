import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'

/**
 * After a conflict the booking is read again, because another tab, the airline or staff may have changed it; Remix
 * reads nothing again after an error. When the service failed it is not asked again at once.
 */
export function rereadAfterError({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return (actionStatus !== undefined && actionStatus < 500) || defaultShouldRevalidate
}
