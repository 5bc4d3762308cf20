import assert from 'node:assert/strict'
import { getDeskOrder } from '@jatra/contract/desk/desk-order-endpoints'
import { getOrder } from '@jatra/contract/whole-order/endpoints'
import { getVoucher } from '@jatra/contract/whole-order/voucher'
import type { ContractCase } from './case.ts'
import { ask, type Session } from './harness.ts'
import { by, byCustomer, paidOrder } from './staff-refunds.ts'
import {
  abroad,
  booked,
  home,
  confirms,
  references,
  at,
  type Booked,
  type BookedHoliday,
  type Who,
} from './booked-holiday.ts'

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

export const confirmHolidayCases: readonly ContractCase[] = [
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
