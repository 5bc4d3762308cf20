import { describe, expect, it } from 'vitest'
import type { Order } from '@jatra/contract/whole-order/order'
import type { Refund } from '@jatra/contract/order/refund'
import { refundSentence, viewRefunds } from './refund-view.ts'

const requested: Refund = {
  ...{ id: 'r', status: 'requested', reason: 'late_payment', amount: 7200, channel: 'bkash' },
  ...{ requestedAt: '2026-11-20T06:00:00.000Z', approvedAt: null, sentAt: null },
  ...{ confirmedAt: null, gatewayReference: null, dueBy: '2026-11-23' },
  bankAccount: null,
}
const sent: Refund = {
  ...{ ...requested, status: 'sent', gatewayReference: 'G-1' },
  ...{ approvedAt: '2026-11-20T06:00:00.000Z', sentAt: '2026-11-20T06:01:00.000Z' },
}
const confirmed: Refund = {
  ...{ ...sent, status: 'confirmed', confirmedAt: '2026-11-21T06:01:00.000Z' },
}
const view = (refund: Refund, day = '2026-11-20', time = '12:00') => {
  const order = { bookingReference: 'K7M2-9QXD', refunds: [refund] } as Order
  const [seen] = viewRefunds(order, Date.parse(`${day}T${time}:00+06:00`), '+880 9612 345678')
  if (!seen) throw new Error('no refund is shown')
  return seen
}

describe('a refund', () => {
  it.each([
    [requested, ['20 Nov 2026, 12:00', 'Not yet', 'Not yet', 'Not yet'], 'Requested'],
    [
      sent,
      ['20 Nov 2026, 12:00', '20 Nov 2026, 12:00', '20 Nov 2026, 12:01', 'Not yet'],
      'Sent to your payment provider',
    ],
    [
      confirmed,
      ['20 Nov 2026, 12:00', '20 Nov 2026, 12:00', '20 Nov 2026, 12:01', '21 Nov 2026, 12:01'],
      'Confirmed by your payment provider',
    ],
  ])('shows when each step was taken, and the current one', (refund, times, now) => {
    const { steps } = view(refund)
    expect(steps.map(({ time }) => time)).toEqual(times)
    expect(steps.find(({ current }) => current)?.label).toBe(now)
  })

  it('says that staff look into it when it is stuck, and keeps its steps', () => {
    const { person, steps } = view({ ...sent, status: 'needs_person' })
    expect(person).toBe('A colleague of ours looks after it')
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'ahead'])
    expect(view(sent).person).toBeNull()
  })

  it('waits for its approval until it has it, or is late', () => {
    expect(view(requested).waits).toBe(true)
    expect(view(sent).waits).toBe(false)
    expect(view(requested, '2026-11-24')).toMatchObject({
      ...{ waits: false, late: expect.stringContaining('call us') as string },
    })
  })

  it('says what to do once its 72 hours are over, until it is there', () => {
    expect(view(sent).rows).toContainEqual(['At the latest on', '23 Nov 2026, 12:00'])
    expect(view(sent, '2026-11-23', '11:59').late).toBeNull()
    expect(view(sent, '2026-11-23').late).toContain('by 23 Nov 2026, 12:00')
    expect(view(sent, '2026-11-23').late).toContain('name booking K7M2-9QXD')
    expect(view(confirmed, '2026-11-24').late).toBeNull()
  })

  it('is in time to the end of the day that was shown, where that comes first', () => {
    const own = { ...sent, reason: 'partly_cancelled', dueBy: '2026-11-28' } as const
    expect(view(own).rows).toContainEqual(['At the latest on', '28 Nov 2026'])
    expect(view(own, '2026-11-28', '23:59').late).toBeNull()
    expect(view(own, '2026-11-29', '00:00').late).toContain('by 28 Nov 2026.')
  })

  it('says what to do when it is late, instead of waiting', () => {
    expect(view({ ...sent, status: 'needs_person' }, '2026-11-24').person).toBeNull()
  })

  it('shows the gateway’s reference once there is one', () => {
    expect(view(requested).rows.map(([term]) => term)).not.toContain(
      'Reference of the payment provider',
    )
    expect(view(sent).rows).toContainEqual(['Reference of the payment provider', 'G-1'])
  })
})

describe('the refund in a sentence', () => {
  const on = (day: string, refund: Refund) =>
    refundSentence([refund], Date.parse(`${day}T12:30:00+06:00`))

  it('names the day on which it is there, until it is late', () => {
    const refund: Refund = { ...sent, reason: 'not_ticketed' }
    expect(on('2026-11-22', refund)).toBe(
      'You get ৳7,200 back by bKash, on 23 Nov 2026 at the latest.',
    )
    expect(on('2026-11-24', refund)).toBe(
      'Your refund of ৳7,200 is late. Your booking says what you can do.',
    )
    expect(on('2026-11-24', { ...confirmed, reason: 'not_ticketed' })).toBe(
      'You got ৳7,200 back by bKash on 21 Nov 2026, 12:01.',
    )
  })

  it('a refunded second payment does not change the booking', () => {
    expect(on('2026-11-20', { ...sent, reason: 'double_payment' })).toBeNull()
  })
})
