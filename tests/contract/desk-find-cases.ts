import assert from 'node:assert/strict'
import { findOrders } from '@jatra/contract/desk/find-endpoints'
import type { FindKind } from '@jatra/contract/desk/find-terms'
import type { FoundOrder } from '@jatra/contract/desk/found-order'
import { banglaDigits } from '@jatra/contract/values/digits'
import type { ContractCase } from './case.ts'
import { deskFlight, deskOrder, findAs } from './desk-orders.ts'
import { ask, askRaw, callEndpoint, type Session } from './harness.ts'
import { by, byCustomer } from './staff-refunds.ts'

type Flight = Awaited<ReturnType<typeof deskFlight>>

interface Way {
  by: FindKind
  name: string
  texts: (flight: Flight, session: Session) => readonly string[] | Promise<readonly string[]>
}

/** How people say what they look for, each of which finds one order. */
const ways: readonly Way[] = [
  {
    by: 'bookingId',
    name: 'booking ID, however it is typed',
    texts: ({ order: { bookingReference: id } }) => [id, id.toLowerCase().replace('-', ' ')],
  },
  {
    by: 'pnr',
    name: 'PNR',
    texts: ({ order }) => [
      order.booking.reference ?? '',
      ` ${order.booking.reference?.toLowerCase()} `,
    ],
  },
  {
    by: 'ticket',
    name: 'ticket number with and without its hyphen',
    texts({ order }) {
      const number = order.booking.tickets[0]?.number ?? ''
      return [number, `${number.slice(0, 3)}-${number.slice(3)}`, banglaDigits(number)]
    },
  },
  {
    by: 'transaction',
    name: 'our id of the payment and the gateway’s own',
    async texts({ orderId }, session) {
      const { timeline } = await deskOrder(session, orderId)
      const { tranId, id } = timeline.find(({ kind }) => kind === 'paymentReceived')?.values ?? {}
      return [String(tranId), String(id)]
    },
  },
  {
    by: 'passport',
    name: 'passport number',
    texts: ({ person: { passportNumber: number } }) => [number, number.toLowerCase()],
  },
  {
    by: 'phone',
    name: 'phone in any spelling',
    texts({ person: { mobileNumber: number } }) {
      const spaced = `${number.slice(0, 5)} ${number.slice(5)}`
      return [number, `+88${number}`, `0088 ${spaced}`, banglaDigits(spaced), number.slice(1)]
    },
  },
  {
    by: 'email',
    name: 'email of a traveller and of the payer',
    texts: ({ person: { email } }) => [email, email.toUpperCase(), `payer.${email}`],
  },
  {
    by: 'name',
    name: 'name in Latin and in Bangla letters, whole or begun',
    texts: ({ person: { lastName } }) => [
      lastName,
      `${lastName.toLowerCase()} nilima`,
      `নিলিমা ${lastName}`,
      `Nil ${lastName}`,
    ],
  },
]

const finds = ({ by: kind, name, texts }: Way): ContractCase => ({
  endpoint: 'findOrders',
  name: `by ${name}`,
  answer: 'good',
  async request(harness, session) {
    const flight = await deskFlight(harness, session)
    await deskFlight(harness, session)
    const typed = await texts(flight, session)
    for (const q of typed) {
      const { results, kinds } = await findAs(session, q)
      const found = results.map(({ orderId, matched }) => `${orderId} ${matched}`)
      assert.deepEqual(found, [`${flight.orderId} ${kind}`], `${q}, read as ${kinds.join()}`)
    }
    return ask(findOrders, { query: { q: typed[0] ?? '' } }, await by(session, 'finance'))
  },
  check(body) {
    const [found] = (body as { results: FoundOrder[] }).results
    assert(found?.status === 'CONFIRM' && found.total > 0, 'how it stands')
    assert(/^[A-Z]{3} - [A-Z]{3}/.test(found.title), `what it is: ${found.title}`)
    assert(found.travelers[0]?.startsWith('Nilima Qadir'), 'who travels')
    assert(found.customer.email.endsWith('@example.com'), 'whose it is')
  },
})

