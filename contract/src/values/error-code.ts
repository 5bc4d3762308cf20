/** The code by which Node, a driver or a library names its error: `ENOENT`, `23505`. */
export function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}
