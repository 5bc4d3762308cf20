import { fullName } from '@jatra/contract/traveler/person-name'
import {
  listFlightOrders,
  listHolidayOrders,
  listVisaOrders,
} from '@jatra/contract/whole-order/endpoints'
import { getOffer } from '@jatra/contract/flight/endpoints'
import { standingOf, usesOf } from '@jatra/contract/flight/offer-use'
import { getPackage } from '@jatra/contract/holiday/endpoints'
import { getVisa, listVisas } from '@jatra/contract/visa/endpoints'
import type { VisaCountry } from '@jatra/contract/visa/visa'
import { todayInDhaka } from '@jatra/contract/values/dates'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import type { HolidayOrder } from '@jatra/contract/holiday/holiday-order'
import type { Order } from '@jatra/contract/whole-order/order'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import { isSeasonOver, validateTravelDate } from '@jatra/contract/holiday/holiday-validation'
import { DomainError } from '@jatra/contract/http/problem'
import type { AppContext } from '~/server/context.server.ts'
import { orders } from '~/messages/orders.ts'
import { reserveHref } from '~/routes/holiday/package-view.ts'
import { nextActions } from '~/routes/payment/next-actions.ts'
import { visaDetailsHref, visaScheduleHref } from '~/routes/visa/visa-choice.ts'

/** Where to continue from an unpaid order, and why there. */
export interface RetryAction {
  /** True where the link leads to the same product with the form prefilled. */
  same: boolean
  href: string
  label: string
  text: string
}

const copy = orders.retry

/**
 * The next action for an order that failed, was cancelled or has expired: the form of the same offer while it is for
 * sale, else a new search. When the same was bought or started since, it is that booking, so that the traveller does not pay twice by
 * mistake.
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
    const planAt = await readPlans(order, context)
    const since = await boughtSince(order, planAt, context)
    return since ?? (await offered(order, planAt, context)) ?? elsewhere
  } catch (error) {
    // The page can show the order without it.
    if (error instanceof DomainError) return elsewhere
    throw error
  }
}

/** The form of the same offer, or null when it is no longer for sale. */
async function offered(
  order: Order,
  planAt: PlanAt,
  context: AppContext,
): Promise<RetryAction | null> {
  if (order.serviceType === 'flight') return flight(order, context)
  return order.serviceType === 'holidays' ? holiday(order, context) : visa(order, planAt)
}

async function flight({ _id, booking, productData }: FlightOrder, context: AppContext) {
  if (standingOf(usesOf(booking)) !== 'free') return null
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
  if (!offer || isSeasonOver(offer, today)) return null
  const href = `${reserveHref(id)}?${new URLSearchParams({ again: _id })}`
  const over = validateTravelDate(offer, travelersData.travelDate, today)
  return over
    ? { ...retry(href, copy.holidayDay), label: copy.holidayDayAction }
    : retry(href, copy.holiday)
}

function visa(order: VisaOrder, planAt: PlanAt) {
  const { _id, productData, travelersData, travelers } = order
  const { country } = productData.visa
  const index = planAt(travelersData.selectedPlan.name)
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

/** Null when the offer ended or was withdrawn; other errors are for the caller. */
function orNull(error: unknown): null {
  if (error instanceof DomainError && error.status < 500 && error.status !== 429) return null
  throw error
}

/** The index of a plan in its visa's list, by name; -1 when it is no longer sold. */
type PlanAt = (name: string) => number

/**
 * Finds plans by their names in every language: an application sold before the Bangla texts has the English name of its
 * plan, a newer one the name in the page's language.
 */
async function readPlans(order: Order, context: AppContext): Promise<PlanAt> {
  const none = () => -1
  if (order.serviceType !== 'visa') return none
  const visa = await readVisa(order.productData.visa.country, context)
  if (!visa) return none
  const { visaList, inBangla } = visa
  return (name) =>
    visaList.findIndex((plan, at) => [plan.name, inBangla?.visaList[at]].includes(name))
}

/** The visa of a country in every language, or null when it is no longer sold or cannot be read. */
async function readVisa(country: VisaCountry, context: AppContext) {
  try {
    const [offer] = await context.api.call(listVisas, { query: { country } })
    if (!offer) return null
    const input = { params: { id: offer._id }, query: { languages: 'all' as const } }
    return await context.api.call(getVisa, input)
  } catch (error) {
    // What was bought since is more important, and does not need this answer.
    if (error instanceof DomainError) return null
    throw error
  }
}

type ListOrders = (api: AppContext['api'], userId: string) => Promise<Order[]>

const query = { limit: 20 }
const newestOrders: Record<Order['serviceType'], ListOrders> = {
  flight: (api, userId) => api.call(listFlightOrders, { params: { userId }, query }),
  holidays: (api, userId) => api.call(listHolidayOrders, { params: { userId }, query }),
  visa: (api, userId) => api.call(listVisaOrders, { params: { userId }, query }),
}

/** The newest later order of the same product that is paid or pending. */
async function boughtSince(
  order: Order,
  planAt: PlanAt,
  context: AppContext,
): Promise<RetryAction | null> {
  const userId = context.session.user?._id ?? ''
  const newest = await newestOrders[order.serviceType](context.api, userId)
  const since = newest.find(
    (other) =>
      other.createdAt > order.createdAt &&
      (other.paymentStatus === 'success' || other.paymentStatus === 'pending') &&
      whatOf(other, planAt) === whatOf(order, planAt),
  )
  if (!since) return null
  return {
    same: false,
    href: `/app/account/bookings/${since.serviceType}/${since._id}`,
    label: copy.seeOther,
    text: since.paymentStatus === 'success' ? copy.booked : copy.waiting,
  }
}

/** What two orders of the same journey, stay or application have in common. */
function whatOf(order: Order, planAt: PlanAt): string {
  if (order.serviceType === 'flight') return JSON.stringify(order.productData.query.legs)
  if (order.serviceType === 'holidays')
    return `${order.productData.package._id} ${order.travelersData.travelDate}`
  const { travelers, selectedPlan } = order.travelersData
  const names = travelers.map(fullName)
  const index = planAt(selectedPlan.name)
  const plan = index < 0 ? selectedPlan.name : index
  return JSON.stringify([order.productData.visa.country, plan, names])
}
