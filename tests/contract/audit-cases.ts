import assert from 'node:assert/strict'
import { listAudit, type AuditEntry } from '@jatra/contract/desk/audit-log'
import { openPassport } from '@jatra/contract/desk/desk-order-endpoints'
import type { ContractCase } from './case.ts'
import { deskFlight } from './desk-orders.ts'
import { ask, callEndpoint, type Harness, type Session } from './harness.ts'
import { by, byCustomer } from './staff-refunds.ts'

/** A flight, after an agent opened its passport. @param times how often */
async function opened(harness: Harness, session: Session, times: number) {
  const { order, orderId } = await deskFlight(harness, session)
  const agent = await session.staff('agent')
  for (let time = 0; time < times; time++) {
    const params = { orderId, index: 0 }
    await callEndpoint(session, openPassport, { params }, { token: agent.access_token })
  }
  return { booking: order.bookingReference, orderId, agent: agent.user }
}

interface Page {
  entries: AuditEntry[]
  nextCursor: string | null
}

/** Who reads what colleagues did, and how it is narrowed. */
export const auditCases: readonly ContractCase[] = [
  {
    endpoint: 'listAudit',
    name: 'of a booking, however its ID is typed',
    answer: 'good',
    async request(harness, session) {
      await opened(harness, session, 1)
      const { booking, orderId, agent } = await opened(harness, session, 1)
      const manager = await by(session, 'manager')
      const typed = booking.toLowerCase().replace('-', ' ')
      const query = { booking: typed }
      const { entries, colleagues } = await callEndpoint(session, listAudit, { query }, manager)
      assert.deepEqual(
        entries.map(({ action, by: who, order }) => ({ action, who: who?._id, order })),
        [
          {
            action: 'passport.opened',
            who: agent._id,
            order: { orderId, bookingReference: booking },
          },
        ],
      )
      assert(
        colleagues.some(({ _id, role }) => _id === agent._id && role === 'agent'),
        'whom to choose from',
      )
      return ask(listAudit, { query }, manager)
    },
  },
  {
    endpoint: 'listAudit',
    name: 'in pages, the newest first',
    answer: 'good',
    async request(harness, session) {
      const { booking } = await opened(harness, session, 3)
      const manager = await by(session, 'manager')
      const query = { booking, limit: 2 }
      const first: Page = await callEndpoint(session, listAudit, { query }, manager)
      assert.equal(first.entries.length, 2)
      const cursor = first.nextCursor ?? ''
      const second = await callEndpoint(
        session,
        listAudit,
        { query: { ...query, cursor } },
        manager,
      )
      const ids = [...first.entries, ...second.entries].map(({ id }) => Number(id))
      assert.equal(new Set(ids).size, 3)
      assert.deepEqual(
        ids.toSorted((a, b) => b - a),
        ids,
      )
      return ask(listAudit, { query: { ...query, cursor } }, manager)
    },
    check: (body) => assert.equal((body as Page).nextCursor, null),
  },
  {
    endpoint: 'listAudit',
    name: 'by who did it and what',
    answer: 'good',
    async request(harness, session) {
      const { booking, agent } = await opened(harness, session, 1)
      const manager = await by(session, 'manager')
      const found = async (query: { booking: string; by?: string; action?: string }) =>
        (await callEndpoint(session, listAudit, { query }, manager)).entries.length
      const action = 'passport.opened'
      assert.equal(await found({ booking, by: agent._id, action }), 1)
      assert.equal(await found({ booking, by: 'nobody' }), 0)
      assert.equal(await found({ booking, action: 'document.opened' }), 0)
      assert.equal(await found({ booking: 'no booking' }), 0)
      return ask(listAudit, { query: { action, by: agent._id } }, manager)
    },
    check: (body) => assert((body as Page).entries.length >= 1, 'what the agent did'),
  },
  {
    endpoint: 'listAudit',
    name: 'a page that was never given',
    answer: 'invalid_input',
    request: async (_, session) =>
      ask(listAudit, { query: { cursor: 'first' } }, await by(session, 'manager')),
  },
  ...(['agent', 'finance'] as const).map((role): ContractCase => ({
    endpoint: 'listAudit',
    name: `as ${role}`,
    answer: 'forbidden',
    request: async (_, session) => ask(listAudit, { query: {} }, await by(session, role)),
  })),
  {
    endpoint: 'listAudit',
    name: 'as a customer',
    answer: 'forbidden',
    request: async (_, session) => ask(listAudit, { query: {} }, await byCustomer(session)),
  },
  {
    endpoint: 'listAudit',
    name: 'without a token',
    answer: 'unauthenticated',
    request: () => ask(listAudit, { query: {} }),
  },
]
