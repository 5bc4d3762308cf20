import assert from 'node:assert/strict'
import type { Problem } from '@jatra/contract/http/problem'
import { handOverVisa, undoHandOver } from '@jatra/contract/visa/hand-over'
import { moveVisa, type VisaMove, type VisaMoved } from '@jatra/contract/visa/move-visa'
import type { ContractCase } from './case.ts'
import { withPassport } from './checklist-cases.ts'
import { ask, callEndpoint, type Session } from './harness.ts'
import { by, byCustomer } from './staff-refunds.ts'
import { upload } from './visas.ts'

type Who = { token: string }

const move = (
  orderId: string,
  body: { to: VisaMove; on?: string; letter?: string },
  who?: Who,
): Request => ask(moveVisa, { params: { orderId }, body }, who)

/** An application that the embassy has, and the agent who took it there. */
async function atEmbassy(session: Session) {
  const application = await withPassport(session)
  const agent = await by(session, 'agent')
  const input = { params: { orderId: application.orderId }, body: { reason: 'On paper' } }
  await callEndpoint(session, handOverVisa, input, agent)
  return { ...application, agent }
}

/** What becomes of an application at the embassy. */
export const visaProgressCases: readonly ContractCase[] = [
  {
    endpoint: 'moveVisa',
    name: 'to the embassy’s decision with its letter and the passport, and once more: each is told once',
    answer: 'good',
    async request(_, session) {
      const { orderId, agent, read, kinds, me } = await atEmbassy(session)
      await callEndpoint(
        session,
        moveVisa,
        { params: { orderId }, body: { to: 'atEmbassy' } },
        agent,
      )
      const manager = await session.staff()
      const { _id: letter } = await upload(session, manager)
      const body = { to: 'granted', letter } as const
      const asManager = { token: manager.access_token }
      await callEndpoint(session, moveVisa, { params: { orderId }, body }, asManager)
      await callEndpoint(session, moveVisa, { params: { orderId }, body }, agent)
      await callEndpoint(
        session,
        moveVisa,
        { params: { orderId }, body: { to: 'passportBack' } },
        agent,
      )
      const { travelersData, progress } = await read()
      assert.equal(progress.decision, 'granted')
      const documents = travelersData.travelers[0]?.documents ?? []
      assert(
        documents.some(({ _id }) => _id === letter),
        'the letter is the traveller’s',
      )
      assert.equal(me.user._id === manager.user._id, false)
      assert.deepEqual((await kinds()).slice(-3), [
        'visa_at_embassy',
        'visa_granted',
        'visa_passport_back',
      ])
      return move(orderId, { to: 'passportBack' }, agent)
    },
    check: (body) => assert.equal((body as VisaMoved).decision, 'granted'),
  },
  {
    endpoint: 'moveVisa',
    name: 'to granted, which a colleague has written down as refused',
    answer: 'outdated',
    async request(_, session) {
      const { orderId, agent } = await atEmbassy(session)
      await callEndpoint(session, moveVisa, { params: { orderId }, body: { to: 'refused' } }, agent)
      return move(orderId, { to: 'granted' }, agent)
    },
    check: (body) => assert.equal((body as Problem).key, 'wasRefused'),
  },
  {
    endpoint: 'moveVisa',
    name: 'to the passport before the decision',
    answer: 'outdated',
    async request(_, session) {
      const { orderId, agent } = await atEmbassy(session)
      return move(orderId, { to: 'passportBack' }, agent)
    },
  },
  {
    endpoint: 'moveVisa',
    name: 'that is not handed over',
    answer: 'outdated',
    async request(_, session) {
      const { orderId } = await withPassport(session)
      return move(orderId, { to: 'atEmbassy' }, await by(session, 'agent'))
    },
    check: (body) => assert.equal((body as Problem).key, 'notHandedOver'),
  },
  {
    endpoint: 'moveVisa',
    name: 'on a day that has not come',
    answer: 'invalid_input',
    async request(_, session) {
      const { orderId, agent } = await atEmbassy(session)
      return move(orderId, { to: 'granted', on: '2099-01-01' }, agent)
    },
  },
  {
    endpoint: 'moveVisa',
    name: 'with a letter that is not the colleague’s upload',
    answer: 'not_found',
    async request(_, session) {
      const { orderId, agent, uploaded, read } = await atEmbassy(session)
      const letter = await uploaded()
      await session.send(move(orderId, { to: 'granted', letter }, agent))
      assert.equal((await read()).progress.decision, null)
      return move(orderId, { to: 'granted', letter }, agent)
    },
  },
  {
    endpoint: 'undoHandOver',
    name: 'that the embassy has confirmed',
    answer: 'outdated',
    async request(_, session) {
      const { orderId, agent } = await atEmbassy(session)
      await callEndpoint(
        session,
        moveVisa,
        { params: { orderId }, body: { to: 'atEmbassy' } },
        agent,
      )
      return ask(undoHandOver, { params: { orderId } }, agent)
    },
    check: (body) => assert.equal((body as Problem).key, 'applicationWentOn'),
  },
  {
    endpoint: 'moveVisa',
    name: 'what is not there',
    answer: 'not_found',
    request: async (_, session) => move('nothing', { to: 'granted' }, await by(session, 'agent')),
  },
  {
    endpoint: 'moveVisa',
    name: 'as finance, who serves no travellers',
    answer: 'forbidden',
    request: async (_, session) => move('any', { to: 'granted' }, await by(session, 'finance')),
  },
  {
    endpoint: 'moveVisa',
    name: 'as a customer',
    answer: 'forbidden',
    request: async (_, session) => move('any', { to: 'granted' }, await byCustomer(session)),
  },
  {
    endpoint: 'moveVisa',
    name: 'as a stranger',
    answer: 'unauthenticated',
    request: () => move('any', { to: 'granted' }),
  },
]
