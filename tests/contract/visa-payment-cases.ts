import assert from 'node:assert/strict'
import type { Problem } from '@jatra/contract/http/problem'
import { processPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import { deleteVisa, updateVisa } from '@jatra/contract/visa/endpoints'
import { addDays, todayInDhaka } from '@jatra/contract/values/dates'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import type { Visa } from '@jatra/contract/visa/visa'
import { firstPickUpDay } from '@jatra/contract/visa/visa-validation'
import { dayAhead, signUp } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, askRaw, callEndpoint, type Harness } from './harness.ts'
import {
  addVisa,
  applicant,
  apply,
  askToApply,
  placeVisa,
  upload,
  visaPaymentFor,
  type Applicant,
  type VisaBody,
} from './visas.ts'

type Change = Partial<VisaBody> | ((visa: Visa, harness: Harness) => Partial<VisaBody>)

/** An application for a visa of one's own. */
const testCase = (
  name: string,
  answer: ContractCase['answer'],
  over: Change = {},
  visaChanges: Parameters<typeof addVisa>[1] = {},
): ContractCase => ({
  endpoint: 'processPayment',
  name: `a visa: ${name}`,
  answer,
  request: async (harness, session) => {
    const { visa } = await addVisa(session, visaChanges)
    const me = await signUp(session)
    const given = typeof over === 'function' ? over(visa, harness) : over
    return askToApply(me, visaPaymentFor(visa, me.user._id, given))
  },
})

