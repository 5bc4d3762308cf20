import assert from 'node:assert/strict'
import { addNote, type Note } from '@jatra/contract/desk/notes'
import type { ContractCase } from './case.ts'
import { deskOrder, refusalsOf } from './desk-orders.ts'
import { ask, callEndpoint } from './harness.ts'
import { by, paidOrder } from './staff-refunds.ts'

const note = { id: 'note-00000001', text: 'She phoned: her flight is too early.' }

/** What staff write about an order. */
export const noteCases: readonly ContractCase[] = [
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
  ...refusalsOf({
    addNote: (orderId, who) => ask(addNote, { params: { orderId }, body: note }, who),
  }),
]
