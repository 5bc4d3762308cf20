/** Addresses that are a secret themselves: the link of a letter opens an account to whoever reads it. */
const SECRET_END = /(\/reset-password\/[^/]+\/)[^/]+/g

/** A path as a log may hold it. */
export function loggedPath(path: string): string {
  return path.replace(SECRET_END, '$1[redacted]')
}
