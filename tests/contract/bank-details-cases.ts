import assert from 'node:assert/strict'
import {
  giveBankDetails,
  readBankDetails,
} from '@jatra/contract/whole-order/bank-details-endpoints'
import type { BankDetails } from '@jatra/contract/order/bank-details'
import { getOrder, listOrderEmails } from '@jatra/contract/whole-order/endpoints'
import type { Refund } from '@jatra/contract/order/refund'
import { getRefund } from '@jatra/contract/whole-order/staff-refund-endpoints'
import type { ContractCase } from './case.ts'
import { ask, callEndpoint, type Harness, type Session } from './harness.ts'
import { signUp } from './actors.ts'
import { by, byCustomer, lateRefund, refusedRefund } from './staff-refunds.ts'

const account = {
  accountName: 'Nusrat Jahan',
  accountNumber: '1503 2010 4321 7',
  bank: 'BRAC Bank',
  branch: 'Dhanmondi',
  routingNumber: '060-261-184',
}

/** A refund that the gateway did not take, and giving an account for it. */
async function asking(harness: Harness, session: Session) {
  const late = await refusedRefund(harness, session)
  const owner = { userId: late.me.user._id, refundId: late.refund.id }
  const token = late.me.access_token
  const give = (changes: Partial<typeof account> = {}) =>
    ask(giveBankDetails, { params: owner, body: { ...account, ...changes } }, { token })
  return { ...late, owner, token, give }
}

export const bankDetailsCases: readonly ContractCase[] = [
  {
    endpoint: 'giveBankDetails',
    name: 'where the gateway did not take it back, and another one in its place: only its end is shown',
    answer: 'good',
    async request(harness, session) {
      const { give, orderId, owner, token } = await asking(harness, session)
      const params = { userId: owner.userId, orderId }
      const [asked] = (await callEndpoint(session, getOrder, { params }, { token })).refunds
      assert.deepEqual(asked?.bankAccount, { ending: null }, 'it is asked for')
      await session.send(give())
      const emails = await callEndpoint(session, listOrderEmails, { params }, { token })
      const kinds = emails.map(({ kind }) => kind)
      assert(kinds.includes('refund_bank_asked'), 'by email too')
      assert(kinds.includes('refund_bank_given'), 'which says that it came')
      return give({ accountNumber: '150320109999' })
    },
    check(body) {
      assert.deepEqual((body as Refund).bankAccount, { ending: '9999' }, 'the last four')
      assert(!JSON.stringify(body).includes('15032010'), 'and no more')
    },
  },
  {
    endpoint: 'giveBankDetails',
    name: 'without a routing number, as programs send what is empty',
    answer: 'good',
    async request(harness, session) {
      const { give } = await asking(harness, session)
      return give({ routingNumber: '' })
    },
  },
  {
    endpoint: 'giveBankDetails',
    name: 'for what is well on its way',
    answer: 'outdated',
    async request(harness, session) {
      const { refund, me } = await lateRefund(harness, session)
      const params = { userId: me.user._id, refundId: refund.id }
      return ask(giveBankDetails, { params, body: account }, { token: me.access_token })
    },
  },
  {
    endpoint: 'giveBankDetails',
    name: 'with letters for digits, and no bank',
    answer: 'invalid_input',
    async request(harness, session) {
      const { give } = await asking(harness, session)
      return give({ accountNumber: 'my account', bank: ' ', routingNumber: '12' })
    },
  },
  {
    endpoint: 'giveBankDetails',
    name: 'for no refund',
    answer: 'not_found',
    async request(_, session) {
      const { user, access_token: token } = await signUp(session)
      const params = { userId: user._id, refundId: 'nothing' }
      return ask(giveBankDetails, { params, body: account }, { token })
    },
  },
  ...(['forbidden', 'unauthenticated'] as const).map((answer): ContractCase => ({
    endpoint: 'giveBankDetails',
    name: answer === 'forbidden' ? 'for another account’s refund' : 'without an account',
    answer,
    async request(_, session) {
      const { user } = await signUp(session)
      const params = { userId: user._id, refundId: 'any' }
      const who = answer === 'forbidden' ? await byCustomer(session) : undefined
      return ask(giveBankDetails, { params, body: account }, who)
    },
  })),
  {
    endpoint: 'readBankDetails',
    name: 'by finance, whose name is kept',
    answer: 'good',
    async request(harness, session) {
      const { give, refund } = await asking(harness, session)
      await session.send(give())
      const params = { refundId: refund.id }
      const seen = await callEndpoint(session, getRefund, { params }, await by(session, 'agent'))
      assert(!JSON.stringify(seen).includes('15032010'), 'an agent sees the end of it')
      return ask(readBankDetails, { params }, await by(session, 'finance'))
    },
    check: (body) =>
      assert.deepEqual(body as BankDetails, {
        ...account,
        ...{ accountNumber: '1503201043217', routingNumber: '060261184' },
      }),
  },
  {
    endpoint: 'readBankDetails',
    name: 'that nobody has given',
    answer: 'not_found',
    async request(harness, session) {
      const { refund } = await asking(harness, session)
      return ask(readBankDetails, { params: { refundId: refund.id } }, await by(session, 'finance'))
    },
  },
  {
    endpoint: 'readBankDetails',
    name: 'by an agent, who pays nobody',
    answer: 'forbidden',
    request: async (_, session) =>
      ask(readBankDetails, { params: { refundId: 'any' } }, await by(session, 'agent')),
  },
  {
    endpoint: 'readBankDetails',
    name: 'by a stranger',
    answer: 'unauthenticated',
    request: () => ask(readBankDetails, { params: { refundId: 'any' } }),
  },
]
