import { login, sendConfirmation } from '@jatra/contract/account/auth-endpoints'
import { findOrders } from '@jatra/contract/desk/find-endpoints'
import { searchFlights } from '@jatra/contract/flight/endpoints'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import {
  cancelOrder,
  decideAirlineChange,
  listFlightOrders,
  listHolidayOrders,
  listVisaOrders,
  quoteCancellation,
} from '@jatra/contract/whole-order/endpoints'
import { listPackages } from '@jatra/contract/holiday/endpoints'
import { forgotPassword } from '@jatra/contract/account/password-endpoints'
import { processPayment, type PaymentBody } from '@jatra/contract/whole-order/checkout-endpoints'
import { listVisas } from '@jatra/contract/visa/endpoints'
import { handOverVisa } from '@jatra/contract/visa/hand-over'
import type { Order } from '@jatra/contract/whole-order/order'
import type { PaymentStatus } from '@jatra/contract/payment/payment-status'
import { SCENARIO_HEADER } from '@jatra/mocks/answer'
import { EMAILS_PATH } from '@jatra/mocks/endpoints/emails'
import { USER_AGENT_HEADER } from '@jatra/mocks/state/sessions'
import type { ScenarioName } from '@jatra/mocks/scenarios/index'
import type { SentEmail } from '@jatra/mocks/state/visitor-state'
import { atPartCancelled } from '@jatra/mocks/prepared/arrivals'
import { applicationOf, bodyFor, reservationOf } from '@jatra/mocks/prepared/payment-bodies'
import type { StartingPoint } from './flow.tsx'
import { passwordOf, PHONE, type Site } from './site.tsx'

/** The reference day is 20 November 2026. */
const DEPARTURE = '2026-12-04'

const search = (destinationLocationCode: string) => ({
  originLocationCode: 'DAC',
  destinationLocationCode,
  departureDate: DEPARTURE,
})

/** Results of Dhaka to somewhere, one adult. */
export const resultsTo = (code: string, more: Record<string, string> = {}) =>
  `/flight/search?${new URLSearchParams({ ...search(code), adults: '1', max: '10', ...more })}`

/** The booking page of the first flight that a search finds. */
export const atBooking =
  (code = 'CXB'): StartingPoint =>
  async ({ client }) => {
    const { searchUid, flights } = await client.call(searchFlights, { query: search(code) })
    const index = flights.data[0]?.id ?? ''
    return `/flight/booking/?${new URLSearchParams({ searchId: searchUid, index })}`
  }

export type Bought = PaymentBody['serviceType']

/** An order that was just placed, on its way to the payment page. */
export const atGateway =
  (bought: Bought): StartingPoint =>
  async (site) =>
    new URL((await place(site, bought)).url, window.location.origin).pathname

/** Back from the payment page before the gateway confirmed anything. */
export const backUnpaid =
  (bought: Bought): StartingPoint =>
  async (site) =>
    `/payment/return/${(await place(site, bought)).orderId}`

/** Back at the site with a flight that is held and not paid. @param scenario in play while it is booked */
export const heldFlight =
  (scenario?: ScenarioName): StartingPoint =>
  async (site) => {
    const me = signedIn(site)
    const found = await site.client.call(searchFlights, { query: search('BKK') })
    const data = found.flights.data.filter(({ hold }) => hold)
    const body = bodyFor({ ...found, flights: { ...found.flights, data } }, me)
    const input = { params: { paymentType: body.paymentType }, body: { ...body, payLater: true } }
    const { orderId } = await site.client.call(processPayment, input, {
      token: me.access_token,
      ...(scenario && { headers: { [SCENARIO_HEADER]: scenario } }),
    })
    return `/payment/return/${orderId}`
  }

async function place(site: Site, bought: Bought) {
  const body = await bodyOf(site, bought)
  const { access_token: token } = signedIn(site)
  return site.client.call(processPayment, { params: { paymentType: 'bkash' }, body }, { token })
}

async function bodyOf(site: Site, bought: Bought): Promise<PaymentBody> {
  const { client } = site
  const me = signedIn(site)
  if (bought === 'flight') {
    return bodyFor(await client.call(searchFlights, { query: search('BKK') }), me)
  }
  if (bought === 'holidays') {
    const [holiday] = await client.call(listPackages, { query: { destination: ['Nepal'] } })
    return reservationOf(some(holiday), me)
  }
  const visas = await client.call(listVisas, {})
  return applicationOf(some(visas.find(({ country }) => country === 'Thailand')), me)
}

const lists = { flight: listFlightOrders, holidays: listHolidayOrders, visa: listVisaOrders }

/** The page of an earlier order. */
export const orderThatIs =
  (bought: Bought, status: PaymentStatus): StartingPoint =>
  async (site) =>
    `/app/account/bookings/${bought}/${(await earlierOrder(site, bought, status))._id}`

/** The page of an earlier flight that its airline changed. */
export const flightThatChanged: StartingPoint = async (site) =>
  `/app/account/bookings/flight/${(await changedOrder(site))._id}`

