import { describe, expect, it } from 'vitest'
import type { Order } from '@jatra/contract/whole-order/order'
import { noProgress } from '@jatra/contract/visa/visa-stages'
import { nextStep } from './next-step.server.ts'
import type { RetryAction } from './retry-action.server.ts'

const now = Date.parse('2026-11-20T06:00:00Z')
const common = {
  paymentStatus: 'success',
  payUrl: null,
  expiresAt: '2026-11-20T06:30:00.000Z',
  payments: [{ status: 'success' }],
}
const place = (city: string, countryCode: string) => ({ city, countryCode, name: '', country: '' })
const flight = (at: string, to = 'CXB', over = {}) =>
  ({
    ...common,
    serviceType: 'flight',
    booking: { status: 'ticketed', hold: null },
    refunds: [],
    cancellations: [],
    productData: {
      offer: {
        itineraries: [
          {
            segments: [
              {
                departure: { iataCode: 'DAC', at },
                arrival: { iataCode: to, at: `${at.slice(0, 10)}T23:00:00` },
              },
            ],
          },
        ],
      },
      dictionaries: {
        locations: {
          DAC: place('Dhaka', 'BD'),
          CXB: place("Cox's Bazar", 'BD'),
          BKK: place('Bangkok', 'TH'),
        },
      },
    },
    travelersData: {
      travelers: [{ travelerId: '1', firstName: 'Nusrat', lastName: 'Jahan' }, {}],
    },
    ...over,
  }) as unknown as Order
const visa = (over: object, order: object = {}) =>
  ({
    ...common,
    refunds: [],
    cancellations: [],
    serviceType: 'visa',
    handedOverAt: null,
    progress: noProgress,
    ...order,
    travelersData: {
      deliveryMethod: 'travelerDrop',
      deliveryDate: null,
      documentsDueDate: null,
      checklist: [],
      travelers: [{ firstName: 'Nusrat', documents: [], documentsLater: true }],
      ...over,
    },
  }) as unknown as Order
const refundDue = (dueBy: string) => ({
  ...{ reason: 'not_ticketed', status: 'sent', amount: 7200, channel: 'bkash' },
  ...{ dueBy, requestedAt: `${dueBy}T06:00:00.000Z` },
})
const office = 'House 7, Road 11, Banani, Dhaka'
const textOf = (order: Order, retry: RetryAction | null = null) =>
  nextStep(order, retry, office, now).text

