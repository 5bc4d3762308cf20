import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { ageBands, roomTypes } from '@jatra/contract/order/rooms'
import { DomainError } from '@jatra/contract/http/problem'
import type { CancellationChoice } from '@jatra/contract/order/cancellation'
import { cancelOrder, quoteCancellation } from '@jatra/contract/whole-order/endpoints'
import type { Order } from '@jatra/contract/whole-order/order'
import { releaseOrder } from '@jatra/contract/whole-order/checkout-endpoints'
import { withoutLanguage } from '@jatra/contract/values/language'
import { requireUser } from '~/server/context.server.ts'
import { logFailedCall } from '~/server/loaders/failed-call.server.ts'
import { viewQuote } from './cancellation-view.ts'
import { readOrder } from './order-view.server.ts'

/**
 * Quotes a cancellation, or cancels by the quote that was shown.
 * @param kind of the page that it is asked on
 */
export async function actOnCancellation(
  args: ActionFunctionArgs,
  form: FormData,
  kind: Order['serviceType'],
) {
  const { request, context } = args
  const user = requireUser(context, request)
  const orderId = args.params['orderId'] ?? ''
  const params = { userId: user._id, orderId }
  const confirms = form.get('cancellation') === 'confirm'
  const quoteId = form.get('quoteId')
  const chosen = choiceOf(form)
  const ask = async () => {
    const quote = await context.api.call(quoteCancellation, { params, body: chosen })
    return viewQuote(await readOrder(args, kind), quote, context.now())
  }
  try {
    if (!confirms) return data({ quote: await ask() })
    if (typeof quoteId !== 'string') throw data(null, { status: 400 })
    await context.api.call(cancelOrder, { params, body: { quoteId } })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.status === 404 && !confirms) throw data(null, { status: 404 })
    if (error.status >= 500)
      logFailedCall(context.log, confirms ? cancelOrder : quoteCancellation, error)
    // The quote is outdated: the page shows a new one for the same choice, if that can still be made.
    const quote = confirms && isOver(error) ? await ask().catch(notAsked) : null
    return data({ notCancelled: error.message, chosen, quote }, { status: error.status })
  }
  return redirect(`/app/account/bookings/${kind}/${encodeURIComponent(orderId)}`)
}

const isOver = ({ code }: DomainError) => code === 'outdated' || code === 'session_expired'

function notAsked(error: unknown): null {
  if (error instanceof DomainError) return null
  throw error
}

/** The part of the booking to cancel. An empty choice is an error and does not mean everyone. */
function choiceOf(form: FormData): CancellationChoice {
  if (form.has('choosing')) {
    const travelerIds = form.getAll('travelerIds').filter((one) => typeof one === 'string')
    return { travelerIds }
  }
  if (!form.has('choosingStay')) return {}
  const countOf = (name: string) => Number(form.get(name) ?? 0)
  const rooms = { singleRoom: 0, doubleRoom: 0, twinRoom: 0, tripleRoom: 0 }
  const people = { adults: 0, child: 0, child2: 0, infants: 0 }
  for (const room of roomTypes) rooms[room] = countOf(`rooms.${room}`)
  for (const band of ageBands) people[band] = countOf(`people.${band}`)
  return { stay: { rooms, people } }
}

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
