import assert from 'node:assert/strict'
import type { HolidayBody } from '@jatra/api/testing/holidays'
import { holidayPaymentFor } from '@jatra/api/testing/holidays'
import { getDeskOrder, openPassport } from '@jatra/contract/desk/desk-order-endpoints'
import { confirmHoliday } from '@jatra/contract/holiday/confirm-holiday'
import type { PackageInput } from '@jatra/contract/holiday/package'
import { saveHolidayTraveler } from '@jatra/contract/holiday/traveler-endpoint'
import type { EndpointInput } from '@jatra/contract/http/endpoint'
import type { Problem } from '@jatra/contract/http/problem'
import {
  cancelOrder,
  getOrder,
  listOrderEmails,
  quoteCancellation,
} from '@jatra/contract/whole-order/endpoints'
import { releaseOrder } from '@jatra/contract/whole-order/checkout-endpoints'
import { getVoucher } from '@jatra/contract/whole-order/voucher'
import { signUp, traveler } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, callEndpoint, type Session } from './harness.ts'
import { addPackage, reserve } from './holidays.ts'
import { pressGatewayButton } from './press-gateway-button.ts'
import { by, byCustomer, paidOrder } from './staff-refunds.ts'

type Who = { token: string }
type Body = EndpointInput<typeof saveHolidayTraveler>['body']

/** A package across a border, with flights in the price. */
const abroad: Partial<PackageInput> = {
  package: 'Nepal',
  packageIncludes: [{ include1: 'Return flight, two nights', include2: 'Tips' }],
}

const couple: Partial<HolidayBody> = {
  rooms: { singleRoom: 0, doubleRoom: 1, twinRoom: 0, tripleRoom: 0 },
  people: { adults: 2, child: 0, child2: 0, infants: 1 },
}

const home = { firstName: 'নুসরাত', lastName: 'জাহান', age: 31 }
const withPassport = traveler

interface Booked {
  paid?: boolean
  package?: Partial<PackageInput>
  body?: Partial<HolidayBody>
}

/** A couple with a baby who have reserved a holiday. */
async function booked(session: Session, { paid = true, ...of }: Booked = {}) {
  const { holiday } = await addPackage(session, of.package)
  const me = await signUp(session)
  const body = holidayPaymentFor(holiday, me.user._id, { ...couple, ...of.body })
  const { orderId, url } = await reserve(session, me, body)
  if (paid) await pressGatewayButton(session, url, 'Pay')
  const token = { token: me.access_token }
  const params = { userId: me.user._id, orderId }
  const inPlace = (position: number) => ({ ...params, position })
  return {
    ...{ orderId, params, token },
    read: () => callEndpoint(session, getOrder, { params }, token),
    names: (position: number, named: Body, who: Partial<Who> = token) =>
      ask(saveHolidayTraveler, { params: inPlace(position), body: named }, who),
    name: (position: number, named: Body) =>
      callEndpoint(session, saveHolidayTraveler, { params: inPlace(position), body: named }, token),
    kinds: async () =>
      (await callEndpoint(session, listOrderEmails, { params }, token)).map(({ kind }) => kind),
    async cancel() {
      const quoted = { params, body: {} }
      const { quoteId } = await callEndpoint(session, quoteCancellation, quoted, token)
      await callEndpoint(session, cancelOrder, { params, body: { quoteId } }, token)
    },
    release: () => callEndpoint(session, releaseOrder, { params }, token),
  }
}
type BookedHoliday = Awaited<ReturnType<typeof booked>>

/** What is said of who travels, on a holiday of one's own. */
const naming = (
  name: string,
  answer: ContractCase['answer'],
  request: (order: BookedHoliday, session: Session) => Request | Promise<Request>,
  of: Booked & { check?: ContractCase['check'] } = {},
): ContractCase => ({
  endpoint: 'saveHolidayTraveler',
  name,
  answer,
  request: async (_, session) => request(await booked(session, of), session),
  ...(of.check && { check: of.check }),
})

/** A refusal at these fields. */
const at =
  (...fields: string[]): ContractCase['check'] =>
  (body) =>
    assert.deepEqual(Object.keys((body as Problem).errors ?? {}).sort(), fields.sort())

const missing =
  (...positions: number[]): ContractCase['check'] =>
  (body) =>
    assert.deepEqual((body as { missing: number[] }).missing, positions)

const references = { hotel: 'TG-4711', guide: 'Karim, 01711-000000' }
const confirms = (orderId: string, who?: Partial<Who>, body = {}) =>
  ask(confirmHoliday, { params: { orderId }, body: { ...references, ...body } }, who)

const confirming = (
  name: string,
  answer: ContractCase['answer'],
  request: (order: BookedHoliday, session: Session, agent: Who) => Request | Promise<Request>,
  of: Booked & { check?: ContractCase['check'] } = {},
): ContractCase => ({
  endpoint: 'confirmHoliday',
  name,
  answer,
  request: async (_, session) =>
    request(await booked(session, of), session, await by(session, 'agent')),
  ...(of.check && { check: of.check }),
})

