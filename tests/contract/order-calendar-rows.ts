import { drawBookingReference } from '@jatra/contract/order/booking-reference'
import { getCalendar, listOrderEmails } from '@jatra/contract/order/endpoints'
import type { OrderEmail } from '@jatra/contract/order/order-email'
import { dayAhead, placeOrder, signUp, type Placed } from './actors.ts'
import { placeHoliday } from './holidays.ts'
import { must } from './must.ts'
import { press } from './press.ts'
import type { CallName, Row } from './row.ts'
import { ask, type Side, type Stage } from './stage.ts'
import { addVisa, applicant, apply, placeVisa, upload, visaPaymentFor } from './visas.ts'

interface OfOrder {
  user: { _id: string }
  orderId: string
  access_token: string
}

async function placeAndPress(side: Side, stage: Stage, label: string): Promise<Placed> {
  const placed = await placeOrder(side, stage)
  await press(stage, placed.url, label)
  return placed
}

const askOf =
  (call: typeof getCalendar | typeof listOrderEmails) =>
  ({ user, orderId, access_token: token }: OfOrder, signedIn = true): Request =>
    ask(call, { params: { userId: user._id, orderId } }, signedIn ? { token } : {})
const calendarOf = askOf(getCalendar)
const emailsOf = askOf(listOrderEmails)

/** What belongs to its owner alone, whatever is asked of an order. */
const guarded = (call: CallName, make: ReturnType<typeof askOf>): readonly Row[] => [
  {
    call,
    name: 'of an order that nobody placed',
    answer: 'not_found',
    request: async (_, stage) => make({ ...(await signUp(stage)), orderId: 'no-such-order' }),
  },
  {
    call,
    name: "of another account's order under one's own id",
    answer: 'not_found',
    async request(side, stage) {
      const placed = await placeAndPress(side, stage, 'Pay')
      return make({ ...placed, ...(await signUp(stage)) })
    },
  },
  {
    call,
    name: "of another account's order",
    answer: 'forbidden',
    async request(side, stage) {
      const placed = await placeAndPress(side, stage, 'Pay')
      const { access_token } = await signUp(stage)
      return make({ ...placed, access_token })
    },
  },
  {
    call,
    name: 'without a token',
    answer: 'unauthenticated',
    request: async (side, stage) => make(await placeAndPress(side, stage, 'Pay'), false),
  },
]

let paid: Placed | undefined
const kinds = (body: unknown) => (body as OrderEmail[]).map(({ kind }) => kind).join()

export const orderCalendarRows: readonly Row[] = [
  ...guarded('getCalendar', calendarOf),
  ...guarded('listOrderEmails', emailsOf),
  {
    call: 'getCalendar',
    name: 'of a paid flight',
    answer: 'good',
    async request(side, stage) {
      paid = await placeAndPress(side, stage, 'Pay')
      return calendarOf(paid)
    },
    check(_, { headers }) {
      const name = `jatra-${drawBookingReference(paid?.orderId ?? '')}.ics`
      must(
        headers.get('content-disposition') === `attachment; filename="${name}"`,
        'it is saved under what the booking is called',
      )
      must(headers.get('content-type') === 'text/calendar; charset=utf-8', 'is a calendar')
      must(headers.get('cache-control') === 'private, no-store', 'nobody keeps it')
    },
  },
  {
    call: 'getCalendar',
    name: 'of a paid holiday',
    answer: 'good',
    async request(_, stage) {
      const placed = await placeHoliday(stage)
      await press(stage, placed.url, 'Pay')
      return calendarOf(placed)
    },
  },
  {
    call: 'getCalendar',
    name: 'of an application whose documents are picked up',
    answer: 'good',
    async request(side, stage) {
      const placed = await placeVisa(stage, {
        deliveryMethod: 'pickUp',
        deliveryDate: dayAhead(side, 7),
        pickUpAddress: 'House 7, Road 2, Dhanmondi, Dhaka',
      })
      await press(stage, placed.url, 'Pay')
      return calendarOf(placed)
    },
  },
  {
    call: 'getCalendar',
    name: 'of an application without a day',
    answer: 'not_found',
    async request(_, stage) {
      const { visa } = await addVisa(stage)
      const me = await signUp(stage)
      const documents = [(await upload(stage, me))._id]
      const body = visaPaymentFor(visa, me.user._id, {
        travelersData: [{ ...applicant, documents }],
        documentsLater: undefined,
      })
      const placed = await apply(stage, me, body)
      await press(stage, placed.url, 'Pay')
      return calendarOf({ ...me, ...placed })
    },
  },
  {
    call: 'getCalendar',
    name: 'of an order that waits for its payment',
    answer: 'not_paid',
    request: async (side, stage) => calendarOf(await placeOrder(side, stage)),
  },
  {
    call: 'getCalendar',
    name: 'of an order whose payment failed',
    answer: 'not_paid',
    request: async (side, stage) => calendarOf(await placeAndPress(side, stage, 'Fail')),
  },
  {
    call: 'listOrderEmails',
    name: 'of an order that waits for its payment',
    answer: 'good',
    request: async (side, stage) => emailsOf(await placeOrder(side, stage)),
    check(body) {
      must(kinds(body) === 'booking_received', 'that it was received')
      must((body as OrderEmail[])[0]?.to === 'n•••@example.com', 'to a masked address')
    },
  },
  {
    call: 'listOrderEmails',
    name: 'of a paid order',
    answer: 'good',
    request: async (side, stage) => emailsOf(await placeAndPress(side, stage, 'Pay')),
    check: (body) =>
      must(kinds(body) === 'booking_received,payment_confirmed', 'and that it is paid'),
  },
  {
    call: 'listOrderEmails',
    name: 'of an order that was never paid, half an hour later',
    answer: 'good',
    async request(side, stage) {
      const placed = await placeOrder(side, stage)
      await stage.advance(31)
      return emailsOf(placed)
    },
    check: (body) => must(kinds(body) === 'booking_received,payment_failed', 'and that it ended'),
  },
]
