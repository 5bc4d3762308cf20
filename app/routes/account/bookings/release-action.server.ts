import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { DomainError } from '@jatra/contract/http/problem'
import { releaseOrder } from '@jatra/contract/whole-order/checkout-endpoints'
import { withoutLanguage } from '@jatra/contract/values/language'
import { requireUser } from '~/server/context.server.ts'
import { logFailedCall } from '~/server/loaders/failed-call.server.ts'

/** Releases an unpaid booking and returns it as it is then. */
export async function release({ request, context, params }: ActionFunctionArgs) {
  const user = requireUser(context, request)
  const orderId = params['orderId'] ?? ''
  try {
    await context.api.call(releaseOrder, { params: { userId: user._id, orderId } })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.status === 404) throw data(null, { status: 404 })
    if (error.status >= 500) logFailedCall(context.log, releaseOrder, error)
    return data({ notReleased: error.message }, { status: error.status })
  }
  return redirect(withoutLanguage(new URL(request.url).pathname).replace(/\.data$/, ''))
}
