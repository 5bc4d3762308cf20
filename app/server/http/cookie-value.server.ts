/** The value of a cookie, as it was sent. */
export function cookieValue(header: string | null | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [key, ...rest] = pair.trim().split('=')
    if (key === name) return rest.join('=') || null
  }
  return null
}
