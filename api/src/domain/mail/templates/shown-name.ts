/**
 * A username as a greeting may hold it. Anyone can sign up with another person's address, and mail programs turn
 * `www.example.com` into a link: a name that looks like one is left out.
 */
export function shownName(userName: string): string | null {
  return /^[\p{L}\p{M}\p{N}_-]+$/u.test(userName) ? userName : null
}
