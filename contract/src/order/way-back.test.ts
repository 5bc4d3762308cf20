import { expect, it } from 'vitest'
import { DAY_MS } from '../values/time-units.ts'
import { wayBackInWords, wayBackOf } from './way-back.ts'

it.each([
  [undefined, 'by SSLCommerz'],
  [{ brand: 'Visa', ending: '1234' }, 'to your Visa card ending 1234'],
  [{ brand: 'bKash', ending: '8575' }, 'to your bKash wallet ending 8575'],
  [{ brand: null, ending: '1234' }, 'to your card ending 1234'],
])('money that was paid from %j comes back %s', (paidFrom, words) => {
  expect(wayBackInWords('sslCommerz', paidFrom)).toBe(words)
})

it('says the same in Bangla', () => {
  const visa = { brand: 'Visa', ending: '1234' }
  expect(wayBackInWords('sslCommerz', visa, 'bn')).toBe('আপনার Visa কার্ডে (শেষে ১২৩৪)')
  expect(wayBackInWords('bkash', undefined, 'bn')).toBe('bKash-এ')
})

const paidAt = Date.parse('2026-09-20T06:00:00.000Z')
const order = {
  paymentType: 'bkash' as const,
  payments: [
    {
      ...{ tranId: 't', paymentType: 'bkash' as const, amount: 7_200, status: 'success' as const },
      ...{ createdAt: '2026-09-20T05:58:00.000Z', settledAt: '2026-09-20T06:00:00.000Z' },
    },
  ],
}

it('bKash gives back for 60 days, and then it is a bank transfer', () => {
  expect(wayBackOf(order, 'bkash', paidAt + 60 * DAY_MS - 1)).toEqual({ channel: 'bkash' })
  expect(wayBackOf(order, 'bkash', paidAt + 60 * DAY_MS)).toEqual({
    channel: 'bkash',
    byBank: true,
  })
})

it('a gateway that names no end gives back the way it came, whatever was paid by it', () => {
  expect(wayBackOf(order, 'sslcommerz', paidAt + 300 * DAY_MS)).toEqual({ channel: 'bkash' })
})
