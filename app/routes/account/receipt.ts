import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { getReceipt } from '@jatra/contract/calls/orders'
import { Refusal } from '@jatra/contract/problem'
import { requireUser } from '../../lib/context.server.ts'
import { refusedFile } from '../../lib/refused-file.server.ts'

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
 * The receipt of a paid order, to keep: a PDF, streamed as it comes from the API.
 * @throws 404 for an order that is not there or not paid: there is no such file
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const user = requireUser(context, request)
  const named = { userId: user._id, orderId: params['orderId'] ?? '' }
  try {
    const { body, headers } = await context.api.download(getReceipt, { params: named })
    const kept = KEPT.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value] as [string, string]]
    })
    return new Response(body, { headers: kept })
  } catch (error) {
    const missing = error instanceof Refusal && error.status < 500 && error.status !== 429
    if (missing) throw data(null, { status: 404 })
    return refusedFile(error)
  }
}
