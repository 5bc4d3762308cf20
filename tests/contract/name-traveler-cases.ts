import assert from 'node:assert/strict'
import { openPassport } from '@jatra/contract/desk/desk-order-endpoints'
import { saveHolidayTraveler } from '@jatra/contract/holiday/traveler-endpoint'
import { getOrder, verifyBooking } from '@jatra/contract/whole-order/endpoints'
import type { ContractCase } from './case.ts'
import { ask, type Session } from './harness.ts'
import { by, byCustomer, paidOrder } from './staff-refunds.ts'
import {
  abroad,
  booked,
  home,
  withPassport,
  confirms,
  at,
  type Booked,
  type BookedHoliday,
} from './booked-holiday.ts'

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

const missing =
  (...positions: number[]): ContractCase['check'] =>
  (body) =>
    assert.deepEqual((body as { missing: number[] }).missing, positions)

/** A check of a holiday of which a traveller is named, by somebody's last name. */
const checked = (name: string, lastName: string, answer: ContractCase['answer']): ContractCase => ({
  endpoint: 'verifyBooking',
  name,
  answer,
  async request(_, session) {
    const order = await booked(session)
    await order.name(0, home)
    const { bookingReference: reference } = await order.read()
    return ask(verifyBooking, { query: { reference, lastName } })
  },
})

export const nameTravelerCases: readonly ContractCase[] = [
  checked(
    'a holiday, by the name of who booked it, once its travellers are named',
    'Jahan',
    'good',
  ),
  checked('a holiday, by the name of who travels', home.lastName, 'good'),
  checked('a holiday, by the name of nobody on it', 'Nobody', 'not_found'),
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
]
