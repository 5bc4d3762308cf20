import type { Order } from '@jatra/contract/whole-order/order'
import { PENDING_MINUTES } from '@jatra/contract/payment/payment-status'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { gatewayOf, unpaid } from './arrivals.ts'
import type { Tour, TourVisitor } from './tour.ts'

const back = /^\/payment\/return\//
const returnOf = ({ _id }: Order) => `/payment/return/${_id}`
const isOwed = ({ payments }: Order) => payments.some(({ status }) => status === 'refund_due')
const isOver = (order: Order) => order.paymentStatus === 'expired'

/** By Nagad, whose page can still take money when the order is over. bKash's cannot: we charge that wallet ourselves. */
const unpaidByNagad = (visitor: TourVisitor): Promise<Order> => unpaid('flight', visitor, 'nogod')

/** Their newest flight whose time to pay is over, not yet paid. */
async function overdue(visitor: TourVisitor): Promise<Order> {
  const newest = visitor.orders()[0]
  if (newest && isOver(newest) && !isOwed(newest)) return newest
  const order = await unpaidByNagad(visitor)
  visitor.passTime((PENDING_MINUTES + 1) * MINUTE_MS)
  return order
}

async function owed(visitor: TourVisitor): Promise<Order> {
  const newest = visitor.orders()[0]
  if (newest && isOwed(newest)) return newest
  const order = await overdue(visitor)
  await visitor.payAt(gatewayOf(order))
  return order
}

export const refund = {
  name: 'refund',
  title: 'Refund',
  description: 'Money that comes after the booking has ended goes back in full.',
  persona: 'first-timer',
  steps: [
    {
      name: 'unpaid',
      title: 'A booking waits for its payment',
      note: 'Somebody came back from the payment page without paying. The page says until when one can pay.',
      page: back,
      order: ({ paymentStatus }) => paymentStatus === 'pending',
      arrive: async (visitor) => returnOf(await unpaidByNagad(visitor)),
      point: { role: 'link', name: 'Go on to pay' },
    },
    {
      name: 'time-over',
      title: 'Half an hour later',
      note: 'The time to pay is over, and the seat is free again. Next moves the clock on; by hand it is in the panel.',
      page: back,
      order: (order) => isOver(order) && !isOwed(order),
      arrive: async (visitor) => returnOf(await overdue(visitor)),
      point: { role: 'heading', name: 'The time to pay is over' },
    },
    {
      name: 'pay-late',
      title: 'The payment comes all the same',
      note: 'The payment page was left open in another tab, and nobody can close it from here. Press Pay.',
      page: /^\/api\/payment\/sandbox\//,
      order: isOver,
      arrive: async (visitor) => gatewayOf(await overdue(visitor)),
      point: { role: 'button', name: 'Pay' },
    },
    {
      name: 'refund-due',
      title: 'The money goes back',
      note: 'The booking stays ended. The page says that the money goes back in full; nobody has to ask for it.',
      page: back,
      order: isOwed,
      arrive: async (visitor) => returnOf(await owed(visitor)),
      point: { role: 'heading', name: 'The time to pay is over' },
    },
    {
      name: 'booking',
      title: 'The same in the account',
      note: 'The payment came too late and goes back, with its amount and its day in the payment history.',
      page: /^\/app\/account\/bookings\/flight\/\w/,
      order: isOwed,
      arrive: async (visitor) => `/app/account/bookings/flight/${(await owed(visitor))._id}`,
      point: { role: 'heading', name: 'Payment history' },
    },
    {
      name: 'policy',
      title: 'The refund policy',
      note: 'What travellers can rely on, in plain words. It is linked from the foot of every page.',
      page: /^\/refund-policy/,
      arrive: () => '/refund-policy',
      point: { role: 'heading', name: 'Refund' },
    },
  ],
} as const satisfies Tour
