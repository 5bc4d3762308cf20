import assert from 'node:assert/strict'
import { deleteUser } from '@jatra/contract/account/user-endpoints'
import type { SignedIn } from '@jatra/contract/account/user'
import type { Problem } from '@jatra/contract/http/problem'
import { requestRefund } from '@jatra/contract/whole-order/staff-refund-endpoints'
import { PASSWORD } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, callEndpoint, type Harness, type Session } from './harness.ts'
import { hold } from './pay-later-cases.ts'
import { by, lateRefund, paidOrder, refusedRefund } from './staff-refunds.ts'
import { waitingHoliday } from './waiting-cancellations.ts'

interface WaitingCase {
  name: string
  /** The account whose money is under way. */
  start: (harness: Harness, session: Session) => Promise<{ me: SignedIn }>
  /** The key of what the answer says to wait for. */
  says: string
}

const waiting: readonly WaitingCase[] = [
  { name: 'while its refund is not paid', start: lateRefund, says: 'waitsForRefund' },
  { name: 'while its refund needs a bank account', start: refusedRefund, says: 'waitsForBank' },
  {
    name: 'while two of us decide about a refund',
    async start(harness, session) {
      const { me, orderId } = await paidOrder(harness, session)
      // It has its tickets by then.
      await session.advance(2)
      const body = { amount: 500, reason: 'goodwill', note: 'Waited two hours' } as const
      const input = { params: { orderId }, body }
      await callEndpoint(session, requestRefund, input, await by(session, 'agent'))
      return { me }
    },
    says: 'waitsForDecision',
  },
  {
    name: 'while its seats are held',
    async start(harness, session) {
      const { orderId, ...me } = await hold(harness, session)
      return { me, orderId }
    },
    says: 'waitsForHold',
  },
  {
    name: 'while a colleague finds out what its cancellation brings',
    start: (_, session) => waitingHoliday(session),
    says: 'waitsForAmount',
  },
]

/** An account stays while its money is under way. */
export const accountDeletionCases: readonly ContractCase[] = waiting.flatMap(
  ({ name, start, says }): ContractCase[] => {
    const asked = {
      endpoint: 'deleteUser',
      answer: 'request_in_progress',
      check(body: unknown) {
        const { key, orderId } = body as Problem
        assert.equal(key, says)
        // Its page is where the seats are released.
        assert.equal(orderId !== undefined, says === 'waitsForHold')
      },
    } as const
    return [
      {
        ...asked,
        name,
        async request(harness, session) {
          const { user, access_token: token } = (await start(harness, session)).me
          const input = { params: { userId: user._id }, body: { password: PASSWORD } }
          return ask(deleteUser, input, { token })
        },
      },
      {
        ...asked,
        name: `${name}, as a manager`,
        async request(harness, session) {
          const { user } = (await start(harness, session)).me
          const manager = await by(session, 'manager')
          return ask(deleteUser, { params: { userId: user._id }, body: {} }, manager)
        },
      },
    ]
  },
)
