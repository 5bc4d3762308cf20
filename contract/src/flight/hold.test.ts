import { expect, it } from 'vitest'
import { isPriceGuaranteed, offerHoldOf, payHoldBy, remindOfHoldAt } from './hold.ts'

const now = Date.parse('2026-11-23T12:00:30Z')
const at = (time: string) => Date.parse(time)

it('is paid half an hour before the supplier wants its money, in whole minutes', () => {
  const hold = {
    payBy: at('2026-11-24T12:00:30Z'),
    priceGuaranteedUntil: at('2026-11-24T06:00:00Z'),
  }
  expect(offerHoldOf(hold, now)).toEqual({
    payBy: '2026-11-24T11:30:00.000Z',
    priceGuaranteedUntil: '2026-11-24T05:30:00.000Z',
  })
})

it('lasts three days at most, whatever the airline allows', () => {
  expect(payHoldBy(at('2026-12-20T00:00:00Z'), now)).toBe(at('2026-11-26T12:00:00Z'))
})

it.each([
  ['what the airline does not hold', null],
  ['what would have to be paid within two hours', at('2026-11-23T14:30:00Z')],
])('is not offered for %s', (_, payBy) => {
  const hold = payBy === null ? null : { payBy, priceGuaranteedUntil: null }
  expect(offerHoldOf(hold, now)).toBeNull()
})

it('is offered when exactly two hours are left to pay', () => {
  const hold = { payBy: at('2026-11-23T14:30:00Z'), priceGuaranteedUntil: null }
  expect(offerHoldOf(hold, at('2026-11-23T12:00:00Z'))?.payBy).toBe('2026-11-23T14:00:00.000Z')
})

it('guarantees the price only when the airline does, for as long as the seats', () => {
  const payBy = '2026-11-24T11:30:00.000Z'
  expect(isPriceGuaranteed({ payBy, priceGuaranteedUntil: null })).toBe(false)
  expect(isPriceGuaranteed({ payBy, priceGuaranteedUntil: '2026-11-24T05:30:00.000Z' })).toBe(false)
  expect(isPriceGuaranteed({ payBy, priceGuaranteedUntil: payBy })).toBe(true)
})

it.each([
  ['a day', '2026-11-24T12:00:00Z', '2026-11-24T06:00:00Z'],
  ['three days', '2026-11-26T12:00:00Z', '2026-11-26T06:00:00Z'],
  ['two hours', '2026-11-23T14:00:00Z', '2026-11-23T13:00:00Z'],
])('reminds a while before the end of a hold of %s', (_, payBy, remind) => {
  expect(remindOfHoldAt(at('2026-11-23T12:00:00Z'), at(payBy))).toBe(at(remind))
})
