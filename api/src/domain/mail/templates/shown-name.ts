/**
 * A username as a greeting may hold it. Anybody can make an account in somebody else's address, and mail programs turn
 * `www.example.com` into a link: a name that could be one is not said.
 */
export function shownName(userName: string): string | null {
  return /^[\p{L}\p{M}\p{N}_-]+$/u.test(userName) ? userName : null
}
