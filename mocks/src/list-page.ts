import { nextPageLink } from '@jatra/contract/http/page-query'
import type { RequestContext } from './answer.ts'
import { invalidFields } from '@jatra/contract/http/problem'

/**
 * One page of a list by keyset, with the next one's address in the answer's headers.
 * @param path of the list's endpoint
 * @throws DomainError invalid_input for the cursor of no page
 */
export function listPage<One extends { id: string }>(
  all: readonly One[],
  path: string,
  {
    query,
    headers,
  }: Pick<RequestContext, 'headers'> & { query: { limit: number; cursor?: string | undefined } },
): One[] {
  const { limit, cursor } = query
  const after = all.findIndex(({ id }) => id === cursor)
  if (cursor !== undefined && after < 0) throw invalidFields({ cursor: ['pageUnknown'] })
  const page = all.slice(after + 1, after + 1 + limit)
  const last = page.at(-1)
  if (last && last !== all.at(-1)) headers.set('link', nextPageLink(path, query, last.id))
  return page
}
