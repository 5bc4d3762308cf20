import {
  listFlightOrders,
  listHolidayOrders,
  listVisaOrders,
} from '@jatra/contract/order/endpoints'
import { getOffer } from '@jatra/contract/flight/endpoints'
import { getPackage } from '@jatra/contract/holiday/endpoints'
import { listVisas } from '@jatra/contract/visa/endpoints'
import { todayInDhaka } from '@jatra/contract/values/dates'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import type { HolidayOrder } from '@jatra/contract/holiday/holiday-order'
import type { Order } from '@jatra/contract/order/order'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import { validateTravelDate } from '@jatra/contract/holiday/holiday-validation'
import type { EndpointInput } from '@jatra/contract/http/endpoint'
import { DomainError } from '@jatra/contract/http/problem'
import type { AppContext } from '~/lib/context.server.ts'
import { orders } from '~/messages/orders.ts'
import { reserveHref } from '~/routes/holiday/package-view.ts'
import { nextActions } from '~/routes/payment/next-actions.ts'
import { visaDetailsHref, visaScheduleHref } from '~/routes/visa/visa-choice.ts'

/** Where one goes on from an order that was not paid, with the reason. */
export interface RetryAction {
  /** True where the same is bought again, filled in. */
  same: boolean
  href: string
  label: string
  text: string
}

const copy = orders.again

/**
 * The way on from an order that failed, was cancelled or has expired: the form of the same offer while it stands, else
 * a new search; or, when the same was bought or begun since, that booking, to avoid paying twice unawares.
 * @returns null for an order that is paid or waits
 */
export async function findRetryAction(
  order: Order,
  context: AppContext,
): Promise<RetryAction | null> {
  if (order.paymentStatus === 'success' || order.paymentStatus === 'pending') return null
  const { searchHref, searchLabel } = nextActions(order)
  const elsewhere = { same: false, href: searchHref, label: searchLabel, text: copy.search }
  try {
    return (await boughtSince(order, context)) ?? (await offered(order, context)) ?? elsewhere
  } catch (error) {
    // The order itself is there to be read; what could not be asked does not take it away.
    if (error instanceof DomainError) return elsewhere
    throw error
  }
}

/** The form of the same offer, or null when it does not stand any more. */
function offered(order: Order, context: AppContext): Promise<RetryAction | null> {
  if (order.serviceType === 'flight') return flight(order, context)
  return order.serviceType === 'holidays' ? holiday(order, context) : visa(order, context)
}

async function flight({ _id, productData }: FlightOrder, context: AppContext) {
  const { searchUid, offer } = productData
  const params = { searchUid, flightId: offer.id }
  const stands = await context.api.call(getOffer, { params }).catch(orNull)
  const query = new URLSearchParams({ searchId: searchUid, index: offer.id, again: _id })
  return stands && retry(`/flight/booking/?${query}`, copy.flight)
}

async function holiday({ _id, productData, travelersData }: HolidayOrder, context: AppContext) {
  const { _id: id } = productData.package
  const offer = await context.api.call(getPackage, { params: { id } }).catch(orNull)
  const today = todayInDhaka(context.now())
  if (!offer || offer.validTo < today) return null
  const href = `${reserveHref(id)}?${new URLSearchParams({ again: _id })}`
  const over = validateTravelDate(offer, travelersData.travelDate, today)
  return over
    ? { ...retry(href, copy.holidayDay), label: copy.holidayDayAction }
    : retry(href, copy.holiday)
}

async function visa(order: VisaOrder, context: AppContext) {
  const { _id, productData, travelersData, travelers } = order
  const { country } = productData.visa
  const [offer] = await context.api.call(listVisas, { query: { country } })
  const { name } = travelersData.selectedPlan
  const index = offer?.visaList.findIndex((option) => option.name === name) ?? -1
  const nationality = travelersData.travelers[0]?.nationality ?? ''
  const choice = { country, nationality, travelers, category: null }
  if (index < 0) {
    const { searchLabel: label } = nextActions(order)
    return { same: false, href: visaDetailsHref(choice), label, text: copy.search }
  }
  return retry(
    `${visaScheduleHref(index, choice)}&${new URLSearchParams({ again: _id })}`,
    copy.visa,
  )
}

const retry = (href: string, text: string): RetryAction => ({
  same: true,
  href,
  label: copy.action,
  text,
})

/** What ended or was withdrawn stands no more; what could not be asked is the caller's to judge. */
function orNull(error: unknown): null {
  if (error instanceof DomainError && error.status < 500 && error.status !== 429) return null
  throw error
}

type OrderList = (
  api: AppContext['api'],
  input: EndpointInput<typeof listFlightOrders>,
) => Promise<Order[]>

const lists: Record<Order['serviceType'], OrderList> = {
  flight: (api, input) => api.call(listFlightOrders, input),
  holidays: (api, input) => api.call(listHolidayOrders, input),
  visa: (api, input) => api.call(listVisaOrders, input),
}

/** The newest later order of the same that is paid or waits. */
async function boughtSince(order: Order, context: AppContext): Promise<RetryAction | null> {
  const userId = context.session.user?._id ?? ''
  const list = lists[order.serviceType]
  const newest = await list(context.api, { params: { userId }, query: { limit: 20 } })
  const since = newest.find(
    (other) =>
      other.createdAt > order.createdAt &&
      (other.paymentStatus === 'success' || other.paymentStatus === 'pending') &&
      whatOf(other) === whatOf(order),
  )
  if (!since) return null
  return {
    same: false,
    href: `/app/account/bookings/${since.serviceType}/${since._id}`,
    label: copy.seeOther,
    text: since.paymentStatus === 'success' ? copy.booked : copy.waiting,
  }
}

/** Two orders of the same journey, stay or application have this in common. */
function whatOf(order: Order): string {
  if (order.serviceType === 'flight') return JSON.stringify(order.productData.query.legs)
  if (order.serviceType === 'holidays')
    return `${order.productData.package._id} ${order.travelersData.travelDate}`
  const { travelers, selectedPlan } = order.travelersData
  const names = travelers.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  return JSON.stringify([order.productData.visa.country, selectedPlan.name, names])
}
