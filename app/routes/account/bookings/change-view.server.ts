import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { openDecisions } from '@jatra/contract/flight/airline-change'
import { changeDecisions } from '@jatra/contract/flight/flight-booking'
import type { Itinerary } from '@jatra/contract/flight/flight'
import { daysLater, firstSegment } from '@jatra/contract/flight/itinerary'
import { unflownRefundOf } from '@jatra/contract/flight/unflown-refund'
import { DomainError } from '@jatra/contract/http/problem'
import { decideAirlineChange } from '@jatra/contract/whole-order/endpoints'
import type { Order } from '@jatra/contract/whole-order/order'
import { channelOf, refundDueBy } from '@jatra/contract/order/refund'
import { wayBackInWords } from '@jatra/contract/order/way-back'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { requireUser } from '~/server/context.server.ts'
import { logFailedCall } from '~/server/loaders/failed-call.server.ts'
import { formatClock, formatMinutes } from '~/messages/format-flights.ts'
import { formatBdt, formatDate } from '~/messages/format.ts'
import { language } from '~/messages/language.ts'
import { orders } from '~/messages/orders.ts'

const copy = orders.change

/** The airline's change, ready to show; null when none is waiting. */
export function viewChange(order: Order, now: number) {
  const change = order.serviceType === 'flight' ? order.booking.change : null
  if (order.serviceType !== 'flight' || !change) return null
  const open = openDecisions(order, now)
  const amount = unflownRefundOf(order)
  const paid = order.payments.find(({ status }) => status === 'success')
  const refund =
    amount > 0
      ? orders.refund.sentence(
          formatBdt(amount),
          wayBackInWords(channelOf(order), paid?.paidFrom, language),
          formatDate(refundDueBy(now, 'airline_change')),
        )
      : orders.refund.nothingLeft
  const stays = flightsIn(change.before).filter((one) => flightsIn(change.after).includes(one))
  const moved = (itineraries: readonly Itinerary[]) =>
    itineraries.filter((itinerary) => !stays.includes(flightOf(itinerary))).flatMap(viewFlights)
  return {
    id: change.id,
    before: moved(change.before),
    after: moved(change.after),
    /** Whether a part that the airline named is unchanged. */
    restStays: stays.length > 0,
    shift: shiftOf(change.before, change.after),
    again: change.replacesAccepted,
    mayAccept: open.includes('accept'),
    mayRefund: open.includes('refund'),
    refund,
    /** What is in progress; null while the traveller has to decide. */
    telling: change.decision && copy.telling[change.decision],
  }
}
export type ChangeView = NonNullable<ReturnType<typeof viewChange>>

/** Stores a decision and returns the booking after it. */
export async function decideChange(
  { request, context, params }: ActionFunctionArgs,
  form: FormData,
) {
  const user = requireUser(context, request)
  const decision = changeDecisions.find((one) => one === form.get('decision'))
  const changeId = form.get('changeId')
  if (!decision || typeof changeId !== 'string') throw data(null, { status: 400 })
  const orderId = params['orderId'] ?? ''
  try {
    await context.api.call(decideAirlineChange, {
      params: { userId: user._id, orderId },
      body: { changeId, decision },
    })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.status === 404) throw data(null, { status: 404 })
    if (error.status >= 500) logFailedCall(context.log, decideAirlineChange, error)
    return data({ error: error.message }, { status: error.status })
  }
  return redirect(`/app/account/bookings/flight/${encodeURIComponent(orderId)}`)
}

/** Each flight with its number and local times, and the arrival day where it differs. */
export function viewFlights({ segments }: Itinerary) {
  return segments.map(({ carrierCode, number, departure, arrival }) => ({
    flight: `${carrierCode} ${number}`,
    date:
      daysLater(departure.at, arrival.at) === 0
        ? formatDate(departure.at)
        : copy.overnight(formatDate(departure.at), formatDate(arrival.at)),
    from: endOf(departure),
    to: endOf(arrival),
  }))
}

const endOf = ({ iataCode, at }: { iataCode: string; at: string }) => ({
  code: iataCode,
  time: formatClock(at),
  dateTime: at.slice(0, 16),
})

/** What makes a part of a journey the same before and after. */
const flightOf = ({ segments }: Itinerary) =>
  segments
    .map((one) => `${one.carrierCode} ${one.number} ${one.departure.at} ${one.arrival.at}`)
    .join()
const flightsIn = (itineraries: readonly Itinerary[]) => itineraries.map(flightOf)

/** How far the first changed flight moves; null when none does, or when it leaves from another airport. */
function shiftOf(before: readonly Itinerary[], after: readonly Itinerary[]): string | null {
  for (const [index, itinerary] of before.entries()) {
    const later = after[index]
    if (!later) return null
    const [was, is] = [firstSegment(itinerary).departure, firstSegment(later).departure]
    if (was.iataCode !== is.iataCode) return null
    const minutes = (Date.parse(`${is.at}Z`) - Date.parse(`${was.at}Z`)) / MINUTE_MS
    if (minutes !== 0) {
      return copy[minutes > 0 ? 'later' : 'earlier'](formatMinutes(Math.abs(minutes)))
    }
  }
  return null
}
