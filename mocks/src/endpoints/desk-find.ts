import { findOrders } from '@jatra/contract/desk/find-endpoints'
import { kindsOf, readFindTerms } from '@jatra/contract/desk/find-terms'
import { toFoundOrder } from '@jatra/contract/desk/found-order'
import {
  assertSearchFits,
  byName,
  listSavedSearches,
  removeSearch,
  saveSearch,
  type SavedSearch,
} from '@jatra/contract/desk/saved-searches'
import { pageUnknown } from '@jatra/contract/http/http-errors'
import type { HttpHandler } from 'msw'
import {
  accountOf,
  languageOfAnswer,
  type Answer,
  type EndpointContext,
  type RequestContext,
} from '../answer.ts'
import type { MockBackend } from '../mock-backend.ts'
import { allOrders, deskAccountOf } from '../state/desk-orders.ts'
import { matchOf } from '../state/matches.ts'
import { shownToTraveler } from '../state/orders.ts'

/** How staff find an order of any of the visitor's accounts, and the searches that they keep. */
export function deskFindHandlers(answer: Answer, backend: MockBackend): HttpHandler[] {
  return [
    answer(findOrders, (asked) => find(asked, backend)),
    answer(listSavedSearches, (asked) => ({ searches: searchesOf(asked) })),
    answer(saveSearch, (asked) => {
      const { visitor, params, body } = asked
      const staffId = accountOf(asked)._id
      assertSearchFits(searchesOf(asked).filter(({ id }) => id !== params.id).length)
      visitor.savedSearches.set(`${staffId} ${params.id}`, { staffId, ...params, ...body })
      return { searches: searchesOf(asked) }
    }),
    answer(removeSearch, (asked) => {
      const { visitor, params } = asked
      visitor.savedSearches.delete(`${accountOf(asked)._id} ${params.id}`)
      return { searches: searchesOf(asked) }
    }),
  ]
}

/** The newest first, as the API lists them. */
function find(asked: EndpointContext<typeof findOrders>, backend: MockBackend) {
  const { q, limit, cursor } = asked.query
  const terms = readFindTerms(q)
  const found = [...allOrders(backend, asked).values()]
    .flatMap((record) => {
      const account = deskAccountOf(asked.visitor, record.userId)
      const matched = matchOf(terms, record, account)
      return matched ? [{ order: shownToTraveler(record.order), account, matched }] : []
    })
    .sort(
      (a, b) =>
        b.order.createdAt.localeCompare(a.order.createdAt) ||
        b.order._id.localeCompare(a.order._id),
    )
  const start = cursor === undefined ? 0 : found.findIndex(({ order }) => order._id === cursor) + 1
  if (cursor !== undefined && start === 0) throw pageUnknown()
  const page = found.slice(start, start + limit)
  const language = languageOfAnswer(asked)
  return {
    q,
    kinds: kindsOf(terms),
    results: page.map((one) => toFoundOrder(one.order, one.account, one.matched, language)),
    nextCursor: found.length > start + limit ? (page.at(-1)?.order._id ?? null) : null,
  }
}

function searchesOf(asked: Pick<RequestContext, 'visitor' | 'user'>): SavedSearch[] {
  const own = accountOf(asked)._id
  return [...asked.visitor.savedSearches.values()]
    .filter(({ staffId }) => staffId === own)
    .map(({ id, name, q }) => ({ id, name, q }))
    .sort(byName)
}
