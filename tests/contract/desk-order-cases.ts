import assert from 'node:assert/strict'
import type { DeskOrder } from '@jatra/contract/desk/desk-order'
import {
  getDeskOrder,
  openDocument,
  openPassport,
  type OpenedPassport,
} from '@jatra/contract/desk/desk-order-endpoints'
import { addNote, type Note } from '@jatra/contract/desk/notes'
import { signUp } from './actors.ts'
import type { ContractCase } from './case.ts'
import { deskFlight, deskOrder } from './desk-orders.ts'
import { ask, callEndpoint, type Session } from './harness.ts'
import { askedRefund, by, byCustomer, paidOrder } from './staff-refunds.ts'
import { addVisa, applicant, apply, upload, visaPaymentFor } from './visas.ts'

type Who = { token: string }

const kindsOf = ({ timeline }: DeskOrder) => timeline.map(({ kind }) => kind)

/** Acts of staff, as the timeline has them. */
const actsOf = ({ timeline }: DeskOrder) =>
  timeline
    .filter(({ kind }) => kind === 'staff')
    .map(({ values, by: who }) => `${String(values['action'])} by ${who?.userName ?? 'nobody'}`)

/** An application with one document. */
async function withDocument(session: Session) {
  const { visa } = await addVisa(session)
  const me = await signUp(session)
  const { _id: document } = await upload(session, me)
  const travelersData = [{ ...applicant, documents: [document] }]
  const body = visaPaymentFor(visa, me.user._id, { travelersData })
  const { orderId } = await apply(session, me, body)
  return { orderId, document }
}

const note = { id: 'note-00000001', text: 'She phoned: her flight is too early.' }

const makers = {
  getDeskOrder: (orderId: string, who?: Who) => ask(getDeskOrder, { params: { orderId } }, who),
  openPassport: (orderId: string, who?: Who) =>
    ask(openPassport, { params: { orderId, index: 0 } }, who),
  openDocument: (orderId: string, who?: Who) =>
    ask(openDocument, { params: { orderId, id: 'nothing' } }, who),
  addNote: (orderId: string, who?: Who) => ask(addNote, { params: { orderId }, body: note }, who),
} as const

const refusals = (Object.keys(makers) as (keyof typeof makers)[]).flatMap(
  (endpoint): ContractCase[] => [
    {
      endpoint,
      name: 'what is not there',
      answer: 'not_found',
      request: async (_, session) => makers[endpoint]('nothing', await by(session, 'agent')),
    },
    {
      endpoint,
      name: 'as a customer, of an order of their own',
      answer: 'forbidden',
      async request(harness, session) {
        const { orderId, me } = await paidOrder(harness, session)
        return makers[endpoint](orderId, { token: me.access_token })
      },
    },
    {
      endpoint,
      name: 'as another customer',
      answer: 'forbidden',
      request: async (_, session) => makers[endpoint]('any', await byCustomer(session)),
    },
    {
      endpoint,
      name: 'without a token',
      answer: 'unauthenticated',
      request: () => makers[endpoint]('any'),
    },
  ],
)

