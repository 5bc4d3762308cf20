import fc from 'fast-check'
import { expect, it } from 'vitest'
import { asksForBank } from './bank-details.ts'
import {
  advanceRefund,
  newRefund,
  refundProblems,
  type RefundEvent,
  type RefundState,
} from './refund-life.ts'

const LIMIT = 50_000

const event: fc.Arbitrary<RefundEvent> = fc.oneof(
  fc.constantFrom<RefundEvent>(
    { type: 'approved', limit: LIMIT },
    { type: 'approved', by: 'asker' },
    { type: 'approved', by: 'colleague' },
    { type: 'declined', by: 'asker', because: 'wrong booking' },
    { type: 'declined', by: 'colleague', because: 'wrong booking' },
    { type: 'asked' },
    { type: 'not_sent' },
    { type: 'sent', reference: 'G-1' },
    { type: 'confirmed', reference: 'G-1' },
    { type: 'retried' },
    { type: 'paid_by_hand', reference: 'BANK-1' },
  ),
  fc.constantFrom(...refundProblems).map((problem) => ({ type: 'failed' as const, problem })),
)

/** Asked for by hand, by a colleague who set the amount of a cancellation, and by the system. */
const origins = [
  { reason: 'goodwill', requestedBy: 'asker' },
  { reason: 'cancelled', requestedBy: 'asker' },
  { reason: 'late_payment', requestedBy: null },
] as const

const start = fc
  .tuple(fc.constantFrom(7_200, LIMIT, LIMIT + 1), fc.constantFrom(...origins))
  .map(([amount, origin]) => newRefund({ amount, ...origin }))

/** States that must never occur (docs/specification.md, Order). */
function expectAllowed(before: RefundState, happened: RefundEvent, after: RefundState) {
  expect(after.problem !== null).toBe(after.status === 'needs_person')
  if (before.status === 'confirmed' || before.status === 'declined') expect(after).toEqual(before)
  if (after.status === 'declined' && before.status !== 'declined') {
    expect(before.status).toBe('requested')
    expect(after.reason, 'what is owed is never declined').toBe('goodwill')
    expect('by' in happened && happened.by).not.toBe(after.requestedBy)
  }
  if (after.status === 'approved' || after.status === 'sent' || after.asked) {
    expect(after.approved).toBe(true)
  }
  if (after.approved && !before.approved && happened.type === 'approved') {
    if ('limit' in happened) {
      expect(after.amount).toBeLessThanOrEqual(happened.limit)
      expect(after.requestedBy, 'waits for a second person').toBeNull()
    } else expect(happened.by).not.toBe(after.requestedBy)
  }
  if (before.approved) expect(after.approved).toBe(true)
  // Only what the gateway said no to, or never saw, may be asked for again.
  if (before.asked && !after.asked && after.status !== 'confirmed') {
    const noes = ['refused', 'channel_closed', 'cancelled', 'balance_short']
    const no = happened.type === 'failed' && noes.includes(happened.problem)
    expect(no || happened.type === 'not_sent').toBe(true)
  }
  expect(after.amount).toBe(before.amount)
}

it('never reaches a forbidden state, whatever happens in whatever order', () => {
  fc.assert(
    fc.property(start, fc.array(event, { maxLength: 25 }), (first, events) => {
      let state = first
      for (const one of events) {
        const next = advanceRefund(state, one)
        expectAllowed(state, one, next)
        // Twice is once.
        expect(advanceRefund(next, one)).toEqual(next)
        state = next
      }
    }),
    { numRuns: 10_000 },
  )
})

const after = (refund: RefundState, ...events: RefundEvent[]) =>
  events.reduce(advanceRefund, refund)
const small = newRefund({ reason: 'late_payment', amount: 7_200, requestedBy: null })
const asked = [{ type: 'approved', limit: LIMIT }, { type: 'asked' }] satisfies RefundEvent[]

it('is completed automatically when it is small', () => {
  expect(
    after(
      small,
      ...asked,
      { type: 'sent', reference: 'G-1' },
      { type: 'confirmed', reference: 'G-1' },
    ),
  ).toMatchObject({ status: 'confirmed', reference: 'G-1' })
})

