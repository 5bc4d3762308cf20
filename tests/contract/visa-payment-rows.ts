import { processPayment } from '@jatra/contract/payment/endpoints'
import { deleteVisa, updateVisa } from '@jatra/contract/visa/endpoints'
import { addDays, todayInDhaka } from '@jatra/contract/values/dates'
import type { Visa } from '@jatra/contract/visa/visa'
import { dayAhead, signUp } from './actors.ts'
import type { Row } from './row.ts'
import { ask, askRaw, tell, type Side } from './stage.ts'
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

type Change = Partial<VisaBody> | ((visa: Visa, side: Side) => Partial<VisaBody>)

/** An application for a visa of one's own. */
const row = (
  name: string,
  answer: Row['answer'],
  over: Change = {},
  visaChanges: Parameters<typeof addVisa>[1] = {},
): Row => ({
  call: 'processPayment',
  name: `a visa: ${name}`,
  answer,
  request: async (side, stage) => {
    const { visa } = await addVisa(stage, visaChanges)
    const me = await signUp(stage)
    const given = typeof over === 'function' ? over(visa, side) : over
    return askToApply(me, visaPaymentFor(visa, me.user._id, given))
  },
})

/** A body that our types would not allow. */
const raw = (name: string, changes: Record<string, unknown>): Row => ({
  call: 'processPayment',
  name: `a visa: ${name}`,
  answer: 'invalid_input',
  request: async (_, stage) => {
    const { visa } = await addVisa(stage)
    const me = await signUp(stage)
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
const expiring = (side: Side, days: number): Pick<VisaBody, 'travelersData'> => {
  const [year, month, day] = addDays(todayInDhaka(side.now()), days).split('-').map(Number)
  return people({ passportExYear: year, passportExMonth: month, passportExDay: day })
}

const pickUp = (side: Side, days: number): Partial<VisaBody> => ({
  deliveryMethod: 'pickUp',
  deliveryDate: dayAhead(side, days),
  pickUpAddress: 'House 27, Road 5, Dhanmondi, Dhaka 1205',
})

const NOT_HERE = Array.from({ length: 11 }, (_, index) => `doc-${String(index)}`)

export const visaPaymentRows: readonly Row[] = [
  row('one applicant who brings the papers', 'good'),
  row('nine applicants, an infant among them', 'good', (_, side) => {
    const [birthYear, birthMonth, birthDay] = todayInDhaka(side.now()).split('-').map(Number)
    return people(...Array.from({ length: 8 }, () => ({})), { birthYear, birthMonth, birthDay })
  }),
  row('papers that are picked up today', 'good', (_, side) => pickUp(side, 0)),
  row('papers that are picked up in 90 days', 'good', (_, side) => pickUp(side, 90)),
  row('the second option', 'good', {
    selectedPlan: { index: 1, name: 'Multiple entry' },
    productData: { price: 20_002 },
    price: 20_652,
  }),
  row('a pickup address that is not looked at', 'good', {
    pickUpAddress: 'Nowhere',
    deliveryDate: '2020-01-01',
  }),
  row('a short passport where it is only warned of', 'good', (_, side) => expiring(side, 30), {
    shortPassport: 'warn',
  }),
  {
    call: 'processPayment',
    name: 'a visa: with documents of one’s own, in both blocks',
    answer: 'good',
    request: async (_, stage) => {
      const { visa } = await addVisa(stage)
      const me = await signUp(stage)
      const ids = [await upload(stage, me), await upload(stage, me), await upload(stage, me)]
      const [one = '', two = '', three = ''] = ids.map(({ _id }) => _id)
      const given = people({ documents: [one, two] }, { documents: [three] })
      return askToApply(me, visaPaymentFor(visa, me.user._id, given))
    },
  },
  {
    call: 'processPayment',
    name: 'a visa: the documents of an application that was not paid',
    answer: 'good',
    request: async (_, stage) => {
      const { visa } = await addVisa(stage)
      const me = await signUp(stage)
      const { _id } = await upload(stage, me)
      const body = visaPaymentFor(visa, me.user._id, people({ documents: [_id] }))
      await apply(stage, me, body)
      await stage.advance(41)
      return askToApply(me, body)
    },
  },
  {
    call: 'processPayment',
    name: 'a visa: somebody else’s document',
    answer: 'not_found',
    request: async (_, stage) => {
      const { visa } = await addVisa(stage)
      const [me, other] = [await signUp(stage), await signUp(stage)]
      const { _id } = await upload(stage, other)
      return askToApply(me, visaPaymentFor(visa, me.user._id, people({ documents: [_id] })))
    },
  },
  {
    call: 'processPayment',
    name: 'a visa: one document in two blocks',
    answer: 'invalid_input',
    request: async (_, stage) => {
      const { visa } = await addVisa(stage)
      const me = await signUp(stage)
      const documents = [(await upload(stage, me))._id]
      const given = people({ documents }, { documents })
      return askToApply(me, visaPaymentFor(visa, me.user._id, given))
    },
  },
  row('no document of somebody, and none to come later', 'invalid_input', {
    ...people({}),
    documentsLater: false,
  }),
  raw('no word of documents that are missing', { documentsLater: undefined }),
  raw('documents that come perhaps', { documentsLater: 'perhaps' }),
  row('a document that nobody uploaded', 'not_found', people({ documents: ['no-such'] })),
  row('a document twice', 'invalid_input', people({ documents: ['a', 'a'] })),
  row('eleven documents', 'invalid_input', people({ documents: NOT_HERE })),

  row('a pickup yesterday', 'invalid_input', (_, side) => pickUp(side, -1)),
  row('a pickup in 91 days', 'invalid_input', (_, side) => pickUp(side, 91)),
  row('a pickup without address and day', 'invalid_input', { deliveryMethod: 'pickUp' }),
  row('a pickup at an empty address', 'invalid_input', (_, side) => ({
    ...pickUp(side, 1),
    pickUpAddress: '  ',
  })),
  row('fewer people than are counted', 'invalid_input', { travelers: 2 }),
  row('a passport that expired yesterday', 'invalid_input', (_, side) => expiring(side, -1), {
    shortPassport: 'warn',
  }),
  row('a passport of less than six months', 'invalid_input', (_, side) => expiring(side, 30)),
  row('a birth date in the future', 'invalid_input', people({ birthYear: 2100 })),
  row(
    'born on 29 February of a common year',
    'invalid_input',
    people({ birthYear: 2001, birthMonth: 2, birthDay: 29 }),
  ),
  row('a number that there is not', 'invalid_input', people({ mobileNumber: '171234567' })),
  row('a name in other letters', 'invalid_input', people({ firstName: 'নুসরাত' })),
  row('problems in two blocks', 'invalid_input', (_, side) => ({
    ...people({ birthDay: 31 }, { lastName: 'জাহান' }),
    ...pickUp(side, -1),
  })),
  row('more than the gateway takes at once', 'invalid_input', people({}, {}), {
    visaList: [{ name: 'Single entry', validity: 90, stayPeriod: 60, price: 400_000 }],
  }),
  raw('no delivery method', { deliveryMethod: undefined }),
  raw('a delivery method that there is not', { deliveryMethod: 'pigeon' }),
  raw('a pickup on a day that there is not', { deliveryDate: '2027-02-30' }),
  raw('nobody', { travelersData: [], travelers: 0 }),
  raw('ten people', { travelersData: Array.from({ length: 10 }, () => applicant), travelers: 10 }),
  raw('no passport', { travelersData: [{ ...applicant, passportNumber: undefined }] }),
  raw('documents that are no ids', { travelersData: [{ ...applicant, documents: [7] }] }),
  raw('no option', { selectedPlan: undefined }),
  raw('half an option', { selectedPlan: { index: 0.5, name: 'Single entry' } }),
  raw('a payment option of another path', { paymentType: 'nexus' }),

  row('one taka less', 'price_changed', { price: 6_650 }),
  row('an option that was cheaper', 'price_changed', { productData: { price: 6_000 } }),
  row('the pickup not counted', 'price_changed', (_, side) => ({
    ...pickUp(side, 1),
    price: 6_651,
  })),
  {
    call: 'processPayment',
    name: 'a visa: an option that became dearer meanwhile',
    answer: 'price_changed',
    request: async (_, stage) => {
      const { visa, token } = await addVisa(stage)
      const me = await signUp(stage)
      const visaList = visa.visaList.map((plan) => ({ ...plan, price: plan.price + 500 }))
      await tell(stage, updateVisa, { params: { id: visa._id }, body: { visaList } }, { token })
      return askToApply(me, visaPaymentFor(visa, me.user._id))
    },
  },
  {
    call: 'processPayment',
    name: 'a visa: an option that has moved in the list',
    answer: 'withdrawn',
    request: async (_, stage) => {
      const { visa, token } = await addVisa(stage)
      const me = await signUp(stage)
      const visaList = visa.visaList.toReversed()
      await tell(stage, updateVisa, { params: { id: visa._id }, body: { visaList } }, { token })
      return askToApply(me, visaPaymentFor(visa, me.user._id))
    },
  },
  row('an option beyond the list', 'withdrawn', {
    selectedPlan: { index: 2, name: 'Single entry' },
  }),
  {
    call: 'processPayment',
    name: 'a visa: one that was withdrawn meanwhile',
    answer: 'withdrawn',
    request: async (_, stage) => {
      const { visa, token } = await addVisa(stage)
      const me = await signUp(stage)
      await tell(stage, deleteVisa, { params: { id: visa._id } }, { token })
      return askToApply(me, visaPaymentFor(visa, me.user._id))
    },
  },
  row('one that nobody sells', 'not_found', { productId: 'no-such-visa' }),
  {
    call: 'processPayment',
    name: 'a visa: one key and body again, when the visa is gone',
    answer: 'good',
    request: async (_, stage) => {
      const { me, body, visa, staffToken } = await placeVisa(stage, {}, 'a-key')
      await tell(stage, deleteVisa, { params: { id: visa._id } }, { token: staffToken })
      return askToApply(me, body, 'a-key')
    },
  },
  {
    call: 'processPayment',
    name: 'a visa: one key with another delivery',
    answer: 'idempotency_mismatch',
    request: async (side, stage) => {
      const { me, visa } = await placeVisa(stage, {}, 'a-key')
      return askToApply(me, visaPaymentFor(visa, me.user._id, pickUp(side, 1)), 'a-key')
    },
  },
  {
    call: 'processPayment',
    name: 'a visa: nobody logged in',
    answer: 'unauthenticated',
    request: async (_, stage) => {
      const { visa } = await addVisa(stage)
      const body = visaPaymentFor(visa, 'somebody')
      return ask(processPayment, { params: { paymentType: 'bkash' }, body })
    },
  },
  row('for another account', 'forbidden', { userId: 'somebody-else' }),
]