/** An order as staff see it, and what they open and write. */
export const deskOrderCases: readonly ContractCase[] = [
  {
    endpoint: 'getDeskOrder',
    name: 'a ticketed flight, with all that happened to it',
    answer: 'good',
    async request(harness, session) {
      const { orderId } = await deskFlight(harness, session)
      return ask(getDeskOrder, { params: { orderId } }, await by(session, 'agent'))
    },
    check(body) {
      const desk = body as DeskOrder
      const { order, status, account, contact, supplier, travelers, actions } = desk
      assert(status === 'CONFIRM' && order.paymentStatus === 'success', 'how it stands')
      assert(account.email.endsWith('@example.com') && contact.email.startsWith('Payer.'), 'whose')
      assert(supplier.name === 'jatra_air' && supplier.net !== null, 'what the supplier gets')
      assert.equal(supplier.net + (supplier.ours ?? 0), order.price)
      const [traveler] = travelers
      assert(traveler?.hasPassport && traveler.maskedPassportNumber?.startsWith('***'), 'masked')
      assert(!/ZX\d{5}77/.test(JSON.stringify(body)), 'no whole passport')
      const steps = ['placed', 'paymentOpened', 'paymentReceived', 'supplierAsked', 'ticketIssued']
      const kinds = kindsOf(desk).filter((kind) => steps.includes(kind))
      assert.deepEqual(kinds, steps)
      assert(kindsOf(desk).includes('email'), 'what its traveller was sent')
      const times = desk.timeline.map(({ at }) => at)
      assert.deepEqual(times, times.toSorted(), 'the newest last')
      assert.deepEqual(
        actions.map((one) => one.do),
        ['requestRefund'],
      )
    },
  },
  {
    endpoint: 'getDeskOrder',
    name: 'with a refund that a colleague asked for, which finance may approve and they may not',
    answer: 'good',
    async request(harness, session) {
      const { orderId } = await askedRefund(harness, session, 'agent')
      const asked = await deskOrder(session, orderId, 'agent')
      assert(!asked.actions.some((one) => one.do === 'approveRefund'), 'not by who asked for it')
      assert.equal(asked.order.refunds.length, 0, 'its traveller does not see it yet')
      return ask(getDeskOrder, { params: { orderId } }, await by(session, 'finance'))
    },
    check(body) {
      const desk = body as DeskOrder
      assert.equal(desk.refunds.length, 1)
      assert.deepEqual(
        desk.actions.map((one) => one.do),
        ['approveRefund', 'declineRefund', 'requestRefund'],
      )
      assert(actsOf(desk)[0]?.startsWith('refund.requested by '), 'who asked for it')
    },
  },
  {
    endpoint: 'getDeskOrder',
    name: 'a visa application with its document, which an agent hands over',
    answer: 'good',
    async request(_, session) {
      const { orderId } = await withDocument(session)
      return ask(getDeskOrder, { params: { orderId } }, await by(session, 'agent'))
    },
    check(body) {
      const { travelers, supplier, order } = body as DeskOrder
      assert.equal(travelers[0]?.documents.length, 1)
      const fee = order.quote.lines.find(({ item }) => item === 'visaFee')?.total
      assert.equal(supplier.net, fee, 'the embassy gets its fee')
    },
  },
  {
    endpoint: 'getDeskOrder',
    name: 'of one’s own account, about which one may do nothing',
    answer: 'good',
    async request(harness, session) {
      const { orderId } = await paidOrder(harness, session, await session.staff())
      return ask(getDeskOrder, { params: { orderId } }, await by(session, 'manager'))
    },
    check: (body) => assert.deepEqual((body as DeskOrder).actions, []),
  },
  {
    endpoint: 'openPassport',
    name: 'which is kept, with who did it',
    answer: 'good',
    async request(harness, session) {
      const { orderId, person } = await deskFlight(harness, session)
      const who = await by(session, 'finance')
      const input = { params: { orderId, index: 0 } }
      const opened = await callEndpoint(session, openPassport, input, who)
      assert.equal(opened.passportNumber, person.passportNumber)
      const desk = await deskOrder(session, orderId)
      assert.equal(actsOf(desk).length, 1)
      assert(actsOf(desk)[0]?.startsWith('passport.opened by '), 'who opened it')
      assert(!JSON.stringify(desk).includes(person.passportNumber), 'and not what it is')
      return ask(openPassport, input, who)
    },
    check(body) {
      const { passportNumber, expiryDate } = body as OpenedPassport
      assert(/^ZX\d{5}77$/.test(passportNumber) && expiryDate === '2034-05-01', 'as it was typed')
    },
  },
  {
    endpoint: 'openPassport',
    name: 'of a traveller who is not there',
    answer: 'not_found',
    async request(harness, session) {
      const { orderId } = await paidOrder(harness, session)
      return ask(openPassport, { params: { orderId, index: 9 } }, await by(session, 'agent'))
    },
  },
  ...['-1', '1.5', 'first', '999'].map((index): ContractCase => ({
    endpoint: 'openPassport',
    name: `of traveller ${index}`,
    answer: 'invalid_input',
    async request(_, session) {
      const input = { params: { orderId: 'any', index } }
      return ask(openPassport, input, await by(session, 'agent'))
    },
  })),
  {
    endpoint: 'openDocument',
    name: 'which is kept, with who did it',
    answer: 'good',
    async request(_, session) {
      const { orderId, document: id } = await withDocument(session)
      const who = await by(session, 'agent')
      const request = () => ask(openDocument, { params: { orderId, id } }, who)
      await (await session.send(request())).arrayBuffer()
      const acts = actsOf(await deskOrder(session, orderId, 'manager'))
      assert(acts.length === 1 && acts[0]?.startsWith('document.opened by '), 'who opened it')
      return request()
    },
    check(_, response) {
      assert(response.headers.get('content-disposition')?.startsWith('attachment'), 'never a page')
      assert.equal(response.headers.get('cache-control'), 'private, no-store')
    },
  },
  {
    endpoint: 'openDocument',
    name: 'of another order',
    answer: 'not_found',
    async request(harness, session) {
      const { document: id } = await withDocument(session)
      const { orderId } = await paidOrder(harness, session)
      return ask(openDocument, { params: { orderId, id } }, await by(session, 'agent'))
    },
  },
  {
    endpoint: 'addNote',
    name: 'twice, which is one, for colleagues to read',
    answer: 'good',
    async request(harness, session) {
      const { orderId } = await paidOrder(harness, session)
      const id = `note-of-${orderId}`
      const input = { params: { orderId }, body: { ...note, id } }
      await callEndpoint(session, addNote, input, await by(session, 'agent'))
      await callEndpoint(session, addNote, input, await by(session, 'agent'))
      const { notes, timeline } = await deskOrder(session, orderId, 'finance')
      assert.equal(notes.length, 1)
      assert.equal(timeline.filter(({ kind }) => kind === 'note').length, 1)
      return ask(addNote, input, await by(session, 'agent'))
    },
    check: (body) => assert.equal((body as Note).text, note.text),
  },
  {
    endpoint: 'addNote',
    name: 'under the id of another',
    answer: 'idempotency_mismatch',
    async request(harness, session) {
      const { orderId } = await paidOrder(harness, session)
      const body = { ...note, id: `other-of-${orderId}` }
      const who = await by(session, 'agent')
      await callEndpoint(session, addNote, { params: { orderId }, body }, who)
      return ask(addNote, { params: { orderId }, body: { ...body, text: 'Another' } }, who)
    },
  },
  {
    endpoint: 'addNote',
    name: 'about a booking of one’s own',
    answer: 'forbidden',
    async request(harness, session) {
      const { orderId } = await paidOrder(harness, session, await session.staff())
      return ask(addNote, { params: { orderId }, body: note }, await by(session, 'manager'))
    },
  },
  ...[
    { ...note, text: ' ' },
    { ...note, text: 'a'.repeat(2_001) },
    { ...note, id: 'short' },
  ].map((body): ContractCase => ({
    endpoint: 'addNote',
    name: `of ${String(body.text.length)} characters under ${body.id}`,
    answer: 'invalid_input',
    request: async (_, session) =>
      ask(addNote, { params: { orderId: 'any' }, body }, await by(session, 'agent')),
  })),
  ...refusals,
]
