import { data, type LoaderFunctionArgs } from '@remix-run/node'
import type { getCalendar, getReceipt } from '@jatra/contract/order/endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import { requireUser } from '../../../server/context.server.ts'
import { fileError } from '../../../server/loaders/file-error.server.ts'

/** What the API says of the file. */
const KEPT = [
  'content-type',
  'content-length',
  'content-disposition',
  'cache-control',
  'content-security-policy',
  'cross-origin-resource-policy',
]

/**
 * A file of an order, for its owner, streamed as it comes from the API.
 * @throws 404 for an order that is not there or has no such file
 */
export async function downloadOrderFile(
  endpoint: typeof getReceipt | typeof getCalendar,
  { request, context, params }: LoaderFunctionArgs,
): Promise<Response> {
  const user = requireUser(context, request)
  const named = { userId: user._id, orderId: params['orderId'] ?? '' }
  try {
    const { body, headers } = await context.api.download(endpoint, { params: named })
    const kept = new Headers()
    for (const name of KEPT) {
      const value = headers.get(name)
      if (value !== null) kept.set(name, value)
    }
    return new Response(body, { headers: kept })
  } catch (error) {
    const missing = error instanceof DomainError && error.status < 500 && error.status !== 429
    if (missing) throw data(null, { status: 404 })
    return fileError(error)
  }
}