/** What another device of the same traveller does about it: that one takes the money back. */
export async function cancelChangedFlight(site: Site): Promise<void> {
  const { user, access_token: token } = signedIn(site)
  const { _id: orderId, booking } = await changedOrder(site)
  const params = { userId: user._id, orderId }
  const body = { changeId: some(booking.change).id, decision: 'refund' as const }
  await site.client.call(decideAirlineChange, { params, body }, { token })
}

async function changedOrder(site: Site): Promise<FlightOrder> {
  const { user, access_token: token } = signedIn(site)
  const input = { params: { userId: user._id }, query: {} }
  const orders = await site.client.call(listFlightOrders, input, { token })
  return some(orders.find(({ booking }) => booking.status === 'change_pending'))
}

/** The page of an earlier flight of several, of whom one is cancelled for. */
export const partlyCancelledFlight: StartingPoint = (site) =>
  atPartCancelled({ client: site.client, me: signedIn(site) })

/** The page that deletes the account, while an earlier flight of it is being cancelled. */
export const atDeletionWhileCancelling: StartingPoint = async (site) => {
  const { user, access_token: token } = signedIn(site)
  const { _id: orderId } = await earlierOrder(site, 'flight', 'success')
  const params = { userId: user._id, orderId }
  const { quoteId } = await site.client.call(quoteCancellation, { params, body: {} }, { token })
  await site.client.call(cancelOrder, { params, body: { quoteId } }, { token })
  return '/app/account/delete'
}

/** About to delete an account whose flight is held. */
export const atDeletionWhileHeld: StartingPoint = async (site) => {
  await heldFlight()(site)
  return '/app/account/delete'
}

/** The page of an earlier application that a manager has handed to the embassy. */
export const applicationAtEmbassy: StartingPoint = async (site) => {
  const { _id: orderId } = await earlierOrder(site, 'visa', 'success')
  const body = { identifier: 'rezwana', password: passwordOf('rezwana') }
  const { access_token: token } = await site.client.call(login, { body })
  const reason = 'The documents came on paper'
  await site.client.call(handOverVisa, { params: { orderId }, body: { reason } }, { token })
  return `/app/account/bookings/visa/${orderId}`
}

/** The check of an earlier order, by its reference and the name of its first traveller. */
export const atCheckOf =
  (bought: 'flight' | 'visa', status: PaymentStatus): StartingPoint =>
  async (site) => {
    const { bookingReference, travelersData } = await earlierOrder(site, bought, status)
    const [first] = 'travelers' in travelersData ? travelersData.travelers : []
    const asked = { reference: bookingReference, lastName: some(first).lastName }
    return `/verify?${new URLSearchParams(asked)}`
  }

/** An order of Nusrat's as staff see it: the newest of its kind, or of those that are paid. */
export const deskOrder =
  (bought: Bought, { paid = false } = {}): StartingPoint =>
  async (site) => {
    const { access_token: token } = signedIn(site)
    const query = { q: 'nusrat.jahan@example.com' }
    const { results } = await site.client.call(findOrders, { query }, { token })
    const found = results.find(
      ({ serviceType, status }) => serviceType === bought && (!paid || status === 'CONFIRM'),
    )
    return `/desk/orders/${some(found).orderId}`
  }

async function earlierOrder(site: Site, bought: Bought, status: PaymentStatus): Promise<Order> {
  const { user, access_token: token } = signedIn(site)
  const input = { params: { userId: user._id }, query: {} }
  const orders: Order[] = await site.client.call(lists[bought], input, { token })
  return some(orders.find(({ paymentStatus }) => paymentStatus === status))
}

/** Where the link of the password reset email leads. */
export const atResetLink: StartingPoint = async ({ client }) => {
  await client.call(forgotPassword, { body: { email: 'nusrat.jahan@example.com' } })
  const emails = (await (await fetch(EMAILS_PATH)).json()) as SentEmail[]
  return some(emails.at(-1)?.href)
}

/** Where the link of the email that confirms the address leads. */
export const atConfirmLink: StartingPoint = async (site) => {
  const { user, access_token: token } = signedIn(site)
  await site.client.call(sendConfirmation, { params: { userId: user._id } }, { token })
  const emails = (await (await fetch(EMAILS_PATH)).json()) as SentEmail[]
  return some(emails.at(-1)?.href)
}

/** Somewhere, signed in on a telephone too. */
export const onTwoDevices =
  (at: string): StartingPoint =>
  async (site) => {
    const { userName: identifier } = signedIn(site).user
    const body = { identifier, password: passwordOf(identifier) }
    await site.client.call(login, { body }, { headers: { [USER_AGENT_HEADER]: PHONE } })
    return at
  }

const signedIn = ({ me }: Site) => some(me)

function some<Value>(value: Value | null | undefined): Value {
  if (value === undefined || value === null) throw new Error('The prototype has none')
  return value
}
