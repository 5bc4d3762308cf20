import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mailboxKey, phoneKey } from '../values/mailbox.ts'
import { DomainError } from '../http/problem.ts'
import { MINUTE_MS } from '../values/time-units.ts'
import { payersOf, unpaidLimits, validateUnpaid, type UnpaidOrder } from './unpaid-limits.ts'

const NOW = Date.parse('2026-11-20T06:00:00Z')

const unpaid = (count: number, people = 1, minutes = 30, held = false): UnpaidOrder[] =>
  Array.from({ length: count }, (_, at) => ({
    bookingReference: `ABCD-${String(at).padStart(4, '0')}`,
    people,
    held,
    expiresAt: NOW + (minutes - at) * MINUTE_MS,
  }))

function errorOf(
  held: Partial<Record<'account' | 'payer' | 'address', UnpaidOrder[]>>,
  people = 1,
) {
  try {
    validateUnpaid(unpaidLimits, { account: [], payer: [], address: [], ...held }, people, NOW)
    return null
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
}

describe('unpaid bookings', () => {
  it.each([
    ['account', 6],
    ['payer', 10],
    ['address', 120],
  ] as const)('of one %s are %d at most', (holder, most) => {
    expect(errorOf({ [holder]: unpaid(most - 1) })).toBeNull()
    expect(errorOf({ [holder]: unpaid(most) })).toMatchObject({
      code: 'too_many_unpaid',
      status: 429,
    })
  })

  it('of one account are for 27 travellers at most', () => {
    expect(errorOf({ account: unpaid(2, 9) }, 9)).toBeNull()
    expect(errorOf({ account: unpaid(2, 9) }, 10)?.code).toBe('too_many_unpaid')
  })

  it('may be a single one of any size, such as a group of sixty', () => {
    expect(errorOf({}, 60)).toBeNull()
    expect(errorOf({ account: unpaid(1, 60) }, 1)?.code).toBe('too_many_unpaid')
  })

  it('are named to their account, with what to do and when the first of them ends', () => {
    const account = unpaid(6)
    const domainError = errorOf({ account })
    for (const { bookingReference } of account)
      expect(domainError?.message).toContain(bookingReference)
    expect(domainError?.message).toMatch(/^You already have 6 unpaid bookings for 6 travellers/)
    expect(domainError?.message).toContain(
      'Pay or cancel one in My bookings, or try again in 25 minutes',
    )
    expect(domainError?.retryAfter).toBe(25 * 60)
  })

  it('of others are not revealed', () => {
    const payer = unpaid(10)
    const message = errorOf({ payer })?.message ?? ''
    expect(message).toMatch(/email address or phone number/)
    for (const { bookingReference } of payer) expect(message).not.toContain(bookingReference)
  })

  it('of which several must end first make one wait for the last of those', () => {
    const account = unpaid(3, 9)
    // 27 travellers wait: for 18 more, two bookings must end.
    expect(errorOf({ account }, 18)?.retryAfter).toBe(29 * 60)
  })

  it('that are overdue end within a minute', () => {
    expect(errorOf({ account: unpaid(6, 1, 0) })?.retryAfter).toBe(60)
  })

  it('leave room once those that were waited for have ended', () => {
    const orders = fc.array(
      fc.record({
        bookingReference: fc.string(),
        people: fc.integer({ min: 1, max: 60 }),
        held: fc.constant(false),
        expiresAt: fc.integer({ min: NOW - 10 * MINUTE_MS, max: NOW + 30 * MINUTE_MS }),
      }),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(orders, fc.integer({ min: 1, max: 60 }), (account, people) => {
        const domainError = errorOf({ account }, people)
        if (!domainError) return
        const then = NOW + (domainError.retryAfter ?? 0) * 1000
        expect(
          errorOf({ account: account.filter((one) => one.expiresAt > then) }, people),
        ).toBeNull()
      }),
    )
  })
})

describe('who is counted as payer', () => {
  const own = { email: 'rahima@example.com', phone: '+8801712345678' }

  it('is whom a booking names, however the mailbox and the number are written', () => {
    expect(payersOf({ email: 'Nus.Rat+trips@Gmail.com', phone: '01812-345678' }, own)).toEqual(
      payersOf({ email: 'nusrat@googlemail.com', phone: '+880 1812 345678' }, own),
    )
  })

  it('is not the account itself, so that bookings of strangers block no one', () => {
    expect(payersOf({ email: 'Rahima+visa@example.com', phone: '01712 345678' }, own)).toEqual([])
  })

  it('keeps mailboxes apart that are two', () => {
    expect(mailboxKey('a.b@example.com')).not.toBe(mailboxKey('ab@example.com'))
    expect(mailboxKey('ab@example.com')).not.toBe(mailboxKey('ab@example.org'))
  })

  it.each([
    '+880 1712-345678',
    '01712345678',
    '8801712345678',
    '00880 1712 345678',
    '+88001712345678',
  ])('knows %s as one number', (phone) => {
    expect(phoneKey(phone)).toBe('8801712345678')
  })
})
