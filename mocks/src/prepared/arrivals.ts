import { addDays } from '@jatra/contract/values/dates'
import { DAY_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import { forgotPassword } from '@jatra/contract/account/password-endpoints'
import { searchFlights } from '@jatra/contract/flight/endpoints'
import { listPackages } from '@jatra/contract/holiday/endpoints'
import { saveHolidayTraveler } from '@jatra/contract/holiday/traveler-endpoint'
import type { Client } from '@jatra/contract/http/client'
import {
  cancelOrder,
  listFlightOrders,
  quoteCancellation,
} from '@jatra/contract/whole-order/endpoints'
import {
  openPayment,
  processPayment,
  type PaymentBody,
} from '@jatra/contract/whole-order/checkout-endpoints'
import { listTravelers } from '@jatra/contract/traveler/endpoints'
import type { SignedIn } from '@jatra/contract/account/user'
import { makeTraveler } from '../fixtures/people.ts'
import { bodyFor, reservationOf } from './payment-bodies.ts'

/** A visitor for whom everything up to a state is done, able to do what the pages can. */
export interface PreparedGuest {
  client: Client
  /** In Dhaka, `YYYY-MM-DD`. */
  today: string
  /** Presses Pay on the gateway's page. @param url that of processPayment's answer */
  payAt: (url: string) => Promise<void>
  /** Moves their clock on. */
  passTime: (ms: number) => void
  /** Where the button of their latest email leads. */
  lastLink: () => string | null
}

/** The same, signed in. */
export interface PreparedVisitor extends PreparedGuest {
  me: SignedIn
}

/** Brings a visitor to a state, and says which page shows it. */
export type Arrival = (visitor: PreparedVisitor) => Promise<string>
export type GuestArrival = (visitor: PreparedGuest) => Promise<string>

/** How long an airline takes to reserve seats, and to issue tickets. */
const HELD_WITHIN_MS = 2 * MINUTE_MS

/** At the booking form of the first flight from Dhaka to Bangkok. */
export const atFlightBooking: Arrival = async (visitor) => {
  const { searchUid: searchId } = await findFlights(visitor)
  return `/flight/booking?${new URLSearchParams({ searchId, index: '1' }).toString()}`
}

/** Back from the gateway with that flight. */
export const backWithFlight: Arrival = async (visitor) => returnOf(await payForFlight(visitor))

/** At that flight's booking, some time after it was paid. */
export const atPaidFlight =
  (afterMs: number): Arrival =>
  async (visitor) => {
    const orderId = await payForFlight(visitor)
    visitor.passTime(afterMs)
    return bookingOf(orderId)
  }

/** At a flight from Dhaka to Bangkok that is booked to be paid later. */
export const atHeldFlight: Arrival = async (visitor) => returnOf(await holdFlight(visitor))

/** At that flight's booking, paid and ticketed. */
export const atPaidHeldFlight: Arrival = async (visitor) => {
  const { client, me, payAt, passTime } = visitor
  const orderId = await holdFlight(visitor)
  passTime(HELD_WITHIN_MS)
  const params = { userId: me.user._id, orderId }
  const opened = { params, body: { paymentType: 'bkash' as const } }
  const { url } = await client.call(openPayment, opened, { token: me.access_token })
  await payAt(url)
  passTime(HELD_WITHIN_MS)
  return bookingOf(orderId)
}

/** @returns the order's id */
async function holdFlight(visitor: PreparedVisitor): Promise<string> {
  const found = await findFlights(visitor)
  const data = found.flights.data.filter(({ hold }) => hold)
  const body = bodyFor({ ...found, flights: { ...found.flights, data } }, visitor.me)
  const input = { params: { paymentType: body.paymentType }, body: { ...body, payLater: true } }
  const token = visitor.me.access_token
  const { orderId } = await visitor.client.call(processPayment, input, { token })
  return orderId
}

const returnOf = (orderId: string) => `/payment/return/${orderId}`
const bookingOf = (orderId: string) => `/app/account/bookings/flight/${orderId}`

const payForFlight = async (visitor: PreparedVisitor) =>
  payFor(visitor, bodyFor(await findFlights(visitor), visitor.me))

function findFlights({ client, today }: PreparedVisitor) {
  const query = {
    originLocationCode: 'DAC',
    destinationLocationCode: 'BKK',
    departureDate: addDays(today, 30),
  }
  return client.call(searchFlights, { query })
}

/** At a ticketed flight of several, of whom the first is cancelled for. */
export async function atPartCancelled({
  client,
  me,
}: Pick<PreparedVisitor, 'client' | 'me'>): Promise<string> {
  const token = { token: me.access_token }
  const userId = me.user._id
  const flights = await client.call(listFlightOrders, { params: { userId }, query: {} }, token)
  const order = flights.find(
    ({ booking, travelersData }) =>
      booking.status === 'ticketed' && travelersData.travelers.length > 1,
  )
  const travelerId = order?.travelersData.travelers[0]?.travelerId
  if (!order || !travelerId) throw new Error('no ticketed flight of several')
  const params = { userId, orderId: order._id }
  const body = { travelerIds: [travelerId] }
  const { quoteId } = await client.call(quoteCancellation, { params, body }, token)
  await client.call(cancelOrder, { params, body: { quoteId } }, token)
  return bookingOf(order._id)
}

/** Back from the gateway with a holiday in Nepal. */
export const backWithHoliday: Arrival = async (visitor) => {
  const [holiday] = await visitor.client.call(listPackages, { query: { destination: ['Nepal'] } })
  if (!holiday) throw new Error('no package to Nepal')
  const travelDate = addDays(visitor.today, 40)
  return returnOf(await payFor(visitor, reservationOf(holiday, visitor.me, { travelDate })))
}

/** At the booking of a couple's holiday in Nepal, of whom only one is named, after the day on which both were to be. */
export const atHolidayWithoutNames: Arrival = async (visitor) => {
  const order = await payForCouple(visitor, 40)
  await nameIn(visitor, order, 0)
  visitor.passTime(21 * DAY_MS)
  return `/app/account/bookings/holidays/${order}`
}

/** At the same of a couple who are both named, after the day on which hotels were to confirm it. */
export const atUnconfirmedHoliday: Arrival = async (visitor) => {
  const order = await payForCouple(visitor, 14)
  await nameIn(visitor, order, 0)
  await nameIn(visitor, order, 1)
  visitor.passTime(8 * DAY_MS)
  return `/app/account/bookings/holidays/${order}`
}

/** @returns the order's id */
async function payForCouple(visitor: PreparedVisitor, days: number): Promise<string> {
  const [holiday] = await visitor.client.call(listPackages, { query: { destination: ['Nepal'] } })
  if (!holiday) throw new Error('no package to Nepal')
  const rooms = { singleRoom: 0, doubleRoom: 1, twinRoom: 0, tripleRoom: 0 }
  const people = { adults: 2, child: 0, child2: 0, infants: 0 }
  const over = { travelDate: addDays(visitor.today, days), rooms, people }
  return payFor(visitor, reservationOf(holiday, visitor.me, over))
}

async function nameIn({ client, me, today }: PreparedVisitor, orderId: string, position: number) {
  const params = { userId: me.user._id, orderId, position }
  const seed = `holiday ${String(position)}`
  const body = makeTraveler({ seed, travelDate: addDays(today, 40), kind: 'ADULT' })
  await client.call(saveHolidayTraveler, { params, body }, { token: me.access_token })
}

/** At the form of a saved traveller. */
export const atSavedTraveler: Arrival = async ({ client, me }) => {
  const input = { params: { userId: me.user._id } }
  const { travelers } = await client.call(listTravelers, input, { token: me.access_token })
  const [first] = travelers
  if (!first) throw new Error('no saved traveller')
  return `/app/account/regular-travelers/${first.travelerId}`
}

/** At the form for a new password, by the link of an email. */
export const atNewPassword =
  (email: string): GuestArrival =>
  async ({ client, lastLink }) => {
    await client.call(forgotPassword, { body: { email } })
    const link = lastLink()
    if (link === null) throw new Error('no email with a link')
    return link
  }

/** @returns the order's id */
async function payFor({ client, me, payAt }: PreparedVisitor, body: PaymentBody): Promise<string> {
  const input = { params: { paymentType: body.paymentType }, body }
  const { url, orderId } = await client.call(processPayment, input, { token: me.access_token })
  await payAt(url)
  return orderId
}
