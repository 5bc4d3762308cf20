import { processPayment } from '@jatra/contract/payment/endpoints'
import type { SignedIn } from '@jatra/contract/account/user'
import { holidayPaymentFor } from '@jatra/api/testing/holidays'
import { paymentFor, pay, placeOrder, search, signUp, type PaymentBody } from './actors.ts'
import { addPackage, askToReserve, reserve } from './holidays.ts'
import { must } from './must.ts'
import type { Row } from './row.ts'
import { ask, askRaw, type Side, type Stage } from './stage.ts'

/** A payment by somebody who has signed up and searched, changed by `change`. */
async function payment(
  side: Side,
  stage: Stage,
  change: (body: PaymentBody) => PaymentBody = (body) => body,
  over: Parameters<typeof search>[2] = {},
): Promise<{ me: SignedIn; request: () => Request }> {
  const me = await signUp(stage)
  const body = change(paymentFor(await search(side, stage, over), me.user._id))
  return { me, request: () => askToPay(me, body) }
}

function askToPay(me: SignedIn, body: PaymentBody, idempotencyKey?: string): Request {
  return ask(
    processPayment,
    { params: { paymentType: body.paymentType }, body },
    { token: me.access_token, idempotencyKey },
  )
}

const refused = (
  name: string,
  answer: Row['answer'],
  change: (body: PaymentBody) => PaymentBody,
  over?: Parameters<typeof search>[2],
): Row => ({
  call: 'processPayment',
  name,
  answer,
  request: async (side, stage) => (await payment(side, stage, change, over)).request(),
})

const firstTraveler = (
  body: PaymentBody,
  over: Partial<PaymentBody['travelersData'][number]>,
): PaymentBody => ({
  ...body,
  travelersData: body.travelersData.map((traveler, index) =>
    index === 0 ? { ...traveler, ...over } : traveler,
  ),
})

const withoutPassport = (body: PaymentBody): PaymentBody =>
  firstTraveler(body, {
    passportNumber: undefined,
    passportExYear: undefined,
    passportExMonth: undefined,
    passportExDay: undefined,
  })

