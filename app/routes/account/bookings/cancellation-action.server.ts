import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { DomainError } from '@jatra/contract/http/problem'
import { cancelOrder, quoteCancellation } from '@jatra/contract/order/endpoints'
import { requireUser } from '~/lib/context.server.ts'
import { logFailedCall } from '~/lib/failed-call.server.ts'
import { viewQuote } from './cancellation-view.ts'
import { readOrder } from './order-view.server.ts'

/** Says what a cancellation brings, or cancels by what was said. */
export async function actOnCancellation(args: ActionFunctionArgs, form: FormData) {
  const { request, context } = args
  const user = requireUser(context, request)
  const orderId = args.params['orderId'] ?? ''
  const params = { userId: user._id, orderId }
  const confirms = form.get('cancellation') === 'confirm'
  const quoteId = form.get('quoteId')
  const chosen = form.getAll('travelerIds').filter((one) => typeof one === 'string')
  // Nobody chosen is a mistake, and not everybody.
  const body = form.has('choosing') ? { travelerIds: chosen } : {}
  try {
    if (!confirms) {
      const quote = await context.api.call(quoteCancellation, { params, body })
      return data({ quote: viewQuote(await readOrder(args, 'flight'), quote) })
    }
    if (typeof quoteId !== 'string') throw data(null, { status: 400 })
    await context.api.call(cancelOrder, { params, body: { quoteId } })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.status === 404 && !confirms) throw data(null, { status: 404 })
    if (error.status >= 500)
      logFailedCall(context.log, confirms ? cancelOrder : quoteCancellation, error)
    return data({ notCancelled: error.message, chosen }, { status: error.status })
  }
  return redirect(`/app/account/bookings/flight/${encodeURIComponent(orderId)}`)
}
