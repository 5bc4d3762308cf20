import { holidayPaymentFor, type HolidayBody } from '@jatra/api/testing/holidays'
import { deletePackage, updatePackage } from '@jatra/contract/holiday/endpoints'
import { processPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import type { HolidayPackage, PackageInput } from '@jatra/contract/holiday/package'
import { dayAhead, signUp } from './actors.ts'
import { addPackage, askToReserve, placeHoliday, reserve } from './holidays.ts'
import type { ContractCase } from './case.ts'
import { ask, askRaw, callEndpoint } from './harness.ts'

const rooms = (over: Partial<HolidayBody['rooms']>): HolidayBody['rooms'] => ({
  ...{ singleRoom: 0, doubleRoom: 0, twinRoom: 0, tripleRoom: 0 },
  ...over,
})
const people = (over: Partial<HolidayBody['people']>): HolidayBody['people'] => ({
  ...{ adults: 1, child: 0, child2: 0, infants: 0 },
  ...over,
})

/** A reservation of a package of one's own. */
const testCase = (
  name: string,
  answer: ContractCase['answer'],
  over: Partial<HolidayBody> | ((holiday: HolidayPackage) => Partial<HolidayBody>) = {},
  changes: Partial<PackageInput> = {},
): ContractCase => ({
  endpoint: 'processPayment',
  name: `a holiday: ${name}`,
  answer,
  request: async (_, session) => {
    const { holiday } = await addPackage(session, changes)
    const me = await signUp(session)
    const given = typeof over === 'function' ? over(holiday) : over
    return askToReserve(me, holidayPaymentFor(holiday, me.user._id, given))
  },
})

/** A body that our types would not allow. */
const raw = (name: string, changes: Record<string, unknown>): ContractCase => ({
  endpoint: 'processPayment',
  name: `a holiday: ${name}`,
  answer: 'invalid_input',
  request: async (_, session) => {
    const { holiday } = await addPackage(session)
    const me = await signUp(session)
    return askRaw('POST', '/api/payment/payment-process/bkash', {
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${me.access_token}`,
      },
      body: JSON.stringify({ ...holidayPaymentFor(holiday, me.user._id), ...changes }),
    })
  },
})

/** The specification's example body: without ages, and with the whole package as its product. */
const asSpecified = (
  name: string,
  answer: ContractCase['answer'],
  changes: Record<string, unknown>,
): ContractCase => ({
  endpoint: 'processPayment',
  name: `a holiday, with the specification's own body: ${name}`,
  answer,
  request: async (_, session) => {
    const { holiday } = await addPackage(session)
    const me = await signUp(session)
    const body = {
      ...holidayPaymentFor(holiday, me.user._id),
      people: undefined,
      productData: { ...holiday, price: undefined },
    }
    return askRaw('POST', '/api/payment/payment-process/bkash', {
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${me.access_token}`,
      },
      body: JSON.stringify({ ...body, ...changes }),
    })
  },
})

const contact = (over: Partial<HolidayBody['travelersData']>): HolidayBody['travelersData'] => ({
  ...{ firstName: 'Nusrat', lastName: 'Jahan', email: 'nusrat@example.com', number: '01712345678' },
  ...over,
})

export const holidayPaymentCases: readonly ContractCase[] = [
  testCase('one adult, one single room', 'good'),
  testCase('a family in two rooms', 'good', {
    rooms: rooms({ doubleRoom: 1, tripleRoom: 1 }),
    people: people({ adults: 2, child: 2, child2: 1, infants: 1 }),
  }),
  testCase('names in Bangla and with an emoji', 'good', {
    firstName: 'নুসরাত 🌸',
    travelersData: contact({ firstName: 'নুসরাত 🌸', lastName: 'জাহান' }),
  }),
  testCase('a name in letters that no receipt can print', 'invalid_input', {
    travelersData: contact({ firstName: '王伟' }),
  }),
  testCase('on the first day', 'good', { travelDate: '2027-01-01' }),
  testCase('on the last day', 'good', { travelDate: '2027-12-31' }),
  testCase(
    'in the past',
    'invalid_input',
    { travelDate: '2026-11-01' },
    { validFrom: '2026-10-01' },
  ),
  {
    endpoint: 'processPayment',
    name: 'a holiday: leaving today',
    answer: 'invalid_input',
    request: async (harness, session) => {
      const { holiday } = await addPackage(session, { validFrom: '2026-10-01' })
      const me = await signUp(session)
      const travelDate = dayAhead(harness, 0)
      return askToReserve(me, holidayPaymentFor(holiday, me.user._id, { travelDate }))
    },
  },
  testCase('before the first day', 'invalid_input', { travelDate: '2026-12-31' }),
  testCase('after the last day', 'invalid_input', { travelDate: '2028-01-01' }),
  testCase('no room', 'invalid_input', { rooms: rooms({}), price: 0 }),
  testCase('nobody grown up', 'invalid_input', { people: people({ adults: 0, child: 1 }) }),
  testCase('two adults in a single room', 'invalid_input', { people: people({ adults: 2 }) }),
  testCase('more infants than adults', 'invalid_input', { people: people({ infants: 2 }) }),
  testCase('people who were not counted', 'invalid_input', { travelers: 2 }),
  testCase('wrong in three ways at once', 'invalid_input', {
    travelDate: '2028-01-01',
    rooms: rooms({}),
    travelers: 9,
  }),
  testCase('eleven rooms of a kind', 'invalid_input', { rooms: rooms({ singleRoom: 11 }) }),
  testCase(
    'more than the gateway takes at once',
    'invalid_input',
    { rooms: rooms({ tripleRoom: 10 }) },
    { price: 100_000 },
  ),
  testCase('a last name of ten thousand characters', 'invalid_input', {
    travelersData: contact({ lastName: 'x'.repeat(10_000) }),
  }),
  testCase('an e-mail address that is none', 'invalid_input', { email: 'nusrat' }),
  testCase('a number without digits', 'invalid_input', {
    travelersData: contact({ number: 'call me' }),
  }),
  raw('no such kind of order', { serviceType: 'hotels' }),
  raw('no date', { travelDate: '' }),
  raw('no such day', { travelDate: '2027-02-30' }),
  raw('rooms in words', { rooms: { singleRoom: 'one' } }),
  raw('half a room', { rooms: rooms({ singleRoom: 0.5 }) }),
  raw('less than no room', { rooms: rooms({ singleRoom: -1 }) }),
  raw('rooms beyond numbers', { rooms: rooms({ singleRoom: 2 ** 53 }) }),
  raw('people in no age band', { people: [] }),
  raw('no contact', { travelersData: [] }),
  raw('a payment option of another path', { paymentType: 'nexus' }),
  testCase('one taka less', 'price_changed', ({ price }) => ({ price: price - 1 })),
  asSpecified('one person', 'good', {}),
  asSpecified('the package by its id alone', 'good', { productData: undefined }),
  asSpecified('two in a double room', 'good', {
    travelers: 2,
    rooms: rooms({ doubleRoom: 1 }),
    price: 17_577,
  }),
  asSpecified('two in a single room', 'invalid_input', { travelers: 2 }),
  asSpecified('one taka less', 'price_changed', { price: 9_500 }),
  testCase('of a package that was cheaper', 'price_changed', ({ price }) => ({
    productData: { price: price - 1 },
  })),
  {
    endpoint: 'processPayment',
    name: 'a holiday: a package that became dearer meanwhile',
    answer: 'price_changed',
    request: async (_, session) => {
      const { holiday, token } = await addPackage(session)
      const me = await signUp(session)
      const params = { id: holiday._id }
      await callEndpoint(session, updatePackage, { params, body: { price: 10_001 } }, { token })
      return askToReserve(me, holidayPaymentFor(holiday, me.user._id))
    },
  },
  {
    endpoint: 'processPayment',
    name: 'a holiday: withdrawn meanwhile',
    answer: 'withdrawn',
    request: async (_, session) => {
      const { holiday, token } = await addPackage(session)
      const me = await signUp(session)
      await callEndpoint(session, deletePackage, { params: { id: holiday._id } }, { token })
      return askToReserve(me, holidayPaymentFor(holiday, me.user._id))
    },
  },
  testCase('a package that nobody sells', 'not_found', { productId: 'no-such-package' }),
  testCase(
    'more people than leave on a day',
    'sold_out',
    { rooms: rooms({ doubleRoom: 1 }), people: people({ adults: 2 }) },
    { seats: 1 },
  ),
  {
    endpoint: 'processPayment',
    name: 'a holiday: after the last places were reserved',
    answer: 'sold_out',
    request: async (_, session) => {
      const { holiday } = await addPackage(session, { seats: 1 })
      const me = await signUp(session)
      const body = holidayPaymentFor(holiday, me.user._id)
      await reserve(session, me, body)
      return askToReserve(me, body)
    },
  },
  {
    endpoint: 'processPayment',
    name: 'a holiday: on another day than the one that is full',
    answer: 'good',
    request: async (_, session) => {
      const { holiday } = await addPackage(session, { seats: 1 })
      const me = await signUp(session)
      await reserve(session, me, holidayPaymentFor(holiday, me.user._id))
      const travelDate = '2027-02-13'
      return askToReserve(me, holidayPaymentFor(holiday, me.user._id, { travelDate }))
    },
  },
  {
    endpoint: 'processPayment',
    name: 'a holiday: places that an unpaid order gave back',
    answer: 'good',
    request: async (_, session) => {
      const { holiday } = await addPackage(session, { seats: 1 })
      const me = await signUp(session)
      const body = holidayPaymentFor(holiday, me.user._id)
      await reserve(session, me, body)
      await session.advance(41)
      return askToReserve(me, body)
    },
  },
  {
    endpoint: 'processPayment',
    name: 'a holiday: one key and body again, when the last place is taken and the package gone',
    answer: 'good',
    request: async (_, session) => {
      const { holiday, token } = await addPackage(session, { seats: 1 })
      const me = await signUp(session)
      const body = holidayPaymentFor(holiday, me.user._id)
      await reserve(session, me, body, 'a-key')
      await callEndpoint(session, deletePackage, { params: { id: holiday._id } }, { token })
      return askToReserve(me, body, 'a-key')
    },
  },
  {
    endpoint: 'processPayment',
    name: 'a holiday: one key with another room',
    answer: 'idempotency_mismatch',
    request: async (_, session) => {
      const { me, body, holiday } = await placeHoliday(session, {}, 'a-key')
      const other = holidayPaymentFor(holiday, me.user._id, { rooms: rooms({ doubleRoom: 1 }) })
      return askToReserve(me, { ...body, ...other }, 'a-key')
    },
  },
  {
    endpoint: 'processPayment',
    name: 'a holiday: nobody logged in',
    answer: 'unauthenticated',
    request: async (_, session) => {
      const { holiday } = await addPackage(session)
      const body = holidayPaymentFor(holiday, 'somebody')
      return ask(processPayment, { params: { paymentType: 'bkash' }, body })
    },
  },
  testCase('for another account', 'forbidden', { userId: 'somebody-else' }),
]
