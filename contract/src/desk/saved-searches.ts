import { z } from 'zod'
import { requiredLine } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { DomainError } from '../http/problem.ts'
import { clientIdSchema } from './notes.ts'

/** How many a member of staff may keep. */
export const MAX_SAVED_SEARCHES = 50

/** A search that a member of staff keeps for themselves. */
const savedSearchSchema = z.object({ id: z.string(), name: z.string(), q: z.string() })
export type SavedSearch = z.infer<typeof savedSearchSchema>

/** All that one member of staff keeps, by name. */
export const savedSearchesSchema = z.object({ searches: z.array(savedSearchSchema) })

const own = {
  access: 'staff',
  duty: 'orders',
  output: savedSearchesSchema,
  status: 200,
} as const

export const listSavedSearches = defineEndpoint({
  ...own,
  name: 'listSavedSearches',
  method: 'GET',
  path: '/api/desk/saved-searches',
  summary: 'The searches that a member of staff keeps, by name.',
  problems: ['unauthenticated', 'forbidden'],
})

export const searchBodySchema = z.object({
  name: requiredLine(60, 'searchNameMissing'),
  q: requiredLine(100, 'searchTextMissing'),
})

export const saveSearch = defineEndpoint({
  ...own,
  name: 'saveSearch',
  method: 'PUT',
  path: '/api/desk/saved-searches/{id}',
  summary: 'Keeps a search, or changes it; answers all of them.',
  params: z.object({ id: clientIdSchema }),
  body: searchBodySchema,
  problems: ['unauthenticated', 'forbidden', 'outdated'],
})

export const removeSearch = defineEndpoint({
  ...own,
  name: 'removeSearch',
  method: 'DELETE',
  path: '/api/desk/saved-searches/{id}',
  summary: 'Forgets a search; one that is gone already changes nothing.',
  params: z.object({ id: clientIdSchema }),
  problems: ['unauthenticated', 'forbidden'],
})

/** By name, as people look for them. */
export const byName = (a: SavedSearch, b: SavedSearch): number =>
  a.name.localeCompare(b.name, 'en') || a.id.localeCompare(b.id)

/** @param count of those that are kept, without this one @throws DomainError outdated */
export function assertSearchFits(count: number): void {
  if (count < MAX_SAVED_SEARCHES) return
  throw new DomainError('outdated', {
    key: 'tooManySearches',
    params: { most: MAX_SAVED_SEARCHES },
  })
}
