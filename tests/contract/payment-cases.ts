import assert from 'node:assert/strict'
import { processPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import type { SignedIn } from '@jatra/contract/account/user'
import type { Problem } from '@jatra/contract/http/problem'
import { holidayPaymentFor } from '@jatra/api/testing/holidays'
import { paymentFor, pay, placeOrder, search, signUp, type PaymentBody } from './actors.ts'
import { addPackage, askToReserve, reserve } from './holidays.ts'
import type { ContractCase } from './case.ts'
import { ask, askRaw, type Harness, type Session } from './harness.ts'

/** A payment by a new user with a search, changed by `change`. */
async function payment(
  harness: Harness,
  session: Session,
  change: (body: PaymentBody) => PaymentBody = (body) => body,
  over: Parameters<typeof search>[2] = {},
): Promise<{ me: SignedIn; request: () => Request }> {
  const me = await signUp(session)
  const body = change(paymentFor(await search(harness, session, over), me.user._id))
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
  answer: ContractCase['answer'],
  change: (body: PaymentBody) => PaymentBody,
  over?: Parameters<typeof search>[2],
): ContractCase => ({
  endpoint: 'processPayment',
  name,
  answer,
  request: async (harness, session) => (await payment(harness, session, change, over)).request(),
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

export const processPaymentCases: readonly ContractCase[] = [
  {
    endpoint: 'processPayment',
    name: 'a flight abroad by bKash',
    answer: 'good',
    request: async (harness, session) => (await payment(harness, session)).request(),
    check: (body) => {
      const { url } = body as { url: string }
      assert(new URL(url, 'http://jatra.test').pathname.startsWith('/api/payment/sandbox/'), url)
    },
  },
  {
    endpoint: 'processPayment',
    name: 'a domestic flight without passports',
    answer: 'good',
    request: async (harness, session) =>
      (
        await payment(harness, session, withoutPassport, { destinationLocationCode: 'CXB' })
      ).request(),
  },
  {
    endpoint: 'processPayment',
    name: 'the other spelling, sslCommerze',
    answer: 'good',
    request: async (harness, session) => {
      const { me, request } = await payment(harness, session)
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
    endpoint: 'processPayment',
    name: 'one key and body again, after the session',
    answer: 'good',
    request: async (harness, session) => {
      const me = await placeOrder(harness, session, 'a-key')
      await session.advance(16)
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
  refused('a first name left out, and no word of one name', 'invalid_input', (body) =>
    firstTraveler(body, { firstName: undefined }),
  ),
  refused('one name alone, and another one', 'invalid_input', (body) =>
    firstTraveler(body, { singleName: true }),
  ),
  {
    ...refused('a name that is too long for the ticket', 'passengers_refused', (body) =>
      firstTraveler(body, { firstName: 'Mosammat Jannatul Ferdous' }),
    ),
    check(body) {
      const field = 'travelersData.0.firstName'
      const { errors, reasons } = body as Problem
      assert.deepEqual(reasons?.[field], [
        {
          key: 'nameTooLong',
          params: { max: 20, shorter: 'Mosammat Jannatul, Mosammat J Ferdous, Jannatul Ferdous' },
        },
      ])
      assert(errors?.[field]?.[0]?.startsWith('At most 20 letters'), 'in words')
    },
  },
  {
    endpoint: 'processPayment',
    name: 'a traveller with one name in the passport',
    answer: 'good',
    request: async (harness, session) =>
      (
        await payment(harness, session, (body) =>
          firstTraveler(body, { firstName: undefined, lastName: 'Rahima', singleName: true }),
        )
      ).request(),
  },
  refused('a child on an adult ticket', 'invalid_input', (body) =>
    firstTraveler(body, { birthYear: 2020 }),
  ),
  refused('no passport on a flight abroad', 'invalid_input', withoutPassport),
  refused('a passport of no country', 'invalid_input', (body) =>
    firstTraveler(body, { passportCountry: 'Atlantis' }),
  ),
  refused('a passport that expires on the way', 'invalid_input', (body) =>
    firstTraveler(body, { passportExYear: 2026, passportExMonth: 11, passportExDay: 25 }),
  ),
  {
    endpoint: 'processPayment',
    name: 'a payment option that does not exist',
    answer: 'invalid_input',
    request: async (harness, session) => {
      const { me, request } = await payment(harness, session)
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
    endpoint: 'processPayment',
    name: 'an unreadable idempotency key',
    answer: 'invalid_input',
    request: async (harness, session) => {
      const me = await signUp(session)
      const body = paymentFor(await search(harness, session), me.user._id)
      return askToPay(me, body, 'k'.repeat(101))
    },
  },
  {
    endpoint: 'processPayment',
    name: 'nobody logged in',
    answer: 'unauthenticated',
    request: async (harness, session) => {
      const body = paymentFor(await search(harness, session), 'somebody')
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
    endpoint: 'processPayment',
    name: 'after the session',
    answer: 'session_expired',
    request: async (harness, session) => {
      const { request } = await payment(harness, session)
      await session.advance(15)
      return request()
    },
  },
  {
    endpoint: 'processPayment',
    name: 'one key with another body',
    answer: 'idempotency_mismatch',
    request: async (harness, session) => {
      const me = await placeOrder(harness, session, 'a-key')
      return askToPay(me, { ...me.body, firstName: 'Farhana' }, 'a-key')
    },
  },
  {
    endpoint: 'processPayment',
    name: 'one key with another payment option',
    answer: 'idempotency_mismatch',
    request: async (harness, session) => {
      const me = await placeOrder(harness, session, 'a-key')
      return askToPay(me, { ...me.body, paymentType: 'nexus' }, 'a-key')
    },
  },
  {
    endpoint: 'processPayment',
    name: 'another payment option, submitted again with a key of its own',
    answer: 'good',
    request: async (harness, session) => {
      const me = await placeOrder(harness, session, 'a-key')
      return askToPay(me, { ...me.body, paymentType: 'nexus' }, 'another-key')
    },
  },
  {
    endpoint: 'processPayment',
    name: 'a seventh booking while six are unpaid',
    answer: 'too_many_unpaid',
    request: async (harness, session) => {
      const me = await placeOrder(harness, session)
      for (let placed = 1; placed < 6; placed++) await pay(session, me, me.body)
      return askToPay(me, me.body)
    },
  },
  {
    endpoint: 'processPayment',
    name: 'a booking for ten more while eighteen travellers are unpaid',
    answer: 'too_many_unpaid',
    request: async (_, session) => {
      const { holiday } = await addPackage(session, { seats: 60, price: 1_000 })
      const me = await signUp(session)
      const groupOf = (adults: number) =>
        holidayPaymentFor(holiday, me.user._id, {
          rooms: { singleRoom: 0, doubleRoom: Math.ceil(adults / 2), twinRoom: 0, tripleRoom: 0 },
          people: { adults, child: 0, child2: 0, infants: 0 },
        })
      await reserve(session, me, groupOf(18))
      return askToReserve(me, groupOf(10))
    },
  },
  {
    endpoint: 'processPayment',
    name: 'one key and body again, while six are unpaid',
    answer: 'good',
    request: async (harness, session) => {
      const me = await placeOrder(harness, session, 'a-key')
      for (let placed = 1; placed < 6; placed++) await pay(session, me, me.body)
      return askToPay(me, me.body, 'a-key')
    },
  },
  {
    endpoint: 'processPayment',
    name: 'a booking after six that lapsed',
    answer: 'good',
    request: async (harness, session) => {
      const me = await placeOrder(harness, session)
      for (let placed = 1; placed < 6; placed++) await pay(session, me, me.body)
      await session.advance(41)
      return askToPay(me, paymentFor(await search(harness, session), me.user._id))
    },
  },
  {
    endpoint: 'processPayment',
    name: 'too often',
    answer: 'rate_limited',
    request: async (harness, session) => {
      const { request } = await payment(harness, session)
      await session.provoke('rate_limited', request)
      return request()
    },
  },
  {
    endpoint: 'processPayment',
    name: 'while the gateway is away',
    answer: 'provider_unavailable',
    request: async (harness, session) => {
      const { request } = await payment(harness, session)
      await session.provoke('provider_unavailable', request)
      return request()
    },
  },
]
