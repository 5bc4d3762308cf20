/** Addresses that are a secret themselves: the link of an email opens an account to whoever reads it. In any case: so pages are found. */
const SECRET_END = /(\/reset-password\/[^/]+\/)[^/]+/gi

/** A path as a log may hold it. */
export function loggedPath(path: string): string {
  return path.replace(SECRET_END, '$1[redacted]')
}
