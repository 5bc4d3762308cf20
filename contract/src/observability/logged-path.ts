/** Paths that are secrets, such as links in emails. Case-insensitive, as routes are matched. */
const SECRET_END = /(\/(?:reset-password|confirm-email)\/[^/]+\/)[^/]+/gi

/** A path as a log may hold it. */
export function loggedPath(path: string): string {
  return path.replace(SECRET_END, '$1[redacted]')
}