describe('what to do now', () => {
  it('is to be at the airport in time, with what is asked there', () => {
    expect(textOf(flight('2026-12-01T07:30:00'))).toBe(
      'Nothing more to pay. Be at Dhaka airport by 05:30 on 1 Dec 2026, each with a government photo ID.',
    )
    expect(textOf(flight('2026-12-01T01:15:00', 'BKK'))).toBe(
      'Nothing more to pay. Be at Dhaka airport by 22:15 on 30 Nov 2026, each with the passport named below.',
    )
  })

  it('is nothing once the journey is over', () => {
    expect(textOf(flight('2026-11-19T07:30:00'))).toBe('Nothing. This journey is over.')
  })

  it('is to wait for the tickets, or for the refund where none came', () => {
    const onDay = (over: object) => textOf(flight('2026-12-01T07:30:00', 'CXB', over))
    for (const status of ['confirming', 'reserved']) {
      expect(onDay({ booking: { status } })).toContain('The airline is issuing your tickets')
    }
    const changed = (decision: string | null) =>
      onDay({ booking: { status: 'change_pending', change: { decision } } })
    expect(changed(null)).toContain('See below what the airline changed')
    expect(changed('accept')).toContain('we are telling the airline')
    expect(changed('refund')).toContain('We are cancelling your seats')
    const refunds = [refundDue('2026-11-23')]
    expect(onDay({ booking: { status: 'failed' }, refunds })).toBe(
      'Nothing. You get ৳7,200 back by bKash, on 23 Nov 2026 at the latest.',
    )
  })

  it('is to ask where the refund is, once that is late', () => {
    const refunds = [refundDue('2026-11-18')]
    expect(
      textOf(flight('2026-12-01T07:30:00', 'CXB', { booking: { status: 'failed' }, refunds })),
    ).toBe('Your refund is late. See below what you can do.')
  })

  it('is to wait for a colleague who looks after a cancellation, and to fly if others do', () => {
    const waits = {
      ...{ status: 'needs_person', travelerIds: null, stay: null, refund: 6_000 },
      dueBy: '2026-11-30',
    }
    const withOne = (cancellation: object) =>
      textOf(flight('2026-12-01T07:30:00', 'CXB', { cancellations: [cancellation] }))
    expect(withOne(waits)).toBe(
      'You asked to cancel this booking, and a colleague of ours sees to it: ৳6,000 back by 30 Nov 2026. We write to you, within a day as a rule.',
    )
    expect(withOne({ ...waits, travelerIds: ['1'] })).toMatch(
      /^You asked to cancel for Nusrat Jahan, .* as a rule\. Nothing more to pay\. Be at Dhaka airport by 05:30/,
    )
  })

  it('is to pay while that can be done, and to wait while the payment is checked', () => {
    const payments = [{ status: 'pending' }]
    const waiting = { _id: 'o1', paymentStatus: 'pending', payUrl: '/pay', payments }
    const step = nextStep(flight('2026-12-01T07:30:00', 'CXB', waiting), null, office, now)
    expect(step.action).toEqual({ href: '/pay', label: 'Go on to pay' })
    expect(step.text).toContain('12:30')
    const checked = flight('2026-12-01T07:30:00', 'CXB', { ...waiting, payUrl: null })
    expect(textOf(checked)).toContain('Please do not pay a second time.')
    const over = { ...waiting, payUrl: null, payments: [{ status: 'expired' }] }
    const again = nextStep(flight('2026-12-01T07:30:00', 'CXB', over), null, office, now)
    expect(again.action).toEqual({ href: '/payment/pay/o1', label: 'Go on to pay' })
  })

  it('is to pay a held flight, and to know that a payment that waits is safe', () => {
    const heldWith = (...statuses: string[]) => {
      const hold = { payBy: '2026-11-21T06:00:00.000Z', priceGuaranteedUntil: null }
      const waiting = { paymentStatus: 'pending', payments: statuses.map((status) => ({ status })) }
      const order = flight('2026-12-01T07:30:00', 'BKK', {
        ...waiting,
        ...{ _id: 'o1', booking: { status: 'held', hold, reference: 'ABC123' } },
      })
      return nextStep(order, null, office, now)
    }
    expect(heldWith().text).not.toContain('your money is safe')
    expect(heldWith('pending').text).toContain('If you have paid, your money is safe')
    expect(heldWith('pending').action).toEqual({ href: '/payment/pay/o1', label: 'Pay now' })
  })

  it('is to book again after an order that failed', () => {
    const retry: RetryAction = {
      same: true,
      href: '/again',
      label: 'Pay again',
      text: 'Nothing was charged.',
    }
    const failed = { paymentStatus: 'failed', payments: [{ status: 'failed' }] }
    const step = nextStep(flight('2026-12-01T07:30:00', 'CXB', failed), retry, office, now)
    expect(step).toEqual({ text: retry.text, action: { href: '/again', label: 'Pay again' } })
    const late = { paymentStatus: 'expired', payments: [{ status: 'refund_due' }] }
    expect(textOf(flight('2026-12-01T07:30:00', 'CXB', late), retry)).toContain('goes back to you')
  })

  it('is to give the documents of a visa, and where', () => {
    expect(textOf(visa({}))).toBe(
      'Bring your documents, with the booking ID, to our office: House 7, Road 11, Banani, Dhaka.',
    )
    expect(textOf(visa({ documentsDueDate: '2026-11-25' }))).toBe(
      'Bring the missing documents of Nusrat by 25 Nov 2026, with the booking ID, to our office: House 7, Road 11, Banani, Dhaka.',
    )
    const pickUp = { deliveryMethod: 'pickUp', deliveryDate: '2026-11-24' }
    expect(textOf(visa(pickUp))).toContain('we pick them up on 24 Nov 2026')
    expect(textOf(visa({ ...pickUp, documentsDueDate: '2026-11-24' }))).toBe(
      'Have your documents ready, also the missing ones of Nusrat: we pick them up on 24 Nov 2026.',
    )
    expect(textOf(visa({ ...pickUp, deliveryDate: '2026-11-19' }))).toContain('We check')
  })

  it('is to bring missing documents all the same once their day has passed', () => {
    expect(textOf(visa({ documentsDueDate: '2026-11-19' }))).toBe(
      'The missing documents of Nusrat were due on 19 Nov 2026. Bring them now, with the booking ID, to our office: House 7, Road 11, Banani, Dhaka.',
    )
  })

  it('is nothing once the embassy has the application', () => {
    const handedOver = { handedOverAt: '2026-11-19T06:00:00.000Z' }
    for (const days of [{}, { documentsDueDate: '2026-11-25' }])
      expect(textOf(visa(days, handedOver))).toBe(
        'Nothing. The embassy has your application since 19 Nov 2026. Keep the booking ID at hand when you call us.',
      )
  })
})
