import { searchFlights } from '@jatra/contract/flight/endpoints'
import { listPackages } from '@jatra/contract/holiday/endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import type { Order } from '@jatra/contract/whole-order/order'
import { processPayment, type PaymentBody } from '@jatra/contract/whole-order/checkout-endpoints'
import type { PaymentType } from '@jatra/contract/payment/payment'
import { addDays } from '@jatra/contract/values/dates'
import { listVisas } from '@jatra/contract/visa/endpoints'
import { applicationOf, bodyFor, reservationOf } from '../prepared/payment-bodies.ts'
import type { TourStep, TourVisitor } from './tour.ts'

/** Ways to the pages that tours share. Each uses what the visitor did already, and does the rest. */

type Kind = Order['serviceType']

/** What is on sale in the tours of holidays and visas. */
export const HOLIDAY = 'nepal-kathmandu-pokhara-5-days'
export const VISA = 'country=Thailand&nationality=BD&travelers=1'

/** The booking form of the first flight of their search. */
export async function flightForm(visitor: TourVisitor): Promise<string> {
  const searchId = visitor.search()?.searchUid ?? (await search(visitor)).searchUid
  return `/flight/booking/?searchId=${searchId}&index=1`
}

function search({ client, today }: TourVisitor) {
  const query = {
    originLocationCode: 'DAC',
    destinationLocationCode: 'BKK',
    departureDate: addDays(today, 30),
  }
  return client.call(searchFlights, { query })
}

async function bodyOf(kind: Kind, visitor: TourVisitor): Promise<PaymentBody> {
  const { client, me, today } = visitor
  switch (kind) {
    case 'flight':
      return bodyFor(await search(visitor), me)
    case 'holidays': {
      const [holiday] = await client.call(listPackages, { query: { destination: ['Nepal'] } })
      if (!holiday) throw new Error('no package to Nepal')
      return reservationOf(holiday, me, { travelDate: addDays(today, 40) })
    }
    case 'visa': {
      const [visa] = await client.call(listVisas, { query: { country: 'Thailand' } })
      if (!visa) throw new Error('no visa for Thailand')
      return applicationOf(visa, me)
    }
  }
}

/** Their newest order of a kind that is still to be paid; placed now when there is none. */
export async function unpaid(
  kind: Kind,
  visitor: TourVisitor,
  paymentType?: PaymentType,
): Promise<Order> {
  const open = visitor
    .orders()
    .find(({ serviceType, paymentStatus }) => serviceType === kind && paymentStatus === 'pending')
  if (open) return open
  const body = await bodyOf(kind, visitor)
  return placeOrder(paymentType ? { ...body, paymentType } : body, visitor)
}

async function placeOrder(body: PaymentBody, visitor: TourVisitor): Promise<Order> {
  const input = { params: { paymentType: body.paymentType }, body }
  const token = visitor.me.access_token
  const { orderId } = await visitor.client
    .call(processPayment, input, { token })
    .catch((error: unknown) => {
      if (!(error instanceof DomainError) || error.price === undefined) throw error
      const accepted = { ...input, body: { ...body, price: error.price } }
      return visitor.client.call(processPayment, accepted, { token })
    })
  const placed = visitor.orders().find(({ _id }) => _id === orderId)
  if (!placed) throw new Error('the order that was placed is not there')
  return placed
}

export const gatewayOf = ({ payments }: Order) =>
  `/api/payment/sandbox/${payments.at(-1)?.tranId ?? ''}`

/** Their newest paid order of a kind. */
async function paid(kind: Kind, visitor: TourVisitor): Promise<Order> {
  const done = ({ serviceType, paymentStatus }: Order) =>
    serviceType === kind && paymentStatus === 'success'
  const newest = visitor.orders().find(({ serviceType }) => serviceType === kind)
  if (newest && done(newest)) return newest
  const order = await unpaid(kind, visitor)
  await visitor.payAt(gatewayOf(order))
  return order
}

/** The four steps with which each purchase ends, in the product's own words for it. */
export function paymentSteps(kind: Kind, words: { submit: string; paid: string; order: string }) {
  return [
    {
      name: 'pay',
      title: 'Pay on the payment page',
      note: `${words.submit} Press Pay: no money moves. Fail and Cancel show what a traveller meets then.`,
      page: /^\/api\/payment\/sandbox\//,
      arrive: async (visitor) => gatewayOf(await unpaid(kind, visitor)),
      point: { role: 'button', name: 'Pay' },
    },
    {
      name: 'paid',
      title: 'Back from the payment',
      note: words.paid,
      page: /^\/payment\/return\//,
      order: ({ paymentStatus }) => paymentStatus === 'success',
      arrive: async (visitor) => `/payment/return/${(await paid(kind, visitor))._id}`,
      point: { role: 'link', name: 'See my booking' },
    },
    {
      name: 'booking',
      title: 'The booking in the account',
      note: words.order,
      page: new RegExp(`^/app/account/bookings/${kind}/\\w`),
      arrive: async (visitor) => `/app/account/bookings/${kind}/${(await paid(kind, visitor))._id}`,
      point: { role: 'heading', name: 'What to do now' },
    },
  ] as const satisfies readonly TourStep[]
}
