import { describe, expect, it } from 'vitest'
import type { CancellationLine, CancellationQuote } from '@jatra/contract/order/cancellation'
import type { Order } from '@jatra/contract/whole-order/order'
import { viewCancellation, viewQuote } from './cancellation-view.ts'

const NOW = Date.parse('2026-11-20T12:00:00+06:00')

const line = (refund: number, kept: number, more: Partial<CancellationLine> = {}) => ({
  ...{ item: 'ADULT' as const, count: 1, travelerId: '1', paid: refund + kept, refund, kept },
  ...more,
})
const quote = (more: Partial<CancellationQuote> = {}): CancellationQuote => ({
  ...{ quoteId: 'q', travelerIds: null, stay: null, refund: 6_000, kept: 1_200 },
  ...{ lines: [line(6_000, 1_200)], channel: 'bkash', dueBy: '2026-11-30' },
  expiresAt: '2026-11-20T06:30:00.000Z',
  ...more,
})

/** A flight for this many travellers under this condition. */
function flight(refund: { allowed: boolean; fee: number | null } | null, travelers = 1): Order {
  const ids = Array.from({ length: travelers }, (_, index) => String(index + 1))
  return {
    serviceType: 'flight',
    booking: { status: 'ticketed' },
    cancellations: [],
    quote: {
      lines: [{ item: 'ADULT', travelerIds: ids, base: 2_000, tax: 400 }],
      discount: 0,
      total: 2_400 * travelers,
    },
    productData: { offer: { conditions: refund && { refund, change: null } } },
    travelersData: { travelers: ids.map((travelerId) => ({ travelerId })) },
  } as unknown as Order
}
const holiday = {
  ...{ serviceType: 'holidays', cancellations: [] },
  productData: {
    package: {
      refundSteps: [
        { daysBefore: 21, percent: 90 },
        { daysBefore: 7, percent: 45 },
      ],
    },
  },
  travelersData: { travelDate: '2026-12-08', rooms: {}, people: {} },
} as unknown as Order
const visa = (handedOverAt: string | null) =>
  ({
    ...{ serviceType: 'visa', cancellations: [], handedOverAt },
    productData: { visa: { refund: { beforeEmbassy: 100, afterwards: 20 } } },
  }) as unknown as Order

const rulesOf = (order: Order, now = NOW) =>
  viewQuote(order, quote(), now).lines.flatMap(({ notes }) => notes)

describe('each line of a quote names the rule behind its amount', () => {
  it.each([
    [flight({ allowed: true, fee: 1_200 }), 'By your fare: the airline keeps ৳1,200'],
    [
      flight({ allowed: true, fee: 1_200 }, 3),
      'By your fare: the airline keeps ৳1,200 for all 3 of you',
    ],
    [flight({ allowed: true, fee: 0 }), 'By your fare: the airline keeps nothing'],
    [flight({ allowed: false, fee: null }), 'By your fare: the airline gives nothing back'],
    [holiday, '45% comes back until 1 Dec 2026'],
    [visa(null), '100% comes back until we hand it to the embassy'],
    [visa('2026-11-19T06:00:00.000Z'), '20% comes back once the embassy has it'],
  ])('case %#', (order, rule) => {
    expect(rulesOf(order)).toEqual([rule])
  })

  it('and the fee of those alone who still fly', () => {
    const gone = { status: 'done', travelerIds: ['1'], stay: null }
    const party = { ...flight({ allowed: true, fee: 1_200 }, 3), cancellations: [gone] }
    expect(rulesOf(party as unknown as Order)).toEqual([
      'By your fare: the airline keeps ৳800 for all 2 of you',
    ])
  })

  it('after the last step of a holiday, when that was', () => {
    const later = Date.parse('2026-12-02T12:00:00+06:00')
    expect(rulesOf(holiday, later)).toEqual(['Nothing comes back after 1 Dec 2026'])
  })
})

it('shows earlier refunds, of each line and in total', () => {
  const lines = [line(3_500, 0, { paid: 3_600, returned: 100 }), line(3_400, 0, { returned: 200 })]
  const view = viewQuote(flight(null), quote({ refund: 6_900, kept: 0, lines }), NOW)
  expect(view.lines.map(({ notes }) => notes)).toEqual([
    ['৳100 of it came back to you before'],
    ['৳200 of it came back to you before'],
  ])
  expect(view.totals).toContainEqual(['Came back to you before', '৳300'])
  expect(viewQuote(flight(null), quote(), NOW).totals.map(([term]) => term)).not.toContain(
    'Came back to you before',
  )
})

it('says what of a service fee stays with us, and what the airline keeps without it', () => {
  const lines = [line(6_000, 1_500, { serviceFee: 300 }), line(6_000, 1_500, { serviceFee: 300 })]
  const view = viewQuote(flight(null), quote({ refund: 12_000, kept: 3_000, lines }), NOW)
  expect(view.lines[0]).toMatchObject({
    ...{ kept: '৳1,200', refund: '৳6,000', notes: ['Our service fee of ৳300 stays with us'] },
  })
  expect(view.totals).toEqual([
    ['The airline keeps', '৳2,400'],
    ['Jatra keeps', '৳600'],
    ['Comes back to you', '৳12,000'],
  ])
})