const voucher = (
  name: string,
  answer: ContractCase['answer'],
  before: (order: BookedHoliday, session: Session) => Promise<unknown>,
  of: Booked & { who?: (session: Session) => Promise<Partial<Who>> } = {},
): ContractCase => ({
  endpoint: 'getVoucher',
  name,
  answer,
  async request(_, session) {
    const order = await booked(session, of)
    await before(order, session)
    const who = of.who ? await of.who(session) : order.token
    return ask(getVoucher, { params: order.params }, who)
  },
})

const confirmed = async ({ orderId }: BookedHoliday, session: Session) =>
  session.send(confirms(orderId, await by(session, 'agent')))

export const bookedHolidayCases: readonly ContractCase[] = [
  voucher('of a holiday that is confirmed', 'good', confirmed),
  voucher('of one that is not confirmed yet', 'not_found', async () => null),
  voucher('of one that its traveller has cancelled since', 'not_found', async (order, session) => {
    await confirmed(order, session)
    await order.cancel()
  }),
  voucher('of one that is not paid', 'not_paid', async () => null, { paid: false }),
  voucher('as another customer', 'forbidden', confirmed, { who: byCustomer }),
  voucher('as a stranger', 'unauthenticated', confirmed, { who: async () => ({}) }),
  {
    endpoint: 'getVoucher',
    name: 'more often than an account may ask',
    answer: 'rate_limited',
    async request(_, session) {
      const order = await booked(session)
      await confirmed(order, session)
      const again = () => ask(getVoucher, { params: order.params }, order.token)
      await session.provoke('rate_limited', again)
      return again()
    },
  },
  naming(
    'a name in Bangla and an age, within the country',
    'good',
    (order) => order.names(0, home),
    {
      check: missing(1, 2),
    },
  ),
  naming('before it is paid', 'good', (order) => order.names(0, home), { paid: false }),
  naming('a passport, across a border', 'good', (order) => order.names(1, withPassport), {
    package: abroad,
    check: (body) => {
      const { traveler: shown } = body as { traveler: { maskedPassportNumber: string | null } }
      assert.match(shown.maskedPassportNumber ?? '', /^\*+[A-Z0-9]{3}$/)
      assert.deepEqual((body as { missing: number[] }).missing, [0, 2])
    },
  }),
  naming(
    'without a contact of their own: the booking’s is theirs',
    'good',
    (order) => {
      const {
        email: _email,
        mobileNumber: _number,
        countryNumberCode: _code,
        ...rest
      } = withPassport
      return order.names(0, rest)
    },
    {
      package: abroad,
      check: (body) => {
        const { traveler: shown } = body as { traveler: { email: string; phone: string } }
        assert.deepEqual([shown.email, shown.phone], ['nusrat@example.com', '+8801712345678'])
      },
    },
  ),
  {
    endpoint: 'getOrder',
    name: 'of which a traveller was named twice: once',
    answer: 'good',
    request: async (_, session) => {
      const order = await booked(session)
      await order.name(0, home)
      await order.name(0, { ...home, age: 32 })
      return ask(getOrder, { params: order.params }, order.token)
    },
    check: (body) => {
      const { travelersData } = body as { travelersData: { travelers: { age: number }[] } }
      assert.deepEqual(
        travelersData.travelers.map(({ age }) => age),
        [32],
      )
    },
  },
  {
    endpoint: 'openPassport',
    name: 'of a traveller of a holiday',
    answer: 'good',
    request: async (_, session) => {
      const order = await booked(session, { package: abroad })
      await order.name(1, withPassport)
      const params = { orderId: order.orderId, index: 1 }
      return ask(openPassport, { params }, await by(session, 'agent'))
    },
    check: (body) => {
      assert.equal((body as { passportNumber: string }).passportNumber, withPassport.passportNumber)
    },
  },
  naming('nothing, within the country', 'invalid_input', (order) => order.names(0, {}), {
    check: at('firstName', 'lastName', 'age'),
  }),
  naming(
    'a child in an adult’s place',
    'invalid_input',
    (order) => order.names(0, { ...home, age: 9 }),
    {
      check: at('age'),
    },
  ),
  naming('a name and an age, across a border', 'invalid_input', (order) => order.names(0, home), {
    package: abroad,
  }),
  naming(
    'a passport that ends before the journey',
    'invalid_input',
    (order) =>
      order.names(0, {
        ...withPassport,
        passportExYear: 2027,
        passportExMonth: 2,
        passportExDay: 1,
      }),
    { package: abroad, check: at('passportExYear') },
  ),
  naming('an adult in a baby’s place', 'invalid_input', (order) => order.names(2, withPassport), {
    package: abroad,
    check: at('birthYear'),
  }),
  naming('a place that nobody has', 'not_found', (order) => order.names(3, home)),
  {
    endpoint: 'saveHolidayTraveler',
    name: 'of a flight',
    answer: 'not_found',
    request: async (harness, session) => {
      const { orderId, me } = await paidOrder(harness, session)
      const params = { userId: me.user._id, orderId, position: 0 }
      return ask(saveHolidayTraveler, { params, body: home }, { token: me.access_token })
    },
  },
  naming(
    'of a booking that was given up',
    'outdated',
    async (order) => {
      await order.release()
      return order.names(0, home)
    },
    { paid: false },
  ),
  naming('of a holiday that its traveller has cancelled', 'not_found', async (order) => {
    await order.cancel()
    return order.names(0, home)
  }),
  naming('in whose name the hotel has confirmed', 'outdated', async (order, session) => {
    await order.name(0, home)
    await session.send(confirms(order.orderId, await by(session, 'agent')))
    return order.names(0, { ...home, age: 40 })
  }),
  naming('as another customer', 'forbidden', async (order, session) =>
    order.names(0, home, await byCustomer(session)),
  ),
  naming('as a stranger', 'unauthenticated', (order) => order.names(0, home, {})),
  confirming('with the hotel’s and the guide’s reference', 'good', (order, _, agent) =>
    confirms(order.orderId, agent),
  ),
  confirming('the same twice', 'good', async (order, session, agent) => {
    await session.send(confirms(order.orderId, agent))
    return confirms(order.orderId, agent)
  }),
  {
    endpoint: 'getOrder',
    name: 'of a holiday that is confirmed: under which references, and its traveller is told',
    answer: 'good',
    request: async (_, session) => {
      const order = await booked(session)
      await session.send(confirms(order.orderId, await by(session, 'agent')))
      assert.equal((await order.kinds()).at(-1), 'holiday_confirmed')
      return ask(getOrder, { params: order.params }, order.token)
    },
    check: (body) => {
      const { confirmation } = body as { confirmation: object }
      assert.deepEqual({ ...confirmation, at: '' }, { ...references, flights: null, at: '' })
    },
  },
  {
    endpoint: 'getDeskOrder',
    name: 'of a holiday that is confirmed: who did it, and nobody does it again',
    answer: 'good',
    request: async (_, session) => {
      const order = await booked(session)
      const agent = await by(session, 'agent')
      await order.name(0, home)
      await session.send(confirms(order.orderId, agent))
      return ask(getDeskOrder, { params: { orderId: order.orderId } }, agent)
    },
    check: (body) => {
      const desk = body as {
        timeline: { values: Record<string, unknown> }[]
        actions: { do: string }[]
        travelers: { index: number; name: string }[]
      }
      const acts = desk.timeline.map(({ values }) => values['action'])
      assert.ok(acts.includes('holiday.confirmed'))
      assert.ok(!desk.actions.some((act) => act.do === 'confirmHoliday'))
      assert.deepEqual(
        desk.travelers.map(({ index, name }) => [index, name]),
        [[0, 'নুসরাত জাহান']],
      )
    },
  },
  confirming(
    'without the airline’s reference where flights are included',
    'invalid_input',
    (order, _, agent) => confirms(order.orderId, agent),
    { package: abroad, check: at('flights') },
  ),
  confirming(
    'with it',
    'good',
    (order, _, agent) => confirms(order.orderId, agent, { flights: 'QXR7KL' }),
    {
      package: abroad,
    },
  ),
  confirming(
    'without the hotel’s reference',
    'invalid_input',
    (order, _, agent) => confirms(order.orderId, agent, { hotel: ' ' }),
    { check: at('hotel') },
  ),
  confirming('otherwise than a colleague did', 'outdated', async (order, session, agent) => {
    await session.send(confirms(order.orderId, agent))
    return confirms(order.orderId, agent, { hotel: 'TG-9' })
  }),
  confirming('what is not paid', 'not_paid', (order, _, agent) => confirms(order.orderId, agent), {
    paid: false,
  }),
  confirming('what its traveller has cancelled', 'outdated', async (order, _, agent) => {
    await order.cancel()
    return confirms(order.orderId, agent)
  }),
  {
    endpoint: 'confirmHoliday',
    name: 'what is a flight',
    answer: 'not_found',
    async request(harness, session) {
      const { orderId } = await paidOrder(harness, session)
      return confirms(orderId, await by(session, 'agent'))
    },
  },
  confirming('as finance, who serves no travellers', 'forbidden', async (order, session) =>
    confirms(order.orderId, await by(session, 'finance')),
  ),
  confirming('as a customer', 'forbidden', async (order, session) =>
    confirms(order.orderId, await byCustomer(session)),
  ),
  confirming('as a stranger', 'unauthenticated', (order) => confirms(order.orderId)),
]
