import type { LoaderFunctionArgs } from '@remix-run/node'
import { data, redirect } from '@remix-run/node'
import { findOrders } from '@jatra/contract/desk/find-endpoints'
import { kindsOf, readFindTerms } from '@jatra/contract/desk/find-terms'
import type { FoundOrder } from '@jatra/contract/desk/found-order'
import { clientIdSchema } from '@jatra/contract/desk/notes'
import {
  listSavedSearches,
  removeSearch,
  saveSearch,
  searchBodySchema,
} from '@jatra/contract/desk/saved-searches'
import { DomainError } from '@jatra/contract/http/problem'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { parseSubmission } from '~/forms/parse-submission.server.ts'
import { replyWithError } from '~/forms/submission.server.ts'
import { desk } from '~/messages/desk.ts'
import { formatBdt, formatDate } from '~/messages/format.ts'
import type { AppContext } from '~/server/context.server.ts'
import { orUnavailable } from '~/server/loaders/failed-call.server.ts'

const copy = desk.find

/** What was looked for at this address, and what was found. Null where nothing was looked for yet. */
export async function findAt({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim() ?? ''
  const cursor = searchParams.get('cursor') ?? undefined
  if (q === '') return null
  try {
    const found = await context.api.call(findOrders, { query: { q, cursor } })
    return {
      q,
      kinds: found.kinds,
      rows: found.results.map(viewRow),
      older: found.nextCursor && addressOf(q, found.nextCursor),
      newest: cursor === undefined ? null : addressOf(q),
      problem: null,
    }
  } catch (error) {
    if (!(error instanceof DomainError) || error.status >= 500) return orUnavailable(error)
    // A cursor that somebody changed leads to the first page; a text that cannot be read says why.
    if (cursor !== undefined) throw redirect(addressOf(q))
    const kinds = kindsOf(readFindTerms(q))
    return { q, kinds, rows: [], older: null, newest: null, problem: error.message }
  }
}

export type FoundView = NonNullable<Awaited<ReturnType<typeof findAt>>>

const addressOf = (q: string, cursor?: string) =>
  `/desk/find?${new URLSearchParams({ q, ...(cursor !== undefined && { cursor }) })}`

function viewRow(order: FoundOrder) {
  const { orderId, bookingReference, title, travelers, customer, status, matched } = order
  return {
    id: orderId,
    bookingReference,
    title,
    travelers: travelers.join(', '),
    customer: customer.name ?? '',
    email: customer.email,
    status,
    booked: formatDate(todayInDhaka(Date.parse(order.placedAt))),
    total: formatBdt(order.total),
    matched: copy.matched[matched],
  }
}

/** Null when they could not be read: the rest of the page works without them. */
export async function readSavedSearches({ api }: AppContext) {
  try {
    const { searches } = await api.call(listSavedSearches, {})
    return searches.map(({ id, name, q }) => ({ id, name, href: addressOf(q) }))
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

const searchFormSchema = searchBodySchema.extend({ id: clientIdSchema })

/** Keeps the search that is shown. The form has the id, so that sending it twice keeps it once. */
export async function keepSearch({ api }: AppContext, form: FormData) {
  const submission = parseSubmission(form, { schema: searchFormSchema })
  if (submission.status !== 'success')
    return data({ saved: false, result: submission.reply() }, { status: 400 })
  try {
    const { id, ...body } = submission.value
    await api.call(saveSearch, { params: { id }, body })
    return data({ saved: true, result: null })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return data(
      { saved: false, result: replyWithError(submission, error) },
      { status: error.status },
    )
  }
}

/** Forgets one; that it is gone already is as good. */
export async function forgetSearch({ api }: AppContext, id: string) {
  try {
    await api.call(removeSearch, { params: { id } })
    return data({ saved: false, result: null })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return data(
      { saved: false, result: { status: 'error' as const, error: { '': [error.message] } } },
      { status: error.status },
    )
  }
}
