import { data, type LoaderFunctionArgs } from '@remix-run/node'
import type { getCalendar, getETicket, getReceipt } from '@jatra/contract/whole-order/endpoints'
import type { getVoucher } from '@jatra/contract/whole-order/voucher'
import { DomainError } from '@jatra/contract/http/problem'
import { requireUser } from '~/server/context.server.ts'
import { fileError, fileResponse } from '~/server/loaders/file-response.server.ts'

/**
 * A file of an order, for its owner, streamed as it comes from the API.
 * @throws 404 for an order that is not there or has no such file
 */
export async function downloadOrderFile(
  endpoint: typeof getReceipt | typeof getETicket | typeof getCalendar | typeof getVoucher,
  { request, context, params }: LoaderFunctionArgs,
): Promise<Response> {
  const user = requireUser(context, request)
  const named = { userId: user._id, orderId: params['orderId'] ?? '' }
  try {
    return fileResponse(await context.api.download(endpoint, { params: named }))
  } catch (error) {
    const missing = error instanceof DomainError && error.status < 500 && error.status !== 429
    if (missing) throw data(null, { status: 404 })
    return fileError(error)
  }
}
