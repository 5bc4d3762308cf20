/** The value of a cookie, as it was sent. By itself, because stories run a page that reads one in the browser. */
export function cookieValue(header: string | null | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [key, ...rest] = pair.trim().split('=')
    if (key === name) return rest.join('=') || null
  }
  return null
}
