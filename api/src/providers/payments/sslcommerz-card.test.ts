import { expect, it } from 'vitest'
import { paidFromOf } from './sslcommerz-card.ts'

it.each([
  ['VISA-Dutch Bangla', '432149XXXXXX0667', { brand: 'Visa', ending: '0667' }],
  ['AMEX-City Bank', '371111XXXXX1111', { brand: 'American Express', ending: '1111' }],
  ['BKASH-BKash', '017XXXX8575', { brand: 'bKash', ending: '8575' }],
  ['SOMETHING-New', '9999XXXX1234 ', { brand: null, ending: '1234' }],
])('%s %s', (type, number, kept) => {
  expect(paidFromOf(type, number)).toEqual(kept)
})

it.each([undefined, null, '', 'XXXXXXXXXXXX', '123'])(
  'nothing is kept of the number %s',
  (number) => {
    expect(paidFromOf('VISA-Any', number)).toBeNull()
  },
)

it('no more than four digits are kept, even of a number that is not masked', () => {
  expect(JSON.stringify(paidFromOf('VISA-Any', '4321491234560667'))).not.toContain('56')
})
