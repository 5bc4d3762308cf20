import { describe, expect, it } from 'vitest'
import { refundDueBy } from './refund.ts'

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