it.each([
  [{}, 'by bKash'],
  [
    { channel: 'sslCommerz', paidFrom: { brand: 'Visa', ending: '1234' } },
    'to your Visa card ending 1234',
  ],
  [{ byBank: true }, 'by bank transfer'],
] as const)('names the refund method: %o', (more, way) => {
  const { sentence, byBank } = viewQuote(flight(null), quote(more), NOW)
  expect(sentence).toBe(`You get ৳6,000 back ${way}, on 30 Nov 2026 at the latest.`)
  expect(byBank !== null).toBe('byBank' in more)
})

describe('the question before a part is cancelled', () => {
  const names = [
    ['Rahima', 'Khatun'],
    ['Nusrat', 'Jahan'],
    ['Karim', 'Ahmed'],
  ] as const
  const party = {
    ...flight(null, 3),
    quote: { lines: [{ item: 'ADULT', travelerIds: ['1', '2', '3'] }] },
    travelersData: {
      travelers: names.map(([firstName, lastName], index) => ({
        ...{ travelerId: String(index + 1), firstName, lastName },
      })),
    },
  } as unknown as Order

  it.each([{ refund: 6_000 }, { refund: null, kept: null }])(
    'names who leaves a flight and who stays: %o',
    (sums) => {
      const { asked, rest } = viewQuote(party, quote({ travelerIds: ['1'], ...sums }), NOW)
      expect(asked).toBe('Cancel for Rahima Khatun?')
      expect(rest).toBe('Still flying as booked: Nusrat Jahan and Karim Ahmed.')
    },
  )

  it('leaves out a traveller who left before', () => {
    const cancellations = [{ status: 'done', travelerIds: ['3'] }]
    const view = viewQuote({ ...party, cancellations } as Order, quote({ travelerIds: ['1'] }), NOW)
    expect(view.rest).toBe('Still flying as booked: Nusrat Jahan.')
  })

  it('names no one who stays where all are cancelled', () => {
    expect(viewQuote(party, quote(), NOW).rest).toBeNull()
  })

  const rooms = { singleRoom: 0, doubleRoom: 0, twinRoom: 1, tripleRoom: 1 }
  const people = { adults: 4, child: 1, child2: 0, infants: 0 }
  const family = {
    ...holiday,
    travelersData: { travelDate: '2026-12-08', rooms, people },
  } as unknown as Order
  const given = { ...rooms, tripleRoom: 0 }
  const restOf = (leaving: object) => {
    const stay = { rooms: given, people: { ...people, adults: 0, child: 0, ...leaving } }
    return viewQuote(family, quote({ stay }), NOW).rest
  }

  it('says who of a holiday leaves, and who stays in which rooms', () => {
    expect(restOf({ adults: 2 })).toBe(
      'Not travelling any more: Adults (12+) × 2. Still travelling as booked: Adults (12+) × 2 and Child (7-12) × 1, in Triple room × 1.',
    )
  })

  it('says that all still travel where only rooms go', () => {
    expect(restOf({})).toBe(
      'Still travelling as booked: Adults (12+) × 4 and Child (7-12) × 1, in Triple room × 1.',
    )
  })
})

describe('while staff take a traveller out of a flight', () => {
  const asked = {
    ...{ quoteId: 'q', travelerIds: ['1'], stay: null, status: 'needs_person', refund: 6_000 },
    ...{ kept: 1_200, lines: [], doneAt: null, dueBy: '2026-11-30' },
    askedAt: '2026-11-20T06:00:00.000Z',
  }
  const textOf = (more: object = {}, settledAt = '2026-11-19T06:00:00.000Z') => {
    const travelers = [
      { travelerId: '1', firstName: 'Rahima', lastName: 'Khatun' },
      { travelerId: '2', firstName: 'Nusrat', lastName: 'Jahan' },
    ]
    const payments = [{ status: 'success', paymentType: 'bkash', settledAt }]
    const order = {
      ...flight(null, 2),
      ...{ paymentType: 'bkash', payments, travelersData: { travelers } },
      cancellations: [{ ...asked, ...more }],
    } as unknown as Order
    return viewCancellation(order, NOW)?.text
  }
  const named =
    'You cancelled for Rahima Khatun. A colleague of ours takes Rahima Khatun out of the booking with the airline and writes to you. Everybody else flies as booked.'

  it('names them, and keeps the refund’s date and method as shown', () => {
    expect(textOf()).toBe(`${named} You get ৳6,000 back by bKash, on 30 Nov 2026 at the latest.`)
  })

  it('names no method where the gateway may no longer refund the payment', () => {
    expect(textOf({}, '2026-09-01T06:00:00.000Z')).toBe(
      `${named} You get ৳6,000 back, on 30 Nov 2026 at the latest.`,
    )
  })

  it.each([{ refund: 0 }, { dueBy: null }])('promises nothing where %o', (more) => {
    expect(textOf(more)).toBe(named)
  })
})
