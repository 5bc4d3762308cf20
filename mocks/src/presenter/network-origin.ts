/**
 * The origin by which a phone in the same network reaches the prototype: where it is opened as localhost, the machine's
 * own address there. Null when the machine has none.
 */
export function networkOrigin(origin: string, address: string | null): string | null {
  const url = new URL(origin)
  if (!/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname)) return url.origin
  if (address === null) return null
  url.hostname = address
  return url.origin
}