/** What finds nothing, though something of the kind is there. */
const nothing = (name: string, text: string | ((flight: Flight) => string)): ContractCase => ({
  endpoint: 'findOrders',
  name,
  answer: 'good',
  async request(harness, session) {
    const q = typeof text === 'string' ? text : text(await deskFlight(harness, session))
    return ask(findOrders, { query: { q } }, await by(session, 'agent'))
  },
  check: (body) => assert.deepEqual((body as { results: FoundOrder[] }).results, []),
})

const rejected = (name: string, query: string): ContractCase => ({
  endpoint: 'findOrders',
  name,
  answer: 'invalid_input',
  async request(_, session) {
    const { token } = await by(session, 'agent')
    return askRaw('GET', `/api/desk/find?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    })
  },
})

/** PostgreSQL knows no such year. */
const YEAR_NOUGHT = Buffer.from('0000-01-01T00:00:00.000Z any').toString('base64url')

/** How staff find an order by what they were told. */
export const deskFindCases: readonly ContractCase[] = [
  {
    endpoint: 'findOrders',
    name: 'by a member of staff who signed in 12 hours ago',
    answer: 'unauthenticated',
    async request(_, session) {
      const staff = await by(session, 'agent')
      const find = [findOrders, { query: { q: 'Rahman' } }, staff] as const
      // Use does not extend it.
      await session.advance(12 * 60 - 1)
      await callEndpoint(session, ...find)
      await session.advance(1)
      return ask(...find)
    },
  },
  ...ways.map(finds),
  nothing('by the beginning of a passport number', ({ person }) =>
    person.passportNumber.slice(0, 6),
  ),
  nothing('by two names of which no one has both', ({ person }) => `${person.lastName} Rahman`),
  nothing('by the middle of a name', ({ person }) => person.lastName.slice(2)),
  nothing('by a percent sign', '%'),
  nothing('by lines', '________'),
  nothing('by an apostrophe and an SQL', `' or 1=1 --`),
  nothing('by a sign that is half', '\ud800'),
  {
    endpoint: 'findOrders',
    name: 'the newest first, in pages that go on where the one before ended',
    answer: 'good',
    async request(harness, session) {
      const older = await deskFlight(harness, session)
      const newer = await deskFlight(harness, session)
      const who = await by(session, 'manager')
      const q = 'Nilima'
      const first = await callEndpoint(session, findOrders, { query: { q, limit: 1 } }, who)
      assert.equal(first.results[0]?.orderId, newer.orderId)
      const cursor = first.nextCursor ?? ''
      const next = await callEndpoint(session, findOrders, { query: { q, limit: 1, cursor } }, who)
      assert.equal(next.results[0]?.orderId, older.orderId)
      return ask(findOrders, { query: { q: newer.person.lastName } }, who)
    },
    check: (body) => assert.equal((body as { nextCursor: unknown }).nextCursor, null),
  },
  rejected('without a text', 'q='),
  rejected('by blanks', 'q=%20%20'),
  rejected('by a megabyte', `q=${'a'.repeat(1_000_000)}`),
  rejected('with a sign that cannot be stored', 'q=Nus%00rat'),
  rejected('with two texts', 'q=one&q=two'),
  rejected('with a cursor that nobody gave', 'q=Nusrat&cursor=nonsense'),
  rejected('with a cursor of a year that is none', `q=Nusrat&cursor=${YEAR_NOUGHT}`),
  rejected('in pages of none', 'q=Nusrat&limit=0'),
  {
    endpoint: 'findOrders',
    name: 'as a customer',
    answer: 'forbidden',
    request: async (_, session) =>
      ask(findOrders, { query: { q: 'Nusrat' } }, await byCustomer(session)),
  },
  {
    endpoint: 'findOrders',
    name: 'without a token',
    answer: 'unauthenticated',
    request: () => ask(findOrders, { query: { q: 'Nusrat' } }),
  },
]