/** A body that our types would not allow. */
const raw = (name: string, changes: Record<string, unknown>): ContractCase => ({
  endpoint: 'processPayment',
  name: `a visa: ${name}`,
  answer: 'invalid_input',
  request: async (_, session) => {
    const { visa } = await addVisa(session)
    const me = await signUp(session)
    return askRaw('POST', '/api/payment/payment-process/bkash', {
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${me.access_token}`,
      },
      body: JSON.stringify({ ...visaPaymentFor(visa, me.user._id), ...changes }),
    })
  },
})

const people = (...changes: Partial<Applicant>[]): Pick<VisaBody, 'travelersData'> => ({
  travelersData: changes.map((over) => ({ ...applicant, ...over })),
})

/** A passport whose last day is so many days ahead. */
const expiring = (harness: Harness, days: number): Pick<VisaBody, 'travelersData'> => {
  const [year, month, day] = addDays(todayInDhaka(harness.now()), days).split('-').map(Number)
  return people({ passportExYear: year, passportExMonth: month, passportExDay: day })
}

const pickUp = (harness: Harness, days: number): Partial<VisaBody> => ({
  deliveryMethod: 'pickUp',
  deliveryDate: dayAhead(harness, days),
  pickUpAddress: 'House 27, Road 5, Dhanmondi, Dhaka 1205',
})

const NOT_HERE = Array.from({ length: 11 }, (_, index) => `doc-${String(index)}`)

export const visaPaymentCases: readonly ContractCase[] = [
  testCase('one applicant who brings the documents', 'good'),
  testCase('nine applicants, an infant among them', 'good', (_, harness) => {
    const [birthYear, birthMonth, birthDay] = todayInDhaka(harness.now()).split('-').map(Number)
    return people(...Array.from({ length: 8 }, () => ({})), { birthYear, birthMonth, birthDay })
  }),
  testCase('an applicant with one name in the passport', 'good', () =>
    people({ firstName: '', lastName: 'Rahima', singleName: true }),
  ),
  testCase('documents that are picked up as soon as can be', 'good', (_, harness) => ({
    ...pickUp(harness, 0),
    deliveryDate: firstPickUpDay(harness.now()),
  })),
  {
    endpoint: 'processPayment',
    name: 'a visa: a pickup today, late in the evening',
    answer: 'invalid_input',
    request: async (harness, session) => {
      const evening = Date.parse(`${todayInDhaka(harness.now())}T22:40:00+06:00`)
      const minutes = Math.ceil((evening - harness.now()) / MINUTE_MS)
      await session.advance(minutes < 0 ? minutes + 24 * 60 : minutes)
      const { visa } = await addVisa(session)
      const me = await signUp(session)
      return askToApply(me, visaPaymentFor(visa, me.user._id, pickUp(harness, 0)))
    },
    check: (body) => assert((body as Problem).errors?.['deliveryDate'], 'says which field'),
  },
  testCase('documents that are picked up in 90 days', 'good', (_, harness) => pickUp(harness, 90)),
  testCase('the second option', 'good', {
    selectedPlan: { index: 1, name: 'Multiple entry' },
    productData: { price: 20_002 },
    price: 20_652,
  }),
  testCase('a pickup address that is not looked at', 'good', {
    pickUpAddress: 'Nowhere',
    deliveryDate: '2020-01-01',
  }),
  testCase(
    'a short passport where it is only warned of',
    'good',
    (_, harness) => expiring(harness, 30),
    {
      shortPassport: 'warn',
    },
  ),
  {
    endpoint: 'processPayment',
    name: 'a visa: with documents of one’s own, in both blocks',
    answer: 'good',
    request: async (_, session) => {
      const { visa } = await addVisa(session)
      const me = await signUp(session)
      const ids = [await upload(session, me), await upload(session, me), await upload(session, me)]
      const [one = '', two = '', three = ''] = ids.map(({ _id }) => _id)
      const given = people({ documents: [one, two] }, { documents: [three] })
      return askToApply(me, visaPaymentFor(visa, me.user._id, given))
    },
  },
  {
    endpoint: 'processPayment',
    name: 'a visa: the documents of an application that was not paid',
    answer: 'good',
    request: async (_, session) => {
      const { visa } = await addVisa(session)
      const me = await signUp(session)
      const { _id } = await upload(session, me)
      const body = visaPaymentFor(visa, me.user._id, people({ documents: [_id] }))
      await apply(session, me, body)
      await session.advance(41)
      return askToApply(me, body)
    },
  },
  {
    endpoint: 'processPayment',
    name: 'a visa: somebody else’s document',
    answer: 'not_found',
    request: async (_, session) => {
      const { visa } = await addVisa(session)
      const [me, other] = [await signUp(session), await signUp(session)]
      const { _id } = await upload(session, other)
      return askToApply(me, visaPaymentFor(visa, me.user._id, people({ documents: [_id] })))
    },
  },
  {
    endpoint: 'processPayment',
    name: 'a visa: one document in two blocks',
    answer: 'invalid_input',
    request: async (_, session) => {
      const { visa } = await addVisa(session)
      const me = await signUp(session)
      const documents = [(await upload(session, me))._id]
      const given = people({ documents }, { documents })
      return askToApply(me, visaPaymentFor(visa, me.user._id, given))
    },
  },
  testCase('no document of somebody, and none to come later', 'invalid_input', {
    ...people({}),
    documentsLater: false,
  }),
  raw('no word of documents that are missing', { documentsLater: undefined }),
  raw('documents that come perhaps', { documentsLater: 'perhaps' }),
  testCase('a document that nobody uploaded', 'not_found', people({ documents: ['no-such'] })),
  testCase('a document twice', 'invalid_input', people({ documents: ['a', 'a'] })),
  testCase('eleven documents', 'invalid_input', people({ documents: NOT_HERE })),

  testCase('a pickup yesterday', 'invalid_input', (_, harness) => pickUp(harness, -1)),
  testCase('a pickup in 91 days', 'invalid_input', (_, harness) => pickUp(harness, 91)),
  testCase('a pickup without address and day', 'invalid_input', { deliveryMethod: 'pickUp' }),
  testCase('a pickup at an empty address', 'invalid_input', (_, harness) => ({
    ...pickUp(harness, 1),
    pickUpAddress: '  ',
  })),
  testCase('fewer people than are counted', 'invalid_input', { travelers: 2 }),
  testCase(
    'a passport that expired yesterday',
    'invalid_input',
    (_, harness) => expiring(harness, -1),
    {
      shortPassport: 'warn',
    },
  ),
  testCase('a passport of less than six months', 'invalid_input', (_, harness) =>
    expiring(harness, 30),
  ),
  testCase('a birth date in the future', 'invalid_input', people({ birthYear: 2100 })),
  testCase(
    'born on 29 February of a common year',
    'invalid_input',
    people({ birthYear: 2001, birthMonth: 2, birthDay: 29 }),
  ),
  testCase('a number that there is not', 'invalid_input', people({ mobileNumber: '171234567' })),
  testCase('a name in other letters', 'invalid_input', people({ firstName: 'নুসরাত' })),
  testCase('problems in two blocks', 'invalid_input', (_, harness) => ({
    ...people({ birthDay: 31 }, { lastName: 'জাহান' }),
    ...pickUp(harness, -1),
  })),
  testCase('more than the gateway takes at once', 'invalid_input', people({}, {}), {
    visaList: [{ name: 'Single entry', validity: 90, stayPeriod: 60, price: 400_000 }],
  }),
  raw('no delivery method', { deliveryMethod: undefined }),
  raw('a delivery method that there is not', { deliveryMethod: 'pigeon' }),
  raw('a pickup on a day that there is not', { deliveryDate: '2027-02-30' }),
  raw('nobody', { travelersData: [], travelers: 0 }),
  raw('ten people', { travelersData: Array.from({ length: 10 }, () => applicant), travelers: 10 }),
  raw('a first name left out, and no word of one name', {
    travelersData: [{ ...applicant, firstName: '' }],
  }),
  raw('no passport', { travelersData: [{ ...applicant, passportNumber: undefined }] }),
  raw('documents that are no ids', { travelersData: [{ ...applicant, documents: [7] }] }),
  raw('no option', { selectedPlan: undefined }),
  raw('half an option', { selectedPlan: { index: 0.5, name: 'Single entry' } }),
  raw('a payment option of another path', { paymentType: 'nexus' }),

  testCase('one taka less', 'price_changed', { price: 6_650 }),
  testCase('an option that was cheaper', 'price_changed', { productData: { price: 6_000 } }),
  testCase('the pickup not counted', 'price_changed', (_, harness) => ({
    ...pickUp(harness, 1),
    price: 6_651,
  })),
  {
    endpoint: 'processPayment',
    name: 'a visa: an option that became dearer meanwhile',
    answer: 'price_changed',
    request: async (_, session) => {
      const { visa, token } = await addVisa(session)
      const me = await signUp(session)
      const visaList = visa.visaList.map((plan) => ({ ...plan, price: plan.price + 500 }))
      await callEndpoint(
        session,
        updateVisa,
        { params: { id: visa._id }, body: { visaList } },
        { token },
      )
      return askToApply(me, visaPaymentFor(visa, me.user._id))
    },
  },
  {
    endpoint: 'processPayment',
    name: 'a visa: an option that has moved in the list',
    answer: 'withdrawn',
    request: async (_, session) => {
      const { visa, token } = await addVisa(session)
      const me = await signUp(session)
      const visaList = visa.visaList.toReversed()
      await callEndpoint(
        session,
        updateVisa,
        { params: { id: visa._id }, body: { visaList } },
        { token },
      )
      return askToApply(me, visaPaymentFor(visa, me.user._id))
    },
  },
  testCase('an option beyond the list', 'withdrawn', {
    selectedPlan: { index: 2, name: 'Single entry' },
  }),
  {
    endpoint: 'processPayment',
    name: 'a visa: one that was withdrawn meanwhile',
    answer: 'withdrawn',
    request: async (_, session) => {
      const { visa, token } = await addVisa(session)
      const me = await signUp(session)
      await callEndpoint(session, deleteVisa, { params: { id: visa._id } }, { token })
      return askToApply(me, visaPaymentFor(visa, me.user._id))
    },
  },
  testCase('one that nobody sells', 'not_found', { productId: 'no-such-visa' }),
  {
    endpoint: 'processPayment',
    name: 'a visa: one key and body again, when the visa is gone',
    answer: 'good',
    request: async (_, session) => {
      const { me, body, visa, staffToken } = await placeVisa(session, {}, 'a-key')
      await callEndpoint(session, deleteVisa, { params: { id: visa._id } }, { token: staffToken })
      return askToApply(me, body, 'a-key')
    },
  },
  {
    endpoint: 'processPayment',
    name: 'a visa: one key with another delivery',
    answer: 'idempotency_mismatch',
    request: async (harness, session) => {
      const { me, visa } = await placeVisa(session, {}, 'a-key')
      return askToApply(me, visaPaymentFor(visa, me.user._id, pickUp(harness, 1)), 'a-key')
    },
  },
  {
    endpoint: 'processPayment',
    name: 'a visa: nobody logged in',
    answer: 'unauthenticated',
    request: async (_, session) => {
      const { visa } = await addVisa(session)
      const body = visaPaymentFor(visa, 'somebody')
      return ask(processPayment, { params: { paymentType: 'bkash' }, body })
    },
  },
  testCase('for another account', 'forbidden', { userId: 'somebody-else' }),
]