it('is approved by the system up to the limit, and not above it', () => {
  const approvedAt = (amount: number) =>
    advanceRefund({ ...small, amount }, { type: 'approved', limit: LIMIT }).approved
  expect([LIMIT, LIMIT + 1].map(approvedAt)).toEqual([true, false])
})

it('waits for a second member of staff above the limit', () => {
  const large = newRefund({ reason: 'goodwill', amount: LIMIT + 1, requestedBy: 'asker' })
  const waiting = after(
    large,
    { type: 'approved', limit: LIMIT },
    { type: 'approved', by: 'asker' },
  )
  expect(waiting.status).toBe('requested')
  expect(advanceRefund(waiting, { type: 'approved', by: 'colleague' }).status).toBe('approved')
})

it('is looked up again, not sent again, when the gateway was only slow', () => {
  const late = after(
    small,
    ...asked,
    { type: 'sent', reference: 'G-1' },
    { type: 'failed', problem: 'overdue' },
    { type: 'retried' },
  )
  expect(late).toMatchObject({ status: 'sent', asked: true, reference: 'G-1' })
})

it('is looked up again, not sent again, when it is unknown whether the gateway took it', () => {
  const unclear = after(
    small,
    ...asked,
    { type: 'failed', problem: 'unanswered' },
    { type: 'retried' },
  )
  expect(unclear).toMatchObject({ status: 'approved', asked: true })
})

it('is sent again after the gateway rejected it and staff retry it', () => {
  const refused = after(small, ...asked, { type: 'failed', problem: 'refused' })
  expect(refused).toMatchObject({ status: 'needs_person', asked: false })
  expect(advanceRefund(refused, { type: 'retried' })).toMatchObject({ status: 'approved' })
  expect(advanceRefund(refused, { type: 'paid_by_hand', reference: 'BANK-1' })).toMatchObject({
    ...{ status: 'confirmed', reference: 'BANK-1' },
  })
})

it('goes on by itself when the gateway did not see it, and is for staff when our balance is short', () => {
  const away = after(small, ...asked, { type: 'not_sent' })
  expect(away).toMatchObject({ status: 'approved', asked: false })
  expect(advanceRefund(away, { type: 'asked' })).toMatchObject({ asked: true })
  const days = advanceRefund(away, { type: 'failed', problem: 'not_sent' })
  const short = after(small, ...asked, { type: 'failed', problem: 'balance_short' })
  for (const stopped of [days, short]) {
    expect(asksForBank(stopped.status, stopped.problem)).toBe(false)
    expect(advanceRefund(stopped, { type: 'retried' })).toMatchObject({
      ...{ status: 'approved', asked: false },
    })
  }
})

it('is paid by hand when the gateway no longer refunds', () => {
  const late = after(small, ...asked, { type: 'failed', problem: 'channel_closed' })
  expect(late).toMatchObject({ status: 'needs_person', problem: 'channel_closed', asked: false })
  expect(advanceRefund(late, { type: 'paid_by_hand', reference: 'BANK-1' })).toMatchObject({
    ...{ status: 'confirmed', reference: 'BANK-1' },
  })
})

it('waits for its approval again when it was stopped before it had one', () => {
  const old = after(small, { type: 'failed', problem: 'before_automatic' }, { type: 'retried' })
  expect(old).toMatchObject({ status: 'requested', approved: false })
})

it('is declined by a second member of staff, and only where nobody is owed it', () => {
  const declined = { type: 'declined', by: 'colleague', because: 'wrong booking' } as const
  const byHand = newRefund({ reason: 'goodwill', amount: 500, requestedBy: 'asker' })
  expect(advanceRefund(byHand, declined)).toMatchObject({ status: 'declined', approved: false })
  expect(advanceRefund(byHand, { ...declined, by: 'asker' })).toBe(byHand)
  const agreed = newRefund({ reason: 'cancelled', amount: 500, requestedBy: 'asker' })
  for (const owed of [agreed, small]) expect(advanceRefund(owed, declined)).toBe(owed)
})
