import { describe, expect, it } from 'vitest'
import { isRefundLate, refundDueBy, refundLateAt } from './refund.ts'

const noon = Date.parse('2026-11-20T12:00:00+06:00')

describe('the day by which a refund is there', () => {
  it('is three days ahead where we could not supply, and ten after an own cancellation', () => {
    expect(refundDueBy(noon, 'not_ticketed')).toBe('2026-11-23')
    expect(refundDueBy(noon, 'cancelled')).toBe('2026-11-30')
  })

  it('is the one that was shown, when the cancellation took its time', () => {
    expect(refundDueBy(noon, 'partly_cancelled', '2026-11-28')).toBe('2026-11-28')
    expect(refundDueBy(noon, 'partly_cancelled', '2026-12-02')).toBe('2026-11-30')
  })
})

describe('a refund is late', () => {
  const requestedAt = new Date(noon).toISOString()
  const approvedAt = null

  it('when its 72 hours are over, and not at the midnight after', () => {
    const late = refundLateAt({
      ...{ requestedAt, approvedAt, reason: 'not_ticketed', dueBy: '2026-11-23' },
    })
    expect(new Date(late).toISOString()).toBe('2026-11-23T06:00:00.000Z')
  })

  it('after an own cancellation when the ten days are over, or the day that was shown', () => {
    const late = (dueBy: string) =>
      new Date(refundLateAt({ requestedAt, approvedAt, reason: 'cancelled', dueBy })).toISOString()
    expect(late('2026-11-30')).toBe('2026-11-30T06:00:00.000Z')
    expect(late('2026-11-28')).toBe('2026-11-28T18:00:00.000Z')
  })

  it('that was asked for by hand from its approval on, and never before it or when it is declined', () => {
    const asked = { requestedAt, reason: 'goodwill', dueBy: '2026-11-23', approvedAt } as const
    const inTenDays = noon + 10 * 24 * 3_600_000
    expect(isRefundLate({ ...asked, status: 'requested' }, inTenDays)).toBe(false)
    expect(isRefundLate({ ...asked, status: 'declined' }, inTenDays)).toBe(false)
    const approved = {
      ...{ ...asked, status: 'approved' as const, dueBy: '2026-12-03' },
      approvedAt: new Date(inTenDays).toISOString(),
    }
    expect(isRefundLate(approved, inTenDays)).toBe(false)
    expect(isRefundLate(approved, inTenDays + 72 * 3_600_000)).toBe(true)
  })

  it('that a rule gives back while it waits for approval too', () => {
    const owed = { requestedAt, approvedAt, reason: 'late_payment', dueBy: '2026-11-23' } as const
    expect(isRefundLate({ ...owed, status: 'requested' }, noon + 72 * 3_600_000)).toBe(true)
  })
})
