import { expect, it } from 'vitest'
import { endsOrder, withAttempt } from './attempt-end.ts'

const alone = { isHeld: false, hasOpen: false }

it('an attempt that fails or is cancelled ends an order that has no other way to be paid', () => {
  expect(endsOrder('failed', alone)).toBe(true)
  expect(endsOrder('cancelled', alone)).toBe(true)
})

it('and leaves a held flight, and an order that another attempt may still pay', () => {
  expect(endsOrder('failed', { ...alone, isHeld: true })).toBe(false)
  expect(endsOrder('cancelled', { ...alone, hasOpen: true })).toBe(false)
})

it('a page that is over ends no order', () => {
  expect(endsOrder('expired', alone)).toBe(false)
})

it('the page of an order is told which attempt had ended', () => {
  expect(withAttempt('/payment/return/1', 'JT1')).toBe('/payment/return/1?attempt=JT1')
})