export const processPaymentRows: readonly Row[] = [
  {
    call: 'processPayment',
    name: 'a flight abroad by bKash',
    answer: 'good',
    request: async (side, stage) => (await payment(side, stage)).request(),
    check: (body) => {
      const { url } = body as { url: string }
      must(new URL(url, 'http://jatra.test').pathname.startsWith('/api/payment/sandbox/'), url)
    },
  },
  {
    call: 'processPayment',
    name: 'a domestic flight without passports',
    answer: 'good',
    request: async (side, stage) =>
      (await payment(side, stage, withoutPassport, { destinationLocationCode: 'CXB' })).request(),
  },
  {
    call: 'processPayment',
    name: 'the other spelling, sslCommerze',
    answer: 'good',
    request: async (side, stage) => {
      const { me, request } = await payment(side, stage)
      const body: unknown = await request().json()
      return askRaw('POST', '/api/payment/payment-process/sslCommerze', {
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${me.access_token}`,
        },
        body: JSON.stringify({ ...(body as object), paymentType: 'sslCommerze' }),
      })
    },
  },
  {
    call: 'processPayment',
    name: 'one key and body again, after the session',
    answer: 'good',
    request: async (side, stage) => {
      const me = await placeOrder(side, stage, 'a-key')
      await stage.advance(16)
      return askToPay(me, me.body, 'a-key')
    },
  },
  refused('another flight departs that day', 'invalid_input', (body) => ({
    ...body,
    deliveryDate: '2027-12-31',
  })),
  refused(
    'fewer travellers than the offer has',
    'passengers_refused',
    (body) => ({ ...body, travelers: 1, travelersData: body.travelersData.slice(1) }),
    { adults: 2 },
  ),
  refused('more than the gateway takes at once', 'invalid_input', (body) => body, {
    destinationLocationCode: 'LHR',
    adults: 9,
    travelClass: 'FIRST',
  }),
  refused('a name in other letters', 'invalid_input', (body) =>
    firstTraveler(body, { firstName: 'নুসরাত' }),
  ),
  refused('a name in other letters and another date', 'invalid_input', (body) => ({
    ...firstTraveler(body, { lastName: 'জাহান' }),
    deliveryDate: '2027-12-31',
  })),
  refused('a number that nobody has', 'invalid_input', (body) =>
    firstTraveler(body, { mobileNumber: '123456' }),
  ),
  refused('a child on an adult ticket', 'invalid_input', (body) =>
    firstTraveler(body, { birthYear: 2020 }),
  ),
  refused('no passport on a flight abroad', 'invalid_input', withoutPassport),
  refused('a passport that expires on the way', 'invalid_input', (body) =>
    firstTraveler(body, { passportExYear: 2026, passportExMonth: 11, passportExDay: 25 }),
  ),
  {
    call: 'processPayment',
    name: 'a payment option that does not exist',
    answer: 'invalid_input',
    request: async (side, stage) => {
      const { me, request } = await payment(side, stage)
      return askRaw('POST', '/api/payment/payment-process/cash', {
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${me.access_token}`,
        },
        body: await request().text(),
      })
    },
  },
  {
    call: 'processPayment',
    name: 'an unreadable idempotency key',
    answer: 'invalid_input',
    request: async (side, stage) => {
      const me = await signUp(stage)
      const body = paymentFor(await search(side, stage), me.user._id)
      return askToPay(me, body, 'k'.repeat(101))
    },
  },
  {
    call: 'processPayment',
    name: 'nobody logged in',
    answer: 'unauthenticated',
    request: async (side, stage) => {
      const body = paymentFor(await search(side, stage), 'somebody')
      return ask(processPayment, { params: { paymentType: 'bkash' }, body })
    },
  },
  refused('for another account', 'forbidden', (body) => ({ ...body, userId: 'somebody-else' })),
  refused('a search that nobody made', 'not_found', (body) => ({
    ...body,
    productData: { searchUid: 'no-such-search-0000' },
  })),
  refused('an offer that the search does not have', 'not_found', (body) => ({
    ...body,
    productId: '99',
  })),
  refused('one taka less', 'price_changed', (body) => ({ ...body, price: body.price - 1 })),
  {
    call: 'processPayment',
    name: 'after the session',
    answer: 'session_expired',
    request: async (side, stage) => {
      const { request } = await payment(side, stage)
      await stage.advance(15)
      return request()
    },
  },
  {
    call: 'processPayment',
    name: 'one key with another body',
    answer: 'idempotency_mismatch',
    request: async (side, stage) => {
      const me = await placeOrder(side, stage, 'a-key')
      return askToPay(me, { ...me.body, firstName: 'Farhana' }, 'a-key')
    },
  },
  {
    call: 'processPayment',
    name: 'one key with another payment option',
    answer: 'idempotency_mismatch',
    request: async (side, stage) => {
      const me = await placeOrder(side, stage, 'a-key')
      return askToPay(me, { ...me.body, paymentType: 'nexus' }, 'a-key')
    },
  },
  {
    call: 'processPayment',
    name: 'another payment option, submitted again with a key of its own',
    answer: 'good',
    request: async (side, stage) => {
      const me = await placeOrder(side, stage, 'a-key')
      return askToPay(me, { ...me.body, paymentType: 'nexus' }, 'another-key')
    },
  },
  {
    call: 'processPayment',
    name: 'a seventh booking while six are unpaid',
    answer: 'too_many_unpaid',
    request: async (side, stage) => {
      const me = await placeOrder(side, stage)
      for (let placed = 1; placed < 6; placed++) await pay(stage, me, me.body)
      return askToPay(me, me.body)
    },
  },
  {
    call: 'processPayment',
    name: 'a booking for ten more while eighteen travellers are unpaid',
    answer: 'too_many_unpaid',
    request: async (_, stage) => {
      const { holiday } = await addPackage(stage, { seats: 60, price: 1_000 })
      const me = await signUp(stage)
      const groupOf = (adults: number) =>
        holidayPaymentFor(holiday, me.user._id, {
          rooms: { singleRoom: 0, doubleRoom: Math.ceil(adults / 2), twinRoom: 0, tripleRoom: 0 },
          people: { adults, child: 0, child2: 0, infants: 0 },
        })
      await reserve(stage, me, groupOf(18))
      return askToReserve(me, groupOf(10))
    },
  },
  {
    call: 'processPayment',
    name: 'one key and body again, while six are unpaid',
    answer: 'good',
    request: async (side, stage) => {
      const me = await placeOrder(side, stage, 'a-key')
      for (let placed = 1; placed < 6; placed++) await pay(stage, me, me.body)
      return askToPay(me, me.body, 'a-key')
    },
  },
  {
    call: 'processPayment',
    name: 'a booking after six that lapsed',
    answer: 'good',
    request: async (side, stage) => {
      const me = await placeOrder(side, stage)
      for (let placed = 1; placed < 6; placed++) await pay(stage, me, me.body)
      await stage.advance(41)
      return askToPay(me, paymentFor(await search(side, stage), me.user._id))
    },
  },
  {
    call: 'processPayment',
    name: 'too often',
    answer: 'rate_limited',
    request: async (side, stage) => {
      const { request } = await payment(side, stage)
      await stage.provoke('rate_limited', request)
      return request()
    },
  },
  {
    call: 'processPayment',
    name: 'while the gateway is away',
    answer: 'provider_unavailable',
    request: async (side, stage) => {
      const { request } = await payment(side, stage)
      await stage.provoke('provider_unavailable', request)
      return request()
    },
  },
]
