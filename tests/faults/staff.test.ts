import { expect, it } from 'vitest'
import { eq, ne } from 'drizzle-orm'
import { auditLog, cancellations, orders, refunds } from '@jatra/api/db/schema'
import { decideCancellation } from '@jatra/api/domain/cancellations/decide-cancellation'
import { decideHeldPayment } from '@jatra/api/domain/payments/decide-held-payment'
import { actOnRefund } from '@jatra/api/domain/refunds/act-on-refund'
import { requestByHand } from '@jatra/api/domain/refunds/request-refund'
import { handOver } from '@jatra/api/domain/visas/hand-over'
import { undoHandOver } from '@jatra/api/domain/visas/undo-hand-over'
import { expectBalanced } from '@jatra/api/testing/expect-balanced'
import { TEST_NOW } from '@jatra/api/testing/test-api'
import { useTestDatabase } from '@jatra/api/testing/test-database'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { staffAt } from '../race/order-acts.ts'
import { commitDeaths } from './acting.ts'
import { doAndDie } from './do-and-die.ts'

const database = useTestDatabase()
const BY = 'nusrat'

type Staff = ReturnType<typeof staffAt>
interface Ids {
  orderId: string
  refundId: string
  cancellationId: string
}

/** Each act of staff, sent again by who saw no answer, and how it is in the audit log. */
const acts: Record<
  string,
  { action: string; again: (staff: Staff, ids: Ids) => Promise<unknown> }
> = {
  'staff ask for a refund': {
    action: 'refund.requested',
    again: (staff, { orderId }) => {
      const asked = { amount: 1_000, reason: 'goodwill', note: 'Late' } as const
      return requestByHand(staff, { ...asked, orderId, staffId: 'karim', key: 'key' })
    },
  },
  'staff approve a refund': {
    action: 'refund.approved',
    again: (staff, { refundId }) => actOnRefund(staff, refundId, { do: 'approve' }, BY),
  },
  'staff decline a refund': {
    action: 'refund.declined',
    again: (staff, { refundId }) =>
      actOnRefund(staff, refundId, { do: 'decline', because: 'Wrong booking' }, BY),
  },
  'staff approve a cancellation': {
    action: 'cancellation.approve',
    again: (staff, { cancellationId }) =>
      decideCancellation(staff, cancellationId, { do: 'approve', refund: null }, BY),
  },
  'staff drop a cancellation': {
    action: 'cancellation.drop',
    again: (staff, { cancellationId }) =>
      decideCancellation(staff, cancellationId, { do: 'drop' }, BY),
  },
  'staff release its payment': {
    action: 'payment.released',
    again: (staff, { orderId }) => decideHeldPayment(staff, orderId, 'release', BY),
  },
  'staff refuse its payment': {
    action: 'payment.refused',
    again: (staff, { orderId }) => decideHeldPayment(staff, orderId, 'refuse', BY),
  },
  'an application goes to the embassy': {
    action: 'visa.handed_over',
    again: (staff, { orderId }) => handOver(staff, orderId, BY, null),
  },
  'that is undone': {
    action: 'visa.hand_over_undone',
    again: (staff, { orderId }) => undoHandOver(staff, orderId, BY),
  },
}

// What is not committed is gone whatever it was: two of them show it.
const rolledBack = ['staff approve a refund', 'an application goes to the embassy']

it.each(
  Object.entries(acts).flatMap(([name, act]) =>
    commitDeaths
      .filter((diesAt) => diesAt === 'after it is committed' || rolledBack.includes(name))
      .map((diesAt) => [name, diesAt, act] as const),
  ),
)(
  'a process killed while %s, %s: the books balance, and the same again is done once',
  async (name, diesAt, { action, again }) => {
    await doAndDie('actAndDie', { databaseUrl: database.url ?? '', name, diesAt })
    await expectBalanced(database.db)
    const done = () => database.db.$count(auditLog, eq(auditLog.action, action))
    expect(await done()).toBe(diesAt === 'before it is committed' ? 0 : 1)

    const [order] = await database.db.select().from(orders)
    const [refund] = await database.db.select().from(refunds)
    const [cancellation] = await database.db
      .select()
      .from(cancellations)
      .where(ne(cancellations.status, 'quoted'))
    const ids = {
      ...{ orderId: order?.id ?? '', refundId: refund?.id ?? '' },
      cancellationId: cancellation?.id ?? '',
    }
    const staff = staffAt(database, () => TEST_NOW + MINUTE_MS)
    await again(staff, ids)
    await again(staff, ids)
    expect(await done()).toBe(1)
  },
)
