import assert from 'node:assert/strict'
import { findOrders } from '@jatra/contract/desk/find-endpoints'
import type { FindKind } from '@jatra/contract/desk/find-terms'
import type { FoundOrder } from '@jatra/contract/desk/found-order'
import { MAX_SAVED_SEARCHES } from '@jatra/contract/desk/saved-searches'
import { listSavedSearches, removeSearch, saveSearch } from '@jatra/contract/desk/saved-searches'
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

const search = { id: 'search-0001', name: 'Group to Nepal', q: 'Chowdhury' }

const save = (session: Session, { id, ...body } = search) =>
  by(session, 'agent').then((who) =>
    callEndpoint(session, saveSearch, { params: { id }, body }, who),
  )

const makers = {
  findOrders: (who?: { token: string }) => ask(findOrders, { query: { q: 'Nusrat' } }, who),
  listSavedSearches: (who?: { token: string }) => ask(listSavedSearches, {}, who),
  saveSearch: (who?: { token: string }) =>
    ask(saveSearch, { params: { id: search.id }, body: { name: 'Mine', q: 'me' } }, who),
  removeSearch: (who?: { token: string }) => ask(removeSearch, { params: { id: search.id } }, who),
} as const

const strangers = (Object.keys(makers) as (keyof typeof makers)[]).flatMap(
  (endpoint): ContractCase[] => [
    {
      endpoint,
      name: 'as a customer',
      answer: 'forbidden',
      request: async (_, session) => makers[endpoint](await byCustomer(session)),
    },
    {
      endpoint,
      name: 'without a token',
      answer: 'unauthenticated',
      request: () => makers[endpoint](),
    },
  ],
)

/** How staff find an order by what they were told, and the searches that they keep. */
export const deskFindCases: readonly ContractCase[] = [
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
  rejected('in pages of none', 'q=Nusrat&limit=0'),
  {
    endpoint: 'saveSearch',
    name: 'twice, by which it is changed and kept once, for oneself alone',
    answer: 'good',
    async request(_, session) {
      await save(session)
      const other = await callEndpoint(session, listSavedSearches, {}, await by(session, 'finance'))
      assert.deepEqual(other.searches, [], 'a colleague has none of it')
      const body = { name: 'A group to Nepal', q: search.q }
      return ask(saveSearch, { params: { id: search.id }, body }, await by(session, 'agent'))
    },
    check: (body) =>
      assert.deepEqual(body, { searches: [{ ...search, name: 'A group to Nepal' }] }),
  },
  {
    endpoint: 'saveSearch',
    name: 'more than one may keep',
    answer: 'outdated',
    async request(_, session) {
      for (let kept = 0; kept < MAX_SAVED_SEARCHES; kept += 1) {
        await save(session, { ...search, id: `search-${String(kept).padStart(4, '0')}` })
      }
      const input = { params: { id: 'search-more' }, body: { name: 'More', q: 'more' } }
      return ask(saveSearch, input, await by(session, 'agent'))
    },
  },
  {
    endpoint: 'saveSearch',
    name: 'under an id of other signs',
    answer: 'invalid_input',
    request: async (_, session) =>
      ask(
        saveSearch,
        { params: { id: 'a b c d e f' }, body: { name: 'x', q: 'x' } },
        await by(session, 'agent'),
      ),
  },
  {
    endpoint: 'listSavedSearches',
    name: 'by name',
    answer: 'good',
    async request(_, session) {
      await save(session)
      await save(session, { id: 'search-0002', name: 'Before it', q: '880' })
      return ask(listSavedSearches, {}, await by(session, 'agent'))
    },
    check(body) {
      const { searches } = body as { searches: { name: string }[] }
      assert.deepEqual(
        searches.map(({ name }) => name),
        ['Before it', 'Group to Nepal'],
      )
    },
  },
  {
    endpoint: 'removeSearch',
    name: 'twice, by which it is gone',
    answer: 'good',
    async request(_, session) {
      await save(session)
      const input = { params: { id: search.id } }
      await callEndpoint(session, removeSearch, input, await by(session, 'agent'))
      return ask(removeSearch, input, await by(session, 'agent'))
    },
    check: (body) => assert.deepEqual(body, { searches: [] }),
  },
  ...strangers,
]
