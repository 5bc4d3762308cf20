import { z } from 'zod'
import type { PageThings } from '../messages/requests.ts'
import { issue } from '../messages/message.ts'

/**
 * The `Link` header that names the next page of a list, by the same filters.
 * @param query as it was asked for, parsed
 */
export function nextPageLink(
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
  cursor: string,
): string {
  const given = Object.entries<string | number | undefined>({ ...query, cursor }).flatMap(
    ([name, value]) => (value === undefined ? [] : [[name, String(value)]]),
  )
  return `<${path}?${new URLSearchParams(given)}>; rel="next"`
}

/**
 * Query of a list in keyset pages: `limit`, 20 when absent, and the `cursor` that the next page's `Link` header names.
 * @param things what a page has, as the message calls them: `bookings`
 * @param most things of a page at most
 */
export function pageQuery(things: PageThings, most = 50) {
  const error = issue({ key: 'pageSize', params: { most, things } })
  return z.object({
    limit: z.coerce.number({ error }).int(error).min(1, error).max(most, error).default(20),
    cursor: z.string().max(200).optional(),
  })
}
