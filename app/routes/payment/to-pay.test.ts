import { describe, expect, it } from 'vitest'
import type { Order } from '@jatra/contract/whole-order/order'
import { endedBefore, payHrefOf } from './to-pay.ts'

const attempt = (tranId: string, status: string, paymentType = 'bkash') => ({
  ...{ tranId, status, paymentType },
})
const order = (over: object) =>
  ({
    ...{ _id: 'o1', serviceType: 'visa', paymentStatus: 'pending', payUrl: null, payments: [] },
    ...over,
  }) as unknown as Order

describe('where an order that is paid at once is paid by an option of choice', () => {
  it('is its own page, while a payment page is open and after it was over', () => {
    const open = { payUrl: '/gateway', payments: [attempt('1', 'pending')] }
    expect(payHrefOf(order(open))).toBe('/payment/pay/o1')
    expect(payHrefOf(order({ payments: [attempt('1', 'expired')] }))).toBe('/payment/pay/o1')
  })

  it('is nowhere while the answer about a payment is not there, nor for any other order', () => {
    expect(payHrefOf(order({ payments: [attempt('1', 'pending')] }))).toBeNull()
    expect(payHrefOf(order({ paymentStatus: 'success' }))).toBeNull()
    expect(payHrefOf(order({ serviceType: 'flight', booking: { hold: {} } }))).toBeNull()
  })
})

describe('what a browser that is back from an old payment page is told', () => {
  it('is by what the booking was paid already', () => {
    const payments = [attempt('1', 'expired'), attempt('2', 'success', 'nogod')]
    const paid = order({ paymentStatus: 'success', payments })
    expect(endedBefore(paid, '1')).toMatch(/^This booking was paid already, by Nagad\. Nothing was/)
    expect(endedBefore(paid, '2')).toBeNull()
    expect(endedBefore(paid, null)).toBeNull()
  })

  it('is that the page was open too long, of an order that waits', () => {
    const payments = [attempt('1', 'expired')]
    expect(endedBefore(order({ payments }), '1')).toContain('open too long')
    expect(endedBefore(order({ payments, paymentStatus: 'expired' }), '1')).toBeNull()
  })
})
