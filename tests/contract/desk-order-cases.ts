import assert from 'node:assert/strict'
import type { DeskOrder } from '@jatra/contract/desk/desk-order'
import {
  getDeskOrder,
  openDocument,
  openPassport,
  type OpenedPassport,
} from '@jatra/contract/desk/desk-order-endpoints'
import { signUp } from './actors.ts'
import type { ContractCase } from './case.ts'
import { deskFlight, deskOrder, refusalsOf } from './desk-orders.ts'
import { ask, callEndpoint, type Session } from './harness.ts'
import { pressGatewayButton } from './press-gateway-button.ts'
import { askedRefund, by, paidOrder, placeAs } from './staff-refunds.ts'
import { addVisa, applicant, apply, upload, visaPaymentFor } from './visas.ts'

type Who = { token: string }

const kindsOf = ({ timeline }: DeskOrder) => timeline.map(({ kind }) => kind)

/** Acts of staff, as the timeline has them. */
const actsOf = ({ timeline }: DeskOrder) =>
  timeline
    .filter(({ kind }) => kind === 'staff')
    .map(({ values, by: who }) => `${String(values['action'])} by ${who?.userName ?? 'nobody'}`)

/** A paid application with one document. */
async function withDocument(session: Session) {
  const { visa } = await addVisa(session)
  const me = await signUp(session)
  const { _id: document } = await upload(session, me)
  const travelersData = [{ ...applicant, documents: [document] }]
  const body = visaPaymentFor(visa, me.user._id, { travelersData })
  const { orderId, url } = await apply(session, me, body)
  await pressGatewayButton(session, url, 'Pay')
  return { orderId, document }
}

const makers = {
  getDeskOrder: (orderId: string, who?: Who) => ask(getDeskOrder, { params: { orderId } }, who),
  openPassport: (orderId: string, who?: Who) =>
    ask(openPassport, { params: { orderId, index: 0 } }, who),
  openDocument: (orderId: string, who?: Who) =>
    ask(openDocument, { params: { orderId, id: 'nothing' } }, who),
} as const

/** An order as staff see it, and what they open. */
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
      const { actions } = await deskOrder(session, orderId, 'finance')
      assert(!actions.some((one) => one.do === 'handOverVisa'), 'finance serves no travellers')
      return ask(getDeskOrder, { params: { orderId } }, await by(session, 'agent'))
    },
    check(body) {
      const { travelers, supplier, order, actions } = body as DeskOrder
      assert(
        actions.some((one) => one.do === 'handOverVisa'),
        'an agent hands it over',
      )
      assert.equal(travelers[0]?.documents.length, 1)
      const fee = order.quote.lines.find(({ item }) => item === 'visaFee')?.total
      assert.equal(supplier.net, fee, 'the embassy gets its fee')
    },
  },
  {
    endpoint: 'getDeskOrder',
    name: 'whose payment its gateway suspects, which finance decides and an agent does not',
    answer: 'good',
    async request(harness, session) {
      const { orderId, url } = await placeAs(harness, session, 'Nusrat')
      await pressGatewayButton(session, url, 'Hold for review')
      assert.deepEqual((await deskOrder(session, orderId, 'agent')).actions, [])
      return ask(getDeskOrder, { params: { orderId } }, await by(session, 'finance'))
    },
    check(body) {
      const { actions, timeline } = body as DeskOrder
      assert.deepEqual(
        actions.map((one) => one.do),
        ['releaseHeldPayment', 'refuseHeldPayment'],
      )
      const received = timeline.find(({ kind }) => kind === 'paymentReceived')
      assert.equal(received?.values['outcome'], 'held')
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
    endpoint: 'openPassport',
    name: 'one after the other, faster than anybody works',
    answer: 'rate_limited',
    async request(harness, session) {
      const { orderId } = await deskFlight(harness, session)
      const who = await by(session, 'agent')
      const request = () => ask(openPassport, { params: { orderId, index: 0 } }, who)
      await session.provoke('rate_limited', request)
      return request()
    },
  },
  {
    endpoint: 'openDocument',
    name: 'one after the other, faster than anybody works',
    answer: 'rate_limited',
    async request(_, session) {
      const { orderId, document: id } = await withDocument(session)
      const who = await by(session, 'agent')
      const request = () => ask(openDocument, { params: { orderId, id } }, who)
      await session.provoke('rate_limited', request)
      return request()
    },
  },
  ...refusalsOf(makers),
]
