/**
 * The page that a reset link opens.
 * @param redirectTo where its visitor was when the password was forgotten; absent: nowhere
 */
export function resetLinkPath(
  { id, token }: { id: string; token: string },
  redirectTo?: string,
): string {
  const path = `/reset-password/${encodeURIComponent(id)}/${token}`
  return redirectTo === undefined ? path : `${path}?${new URLSearchParams({ redirectTo })}`
}
