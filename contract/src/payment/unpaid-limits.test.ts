import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mailboxKey, phoneKey } from '../values/mailbox.ts'
import { DomainError } from '../http/problem.ts'
import { MINUTE_MS } from '../values/time-units.ts'
import {
  payersOf,
  payUnpaidBy,
  unpaidLimits,
  validateHeld,
  validateUnpaid,
  type Unpaid,
  type UnpaidOrder,
} from './unpaid-limits.ts'

const NOW = Date.parse('2026-11-20T06:00:00Z')

const unpaid = (count: number, people = 1, minutes = 30): UnpaidOrder[] =>
  Array.from({ length: count }, (_, at) => ({
    bookingReference: `ABCD-${String(at).padStart(4, '0')}`,
    people,
    held: false,
    paidBefore: false,
    expiresAt: NOW + (minutes - at) * MINUTE_MS,
  }))

/** Bookings of accounts that have paid before. */
const ofCustomers = (orders: UnpaidOrder[]) => orders.map((one) => ({ ...one, paidBefore: true }))

const nothing: Unpaid = { account: [], payer: [], address: [], network: [] }
const newcomer = { people: 1, paidBefore: false }
const customer = { people: 1, paidBefore: true }

function errorOf(
  given: Partial<Unpaid>,
  people = 1,
  { paidBefore } = newcomer,
  validate: typeof validateUnpaid = validateUnpaid,
) {
  try {
    validate(unpaidLimits, { ...nothing, ...given }, { people, paidBefore }, NOW)
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
    ['network', 480],
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
        paidBefore: fc.boolean(),
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

describe('in a network', () => {
  it.each([
    ['address', 120],
    ['network', 480],
  ] as const)(
    'of one %s, accounts that have paid before have room of their own',
    (holder, most) => {
      const full = { [holder]: unpaid(most) }
      expect(errorOf(full)?.code).toBe('too_many_unpaid')
      expect(errorOf(full, 1, customer)).toBeNull()
      const fullOfCustomers = { [holder]: ofCustomers(unpaid(most)) }
      expect(errorOf(fullOfCustomers, 1, customer)?.code).toBe('too_many_unpaid')
      expect(errorOf(fullOfCustomers)).toBeNull()
    },
  )

  it('flights that are held to be paid later are parted in the same way', () => {
    const held = { address: unpaid(40).map((one) => ({ ...one, held: true })) }
    const ofHeld: typeof validateUnpaid = (_, ...rest) => validateHeld(...rest)
    expect(errorOf(held, 1, newcomer, ofHeld)?.code).toBe('too_many_unpaid')
    expect(errorOf(held, 1, customer, ofHeld)).toBeNull()
  })

  it('what an account and a payer have unpaid counts, paid before or not', () => {
    expect(errorOf({ account: unpaid(6) }, 1, customer)?.code).toBe('too_many_unpaid')
    expect(errorOf({ payer: unpaid(10) }, 1, customer)?.code).toBe('too_many_unpaid')
  })

  const latest = NOW + 30 * MINUTE_MS
  const minutesToPay = (given: Partial<Unpaid>, booking = newcomer, until = latest) =>
    (payUnpaidBy(unpaidLimits, { ...nothing, ...given }, booking, { now: NOW, latest: until }) -
      NOW) /
    MINUTE_MS

  it.each([
    ['one with little unpaid', { address: unpaid(59) }, 30],
    ['an address with half of its bookings', { address: unpaid(60) }, 15],
    ['an address with half of its travellers', { address: unpaid(20, 9) }, 15],
    ['a /48 with half of its bookings', { network: unpaid(240) }, 15],
    ['one that customers fill', { address: ofCustomers(unpaid(120)) }, 30],
    ['an account that has much itself', { account: unpaid(5) }, 30],
  ])('%s: a new account has so many minutes to pay', (_, given, minutes) => {
    expect(minutesToPay(given)).toBe(minutes)
  })

  it('an account that has paid before has its half hour in the fullest network', () => {
    expect(minutesToPay({ address: unpaid(120) }, customer)).toBe(30)
  })

  it('an offer that lapses sooner is not kept longer', () => {
    expect(minutesToPay({ address: unpaid(60) }, newcomer, NOW + 8 * MINUTE_MS)).toBe(8)
  })

  it('that one person filled, nobody waits longer than a quarter of an hour', () => {
    const address: UnpaidOrder[] = []
    while (errorOf({ address }) === null) {
      const expiresAt = NOW + minutesToPay({ address }) * MINUTE_MS
      address.push(...unpaid(1).map((one) => ({ ...one, expiresAt })))
    }
    expect(address).toHaveLength(120)
    expect(errorOf({ address })?.retryAfter).toBe(15 * 60)
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
